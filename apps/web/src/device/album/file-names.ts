/** What no file system likes in a name. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]+/gu;

/**
 * Makes file names out of titles; where one is taken already it gets a number. Many file systems take small and large
 * letters for the same.
 */
export function createNames(): (title: string, extension: string) => string {
  const taken = new Set<string>();
  return (title, extension) => {
    const plain = title.replaceAll(FORBIDDEN, ' ').trim() || 'Drawing';
    let name = `${plain}.${extension}`;
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${plain} ${number}.${extension}`;
    taken.add(name.toLowerCase());
    return name;
  };
}
