import { X } from 'lucide-react';
import { useState } from 'react';

const KEY = 'inkbloom.banner-dismissed';

/** How far the product is; once dismissed it stays away on this device. */
export function AlphaBanner() {
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(KEY) !== null);
  if (dismissed) return null;
  function dismiss() {
    localStorage.setItem(KEY, 'yes');
    setDismissed(true);
  }
  return (
    <aside aria-label="News" className="bg-sheet-ink text-14 text-sheet">
      <div className="column relative flex min-h-10 items-center justify-center px-14 text-center">
        <p className="tablet:hidden">Full app coming soon!</p>
        <p className="hidden tablet:block">alpha version - new features added regularly!</p>
        <button
          type="button"
          aria-label="Dismiss"
          onClick={dismiss}
          className="reach absolute right-[calc(var(--gutter)-8px)] grid size-9 place-items-center rounded-small focus-visible:outline-sheet"
        >
          <X aria-hidden className="size-4.5" />
        </button>
      </div>
    </aside>
  );
}
