import './ui/site-data.ts';
import { FIRST_SCRIPTS } from '@inkbloom/contracts/first-scripts';
import { isScreenWritten } from './app/is-screen-written.ts';
import { keepEarlyOffer } from './device/install/early-offer.ts';
import './ui/styles/app.css';

/** Milliseconds after which the app begins even if nothing was painted, as in a window that is covered. */
const PATIENCE_MS = 500;

/** Resolves once something is on the screen. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const painted = new PerformanceObserver(() => {
      painted.disconnect();
      resolve();
    });
    painted.observe({ type: 'paint', buffered: true });
  });
}

/** Resolves once the browser has painted what the server wrote; at once where there is nothing to paint. */
async function whenPainted(): Promise<void> {
  if (!isScreenWritten() || document.hidden) return;
  const pictures = document.querySelectorAll<HTMLImageElement>('#written img:not([loading="lazy"])');
  // A picture that fails is as good as painted.
  const shown = [...pictures].map((picture) => picture.decode().catch(() => undefined));
  const late = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([Promise.all([firstPaint(), ...shown]), late]);
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
