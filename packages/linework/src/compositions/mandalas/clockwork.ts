import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { ellipse } from '../../geometry/forms.ts';
import { polar, type Point } from '../../geometry/point.ts';
import { ownWheel } from '../../motifs/mandalas/own-wheel.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';
import { EXPERT_PENS } from './mandala-grand.ts';
import { tidied } from '../tidied.ts';

/** A cogwheel of a train: which earlier one turns it, in which direction it lies from there and its teeth. */
interface Cog {
  readonly by?: number;
  readonly towards?: number;
  readonly teeth: number;
}

interface Train {
  readonly first: Point;
  /** Units of radius for two teeth. */
  readonly module: number;
  readonly cogs: readonly Cog[];
}

const LARGE: Train = {
  first: [350, 360],
  module: 28,
  cogs: [
    { teeth: 16 },
    { by: 0, towards: 30, teeth: 13 },
    { by: 0, towards: 112, teeth: 12 },
    { by: 1, towards: -70, teeth: 9 },
  ],
};

const SMALL: Train = {
  first: [330, 340],
  module: 14,
  cogs: [
    { teeth: 30 },
    { by: 0, towards: 20, teeth: 22 },
    { by: 1, towards: 80, teeth: 26 },
    { by: 0, towards: 100, teeth: 26 },
    { by: 1, towards: -50, teeth: 18 },
    { by: 2, towards: 10, teeth: 16 },
    { by: 3, towards: 95, teeth: 14 },
    { by: 0, towards: -75, teeth: 14 },
    { by: 0, towards: 190, teeth: 16 },
    { by: 4, towards: -95, teeth: 12 },
  ],
};

/** A train about one great wheel that fills half of the page. */
const GREAT: Train = {
  first: [620, 600],
  module: 14,
  cogs: [
    { teeth: 44 },
    { by: 0, towards: -140, teeth: 24 },
    { by: 1, towards: -82, teeth: 14 },
    { by: 0, towards: -75, teeth: 20 },
    { by: 3, towards: 20, teeth: 12 },
    { by: 0, towards: 175, teeth: 16 },
    { by: 5, towards: 80, teeth: 18 },
    { by: 1, towards: 172, teeth: 14 },
    { by: 3, towards: 197, teeth: 12 },
    { by: 0, towards: 46, teeth: 14 },
  ],
};

/** A cogwheel in its place, turned so that its teeth stand in the gaps of the one that turns it. */
interface Placed {
  readonly at: Point;
  readonly teeth: number;
  readonly radius: number;
  /** Where the middle of a tooth lies. */
  readonly phase: number;
}

function meshed({ first, module, cogs }: Train): readonly Placed[] {
  const placed: Placed[] = [];
  for (const { by, towards = 0, teeth } of cogs) {
    const radius = (module * teeth) / 2;
    const driver = by === undefined ? undefined : placed[by]!;
    if (!driver) {
      placed.push({ at: first, teeth, radius, phase: 0.1 });
      continue;
    }
    const way = (towards * Math.PI) / 180;
    // The driver's tooth is this far along the rim from where the two meet; there the other one has a gap.
    const along = (driver.phase - way) * driver.radius;
    const gap = way + Math.PI - along / radius;
    placed.push({
      at: polar(driver.at, driver.radius + radius, way),
      teeth,
      radius,
      phase: gap + Math.PI / teeth,
    });
  }
  return placed;
}

/** Cogwheels of a clock, tooth in gap, no two with the same middle. */
export const clockwork = tidied(
  edged({
    name: 'mandala-clockwork',
    category: 'mandalas',
    size: [1000, 1000],
    edge: 'page',
    backdrop: 'stone',
    pens: EXPERT_PENS,
    draw(brief) {
      const { sheet, level, random } = brief;
      if (level !== 0) drawPlate(sheet.layer('plate'), level);
      const train = level === 0 ? LARGE : random.fork('cogs').chance(0.5) ? GREAT : SMALL;
      const looks = random.fork('looks');
      meshed(train).forEach((cog, i) => {
        const gear = sheet.layer('gears').at({ x: cog.at[0], y: cog.at[1] });
        drawRim(gear, cog, train.module, (['gold', 'ember', 'rust', 'sand'] as const)[i % 4]!);
        drawBody(gear, brief, cog, i, looks.pick(['spokes', 'rosette', 'rosette', 'holes'] as const));
      });
      return {
        title: random.fork('title').pick(['Inside the Clock', 'The Clockmaker’s Wheels', 'Cog by Cog']),
        description:
          'Inside a tower clock every cogwheel has its teeth in the gaps of the next, so that one turns all. Brass, copper and a little rust make them old.',
        tags: ['mandala', 'clock', 'cogwheels', 'gears', 'steampunk'],
      };
    },
  }),
);

