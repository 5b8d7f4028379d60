import { categoryWords } from '@inkbloom/contracts/category-words';
import { findStream } from '../../catalogue/catalogue.ts';
import type { Site } from '../head.ts';
import { html, type Markup } from '../markup.ts';
import { sign } from './parts.ts';

const ARROW = 'm12 19-7-7 7-7M19 12H5';
const SQUARES = 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z';

/** A way on that shows a sign. */
function signLink(path: string, words: string, outline: string, place: string): Markup {
  return html`<a
    href="${path}"
    aria-label="${words}"
    class="${place} inline-grid size-11 flex-none place-items-center rounded-sheet"
    >${sign(outline)}</a
  >`;
}

/** The bar over an activity, as high as the app's own: the ways back, its title and its stream. */
export function activityBar({ appName }: Site, title: string, category: string): Markup {
  const above = `/gallery/${category}`;
  return html`<header class="border-b border-line bg-bar">
    <div class="column flex min-h-15 items-center gap-1.5 tablet:min-h-16">
      ${signLink(above, 'Back', ARROW, '-ml-2.5')}
      <a
        href="/"
        aria-label="${appName}, home"
        class="flex min-h-11 min-w-11 flex-none items-center justify-center rounded-small tablet:mr-3"
        ><span
          class="flex items-center gap-2.25 font-display text-22 leading-none font-semibold tracking-[-0.02em] tablet:text-[1.5rem]"
          ><img src="/favicon.svg" alt="" width="30" height="30" class="size-7 desktop:size-7.5" /><span
            class="hidden desktop:inline"
            >${appName}</span
          ></span
        ></a
      >
      <div class="flex min-w-0 flex-1 items-center gap-1.5">
        <div class="min-w-0 flex-1 py-1.5 desktop:flex desktop:items-baseline desktop:gap-3">
          <h1 class="line-clamp-2 text-18 leading-5.5 desktop:line-clamp-1">${title}</h1>
          <p class="truncate text-14 leading-5 text-muted desktop:flex-none">
            <a href="${above}">${findStream(category)?.name ?? categoryWords(category)}</a>
          </p>
        </div>
        <span class="w-11 flex-none tablet:w-23.5"></span>
      </div>
      ${signLink('/gallery', 'All coloring pages', SQUARES, '-mr-2.5')}
    </div>
  </header>`;
}
