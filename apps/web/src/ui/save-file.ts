/** Milliseconds that a file stays in memory for the browser to save it. */
const SAVING = 60_000;

/** How a file is handed over under a name. */
export type FileSaver = (file: Blob, name: string) => void;

let save: FileSaver = saveByLink;

/** Hands files over in another way from now on, where there are no downloads. */
export function setFileSaver(saver: FileSaver): void {
  save = saver;
}

/** Hands a file to the browser's downloads under a name. */
export function saveFile(file: Blob, name: string): void {
  save(file, name);
}

function saveByLink(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVING);
}
