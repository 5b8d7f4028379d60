import { around } from '../geometry/around.ts';
import { ellipse, polygon } from '../geometry/forms.ts';
import { petal } from '../geometry/petal.ts';
import { place, polar, type Point } from '../geometry/point.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';

/** What a round band is filled with. */
export type BandKind =
  | 'plain'
  | 'beads'
  | 'pearls'
  | 'arches'
  | 'scallops'
  | 'teeth'
  | 'leaves'
  | 'diamonds'
  | 'drops';

/** A ring between two radii about the frame's origin. */
export interface Band {
  readonly inner: number;
  readonly outer: number;
  readonly kind: BandKind;
  /** Its ornaments are a multiple of this, so that bands agree with the petals. */
  readonly fold: number;
  /** How far apart its ornaments stand; 1 is close. */
  readonly spacing: number;
  readonly role: Role;
  readonly ornament: Role;
}

/** Draws the band as a disc with ornaments; its inner disc comes with whatever is drawn next. */
export function band(sheet: Sheet, it: Band): void {
  sheet.shape(disc(it.outer), 'line', it.role);
  const height = it.outer - it.inner;
  const circle = (spacing: number, radius: number) => {
    const per = (Math.PI * 2 * radius) / it.fold / (spacing * it.spacing);
    return { radius, count: it.fold * Math.max(1, Math.round(per)) };
  };
  ORNAMENTS[it.kind](sheet, it, height, circle);
  sheet.shape(disc(it.inner), 'line', it.role);
}

/** A circle about the origin, fine enough for the rim of a page-wide mandala. */
export function disc(radius: number): Point[] {
  return polygon(0, 0, radius, 180);
}

type Ornament = (
  sheet: Sheet,
  it: Band,
  height: number,
  circle: (spacing: number, radius: number) => { radius: number; count: number },
) => void;

const middle = (it: Band): number => (it.inner + it.outer) / 2;

const ORNAMENTS: Readonly<Record<BandKind, Ornament>> = {
  plain: () => undefined,
  beads: (sheet, it, height, circle) => {
    const ring = circle(height * 1.06, middle(it));
    const size = Math.min(height * 0.33, (Math.PI * ring.radius * 0.78) / ring.count);
    around(sheet, { ...ring, phase: 0.5 }, (spot) => spot.shape(ellipse(0, 0, size), 'fine', it.ornament));
  },
  pearls: (sheet, it, height, circle) => {
    const ring = circle(height * 1.1, middle(it));
    const size = Math.min(height * 0.35, (Math.PI * ring.radius * 0.8) / ring.count);
    around(sheet, { ...ring, phase: 0.5 }, (spot) => {
      spot.shape(ellipse(0, 0, size), 'fine', it.ornament);
      spot.shape(ellipse(0, 0, size * 0.5), 'fine', 'paper');
    });
  },
  arches: (sheet, it, height, circle) => {
    const ring = circle(height * 0.95, it.inner);
    const width = (Math.PI * 2 * (it.inner + height * 0.3)) / ring.count;
    around(sheet, { ...ring, phase: 0.5 }, (spot) => {
      spot.shape(petal('arch', height * 0.8, width * 0.8), 'fine', it.ornament);
      spot.shape(petal('arch', height * 0.42, width * 0.36), 'fine', 'paper');
    });
  },
  scallops: (sheet, it, height, circle) => {
    const ring = circle(height * 1.5, it.inner + height * 0.2);
    const width = (Math.PI * 2 * it.outer) / ring.count;
    around(sheet, { ...ring, phase: 0.5 }, (spot) => {
      spot.shape(ellipse(0, 0, width * 0.5, height * 0.62), 'fine', it.ornament);
      spot.shape(ellipse(0, 0, width * 0.26, height * 0.34), 'fine', 'paper');
    });
  },
  teeth: (sheet, it, height, circle) => {
    const ring = circle(height * 1.15, middle(it));
    for (let i = 0; i < ring.count; i++) {
      const at = (share: number, radius: number) =>
        polar([0, 0], radius, ((i + share) / ring.count) * Math.PI * 2 - Math.PI / 2);
      sheet.shape([at(0, it.inner), at(1, it.inner), at(0.5, it.outer + 1)], 'fine', it.ornament);
    }
  },
  leaves: (sheet, it, height, circle) => {
    const ring = circle(height * 1.6, middle(it));
    const span = (Math.PI * 2 * ring.radius) / ring.count;
    around(sheet, ring, (spot) => {
      spot.shape(
        place(petal('leaf', span * 0.9, height * 0.7), { angle: Math.PI / 2, x: -span * 0.45 }),
        'fine',
        it.ornament,
      );
    });
  },
  diamonds: (sheet, it, height, circle) => {
    const ring = circle(height * 1.2, middle(it));
    const half = (Math.PI * ring.radius) / ring.count;
    around(sheet, { ...ring, phase: 0.5 }, (spot) => {
      spot.shape(
        [
          [0, -height * 0.5],
          [half * 0.94, 0],
          [0, height * 0.5],
          [-half * 0.94, 0],
        ],
        'fine',
        it.ornament,
      );
    });
  },
  drops: (sheet, it, height, circle) => {
    const ring = circle(height * 0.68, it.inner);
    const width = Math.min(height * 0.5, ((Math.PI * 2 * middle(it)) / ring.count) * 0.74);
    around(sheet, { ...ring, radius: it.inner + height * 0.1, phase: 0.5 }, (spot) => {
      spot.shape(petal('drop', height * 0.8, width), 'fine', it.ornament);
    });
  },
};
