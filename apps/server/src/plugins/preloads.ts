import { FIRST_SCRIPTS } from '@inkbloom/contracts/first-scripts';

/** Which scripts the screen at an address begins with, as a line for its page's head. */
export type Preloads = (path: string) => string;

const NONE: Preloads = () => '';

function meta(files: readonly string[]): string {
  return `\n    <meta name="${FIRST_SCRIPTS}" content="${files.join(' ')}" />`;
}

/**
 * Reads the app's preloads.json: pairs of an address, as a regular expression, and files.
 * @param text undefined where the app was built without it
 */
export function readPreloads(text: string | undefined): Preloads {
  if (text === undefined) return NONE;
  const pairs = (JSON.parse(text) as [address: string, files: string[]][]).map(
    ([address, files]) => [new RegExp(address), meta(files)] as const,
  );
  return (path) => pairs.find(([address]) => address.test(path))?.[1] ?? '';
}
