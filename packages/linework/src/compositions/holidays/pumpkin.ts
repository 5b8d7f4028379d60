import { points, knots } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve, twin } from '../../geometry/curve.ts';
import { rectangle, ellipse, spiral } from '../../geometry/forms.ts';
import { polar, type Path } from '../../geometry/point.ts';
import { floaters } from '../../motifs/floaters.ts';
import { FLOWERS } from '../../motifs/flowers.ts';
import { leaf } from '../../motifs/leaf.ts';
import { sprig } from '../../motifs/sprig.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Sheet } from '../../sheet.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';

/** A pumpkin with vines: smiling on easy pages, patterned and in flower on harder ones. */
export const pumpkin: Composition = {
  name: 'pumpkin',
  category: 'holidays',
  size: [1000, 1000],
  strays: 1.6,
  draw(brief) {
    const { random, level } = brief;
    const body = brief.sheet.at({
      x: 500,
      y: byLevel(brief, 556, 540, 540),
      scale: byLevel(brief, 1.06, 1, 1),
    });
    if (level > 0)
      floaters(brief.sheet.layer('air'), {
        random,
        kinds: ['star'],
        box: [60, 70, 940, 340],
        avoid: [ellipse(500, 560, 440, 360), ellipse(520, 190, 150, 190)],
        count: byLevel(brief, 0, 7, 12),
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
    if (level === 0) drawGrin(body.layer('face'));
    else drawFlowers(brief);
    const mood =
      level === 0
        ? random.pick(['Jolly', 'Grinning', 'Merry'])
        : random.pick(['Harvest', 'October', 'Golden', 'Cottage']);
    return {
      title: level === 0 ? `${mood} Pumpkin` : `${mood} Pumpkin in Bloom`,
      description:
        level === 0
          ? 'A round pumpkin grins on Halloween night. Its broad ribs are quick to color.'
          : 'A great pumpkin sits among autumn flowers and curling vines. Every second rib carries a pattern.',
      tags: ['pumpkin', 'autumn', 'halloween', 'harvest', level === 0 ? 'jack-o-lantern' : 'flowers'],
    };
  },
};

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

function drawBody(sheet: Sheet, brief: Brief): void {
  const names = brief.random.shuffle<PatternName>([
    'scales',
    'diamonds',
    'blossoms',
    'moons',
    'hearts',
    'lattice',
  ]);
  RIBS.forEach(([x, half], i) => {
    const rim = rib(x, half);
    sheet.shape(rim, 'bold', i % 2 === 0 ? 'ember' : 'gold');
    if (brief.level === 0) return;
    const patterned = brief.level === 2 ? i > 1 : i === 4;
    if (patterned)
      fillZone(names[i]!, {
        sheet,
        zone: [rim],
        size: byLevel(brief, 0, 84, 62),
        angle: 0,
        roles: ['sun', 'rust'],
      });
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
  });
}

function drawStem(sheet: Sheet, brief: Brief): void {
  const vine = spiral(150, -268, 66, 1.7, Math.PI);
  if (brief.level > 0) sheet.line([...curve(points('20,-236 50,-262 84,-268')), ...vine], 'line', 0.4);
  for (const [x, y, angle, length] of [
    [-40, -226, -1.15, 190],
    [60, -214, 1.5, 150],
  ] as const) {
    leaf(sheet, {
      at: { x, y, angle },
      length,
      width: length * 0.62,
      random: brief.random,
      veins: byLevel(brief, 0, 3, 4),
    });
  }
  sheet.shape(
    blob(knots('-58,-206! -34,-262 -26,-330 -52,-386! 6,-412! 30,-340 36,-268 64,-206! 0,-190')),
    'bold',
    'leaf',
  );
  sheet.line(curve(points('-6,-216 0,-290 -14,-372')), 'fine', 0.6);
}

function drawGrin(sheet: Sheet): void {
  for (const side of [-1, 1]) {
    sheet.shape(twinEye(side), 'line', 'sun');
  }
  sheet.shape(twin(knots('0,-34! 60,56 0,62')), 'line', 'sun');
  const mouth = blob(knots('-196,76! -90,128 0,140 90,128 196,76! 150,172 60,222 0,226 -60,222 -150,172'));
  sheet.shape(mouth, 'line', 'sun');
  const inside = sheet.inside([clockwise(mouth)]);
  inside.shape(points('-96,80 -4,80 -4,204 -96,194'), 'line', 'cream');
}

function twinEye(side: number) {
  return blob([
    [side * 60, -24, 1],
    [side * 126, -122, 1],
    [side * 178, -24, 1],
    [side * 120, -6],
  ]);
}

function drawGarden(brief: Brief): void {
  const { random } = brief;
  const sheet = brief.sheet.layer('garden');
  if (brief.level === 0) {
    for (const [x, angle] of [
      [170, -1.05],
      [830, 1.05],
    ] as const)
      leaf(sheet, { at: { x, y: 822, angle }, length: 140, width: 96, random });
    return;
  }
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
      pairs: byLevel(brief, 1, 2, 3),
    });
  }
}

function drawFlowers(brief: Brief): void {
  const { random } = brief;
  const sheet = brief.sheet.layer('flowers');
  const spots = byLevel(
    brief,
    [],
    [
      [222, 812, 106],
      [780, 818, 106],
    ],
    [
      [200, 800, 98],
      [802, 806, 98],
      [330, 868, 76],
      [680, 870, 76],
      [505, 886, 66],
    ],
  );
  const kinds = random.shuffle(['sunflower', 'daisy', 'dahlia', 'poppy'] as const);
  spots.forEach(([x, y, size], i) => {
    for (const turn of [0.4, 2.7]) {
      const [lx, ly] = polar([x!, y!], size! * 0.5, turn);
      leaf(sheet, {
        at: { x: lx, y: ly, angle: turn + Math.PI / 2 },
        length: size! * 0.95,
        width: size! * 0.52,
        random,
        veins: byLevel(brief, 0, 2, 3),
      });
    }
    FLOWERS[kinds[i % 2]!](sheet.at({ x: x!, y: y!, scale: size! / 100 }), {
      random: random.fork(`flower ${i}`),
      level: byLevel(brief, 0, 0, size! > 90 ? 1 : 0),
      petals: i % 2 === 0 ? 'a' : 'd',
      heart: 'sun',
    });
  });
}
