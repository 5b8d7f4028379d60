import { SCREEN_TITLES } from '@inkbloom/contracts/titles';
import { Link, useSearchParams } from 'react-router';
import { forgetSeen } from '../../device/shelf/recently-seen.ts';
import { ScreenTitle } from '../../shared/navigation/screen-title.tsx';
import { TopBar } from '../../shared/navigation/top-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { ChosenGrid } from './chosen-grid.tsx';
import { CollectionsPart } from './collections-part.tsx';
import { MadePart } from './made-part.tsx';
import { type IdsPartName, readPart, SHELF_PARTS, type ShelfPart } from './sections.ts';
import { useShelfIds } from './use-shelf-ids.ts';

/** What a person set aside or had made, and what they left off at. */
export default function MyShelf() {
  const [query] = useSearchParams();
  const part = readPart(query);
  return (
    <>
      <ScreenTitle>{SCREEN_TITLES['/shelf']}</ScreenTitle>
      <TopBar />
      <main className="column min-h-[70dvh] pt-5 pb-12 tablet:pt-8 tablet:pb-16">
        <h1 className="text-28 tablet:text-36">{SCREEN_TITLES['/shelf']}</h1>
        <nav aria-label="Parts of the shelf" className="flex flex-wrap gap-x-1.5 gap-y-2 py-4">
          {SHELF_PARTS.map(([value, words]) => (
            <Link
              key={value}
              to={`?show=${value}`}
              replace
              preventScrollReset
              aria-current={value === part ? 'page' : undefined}
              className="reach inline-flex h-9 items-center rounded-full bg-bar px-3 font-display text-14 leading-none font-medium whitespace-nowrap inset-ring inset-ring-edge hover:bg-accent-wash tablet:px-3.5 aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-strong aria-[current=page]:inset-ring-[1.5px] aria-[current=page]:inset-ring-accent-strong"
            >
              {words}
            </Link>
          ))}
        </nav>
        <Part key={part} part={part} />
      </main>
    </>
  );
}

function Part({ part }: { readonly part: ShelfPart }) {
  if (part === 'collections') return <CollectionsPart />;
  return part === 'made' ? <MadePart /> : <IdsPart part={part} />;
}

function IdsPart({ part }: { readonly part: IdsPartName }) {
  const ids = useShelfIds(part);
  const forget = (
    <Button kind="quiet" size="small" onClick={forgetSeen}>
      Forget these
    </Button>
  );
  return <ChosenGrid part={part} ids={ids} action={part === 'recent' && forget} />;
}
