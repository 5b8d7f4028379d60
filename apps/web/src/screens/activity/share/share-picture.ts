import { isNativeShell } from '../../../device/shell/native-shell.ts';
import { loadFile } from '../../../api/calls/load-file.ts';

/** Milliseconds that a share waits for its picture: the browser forgets the press that asked for it soon after. */
const PATIENCE = 1500;

let last: { readonly url: string; readonly picture: Promise<File | undefined> } | undefined;

function isTaken(): boolean {
  if (isNativeShell()) return true;
  const { canShare } = navigator as Partial<Navigator>;
  const probe = new File([''], 'page.png', { type: 'image/png' });
  return canShare !== undefined && navigator.canShare({ files: [probe] });
}

async function load(url: string, name: string): Promise<File | undefined> {
  const blob = await loadFile(url).catch(() => undefined);
  return blob && new File([blob], `${name}.png`, { type: blob.type });
}

/**
 * A page's picture as a file to share, asked for as soon as the person reaches for the button; undefined where files
 * cannot be shared, and when it does not come in time.
 */
export async function sharePicture(url: string, name: string): Promise<File | undefined> {
  if (!isTaken()) return undefined;
  if (last?.url !== url) last = { url, picture: load(url, name) };
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
  return Promise.race([last.picture, late]);
}
