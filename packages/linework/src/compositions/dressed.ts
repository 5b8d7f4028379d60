import type { Brief, Composition } from '../composition.ts';
import { shapeArea } from '../geometry/path.ts';
import { rectangle } from '../geometry/forms.ts';
import type { Role } from '../roles.ts';
import type { Covering, Coverings } from '../sheet.ts';

const MARGIN = 32;
/** How much larger the picture is drawn, so that a frame of its own lies beyond the page's edge. */
const LARGER = 1.1;

/** What hard pages of a composition get beside their own lines. */
export interface HardDress {
  /** How the areas of layers are covered. */
  readonly covers: (brief: Brief) => Coverings;
  /** What lies behind a picture that leaves its paper blank. */
  readonly behind?: (brief: Brief) => Covering;
  /** Whether the picture has an edge of its own already. */
  readonly isEdged?: boolean;
}

/** The composition whose hard pages run to the page's edge, their large areas dressed. */
export function dressedWhenHard(whole: Composition, { covers, behind, isEdged }: HardDress): Composition {
  return {
    ...whole,
    draw(brief) {
      if (brief.level < 2) return whole.draw(brief);
      const [width, height] = whole.size;
      const rim = rectangle(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN, 10);
      const dress = { ...brief, random: brief.random.fork('dress') };
      if (isEdged) return whole.draw({ ...brief, sheet: brief.sheet.covering(covers(dress)) });
      brief.sheet.layer('backdrop').shape(rim, 'bold', 'sky');
      behind?.(dress)(brief.sheet.layer('backdrop'), [rim], 'sky');
      const scale = behind ? 1 : LARGER;
      const inside = brief.sheet
        .inside([rim])
        .at({ x: (width / 2) * (1 - scale), y: (height / 2) * (1 - scale), scale });
      const story = whole.draw({ ...brief, sheet: inside.covering(covers(dress)) });
      brief.sheet.layer('edge').rim(rim, 'bold');
      return story;
    },
  };
}

/** Covers areas by what they stand for; those of other roles stay as they are, and so do small ones. */
export function byRole(covers: Partial<Record<Role, Covering>>, least = 9000): Covering {
  return (sheet, area, role) => {
    const cover = covers[role];
    if (cover && shapeArea(area) > least) cover(sheet, area, role);
    else sheet.shape(area, 'line', role);
  };
}
