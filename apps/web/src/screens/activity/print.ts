/** A page on its way to the printer: its picture, and another to use where that one fails. */
export interface Printable {
  readonly url: string;
  readonly fallbackUrl: string;
}

export const PRINT_BLOCKED = 'Failed to open print window. Please allow popups for this site.';
/** How that failure is put to the person. */
export const PRINT_BLOCKED_WORDS =
  'Error opening print dialog. Please ensure popups are allowed for this site.';

/** One page a sheet of paper, as large as it fits. */
const SHEETS = `
  @page { margin: 10mm }
  body { margin: 0; background: white }
  img { display: block; margin: auto; max-width: 100%; max-height: 100vh; break-inside: avoid }
  img:not(:last-child) { break-after: page }
`;

/**
 * Opens a window that holds all pages and starts printing once their pictures are there. Must be called straight
 * from a click, or the browser takes the window for a popup.
 * @throws Error with `PRINT_BLOCKED` where the browser gave no window.
 */
export async function printPages(title: string, pages: readonly Printable[]): Promise<void> {
  const opened = window.open('', '_blank');
  if (!opened) throw new Error(PRINT_BLOCKED);
  const { document } = opened;
  document.title = title;
  // A constructed sheet, because a strict content policy lets no style element through.
  const sheet = new (opened as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(SHEETS);
  document.adoptedStyleSheets = [sheet];
  const pictures = pages.map((page) => picture(document, page, title));
  document.body.append(...pictures.map(({ image }) => image));
  await Promise.all(pictures.map(({ settled }) => settled));
  opened.addEventListener('afterprint', () => opened.close());
  opened.focus();
  opened.print();
}

function picture(document: Document, page: Printable, title: string) {
  const image = document.createElement('img');
  image.alt = title;
  const load = (url: string) => {
    image.src = new URL(url, location.href).href;
    return image.decode();
  };
  const settled = load(page.url)
    .catch(() => load(page.fallbackUrl))
    .catch(() => image.remove());
  return { image, settled };
}
