import { classNames } from '../../ui/class-names.ts';

/** The word that is being colored, letter by letter; the last three are still paper. */
const LETTERS = [
  ['c', 'text-coral'],
  ['o', 'text-marigold'],
  ['l', 'text-rose'],
  ['o', 'text-sage'],
  ['r', 'text-teal'],
  ['i', 'text-bar'],
  ['n', 'text-bar'],
  ['g', 'text-bar'],
] as const;

/** The tagline, with one word half colored. */
export function Headline() {
  return (
    <h1 className="text-[clamp(2.25rem,11.5vw,2.8125rem)] leading-[1.02] tracking-[-0.02em] tablet:text-60 wide:text-[4.5rem] wide:leading-none">
      <span className="sr-only">Fresh coloring pages every day!</span>
      <span aria-hidden>
        Fresh{' '}
        <span className="whitespace-nowrap">
          {LETTERS.map(([letter, paint], place) => (
            <span
              key={`${letter}${place}`}
              className={classNames(
                'mr-[0.02em] [-webkit-text-stroke:0.09em_var(--ink)] [paint-order:stroke_fill]',
                paint,
              )}
            >
              {letter}
            </span>
          ))}
        </span>{' '}
        pages every&nbsp;day!
      </span>
    </h1>
  );
}
