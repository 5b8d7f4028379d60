import { MADE_AT_ONCE, type MadePage } from '@inkbloom/contracts/made';
import { DottedSheet } from './dotted-sheet.tsx';
import { MadeSheet } from './made-sheet.tsx';

/** What stands for a drawing that nobody asked for yet: something to guess, in dots. */
const DOTTED = [
  'M10 66C8 40 30 18 58 18s36 18 40 34l14 10c-6 8-14 10-24 10H22c-8 0-12-2-12-6Z',
  'M30 24 20 8l16 8c14-6 34-6 48 0l16-8-10 16c10 26-4 54-30 54S20 50 30 24Z',
  'M60 82C28 58 18 46 18 32a20 20 0 0 1 42-8 20 20 0 0 1 42 8c0 14-10 26-42 50Z',
  'M36 50h48l-8 34H44ZM30 50c-6-12 6-20 12-18 2-16 34-16 36 0 8-2 18 6 12 18Z',
] as const;

/** The four drawings of a request, or four blank sheets. */
export function FourSheets({ pages }: { readonly pages: readonly MadePage[] }) {
  return (
    <ul
      className="grid grid-cols-2 gap-3 tablet:gap-5 desktop:max-w-[max(560px,calc((100dvh-330px)*1.33))]"
      aria-live="polite"
    >
      {Array.from({ length: MADE_AT_ONCE }, (_, at) => (
        <li key={pages[at]?.id ?? at} className="min-w-0">
          {pages[at] ? (
            <MadeSheet page={pages[at]} dotted={DOTTED[at]!} />
          ) : (
            <DottedSheet dotted={DOTTED[at]!} />
          )}
        </li>
      ))}
    </ul>
  );
}