/** The plate behind the wheels, ground in broad stripes. */
function drawPlate(plate: Sheet, level: 1 | 2): void {
  const wide = level === 1 ? 190 : 62;
  for (let x = -1100; x < 1100; x += wide)
    plate.shape(
      [
        [x, -20],
        [x + wide, -20],
        [x + wide + 1100, 1040],
        [x + 1100, 1040],
      ],
      'fine',
      Math.round(x / wide) % 2 ? 'stone' : 'soft',
    );
}

function drawRim(gear: Sheet, { teeth, radius, phase }: Placed, module: number, role: Role): void {
  const rim = Array.from({ length: teeth }, (_, k): Point[] => {
    const at = (share: number, far: number): Point =>
      polar([0, 0], far, phase + ((k + share) / teeth) * Math.PI * 2);
    const [low, high] = [radius - module * 1.1, radius + module * 0.62];
    return [at(-0.26, low), at(-0.12, high), at(0.12, high), at(0.26, low)];
  }).flat();
  gear.shape(rim, 'bold', role);
}

/** The middle of a cogwheel: openings between spokes, a rosette or a ring of holes, and its axle. */
function drawBody(
  gear: Sheet,
  brief: Brief,
  { teeth, radius }: Placed,
  i: number,
  look: 'spokes' | 'rosette' | 'holes',
): void {
  const { level } = brief;
  const inner = radius * byLevel(brief, 0.62, 0.72, 0.78);
  if (look === 'rosette' && radius > 60) {
    ownWheel(gear, brief, `gear ${i}`, inner, { coarse: level === 2 ? 0.72 : 1, bare: level === 0 });
    return;
  }
  gear.shape(ellipse(0, 0, inner), 'line', 'cream');
  const count = Math.max(4, Math.round(teeth / 4.4));
  if (look === 'spokes') {
    const opening = (from: number, to: number, share: number): Point[] => {
      const side = (far: number, way: number): Point => polar([0, 0], far, (way * share * Math.PI) / count);
      const steps = [-1, -0.5, 0, 0.5, 1];
      return [
        ...steps.map((step) => side(from, step * 0.7)),
        ...steps.toReversed().map((step) => side(to, step)),
      ];
    };
    around(gear, { radius: 0, count }, (spot) => {
      const turned = spot.at({ angle: -Math.PI / 2 });
      turned.shape(opening(inner * 0.4, inner * 0.84, 0.72), 'line', 'stone');
    });
  } else
    around(gear, { radius: inner * 0.64, count: count + 2 }, (spot) => {
      const hole = Math.min(inner * 0.22, (inner * 1.7) / (count + 2));
      spot.shape(ellipse(0, 0, hole), 'line', 'stone');
      if (level === 2 && hole > 18) spot.shape(ellipse(0, 0, hole * 0.5), 'fine', 'gold');
    });
  if (level === 2 && radius > 100)
    around(gear, { radius: inner * 0.94, count: count * 4 }, (spot) =>
      spot.shape(ellipse(0, 0, inner * 0.035), 'fine', 'gold'),
    );
  drawAxle(gear, inner * 0.28, level);
}

/** An axle with the slot of its screw. */
function drawAxle(gear: Sheet, radius: number, level: 0 | 1 | 2): void {
  gear.shape(ellipse(0, 0, radius), 'bold', 'gold');
  if (level === 0) return;
  const head = ellipse(0, 0, radius * 0.56);
  gear.shape(head, 'line', 'cream');
  if (radius > 30)
    for (const y of [-4, 4])
      gear.inside([clockwise(head)]).line(
        [
          [-radius, y - radius * 0.2],
          [radius, y + radius * 0.2],
        ],
        'fine',
        0,
      );
}
