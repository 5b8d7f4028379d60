import { afterEach, describe, expect, it, vi } from 'vitest';
import { PRINT_BLOCKED, printPages } from './print.ts';

const pages = [
  { url: '/images/a.svg', fallbackUrl: '/images/a.png' },
  { url: '/images/b.svg', fallbackUrl: '/images/b.png' },
];

/** A window such as `open` gives, whose pictures come unless their address holds a word of `missing`. */
function printWindow(missing: readonly string[]) {
  const images: { src: string; alt: string }[] = [];
  const body = { textContent: '', ownerDocument: {}, append: (...all: typeof images) => images.push(...all) };
  const createElement = () => {
    const image = {
      src: '',
      alt: '',
      decode: async () => {
        if (missing.some((word) => image.src.includes(word))) throw new Error('no picture');
      },
      remove: () => images.splice(images.indexOf(image), 1),
    };
    return image;
  };
  const document = { title: '', body, images, adoptedStyleSheets: [], createElement };
  body.ownerDocument = document;
  const printed = vi.fn<() => void>();
  const opened = {
    document,
    CSSStyleSheet: class {
      replaceSync(): void {}
    },
    addEventListener: () => undefined,
    focus: () => undefined,
    print: printed,
  };
  vi.stubGlobal('window', { open: () => opened });
  vi.stubGlobal('location', { href: 'https://site.example/activity/owl' });
  return { document, printed, sources: () => images.map(({ src }) => src) };
}

describe('printPages', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('DET-6 fails where the browser blocks the window', () => {
    vi.stubGlobal('window', { open: () => null });
    expect(() => printPages('Night Watch', pages)).toThrow(PRINT_BLOCKED);
  });

  it('DET-6 prints all pages, in their order, once their pictures are there', async () => {
    const { document, printed, sources } = printWindow([]);
    const done = printPages('Night Watch', pages);
    expect(printed).not.toHaveBeenCalled();
    await done;
    expect(printed).toHaveBeenCalledOnce();
    expect(document.title).toBe('Night Watch');
    expect(sources()).toEqual(['https://site.example/images/a.svg', 'https://site.example/images/b.svg']);
  });

  it('DET-6 prints the other picture of a page whose first one fails', async () => {
    const { printed, sources } = printWindow(['a.svg']);
    await printPages('Night Watch', pages);
    expect(printed).toHaveBeenCalledOnce();
    expect(sources()).toEqual(['https://site.example/images/a.png', 'https://site.example/images/b.svg']);
  });

  it('DET-6 says so instead of printing nothing', async () => {
    const { document, printed } = printWindow(['images']);
    await printPages('Night Watch', pages);
    expect(document.body.textContent).toContain('could not be loaded');
    expect(printed).not.toHaveBeenCalled();
  });
});
