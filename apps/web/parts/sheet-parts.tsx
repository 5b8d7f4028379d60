import { Sheet } from '../src/ui/sheet.tsx';
import { SkeletonCard } from '../src/ui/skeleton.tsx';
import color from './color.svg';
import { Group } from './group.tsx';
import lines from './lines.svg';

/** Sheets of paper: at rest, colored, without their picture, and on the way. */
export function SheetParts() {
  return (
    <Group title="Sheet: hover it; colored; broken; loading">
      <button type="button" className="group/card w-47">
        <Sheet lines={lines} color={color} alt="Five flowers" />
      </button>
      <div className="w-47">
        <Sheet lines={lines} color={color} colored alt="Five flowers, colored" />
      </div>
      <div className="w-47">
        <Sheet lines="/missing.png" alt="A picture that did not come" />
      </div>
      <div className="w-47">
        <SkeletonCard />
      </div>
    </Group>
  );
}
