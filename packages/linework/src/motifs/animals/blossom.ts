import { around } from '../../geometry/around.ts';
import { unite } from '../../geometry/boolean.ts';
import { ellipse } from '../../geometry/forms.ts';
import { petal, type PetalKind } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import type { FlowerName } from '../flowers.ts';

interface Wheel {
  readonly count: number;
  readonly kind: PetalKind;
  readonly width: number;
  readonly heart: number;
  /** Length of a second, inner wheel; none at 0. */
  readonly inner: number;
}

const WHEELS: Readonly<Record<FlowerName, Wheel>> = {
  daisy: { count: 9, kind: 'round', width: 62, heart: 34, inner: 0 },
  poppy: { count: 5, kind: 'round', width: 112, heart: 27, inner: 0 },
  cosmos: { count: 8, kind: 'heart', width: 72, heart: 28, inner: 0 },
  rose: { count: 5, kind: 'round', width: 114, heart: 22, inner: 64 },
  lily: { count: 6, kind: 'leaf', width: 66, heart: 23, inner: 0 },
  sunflower: { count: 11, kind: 'point', width: 52, heart: 46, inner: 0 },
  peony: { count: 7, kind: 'round', width: 84, heart: 26, inner: 66 },
  dahlia: { count: 10, kind: 'leaf', width: 54, heart: 32, inner: 0 },
};

/** Petals of a plain flower stand a little apart, so that its outline shows them. */
const PLAINER = 0.84;

/** A chunky flower for an easy page: its petals are one shape, each marked by a stroke. */
export function plainBlossom(sheet: Sheet, name: FlowerName, petals: Role): void {
  const { count, kind, width, heart } = WHEELS[name];
  const turns = Array.from({ length: count }, (_, i) => (i / count) * Math.PI * 2);
  sheet.shape(
    unite(turns.map((angle) => place(petal(kind, 98, width * PLAINER), { angle }))),
    'bold',
    petals,
  );
  for (const angle of turns)
    sheet.line(
      place(
        [
          [0, -heart - 14],
          [0, -heart - 34],
        ],
        { angle },
      ),
      'fine',
      0.6,
    );
  sheet.shape(ellipse(0, 0, heart), 'line', 'sun');
}

/** Wheels whose petals and heart hold a crayon. */
const BROAD: Readonly<Record<FlowerName, Pick<Wheel, 'count' | 'kind' | 'width'>>> = {
  daisy: { count: 7, kind: 'round', width: 84 },
  poppy: { count: 5, kind: 'round', width: 112 },
  cosmos: { count: 6, kind: 'heart', width: 92 },
  rose: { count: 5, kind: 'round', width: 114 },
  lily: { count: 5, kind: 'leaf', width: 96 },
  sunflower: { count: 8, kind: 'leaf', width: 74 },
  peony: { count: 6, kind: 'round', width: 96 },
  dahlia: { count: 7, kind: 'leaf', width: 80 },
};

/** A flower for small hands: broad petals in one shape, a notch between each two, and a large heart. */
export function broadBlossom(sheet: Sheet, name: FlowerName, petals: Role): void {
  const { count, kind, width } = BROAD[name];
  const turns = Array.from({ length: count }, (_, i) => (i / count) * Math.PI * 2);
  sheet.shape(
    unite(turns.map((angle) => place(petal(kind, 98, width * PLAINER), { angle }))),
    'bold',
    petals,
  );
  for (const angle of turns)
    sheet.line(
      place(
        [
          [0, -68],
          [0, -52],
        ],
        { angle: angle + Math.PI / count },
      ),
      'line',
      0.4,
    );
  sheet.shape(ellipse(0, 0, 32), 'line', 'sun');
}

/** A flower head too small for every petal of its kind: one clean wheel, 100 units in radius at scale 1. */
export function blossom(sheet: Sheet, name: FlowerName, petals: Role): void {
  const wheel = WHEELS[name];
  around(sheet, { radius: 0, count: wheel.count }, (spot) =>
    spot.shape(petal(wheel.kind, 98, wheel.width), 'line', petals),
  );
  if (wheel.inner > 0)
    around(sheet, { radius: 0, count: 5, phase: 0.5 }, (spot) =>
      spot.shape(petal(wheel.kind, wheel.inner, wheel.inner * 1.14), 'line', petals),
    );
  sheet.shape(ellipse(0, 0, wheel.heart), 'line', 'sun');
}
