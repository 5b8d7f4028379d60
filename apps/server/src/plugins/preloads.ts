/** Which scripts the screen at an address begins with, as links for its page's head. */
export type Preloads = (path: string) => string;

const NONE: Preloads = () => '';

function link(file: string): string {
  return `\n    <link rel="modulepreload" href="${file}" />`;
}

/**
 * Reads the app's preloads.json: pairs of an address, as a regular expression, and files.
 * @param text undefined where the app was built without it
 */
export function readPreloads(text: string | undefined): Preloads {
  if (text === undefined) return NONE;
  const pairs = (JSON.parse(text) as [address: string, files: string[]][]).map(
    ([address, files]) => [new RegExp(address), files.map(link).join('')] as const,
  );
  return (path) => pairs.find(([address]) => address.test(path))?.[1] ?? '';
}
