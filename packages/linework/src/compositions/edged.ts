import type { Difficulty } from '@inkbloom/formats/page';
import type { Brief, Composition, Story } from '../composition.ts';
import { arc, ellipse, rectangle } from '../geometry/forms.ts';
import type { Path } from '../geometry/point.ts';
import { SCENE_PENS } from '../motifs/scenery.ts';
import type { Role } from '../roles.ts';
import type { Pens } from '../sheet.ts';

const MARGIN = 32;

/** How a picture ends: at the page's edge, in an arch or an oval, or where its own outlines end. */
type Edge = 'page' | 'arch' | 'oval' | 'own';

/** A picture that is drawn from edge to edge. */
export interface EdgedPicture {
  readonly name: string;
  readonly category: string;
  readonly size: readonly [width: number, height: number];
  readonly edge: Edge;
  /** What lies behind everything. */
  readonly backdrop: Role;
  readonly pens?: Readonly<Record<Difficulty, Pens>>;
  /** Whether it is never mirrored, as letters must not be. */
  readonly keepsSides?: boolean;
  /** Draws it; the sheet shows only what falls inside the edge. */
  readonly draw: (brief: Brief) => Story;
}

/** A composition from a picture that fills its page, mirrored now and then. */
export function edged(it: EdgedPicture): Composition {
  return {
    name: it.name,
    category: it.category,
    size: it.size,
    strays: 1,
    pens: it.pens ?? SCENE_PENS,
    draw(brief) {
      const flip = brief.random.chance(0.5) && !it.keepsSides;
      const turned = flip ? brief.sheet.at({ x: it.size[0], flip }) : brief.sheet;
      if (it.edge === 'own') return it.draw({ ...brief, sheet: turned });
      const rim = rimOf(it.edge, it.size);
      brief.sheet.layer('backdrop').shape(rim, 'bold', it.backdrop);
      const story = it.draw({ ...brief, sheet: turned.inside([rim]) });
      brief.sheet.layer('edge').rim(rim, 'bold');
      return story;
    },
  };
}

function rimOf(edge: Exclude<Edge, 'own'>, [width, height]: readonly [number, number]): Path {
  const [right, bottom] = [width - MARGIN, height - MARGIN];
  if (edge === 'page') return rectangle(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN, 12);
  if (edge === 'oval') return ellipse(width / 2, height / 2, width / 2 - MARGIN, height / 2 - MARGIN);
  const half = width / 2 - MARGIN;
  return [
    ...arc(width / 2, MARGIN + half * 0.8, half, half * 0.8, Math.PI, Math.PI * 2),
    [right, bottom],
    [MARGIN, bottom],
  ];
}
