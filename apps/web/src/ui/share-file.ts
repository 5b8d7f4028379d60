import { saveFile } from './save-file.ts';

/** Whether the browser has a sheet that takes this file. */
export function canShareFile(file: File): boolean {
  return (navigator as Partial<Navigator>).canShare?.({ files: [file] }) ?? false;
}

/** Opens the share sheet with a file; where it is refused, other than by the person, the file is saved instead. */
export async function shareFile(file: File, title: string): Promise<void> {
  await navigator.share({ title, files: [file] }).catch((reason: unknown) => {
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) saveFile(file, file.name);
  });
}
