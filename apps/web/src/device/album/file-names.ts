/** What no file system likes in a name. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]+/gu;

/** Makes file names out of titles; a title that comes again gets a number. */
export function createNames(): (title: string, extension: string) => string {
  const seen = new Map<string, number>();
  return (title, extension) => {
    const plain = title.replaceAll(FORBIDDEN, ' ').trim() || 'Drawing';
    const count = (seen.get(plain) ?? 0) + 1;
    seen.set(plain, count);
    return count === 1 ? `${plain}.${extension}` : `${plain} ${count}.${extension}`;
  };
}
