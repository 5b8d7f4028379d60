import { FileTrouble } from './file-trouble.tsx';
import { useAlbum } from './use-album.ts';
import { useArrivingFiles } from './use-arriving-files.ts';

/**
 * Takes in files of drawings that come from the system while somebody is signed in, and says why one was not. What was
 * in them is offered to the account like anything that was colored before.
 */
export function ArrivingFiles() {
  const { work, bringBack } = useAlbum([]);
  useArrivingFiles(bringBack);
  return work.trouble && <FileTrouble words={work.trouble} />;
}
