/** A page on its way to the printer: its picture, and another to use where that one fails. */
export interface Printable {
  readonly url: string;
  readonly fallbackUrl: string;
}

export const PRINT_BLOCKED = 'Failed to open print window. Please allow popups for this site.';
/** How that failure is put to the person. */
export const PRINT_BLOCKED_WORDS =
  'Error opening print dialog. Please ensure popups are allowed for this site.';

const NO_PICTURES = 'The pages could not be loaded. Please close this window and try again.';

/** One page a sheet of paper, as large as it fits. */
const SHEETS = `
  @page { margin: 10mm }
  body { margin: 0; background: white; font: 18px system-ui, sans-serif }
  img { display: block; margin: auto; max-width: 100%; max-height: 100vh; break-inside: avoid }
  img:not(:last-child) { break-after: page }
`;

/**
 * Opens a window that holds all pages; it starts printing by itself once their pictures are there. Must be called
 * straight from a click, or the browser takes the window for a popup. Resolves once the pictures are no longer asked
 * for.
 * @throws Error with `PRINT_BLOCKED` where the browser gave no window.
 */
export function printPages(title: string, pages: readonly Printable[]): Promise<void> {
  const opened = window.open('', '_blank');
  if (!opened) throw new Error(PRINT_BLOCKED);
  const { document } = opened;
  document.title = title;
  // A constructed sheet, because a strict content policy lets no style element through.
  const sheet = new (opened as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(SHEETS);
  document.adoptedStyleSheets = [sheet];
  return fill(document.body, title, pages).then(() => start(opened));
}

/** Shows the pages in their order; one whose pictures both fail is left out. */
async function fill(body: HTMLElement, title: string, pages: readonly Printable[]): Promise<void> {
  const images = pages.map(() => body.ownerDocument.createElement('img'));
  body.append(...images);
  await Promise.all(
    pages.map(async ({ url, fallbackUrl }, at) => {
      const image = images[at]!;
      image.alt = title;
      const shown = (await show(image, url)) || (await show(image, fallbackUrl));
      if (!shown) image.remove();
    }),
  );
}

/** Whether the picture came. */
async function show(image: HTMLImageElement, url: string): Promise<boolean> {
  image.src = new URL(url, location.href).href;
  return image.decode().then(
    () => true,
    () => false,
  );
}

function start(opened: Window): void {
  if (opened.document.images.length === 0) {
    opened.document.body.textContent = NO_PICTURES;
    return;
  }
  opened.addEventListener('afterprint', () => opened.close());
  opened.focus();
  opened.print();
}
