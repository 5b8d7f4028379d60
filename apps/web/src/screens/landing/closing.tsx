import type { Activity } from '@inkbloom/contracts/activities';
import { useInstall } from '../../device/install/install-prompt.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Sheet } from '../../ui/sheet.tsx';

/** How the three sheets of the fan lie. */
const LIES = [
  '-translate-x-[82%] translate-y-[12%] -rotate-9',
  '-translate-x-[18%] translate-y-[12%] rotate-9',
  '-translate-x-1/2',
] as const;

interface ClosingProps {
  readonly pictures: readonly (Activity | undefined)[];
}

/** The last word: begin, or take the app along. */
export function Closing({ pictures }: ClosingProps) {
  const install = useInstall();
  return (
    <section aria-labelledby="closing" data-theme="dark" className="overflow-hidden bg-sheet-ink text-ink">
      <div className="column grid gap-7 pt-14 desktop:grid-cols-[5.4fr_6.6fr] desktop:items-center desktop:gap-10 desktop:pt-0">
        <div className="desktop:py-18">
          <h2 id="closing" className="text-36 desktop:text-48">
            The page is blank.
            <br />
            The day is yours.
          </h2>
          <p className="mt-3 max-w-[40ch] text-pretty text-muted">
            Free to color, on any screen you have.
            {install && ' Install the app to keep it a tap away.'}
          </p>
          <div className="mt-6 flex flex-col gap-2.5 tablet:flex-row tablet:gap-3 desktop:mt-8">
            <ButtonLink to="/auth?mode=signup" kind="primary" size="large">
              Start Coloring for Free
            </ButtonLink>
            {install && (
              <Button size="large" onClick={() => void install()} className="bg-transparent">
                Install App
              </Button>
            )}
          </div>
        </div>
        <div aria-hidden className="relative h-42 tablet:h-64 desktop:h-full desktop:min-h-[380px]">
          {LIES.map((lie, place) => (
            <span
              key={lie}
              className={classNames(
                'absolute top-4 left-1/2 block w-56 origin-bottom tablet:w-88 desktop:top-14 desktop:w-[420px]',
                lie,
              )}
            >
              <Sheet
                lines={pictures[place]?.thumbnailUrl}
                {...(pictures[place] && { color: pictures[place].thumbnailPreviewUrl })}
                colored={place === LIES.length - 1 ? 'half' : true}
                alt=""
                className="shadow-lift"
              />
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}
