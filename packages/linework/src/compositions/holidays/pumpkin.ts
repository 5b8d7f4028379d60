import { points, knots } from '../../geometry/knots.ts';
import type { Brief, Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { traced } from '../../geometry/drawn.ts';
import { rectangle, ellipse, spiral } from '../../geometry/forms.ts';
import { mix, polar, type Path } from '../../geometry/point.ts';
import { floaters } from '../../motifs/floaters.ts';
import { FLOWERS } from '../../motifs/flowers.ts';
import { leaf } from '../../motifs/leaf.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import { sprig } from '../../motifs/sprig.ts';
import { charmOf } from '../../motifs/charms.ts';
import type { PatternName } from '../../patterns/patterns.ts';
import type { Sheet } from '../../sheet.ts';
import { withEasy } from '../easy-page.ts';
import { TOOTHED_PUMPKIN } from './animals-at-feasts.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';

/** A pumpkin with painted bands among vines and flowers; easy pages have one that laughs. */
export const pumpkin: Composition = withEasy(
  {
    name: 'pumpkin',
    category: 'holidays',
    size: [1000, 1000],
    strays: 1.6,
    pens: SCENE_PENS,
    draw(brief) {
      const { random, level } = brief;
      const body = brief.sheet.at({ x: 500, y: 540 });
      floaters(brief.sheet.layer('air'), {
        random,
        kinds: ['star'],
        box: [60, 70, 940, 340],
        avoid: [ellipse(500, 560, 440, 360), ellipse(520, 190, 150, 190)],
        count: level === 2 ? 12 : 7,
        sizes: [18, 30],
      });
      if (level === 2)
        dressBoards(brief.sheet.layer('porch'), random, {
          zone: [rectangle(32, 32, 936, 936, 12)],
          kind: 'planks',
          size: 150,
          rim: 'bold',
        });
      drawGarden(brief);
      drawBody(body.layer('pumpkin'), brief);
      drawStem(body.layer('stem'), brief);
      drawFlowers(brief);
      const mood = random.pick(['Harvest', 'October', 'Golden', 'Cottage']);
      return {
        title: `${mood} Pumpkin in Bloom`,
        description:
          'A great pumpkin sits among autumn flowers and curling vines. Its ribs are painted in bands.',
        tags: ['pumpkin', 'autumn', 'halloween', 'harvest', 'flowers'],
      };
    },
  },
  [TOOTHED_PUMPKIN],
);

const RIBS = [
  [-250, 170],
  [250, 170],
  [-150, 190],
  [150, 190],
  [0, 176],
] as const;

/** A rib of the pumpkin; those further out are lower, so that the whole is round. */
function rib(x: number, half: number): Path {
  const [top, foot] = [-250 + Math.abs(x) * 0.22, 290 - Math.abs(x) * 0.26];
  return clockwise(
    blob([
      [x, top],
      [x + half * 0.62, top + 26],
      [x + half * 0.98, -70],
      [x + half * 0.96, 110],
      [x + half * 0.56, foot - 26],
      [x, foot],
      [x - half * 0.56, foot - 26],
      [x - half * 0.96, 110],
      [x - half * 0.98, -70],
      [x - half * 0.62, top + 26],
    ]),
  );
}

/** How far a band at a height bows down in its middle; up where it is above the widest part. */
const bow = (y: number): number => (y / 270) * 30;

/** Bands around a rib that follow its curve, with charms on every second: smaller to its sides, top and foot. */
function bandsOn(sheet: Sheet, [x, half]: readonly [number, number], pattern: PatternName): void {
  const [top, foot] = [-222 + Math.abs(x) * 0.2, 272 - Math.abs(x) * 0.25];
  const lean = x === 0 ? 0 : Math.sign(x) * (Math.abs(x) > 200 ? 0.34 : 0.2);
  const edges = [0, 0.06, 0.24, 0.3, 0.48, 0.54, 0.72, 0.78, 0.94, 1].map((t) => mix(top, foot, t));
  for (const [i, y] of edges.entries()) {
    sheet.line(traced(`${x - half},${y - bow(y)} ${x},${y + bow(y)} ${x + half},${y - bow(y)}`), 'line', 0);
    const next = edges[i + 1];
    if (next === undefined || next - y < 60) continue;
    const middle = (y + next) / 2;
    const across = Math.cos(middle / 250);
    for (const turn of [-1, -0.36, 0.28, 0.92]) {
      const u = Math.sin(turn + lean);
      const at = sheet.at({
        x: x + half * across * u,
        y: middle + bow(middle) * (1 - 2 * u * u),
        scale: ((next - y) / 110) * (0.5 + 0.5 * Math.cos(turn + lean)),
      });
      for (const [k, outline] of charmOf(pattern).entries()) at.shape(outline, 'line', k ? 'sun' : 'rust');
    }
  }
}

function drawBody(sheet: Sheet, brief: Brief): void {
  const names = brief.random.shuffle<PatternName>(['diamonds', 'blossoms', 'moons', 'hearts', 'stars']);
  RIBS.forEach(([x, half], i) => {
    const rim = rib(x, half);
    sheet.shape(rim, 'bold', i % 2 === 0 ? 'ember' : 'gold');
    if (brief.level === 2 || i === 4) bandsOn(sheet.inside([rim]), [x, half], names[i]!);
    else
      for (const side of [-0.45, 0.3])
        sheet.line(
          curve([
            [x + half * side * 0.8, -170],
            [x + half * side * 1.3, 10],
            [x + half * side, 190],
          ]),
          'fine',
          0.9,
        );
    sheet.rim(rim, 'bold');
  });
}

function drawStem(sheet: Sheet, brief: Brief): void {
  const vine = spiral(206, -318, 54, 1.7, Math.PI);
  sheet.line([...curve(points('20,-236 60,-292 120,-318 152,-318')), ...vine], 'line', 0.4);
  for (const [x, y, angle, length] of [
    [-40, -226, -1.15, 190],
    [60, -214, 1.5, 150],
  ] as const) {
    leaf(sheet, {
      at: { x, y, angle },
      length,
      width: length * 0.62,
      random: brief.random,
      veins: brief.level === 2 ? 4 : 3,
    });
  }
  sheet.shape(
    blob(knots('-58,-206! -34,-262 -26,-330 -52,-386! 6,-412! 30,-340 36,-268 64,-206! 0,-190')),
    'bold',
    'leaf',
  );
  sheet.line(curve(points('-6,-216 0,-290 -14,-372')), 'fine', 0.6);
}

function drawGarden({ sheet: page, random, level }: Brief): void {
  const sheet = page.layer('garden');
  for (const [x, angle] of [
    [220, -2.5],
    [250, -1.95],
    [780, -0.64],
    [750, -1.2],
  ] as const) {
    sprig(sheet, {
      from: polar([x, 770], 40, angle),
      angle,
      length: 130,
      kind: random.pick(['leafy', 'berry', 'round']),
      random,
      pairs: level === 2 ? 3 : 2,
    });
  }
}

/** The flowers at the foot of the pumpkin on medium and on hard pages: x, y, size. */
const TWO_FLOWERS = [
  [222, 812, 106],
  [780, 818, 106],
] as const;
const FIVE_FLOWERS = [
  [200, 800, 98],
  [802, 806, 98],
  [330, 868, 76],
  [680, 870, 76],
  [505, 886, 66],
] as const;

function drawFlowers(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('flowers');
  const spots = level === 2 ? FIVE_FLOWERS : TWO_FLOWERS;
  const kinds = random.shuffle(['sunflower', 'daisy', 'dahlia', 'poppy'] as const);
  spots.forEach(([x, y, size], i) => {
    for (const turn of [0.4, 2.7]) {
      const [lx, ly] = polar([x, y], size * 0.5, turn);
      leaf(sheet, {
        at: { x: lx, y: ly, angle: turn + Math.PI / 2 },
        length: size * 0.95,
        width: size * 0.52,
        random,
        veins: level === 2 ? 3 : 2,
      });
    }
    FLOWERS[kinds[i % 2]!](sheet.at({ x, y, scale: size / 100 }), {
      random: random.fork(`flower ${i}`),
      level: level === 2 && size > 90 ? 1 : 0,
      petals: i % 2 === 0 ? 'a' : 'd',
      heart: 'sun',
    });
  });
}
