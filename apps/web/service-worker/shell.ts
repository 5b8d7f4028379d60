/** A page of the app whose head says nothing of a certain activity: it can stand for every address. */
const PAGE = '/gallery';
const CACHE = 'shell';
/** How long a page may take before the kept one is shown: it starts the same app. */
const PAGE_TIMEOUT_MS = 4000;

/** Keeps the app's HTML as this server writes it, with its configuration. Rejects when it cannot be had. */
export async function keepShell(): Promise<void> {
  const answer = await fetch(PAGE, { headers: { accept: 'text/html' }, cache: 'no-cache' });
  if (!answer.ok) throw new Error(`the app's page answered ${answer.status}`);
  await (await caches.open(CACHE)).put(PAGE, answer);
}

/** The page at an address from the network, or the kept one when the network fails, is slow or has only an error. */
export async function openPage(request: Request): Promise<Response> {
  const kept = await (await caches.open(CACHE)).match(PAGE);
  if (!kept) return fetch(request);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PAGE_TIMEOUT_MS);
  try {
    const answer = await fetch(request, { signal: late.signal });
    return answer.status < 500 ? answer : kept;
  } catch {
    return kept;
  } finally {
    // A page that has begun to come may take its time: given up in its middle it would be half a page.
    clearTimeout(timer);
  }
}
