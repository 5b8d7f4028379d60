import { everyday, looks, type Kind, type Looks } from '../../motifs/people/casting.ts';
import type { Build } from '../../motifs/people/body/build.ts';
import type { Bottom, Somebody } from '../../motifs/people/body/somebody.ts';
import type { Scene } from '../../motifs/stages/stage.ts';

/** Who somebody is, what they are called, and what they wear. */
export interface Cast {
  readonly called: string;
  readonly kind: Kind;
  readonly looks: Looks;
  readonly who: Somebody;
}

/** What may be asked of somebody. */
interface Wish {
  readonly kind?: Kind;
  /** Others on the page, whose hair and name are taken. */
  readonly among?: readonly Cast[];
  /** What is worn or looked like instead of what chance gives. */
  readonly as?: Partial<Somebody>;
  /** Whether the clothes may be small-patterned on the finest pages only. */
  readonly isPlain?: boolean;
}

/** Chooses somebody and their clothes. */
export function cast(scene: Scene, build: Build['name'], wish: Wish = {}): Cast {
  const { random, level } = scene;
  const kind = wish.kind ?? random.pick(['she', 'he'] as const);
  const who = looks(
    random,
    build,
    kind,
    level,
    (wish.among ?? []).map((other) => other.looks),
  );
  const clothes = everyday(random, kind, wish.isPlain && level < 2 ? 0 : level);
  return { called: who.called, kind, looks: who, who: { ...who, ...clothes, ...wish.as } };
}

/** Trousers to the ankle, in two of the page's colors. */
export const TROUSERS: Bottom = { kind: 'trousers', length: 1.9, role: 'c', trim: 'd' };
/** Shorts. */
export const SHORTS: Bottom = { kind: 'trousers', length: 0.72, role: 'c', trim: 'd' };
