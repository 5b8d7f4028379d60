import { byLevel } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { curve, twin } from '../../geometry/curve.ts';
import { ellipse, rectangle, arc } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { length, resample } from '../../geometry/path.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path } from '../../geometry/point.ts';
import { cloudBands } from '../../motifs/bands-of-air.ts';
import { bend } from '../../motifs/mandalas/rings.ts';
import { WHEEL_ROLES, ownWheel } from '../../motifs/mandalas/own-wheel.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';
import { EXPERT_PENS } from './mandala-grand.ts';

/** A pointed light of a rose window in the room of its ring: across from -1 to 1, outwards from 0 to 1. */
const LIGHT: Path = [
  ...curve(knots('-0.86,0! -0.86,0.5 -0.62,0.82 0,1!'), 0.05),
  ...curve(knots('0,1! 0.62,0.82 0.86,0.5 0.86,0!'), 0.05).slice(1),
];
/** Where the rivets of a lock's plate sit: half way between its rim and its inner edge. */
const RIVETS = twin(knots('330,68! 420,130 540,170 567,300 538,480 567,635 520,780 430,860 330,940!'), 330);

/** A rose window high above the doors of a cathedral. */
export const roseWindow = edged({
  name: 'mandala-rose-window',
  category: 'mandalas',
  size: [700, 1000],
  edge: 'page',
  backdrop: 'stone',
  pens: EXPERT_PENS,
  draw(brief) {
    const { random, sheet, level } = brief;
    const wall = sheet.layer('wall');
    const course = byLevel(brief, 170, 84, 56);
    for (let row = 0; row * course < 1000; row++)
      for (let i = -1; i < 720 / (course * 1.8) + 1; i++)
        if (level > 0)
          wall.shape(
            rectangle((i + (row % 2) / 2) * course * 1.8, row * course, course * 1.8, course),
            'fine',
            row % 2 ? 'stone' : 'soft',
          );
    const [y, radius] = [random.range(330, 360), random.range(240, 265)];
    const rose = sheet.layer('rose').at({ x: 350, y });
    for (const [share, role] of [
      [1.14, 'stone'],
      [1.05, 'soft'],
    ] as const)
      rose.shape(ellipse(0, 0, radius * share), 'bold', role);
    const outer = byLevel(brief, 8, 12, 16);
    rose.shape(ellipse(0, 0, radius), 'bold', 'stone');
    around(rose, { radius: radius * 0.84, count: outer, phase: 0.5 }, (spot, i) => {
      const reach = Math.min(radius * 0.15, ((Math.PI * radius * 0.84) / outer) * 0.9);
      for (const turn of [2.09, 4.19, 0])
        spot.shape(
          place(petal('round', reach * 1.06, reach * 0.98), { angle: turn, y: reach * 0.1 }),
          'line',
          WHEEL_ROLES[i % 4],
        );
      if (level === 2) spot.shape(ellipse(0, reach * 0.1, radius * 0.03), 'fine', 'sun');
    });
    const room = { inner: radius * 0.4, outer: radius * 0.7 };
    const lights = outer / byLevel(brief, 2, 1.5, 2);
    for (let i = 0; i < lights; i++) {
      rose.shape(bend(LIGHT, room, lights, i), 'bold', WHEEL_ROLES[(i + 1) % 4]);
      if (level > 0)
        rose.shape(
          bend(
            LIGHT.map(([across, out]) => [across * 0.62, 0.12 + out * 0.68] as const),
            room,
            lights,
            i,
          ),
          'fine',
          WHEEL_ROLES[(i + 2) % 4],
        );
    }
    ownWheel(rose, brief, 'heart', radius * 0.34);
    const lancets = byLevel(brief, 2, 3, 4);
    for (let i = 0; i < lancets; i++) {
      const [left, width] = [60 + (i / lancets) * 580, 580 / lancets];
      lancet(
        sheet.layer('lancets').at({ x: left + width / 2, y: 1000 }),
        width * 0.8,
        random.range(290, 300),
        level,
        i,
      );
    }
    return {
      title: random.fork('title').pick(['The Rose Window', 'Cathedral Light', 'Window of a Hundred Panes']),
      description:
        'High in the stone wall sits a rose window, with tall lights below it. Let the glass burn and keep the stone quiet.',
      tags: ['mandala', 'rose window', 'cathedral', 'gothic', 'stained glass'],
    };
  },
});

function pointed(half: number, top: number): Path {
  return [
    [-half, 20],
    [-half, -top * 0.66],
    ...curve([
      [-half, -top * 0.66],
      [-half * 0.62, -top * 0.9],
      [0, -top - half * 0.5],
    ]),
    ...curve([
      [0, -top - half * 0.5],
      [half * 0.62, -top * 0.9],
      [half, -top * 0.66],
    ]),
    [half, 20],
  ];
}

