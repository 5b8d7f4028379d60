import type { Configuration } from '@inkbloom/contracts/configuration';
import { CONFIGURATION_ELEMENT } from '@inkbloom/contracts/configuration-element';

let known: Configuration | undefined;

/** What the server wrote into the page; undefined when the page was served without it. */
export function configuration(): Configuration | undefined {
  known ??= read(document.querySelector(`#${CONFIGURATION_ELEMENT}`)?.textContent ?? '');
  return known;
}

/**
 * The page and what the server writes into it are of one version, so a look at the name is check enough; a schema here
 * would be code that the landing page waits for.
 */
function read(text: string): Configuration | undefined {
  const written = text ? (JSON.parse(text) as Partial<Configuration>) : {};
  return written.appName === undefined ? undefined : (written as Configuration);
}
