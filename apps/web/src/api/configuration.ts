import { Configuration, CONFIGURATION_ELEMENT } from '@inkbloom/contracts/configuration';

let known: Configuration | undefined;

/** What the server wrote into the page; undefined when the page was served without it. */
export function configuration(): Configuration | undefined {
  known ??= read(document.querySelector(`#${CONFIGURATION_ELEMENT}`)?.textContent ?? '');
  return known;
}

function read(text: string): Configuration | undefined {
  if (!text) return undefined;
  const parsed = Configuration.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : undefined;
}
