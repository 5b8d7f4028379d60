import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { finePetal, WIDEST, type PetalKind } from '../../geometry/petal.ts';
import { disc } from '../../motifs/bands.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

type Kind = Extract<PetalKind, 'lotus' | 'round' | 'leaf' | 'heart'>;

const NAMES: Readonly<Record<Kind, string>> = {
  lotus: 'Water Lily',
  round: 'Dahlia',
  leaf: 'Sunburst',
  heart: 'Clover',
};

/** Rows of petals laid like scales, each row half a step aside of the next: a dahlia grown to a mandala. */
export const dahliaMandala: Composition = {
  name: 'mandala-dahlia',
  category: 'mandalas',
  size: [1000, 1000],
  strays: 0,
  draw(brief) {
    const wheel = brief.sheet.layer('mandala').at({ x: 500, y: 500 });
    const kind = brief.random.pick<Kind>(['lotus', 'round', 'leaf', 'heart']);
    drawRows(wheel, brief, kind);
    return {
      title: `${brief.random.pick(['Deep', 'Velvet', 'Morning', 'Silent', 'Glowing'])} ${NAMES[kind]} Mandala`,
      description:
        'Row upon row of petals overlaps like the scales of a flower. Shade from a light heart to a dark rim, or the other way round.',
      tags: ['mandala', 'flower', 'petals', 'meditation', 'circle'],
    };
  },
};

/** How the petals of a whole flower are formed. */
type Form = 'rolled' | 'furrowed' | 'ribbed';

function drawRows(wheel: Sheet, brief: Brief, kind: Kind): void {
  const { random } = brief;
  const fold = byLevel(brief, 7, random.pick([11, 12, 13]), random.pick([15, 16, 17]));
  const rows = byLevel(brief, 3, 5, 7) + (brief.isPart ? 1 : 0);
  const form = random.pick<Form>(['rolled', 'furrowed', 'ribbed']);
  const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
  const core = byLevel(brief, 100, 88, 76);
  // Each row is a little shorter than the one behind it, as petals are younger towards the middle.
  const shrink = ((core * byLevel(brief, 1.75, 1.4, 1.4)) / 452) ** (1 / byLevel(brief, 2, 4, 6));
  const rim = brief.isPart ? 452 / shrink : 452;
  for (let row = 0; row < rows; row++) {
    const tip = rim * shrink ** row;
    const base = tip * shrink * shrink * 0.8;
    const long = tip - base;
    const count = Math.round(fold * (row < rows - 2 ? 1 : byLevel(brief, 1, 0.84, 0.8)));
    const wide = 2 * (base + long * WIDEST[kind]) * Math.tan(Math.PI / count) * 1.06;
    around(wheel, { radius: base, count, phase: (row * 0.5) % 1 }, (spot) =>
      dahliaPetal(spot, {
        kind,
        form,
        long,
        wide,
        role: roles[row % 4]!,
        level: brief.level,
        isOuter: row === 0,
      }),
    );
  }
  drawEye(wheel, brief, core, roles);
}

interface Petal {
  readonly kind: Kind;
  readonly form: Form;
  readonly long: number;
  readonly wide: number;
  readonly role: Role;
  readonly level: 0 | 1 | 2;
  readonly isOuter: boolean;
}

/** A petal with its edges rolled in, furrows along it or a rib with veins. */
function dahliaPetal(spot: Sheet, { kind, form, long, wide, role, level, isOuter }: Petal): void {
  const rim = finePetal(kind, long, wide);
  spot.shape(rim, isOuter ? 'bold' : 'line', role);
  if (level === 0) return;
  const inside = spot.inside([clockwise(rim)]);
  if (form === 'rolled')
    spot.at({ y: -long * 0.06 }).shape(finePetal(kind, long * 0.8, wide * 0.66), 'fine', 'soft');
  if (form === 'furrowed')
    for (const side of [-1, 1])
      inside.line(
        curve([
          [side * wide * 0.06, -long * 0.2],
          [side * wide * 0.17, -long * 0.5],
          [side * wide * 0.1, -long * 0.7],
        ]),
        'fine',
        0.6,
      );
  if (form !== 'ribbed') return;
  inside.line(
    curve([
      [0, 0],
      [wide * 0.02, -long * 0.4],
      [0, -long * 0.74],
    ]),
    'line',
    0,
  );
  for (const side of [-1, 1])
    inside.line(
      curve([
        [0, -long * 0.48],
        [side * wide * 0.26, -long * 0.66],
        [side * wide * 0.6, -long * 0.74],
      ]),
      'fine',
      0,
    );
}

/** The young petals in the middle, closed over each other round a bud. */
function drawEye(wheel: Sheet, brief: Brief, core: number, roles: readonly Role[]): void {
  wheel.shape(disc(core), 'line', 'soft');
  const rows = byLevel(brief, 1, 2, 3);
  const shape = brief.level === 0 ? 'round' : 'lotus';
  for (let row = 0; row < rows; row++) {
    const tip = core * (byLevel(brief, 1.08, 1.16, 1.16) - (row * 0.62) / rows);
    const count = byLevel(brief, 5, 8, 8);
    around(wheel, { radius: 0, count, phase: row * 0.5 }, (spot) =>
      spot.shape(
        finePetal(shape, tip, 2 * tip * WIDEST[shape] * Math.tan(Math.PI / count) * 1.1),
        'line',
        roles[row % 4],
      ),
    );
  }
  wheel.shape(ellipse(0, 0, core * byLevel(brief, 0.42, 0.34, 0.3)), 'line', 'sun');
  if (brief.level > 0) wheel.shape(ellipse(0, 0, core * 0.15), 'fine', 'a');
}
