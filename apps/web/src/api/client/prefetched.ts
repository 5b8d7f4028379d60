import { configuration } from './configuration.ts';
import { firstScreenRequests } from './first-screen-requests.ts';
import { JSON_TYPE, ownHeaders } from './own-headers.ts';
import { KEPT_SETTINGS } from './kept-settings.ts';
import { readHint } from '../session/sign-in-hint.ts';

/*
 * A little script of its own before the app's: a guest's first screen asks its first questions while the app's code
 * still is on its way. The request client then takes the answers instead of asking again.
 */

/** Milliseconds after which an answer that nobody took is asked for anew. */
const GOOD_FOR = 15_000;

const answers = new Map<string, Promise<Response>>();

/** Whether the first questions go to the own server, in nobody's name. */
function isPlain(): boolean {
  return readHint() === 'no' && sessionStorage.getItem(KEPT_SETTINGS) === null;
}

function askEarly(): void {
  const { pathname, search, origin } = location;
  const version = configuration()?.version;
  if (version === undefined || !isPlain()) return;
  for (const question of firstScreenRequests(pathname, search)) {
    const answer = fetch(question, { headers: { ...JSON_TYPE, ...ownHeaders(version) } });
    answer.catch(() => undefined);
    answers.set(`${origin}${question}`, answer);
  }
}

/** The answer that is already on its way to a question by its whole address, once; undefined when there is none. */
export function takePrefetched({ method, url }: Request): Promise<Response> | undefined {
  const answer = method === 'GET' && performance.now() < GOOD_FOR ? answers.get(url) : undefined;
  answers.delete(url);
  return answer;
}

if (typeof document !== 'undefined') askEarly();
