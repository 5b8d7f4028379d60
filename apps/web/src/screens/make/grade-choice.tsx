import type { Difficulty as Level } from '@inkbloom/contracts/activities';
import { Difficulty } from '../../ui/difficulty.tsx';
import { WishChoice, WishQuestion } from './choice.tsx';

/** How long each takes, as people say it. */
const GRADES = [
  ['easy', 'about 20 min'],
  ['medium', 'about 1 h'],
  ['hard', 'an evening'],
] as const satisfies readonly (readonly [Level, string])[];

interface GradeChoiceProps {
  readonly chosen: Level;
  /** Those that there are; the others pass no gate. */
  readonly offered: readonly Level[];
  readonly onChoose: (level: Level) => void;
}

/** How fine the drawing shall be. */
export function GradeChoice({ chosen, offered, onChoose }: GradeChoiceProps) {
  return (
    <WishQuestion legend="How fine?">
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {GRADES.filter(([level]) => offered.includes(level)).map(([level, words]) => (
          <WishChoice
            key={level}
            name="grade"
            value={level}
            isChosen={level === chosen}
            onChoose={() => onChoose(level)}
            className={`grid min-h-14 content-center justify-items-center gap-1 rounded-sheet px-1 py-2 ${
              level === chosen
                ? 'bg-accent-soft inset-ring-[1.5px] inset-ring-accent-strong'
                : 'bg-bar inset-ring inset-ring-edge hover:bg-accent-wash'
            }`}
          >
            <Difficulty level={level} />
            <span className="text-14 text-muted">{words}</span>
          </WishChoice>
        ))}
      </div>
    </WishQuestion>
  );
}