function lancet(sheet: Sheet, width: number, tall: number, level: 0 | 1 | 2, i: number): void {
  sheet.shape(pointed(width / 2, tall), 'bold', 'soft');
  const glass = pointed(width * 0.4, tall * 0.94);
  sheet.shape(glass, 'line', WHEEL_ROLES[i % 4]);
  const inside = sheet.inside([glass]);
  if (level > 0)
    for (let k = 0; k < [0, 4, 6][level]!; k++)
      inside.at({ y: -20 - (k / [1, 4, 6][level]!) * tall }).shape(
        [
          [0, -tall * 0.14],
          [width * 0.3, 0],
          [0, tall * 0.14],
          [-width * 0.3, 0],
        ],
        'fine',
        WHEEL_ROLES[(i + k + 1) % 4],
      );
  inside.shape(ellipse(0, -tall * 0.72, width * 0.22), 'line', 'sun');
}

/** Leaves engraved in the plate of a lock, above and below its hole. */
function engrave(door: Sheet): void {
  for (const flip of [false, true]) {
    const half = door.at({ x: 330, flip });
    for (const [x, y, angle, long, wide] of [
      [26, 190, 1.5, 96, 48],
      [22, 186, 0.66, 76, 42],
      [30, 836, 1.16, 84, 44],
      [24, 838, 2.2, 74, 40],
    ] as const)
      half.at({ x, y, angle }).shape(petal('leaf', long, wide), 'line', 'gold');
  }
  for (const y of [172, 850]) door.shape(ellipse(330, y, 20), 'line', 'gold');
}

/** What grows in the foot of a keyhole: broad leaves, and three round flowers among them. */
function gardenBelow(view: Sheet): void {
  for (const [x, angle, long] of [
    [204, -0.34, 150],
    [456, 0.34, 150],
    [258, -0.12, 190],
    [402, 0.14, 180],
    [330, 0, 150],
  ] as const) {
    const leaf = view.at({ x, y: 812, angle });
    leaf.shape(petal('leaf', long, 62), 'line', 'leaf');
    leaf.line(
      [
        [0, -20],
        [0, -long * 0.78],
      ],
      'fine',
      0.4,
    );
  }
  for (const x of [246, 330, 414]) {
    const bloom = view.at({ x, y: x === 330 ? 706 : 736 });
    around(bloom, { radius: 6, count: 5 }, (spot) => spot.shape(petal('round', 36, 36), 'line', 'a'));
    bloom.shape(ellipse(0, 0, 14), 'line', 'sun');
  }
}

/** A keyhole through which a mandala shines. */
export const keyhole = edged({
  name: 'mandala-keyhole',
  category: 'mandalas',
  size: [660, 1000],
  edge: 'page',
  backdrop: 'wood',
  pens: EXPERT_PENS,
  draw(brief) {
    const { random, sheet, level } = brief;
    const door = sheet.layer('door');
    const planks = byLevel(brief, 3, 5, 6);
    for (let i = 0; i < planks; i++) {
      const x = (i / planks) * 660;
      door.shape(rectangle(x, 0, 660 / planks, 1000), 'line', i % 2 ? 'wood' : 'rust');
      if (level > 0)
        for (let k = 0; k < byLevel(brief, 0, 2, 5); k++)
          door.line(
            curve([
              [x + (k + 1) * (110 / 6), 0],
              [x + (k + 1) * 19, 300],
              [x + (k + 1) * 16, 640],
              [x + (k + 1) * 20, 1000],
            ]),
            'fine',
            0,
          );
    }
    const plate = twin(
      knots('330,40! 430,110 560,150 590,300 560,480 590,640 540,800 440,880 330,970!'),
      330,
    );
    door.shape(plate, 'bold', 'gold');
    door.shape(
      twin(knots('330,96! 410,150 520,190 544,300 516,480 544,630 500,760 420,840 330,910!'), 330),
      'line',
      'sand',
    );
    const beads = byLevel(brief, 6, 14, 22);
    for (const [x, y] of resample(RIVETS, length(RIVETS) / beads, true))
      door.shape(ellipse(x, y, byLevel(brief, 12, 10, 9)), 'line', 'gold');
    if (level === 1) engrave(door);
    const hole: Path = [...arc(330, 390, 180, 190, Math.PI * 0.72, Math.PI * 2.28), [470, 790], [190, 790]];
    door.shape(hole, 'bold', 'night');
    ownWheel(
      sheet
        .layer('light')
        .inside([hole])
        .at({ x: 330, y: random.range(370, 430) }),
      brief,
      'light',
      random.range(270, 330),
      'rays',
    );
    if (level > 0)
      cloudBands(
        sheet
          .layer('light')
          .inside([hole])
          .inside([rectangle(0, 690, 660, 120)]),
        random,
        { width: 660, top: 690, bottom: 800, count: byLevel(brief, 0, 2, 4), roles: ['grass', 'leaf'] },
      );
    if (level === 1) gardenBelow(sheet.layer('light').inside([hole]));
    sheet.layer('light').rim(hole, 'bold');
    return {
      title: random.fork('title').pick(['Through the Keyhole', 'Behind the Locked Door', 'A Secret Light']),
      description:
        'Somebody has left the key out, and through the keyhole a mandala shines. Dark wood and old brass make it glow.',
      tags: ['mandala', 'keyhole', 'door', 'secret', 'light'],
    };
  },
});
