import { Rail } from './rail.tsx';
import type { KnownSection } from './sections.ts';
import { useNear } from './use-near.ts';

interface KnownRailProps {
  readonly section: KnownSection;
  /** It stands where the screen opens. */
  readonly first: boolean;
  /** Whether it is taken for near the view until that is known. */
  readonly near: boolean;
}

/** A section whose cards came with the list's first page. */
export function KnownRail({ section, first, near: atFirst }: KnownRailProps) {
  const { element, near } = useNear<HTMLDivElement>(atFirst);
  const { activities, total } = section;
  return (
    <div ref={element}>
      <Rail section={section} activities={activities} total={total} near={near} first={first} />
    </div>
  );
}
