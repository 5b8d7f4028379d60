import { wildflower, type WildKind } from '../../motifs/nature/wildflowers.ts';
import { byGrade, type Scene, type Stage } from '../../motifs/stages/stage.ts';

/** Words for somebody, and the place they are set in. */
export interface Greeting {
  readonly name: string;
  readonly lines: readonly string[];
  readonly stage: Stage;
  readonly size: readonly [number, number];
  /** The middle of the words and the room they take, as shares of the page. */
  readonly room: readonly [y: number, width: number, height: number];
  readonly edge?: 'page' | 'arch' | 'round';
  readonly hop?: number;
  readonly isNear?: boolean;
  /** Whether what lies behind is drawn a grade simpler, because there is much to see before it. */
  readonly isCrowded?: boolean;
  /** Whether long streaks, no heaped clouds, fill the sky of the finest pages. */
  readonly isCalm?: boolean;
  readonly things: (scene: Scene) => void;
  readonly titles: readonly [string, string];
  readonly descriptions: readonly [string, string];
  readonly tags: readonly string[];
}

const LEADS = ['a', 'b', 'c', 'd'] as const;

/** A bed of flowers along the foot of the page. */
export function bed(scene: Scene, kinds: readonly WildKind[], high: number): void {
  const { sheet, random, width, height } = scene;
  const count = byGrade(scene, 4, 6, 8);
  for (let i = 0; i < count; i++)
    wildflower(sheet.layer('bed').at({ x: ((i + 0.5) / count) * width, y: height + 10 }), {
      kind: kinds[i % kinds.length]!,
      random,
      level: 0,
      height: high * (0.8 + 0.3 * ((i * 0.618) % 1)),
      size: byGrade(scene, 110, 84, 68),
      sway: random.range(-14, 14),
      role: LEADS[i % 4]!,
    });
}
