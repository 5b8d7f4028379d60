import { type FirstAnswers, FIRST_ANSWERS_ELEMENT } from '@inkbloom/contracts/first-answers';
import { apiBase, type Settings } from './runtime-configuration.ts';

/** How long answers count as fresh, and how far the device's clock may be off; older ones are asked for anew. */
const FRESH_FOR_MS = 60_000;

/** Whether the pages come from the server that wrote the page. */
function isOwnServer(settings: Settings): boolean {
  const { mode, api } = settings.configuration;
  return (
    mode === 'api' && api.enabled && new URL(apiBase(settings), location.href).origin === location.origin
  );
}

/**
 * The answers that the server wrote into the page for its first screen; undefined when it wrote none, when they are
 * old, as in a page that is kept for times without a network, or when the person chose another server.
 */
export function firstAnswers(settings: Settings, now: number = Date.now()): FirstAnswers | undefined {
  const text = document.querySelector(`#${FIRST_ANSWERS_ELEMENT}`)?.textContent ?? '';
  if (text === '' || !isOwnServer(settings)) return undefined;
  const answers = JSON.parse(text) as FirstAnswers;
  return Math.abs(now - answers.at) < FRESH_FOR_MS ? answers : undefined;
}
