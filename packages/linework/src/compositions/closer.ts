import type { Difficulty } from '@inkbloom/formats/page';
import type { Brief, Composition, Story } from '../composition.ts';
import type { Placement, Point } from '../geometry/point.ts';
import type { Random } from '../random.ts';
import type { Role } from '../roles.ts';
import type { Pens } from '../sheet.ts';
import { edged } from './edged.ts';

const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard'];

/** What of a picture is looked at: the point that comes to the middle of the page, how large and how turned. */
export interface Spot {
  readonly at: Point;
  readonly zoom: number;
  /** Radians. */
  readonly turn?: number;
}

/** A closer look at what another composition draws: a picture of its own that runs over the page's edge. */
export interface CloseUp {
  readonly name: string;
  readonly category: string;
  readonly of: Composition;
  /** The page; as large as the other composition's when absent. */
  readonly size?: readonly [width: number, height: number];
  readonly edge?: 'page' | 'arch' | 'oval';
  readonly backdrop: Role;
  readonly pens?: Readonly<Record<Difficulty, Pens>>;
  readonly keepsSides?: boolean;
  /** Draws what lies behind it, up to the page's edge; the plain backdrop when absent. */
  readonly ground?: (brief: Brief) => void;
  /** Each page takes one of them. */
  readonly spots: readonly Spot[];
  /** How many times larger still easy, medium and hard pages are drawn. */
  readonly zooms?: readonly [easy: number, medium: number, hard: number];
  /** How rich the other composition draws easy, medium and hard pages; as rich as ever when absent. */
  readonly levels?: readonly [0 | 1 | 2, 0 | 1 | 2, 0 | 1 | 2];
  /** The page's words, from those of the whole picture; `level` is the page's own difficulty. */
  readonly words: (whole: Story, random: Random, level: Brief['level']) => Story;
}

/** A composition that comes closer to another one; its lines stay as thin as the page's difficulty asks. */
export function closeUp(it: CloseUp): Composition {
  const size = it.size ?? it.of.size;
  return edged({
    name: it.name,
    category: it.category,
    size,
    edge: it.edge ?? 'page',
    backdrop: it.backdrop,
    ...(it.pens ? { pens: it.pens } : {}),
    ...(it.keepsSides ? { keepsSides: true } : {}),
    draw(brief) {
      const { random, sheet } = brief;
      it.ground?.(brief);
      const level = (it.levels ?? [0, 1, 2])[brief.level];
      const zoom = (it.zooms ?? [1, 1, 1])[brief.level];
      const whole = it.of.draw({
        sheet: sheet.at(viewOf(random.fork('spot').pick(it.spots), zoom, size)),
        random: random.fork('whole'),
        level,
        difficulty: DIFFICULTIES[level]!,
        isPart: true,
      });
      return it.words(whole, random.fork('words'), brief.level);
    },
  });
}

/** The placement that brings a spot to the middle of the page. */
function viewOf(
  { at, zoom, turn = 0 }: Spot,
  times: number,
  [width, height]: readonly [number, number],
): Placement {
  const scale = zoom * times;
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return {
    x: width / 2 - at[0] * cos + at[1] * sin,
    y: height / 2 - at[0] * sin - at[1] * cos,
    scale,
    angle: turn,
  };
}
