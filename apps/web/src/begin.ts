import './ui/site-data.ts';
import { FIRST_SCRIPTS } from '@inkbloom/contracts/first-scripts';
import { isScreenWritten } from './app/is-screen-written.ts';
import { keepEarlyOffer } from './device/install/early-offer.ts';
import './ui/styles/app.css';

/** Milliseconds after which the app begins even if nothing was painted, as in a window that is covered. */
const PATIENCE_MS = 500;

/** Resolves once the browser has painted what the server wrote; at once where there is nothing to paint. */
async function whenPainted(): Promise<void> {
  if (!isScreenWritten() || document.hidden) return;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    // The frame is painted right after its callbacks; what a message brings runs after that.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(), { once: true });
      port1.start();
      port2.postMessage(undefined);
    });
  });
}

/** Asks for all scripts of the page's screen together, instead of one after the other as they name each other. */
function loadFirstScripts(): void {
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${FIRST_SCRIPTS}"]`)?.content ?? '';
  for (const href of named.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

async function begin(): Promise<void> {
  keepEarlyOffer();
  await whenPainted();
  loadFirstScripts();
  await import('./main.tsx');
}

// The app's code comes after the first paint: earlier it would take the network from style sheet, fonts and pictures.
// No `await` here: what is imported imports parts of this module's chunk.
void begin();
