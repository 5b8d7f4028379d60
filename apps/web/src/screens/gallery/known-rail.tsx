import { ActivityCard } from '../../cards/activity-card.tsx';
import { Rail } from './rail.tsx';
import type { KnownSection } from './sections.ts';

/** Cards whose pictures load at once in the section that stands first. */
const EAGER = 6;

interface KnownRailProps {
  readonly section: KnownSection;
  readonly to: string;
  readonly first: boolean;
}

/** A section whose cards came with the list's first page. */
export function KnownRail({ section, to, first }: KnownRailProps) {
  return (
    <Rail title={section.title} to={to} total={section.total}>
      {section.activities.map((activity, place) => (
        <li key={activity.id}>
          <ActivityCard activity={activity} eager={first && place < EAGER} />
        </li>
      ))}
    </Rail>
  );
}
