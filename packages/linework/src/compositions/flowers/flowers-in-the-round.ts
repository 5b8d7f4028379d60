import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { arc, ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { distance, polar, type Point } from '../../geometry/point.ts';
import { tableBoards } from '../../motifs/flowers/beside.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { blossom, BROAD_FACES, FACES, leavesAround } from '../../motifs/flowers/planted.ts';
import { speciesOf } from '../../motifs/flowers/species/species.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** Flowers worked on cloth in a hoop, with thread and needle. */
export const embroidery = edged({
  name: 'embroidery-hoop',
  category: 'flowers',
  size: [920, 1000],
  edge: 'page',
  backdrop: 'b',
  draw(brief) {
    const { random, sheet, level } = brief;
    tableBoards(sheet.layer('cloth'), random.fork('boards'), [920, 1000], byLevel(brief, 250, 170, 66));
    const hoop = sheet.layer('hoop').at({ x: 460, y: 456 });
    hoop.shape(rectangle(-34, -420, 68, 60, 8), 'bold', 'gold');
    for (const [radius, role] of [
      [376, 'wood'],
      [346, 'wood'],
      [326, 'paper'],
    ] as const)
      hoop.shape(ellipse(0, 0, radius), 'bold', role);
    const keys = random.shuffle(level === 0 ? BROAD_FACES : FACES).slice(0, 3);
    const work = sheet.layer('work');
    if (level > 0) drawStitches(work, brief);
    const ring = byLevel(brief, 4, 6, 8);
    const start = random.range(0, 6.28);
    work.shape(
      tube(arc(460, 456, 224, 224, 0, Math.PI * 2), () => 7),
      'line',
      'leaf',
    );
    around(work, { centre: [460, 456], radius: 224, count: ring * 2, phase: start }, (spot, i) => {
      if (i % 2 === 0)
        for (const turn of byLevel(brief, [0], [-0.7, 0.7], [-0.8, 0, 0.8]))
          spot.at({ angle: turn }).shape(petal('leaf', 96, byLevel(brief, 60, 46, 38)), 'line', 'leaf');
    });
    for (let i = 0; i < ring; i++) {
      const angle = -Math.PI / 2 + ((i + start * 0 + 0.5) / ring) * Math.PI * 2 + (start * Math.PI) / ring;
      blossom(
        work,
        { level, random: random.fork(`ring ${i}`) },
        {
          key: keys[i % 2]!,
          at: [460 + 224 * Math.cos(angle), 456 + 224 * Math.sin(angle)],
          scale: byLevel(brief, 0.96, 0.78, 0.66),
          role: i % 2 ? 'b' : 'a',
        },
      );
    }
    blossom(
      work,
      { level, random: random.fork('middle') },
      { key: keys[2]!, at: [460, 456], scale: byLevel(brief, 1.15, 1.2, 1.2), role: 'd' },
    );
    for (const [x, role] of [
      [150, 'a'],
      [330, 'd'],
      [760, 'c'],
    ] as const)
      if (level > 0 || x > 700)
        spool(
          sheet.layer('thread').at({ x, y: 960, scale: byLevel(brief, 1.2, 1, 1) }),
          role,
          byLevel(brief, 2, 4, 6),
        );
    needle(sheet.layer('thread'));
    return {
      title: random.fork('title').pick(['The Embroidery Hoop', 'Stitched in Silk', 'Sunday Needlework']),
      description:
        'A ring of flowers grows stitch by stitch in a wooden hoop. Let the spools beside it tell which silk was used.',
      tags: ['flowers', 'embroidery', 'sewing', 'wreath', 'thread'],
    };
  },
});

/** Rows of stitches around the wreath: one near the hoop and, on hard pages, crosses and knots within. */
function drawStitches(sheet: Sheet, brief: Brief): void {
  const centre: Point = [460, 456];
  around(sheet, { centre, radius: 306, count: byLevel(brief, 0, 30, 44) }, (spot) =>
    spot.shape(rectangle(-14, -6, byLevel(brief, 0, 34, 26), 12, 6), 'fine', 'd'),
  );
  if (brief.level < 2) return;
  for (const radius of [158, 288])
    sheet.shape(
      tube(arc(...centre, radius, radius, 0, Math.PI * 2), () => 5),
      'fine',
      'c',
    );
  around(sheet, { centre, radius: 136, count: 20 }, (spot) => spot.shape(ellipse(0, 0, 8), 'fine', 'b'));
  around(sheet, { centre, radius: 272, count: 30, phase: 0.5 }, (spot) => {
    for (const angle of [-0.78, 0.78]) spot.at({ angle }).shape(rectangle(-13, -4, 26, 8, 4), 'fine', 'c');
  });
}

/** A needle with a thread through its eye that runs up to the cloth. */
function needle(sheet: Sheet): void {
  sheet.line(
    curve([
      [560, 744],
      [610, 800],
      [520, 850],
      [470, 880],
      [444, 916],
    ]),
    'line',
    0,
  );
  const at = { x: 438, y: 926, angle: 1.15 };
  sheet.at(at).shape(blob(knots('0,16! -9,6 -9,-16 -4,-60 0,-190! 4,-60 9,-16 9,6')), 'line', 'stone');
  sheet.at(at).shape(ellipse(0, -8, 4, 11), 'fine', 'paper');
}

function spool(sheet: Sheet, role: Role, turns: number): void {
  sheet.shape(rectangle(-48, -22, 96, 22, 6), 'bold', 'wood');
  sheet.shape(rectangle(-38, -120, 76, 100, 8), 'line', role);
  for (let i = 1; i < turns; i++)
    sheet.line(
      [
        [-38, -120 + (i / turns) * 100 + 6],
        [38, -120 + (i / turns) * 100 - 6],
      ],
      'fine',
      0,
    );
  sheet.shape(rectangle(-48, -142, 96, 24, 6), 'bold', 'wood');
}

/** Where blossoms float round the candle in the middle, and how large, by grade. */
const FLOATING: readonly (readonly (readonly [x: number, y: number, scale: number])[])[] = [
  [
    [-200, -90, 1.2],
    [150, -170, 1.2],
    [60, 220, 1.3],
  ],
  [
    [-190, -130, 1.2],
    [90, -230, 0.95],
    [226, 6, 1.05],
    [70, 226, 1.15],
    [-176, 150, 1],
  ],
  [
    [-200, -110, 1.15],
    [0, -236, 0.95],
    [196, -116, 1.1],
    [206, 116, 0.95],
    [10, 232, 1.1],
    [-196, 112, 1],
  ],
];

/** A round bowl from above in which blossoms and candles float. */
export const floatingBowl = edged({
  name: 'floating-bowl',
  category: 'flowers',
  size: [900, 900],
  edge: 'page',
  backdrop: 'a',
  draw(brief) {
    const { random, sheet, level } = brief;
    tableBoards(sheet.layer('mat'), random.fork('boards'), [900, 900], byLevel(brief, 300, 180, 76));
    const middle: Point = [random.range(440, 460), random.range(440, 460)];
    const bowl = sheet.layer('bowl').at({ x: middle[0], y: middle[1] });
    for (const [radius, role] of [
      [400, 'c'],
      [350, 'water'],
    ] as const)
      bowl.shape(ellipse(0, 0, radius), 'bold', role);
    if (level === 2)
      around(bowl, { radius: 375, count: 30, phase: 0.5 }, (spot) =>
        spot.line([[0, -25] as const, [0, 25] as const], 'fine', 0),
      );
    if (level > 0)
      around(bowl, { radius: 375, count: byLevel(brief, 8, 14, 30) }, (spot) =>
        spot.shape(ellipse(0, 0, 15), 'fine', 'soft'),
      );
    if (level === 1)
      around(bowl, { radius: 375, count: 14, phase: 0.5 }, (spot) =>
        spot.shape(drawn('-46,0! 0,-17 46,0! 0,17'), 'fine', 'leaf'),
      );
    const keys = random.shuffle(byLevel(brief, BROAD_FACES, FLAT_FACES, FACES)).slice(0, 3);
    const spots = FLOATING[level]!;
    const turn = random.range(0, 6.28);
    const water = bowl.inside([ellipse(0, 0, 350)]).at({ angle: turn });
    if (level > 0) ripples(water, [[0, 0, 1], ...spots], level === 1);
    driftingPetals(
      water,
      random.fork('drift'),
      [[0, 0, level === 1 ? 1.5 : 1.2], ...spots],
      byLevel(brief, 4, 5, 14),
      byLevel(brief, 350, 300, 350),
    );
    spots.forEach(([x, y, scale], i) => {
      leavesAround(
        water,
        { level, random },
        { key: 'camellia', at: [x, y], length: scale * 124, count: byLevel(brief, 0, 2, 3) },
      );
      blossom(
        water,
        { level, random: random.fork(`bloom ${i}`) },
        {
          key: keys[i % 3]!,
          at: [x, y],
          scale: scale * 0.92,
          role: (['a', 'b', 'd'] as const)[i % 3]!,
        },
      );
    });
    candle(water.at({ angle: -turn }), level);
    const name = speciesOf(keys[0]!).many;
    return {
      title: random.fork('title').pick(['The Floating Bowl', 'Blossoms on Water', 'A Bowl for the Evening']),
      description: `Among ${name} and other blossoms a candle floats in a wide bowl of water. Let its light touch the petals nearest to it.`,
      tags: ['flowers', 'bowl', 'water', 'candle', 'from above'],
    };
  },
});

/** Kinds whose petals can be told from each other when they float small. */
const FLAT_FACES = FACES.filter((key) => !['poppy', 'hibiscus', 'pansy'].includes(key));

/** Single petals on the water wherever no blossom is, out to a reach from the middle. */
function driftingPetals(
  sheet: Sheet,
  random: Random,
  taken: readonly (readonly [number, number, number])[],
  count: number,
  reach: number,
): void {
  const placed: Point[] = [];
  for (let i = 0; i < count * 12 && placed.length < count; i++) {
    const at = polar([0, 0], random.range(110, reach), random.range(0, 6.28));
    const isFree =
      taken.every(([x, y, scale]) => distance(at, [x, y]) > 100 * scale + 42) &&
      placed.every((other) => distance(at, other) > 88);
    if (isFree) placed.push(at);
  }
  for (const [x, y] of placed)
    sheet.at({ x, y, angle: random.range(0, 6.28) }).shape(petal('heart', 66, 48), 'line', 'blush');
}

/** A candle from above in a cup of petals: its rim, the melted wax, the flame and the glow about it. */
function candle(sheet: Sheet, level: 0 | 1 | 2): void {
  if (level === 1) return greatCandle(sheet);
  for (const phase of [0.5, 0])
    around(sheet, { radius: 44, count: 8, phase }, (spot) =>
      spot.shape(petal('lotus', phase === 0 ? 76 : 92, 52), 'line', phase === 0 ? 'a' : 'blush'),
    );
  sheet.shape(ellipse(0, 0, 66), 'bold', 'cream');
  sheet.shape(ellipse(0, 0, 50), 'line', 'sun');
  if (level === 2)
    around(sheet, { radius: 39, count: 10 }, (ray) => ray.line(traced('0,0 0,-14'), 'fine', 0.3));
  sheet.shape(drawn('0,-36! 20,-8 20,12 0,26 -20,12 -18,-8'), 'bold', 'ember');
  sheet.line(traced('0,22 0,4'), 'line', 0);
}

/** A large candle in a cup of petals that have tips, its flame standing over the melted wax. */
function greatCandle(sheet: Sheet): void {
  for (const phase of [0.5, 0])
    around(sheet, { radius: 66, count: 9, phase }, (spot) => {
      spot.shape(petal('lotus', phase === 0 ? 88 : 106, 64), 'line', phase === 0 ? 'a' : 'blush');
      if (phase === 0) spot.line(traced('0,-34 0,-62'), 'fine', 0.5);
    });
  sheet.shape(ellipse(0, 0, 98), 'bold', 'cream');
  sheet.shape(ellipse(0, 8, 76, 70), 'line', 'sun');
  sheet.line(traced('-4,40 4,24 0,6'), 'line', 0);
  sheet.shape(drawn('0,-104! 34,-48 44,-6 26,24 0,30 -26,24 -42,-2 -26,-40'), 'bold', 'ember');
  sheet.shape(drawn('0,-48! 18,-16 18,8 0,16 -18,8 -16,-14'), 'line', 'sun');
}

/** Rings that spread on water from where something floats. */
function ripples(
  sheet: Sheet,
  spots: readonly (readonly [number, number, number])[],
  isPlain: boolean,
): void {
  for (const spread of isPlain ? [0] : [1, 0])
    for (const [x, y, scale] of spots)
      sheet.shape(ellipse(x, y, 104 * scale + 26 + spread * 34), 'fine', spread ? 'water' : 'sky');
}
