import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve, type Knot } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { mix, type Path, type Point } from '../../geometry/point.ts';
import { dragonfly } from '../../motifs/pond.ts';
import { butterfly, songbird } from '../../motifs/nature/fliers.ts';
import { puff } from '../../motifs/nature/puff.ts';
import { rainbow, shining } from '../../motifs/nature/skies.ts';
import { broadleaf, spruce } from '../../motifs/nature/trees.ts';
import { boulder, fern } from '../../motifs/nature/undergrowth.ts';
import { throughWindow, type WindowKind } from '../../motifs/nature/window.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';

const WIDE = 760;

/** A waterfall that drops into a pool between mossy rocks. */
export const waterfall: Composition = {
  name: 'waterfall',
  category: 'nature',
  size: [WIDE, 1000],
  strays: 1.6,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const bow = random.chance(0.4);
    const twoSteps = random.chance(0.5);
    const guest = random.pick(['dragonfly', 'bird', 'butterfly'] as const);
    const firs = random.chance(0.5);
    const kind = random.pick<WindowKind>(['panel', 'arch', 'cut']);
    const flip = random.chance(0.5);
    throughWindow(
      brief.sheet,
      { kind, size: [WIDE, 1000], role: 'sky', band: level === 0 ? 0 : 20 },
      (inside) => {
        const scene = { ...brief, sheet: flip ? inside.at({ x: WIDE, flip: true }) : inside };
        drawSky(scene, bow, firs);
        drawCliffs(scene);
        drawFall(scene, twoSteps);
        drawPool(scene);
        drawBank(scene, guest);
      },
    );
    return {
      title: `${bow ? random.pick(['Rainbow Falls', 'Falls and Rainbow']) : random.pick(['Silver Falls', 'Veil Falls', 'Hidden Falls', 'Fern Falls', 'Thunder Falls'])} with a ${guest === 'bird' ? 'Songbird' : guest === 'dragonfly' ? 'Dragonfly' : 'Butterfly'}`,
      description: `Water falls over ${twoSteps ? 'two steps of rock' : 'a high cliff'} into a clear pool. ${bow ? 'A rainbow stands in the spray' : level === 0 ? 'Smooth stones lie round it' : 'Ferns grow on the wet stones'} and a ${guest} has come to drink.`,
      tags: ['waterfall', 'river', 'rocks', guest, ...(bow ? ['rainbow'] : ['pool'])],
    };
  },
};

function drawSky(brief: Brief, bow: boolean, firs: boolean): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('sky');
  shining(sheet, {
    at: [random.range(240, 300), random.range(150, 190)],
    radius: byLevel(brief, 76, 68, 62),
    rays: byLevel(brief, 5, 12, 20),
    style: 'rays',
  });
  if (bow)
    rainbow(sheet.at({ x: 380, y: 480 }), 330, byLevel(brief, 54, 40, 34), byLevel(brief, 3, 4, 5), 'sky');
  const grow = firs ? spruce : broadleaf;
  for (const [x, y, scale] of byLevel(
    brief,
    [[660, 380, 0.9]],
    [
      [110, 390, 0.86],
      [580, 380, 0.7],
      [680, 370, 0.96],
    ],
    [
      [76, 380, 0.9],
      [166, 400, 0.7],
      [236, 410, 0.52],
      [550, 380, 0.6],
      [620, 370, 0.8],
      [700, 370, 0.98],
    ],
  ))
    grow(sheet.at({ x: x!, y: y!, scale: scale! }), {
      random: random.fork(`tree ${x}`),
      level: scale! < 0.8 ? 0 : level,
    });
}

const LEFT = '-20,370! 100,352! 190,372! 330,360! 330,790! -20,800!';
const RIGHT = '780,352! 640,340! 560,360! 430,352! 430,790! 780,800!';

function drawCliffs(brief: Brief): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('cliffs');
  const cracks = [
    [
      LEFT,
      [
        '20,460! 120,440! 190,470! 300,450!',
        '-20,590! 90,560! 200,590! 300,570!',
        '60,690! 170,670! 280,690!',
        '130,440! 112,570!',
        '210,480! 222,590!',
        '90,566! 100,690!',
        '200,590! 190,680!',
      ],
    ],
    [
      RIGHT,
      [
        '470,450! 560,430! 660,456! 780,440!',
        '480,570! 600,550! 700,580! 780,566!',
        '500,690! 600,670! 780,700!',
        '560,432! 574,552!',
        '660,456! 650,560!',
        '620,556! 612,670!',
        '700,580! 690,686!',
      ],
    ],
  ] as const;
  for (const [table, lines] of cracks) {
    const rim = clockwise(blob(knots(table)));
    sheet.shape(rim, 'bold', 'stone');
    const inside = sheet.inside([rim]);
    for (const line of lines.slice(0, [2, 5, 7][level])) inside.line(curve(knots(line)), 'line', 0);
    inside.shape(blob(mossOf(rim)), 'line', 'leaf');
    sheet.rim(rim, 'bold');
  }
}

/** Moss that hangs over the upper edge of a cliff. */
function mossOf(rim: Path): Knot[] {
  const xs = rim.map(([x]) => x);
  const [left, right] = [Math.max(-20, Math.min(...xs)), Math.min(780, Math.max(...xs))];
  const lower = Array.from({ length: 7 }, (_, i): Knot => [
    mix(right, left, i / 6),
    384 + (i % 2 === 0 ? 18 : -2),
  ]);
  return [[left, 300, 1], [right, 300, 1], ...lower];
}

function drawFall(brief: Brief, twoSteps: boolean): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('fall');
  const edges: readonly [Knot[], Knot[]] = twoSteps
    ? [
        knots('300,356 310,420 304,520! 276,540 284,640 270,790'),
        knots('462,350 452,420 458,520! 492,540 482,640 500,790'),
      ]
    : [knots('300,356 312,440 298,580 262,790'), knots('462,350 450,440 468,580 504,790')];
  const [left, right] = [curve(edges[0], 9), curve(edges[1], 9)] as const;
  const strands = byLevel(brief, 3, 6, 9);
  const roles = ['water', 'sky', 'paper'] as const;
  const count = Math.min(left.length, right.length);
  const at = (share: number): Point[] =>
    Array.from({ length: count }, (_, i): Point => {
      const [a, b] = [
        left[Math.floor((i / (count - 1)) * (left.length - 1))]!,
        right[Math.floor((i / (count - 1)) * (right.length - 1))]!,
      ];
      return [
        mix(a[0], b[0], share) + 5 * Math.sin(i * 0.16 + share * 9) * Math.sin(Math.PI * share),
        mix(a[1], b[1], share),
      ];
    });
  for (let k = 0; k < strands; k++)
    sheet.shape([...at(k / strands), ...at((k + 1) / strands).reverse()], 'line', roles[k % 3]);
  sheet.shape(
    blob([
      [296, 366, 1],
      [300, 346, 1],
      [380, 338],
      [464, 342, 1],
      [468, 364, 1],
      [380, 372],
    ]),
    'line',
    'sky',
  );
  if (twoSteps && level > 0)
    for (const x of [300, 352, 408, 462])
      sheet.shape(puff(random, [x, 536], [32, 22], 6, 0.2), 'line', 'paper');
}

function drawPool(brief: Brief): void {
  const { random } = brief;
  const sheet = brief.sheet.layer('pool');
  sheet.shape(
    [...curve(knots('-20,770 160,756 380,780 600,756 780,772')), [780, 1010], [-20, 1010]],
    'line',
    'water',
  );
  const foam = byLevel(
    brief,
    [
      [310, 60],
      [450, 62],
    ],
    [
      [280, 40],
      [490, 42],
      [350, 52],
      [424, 54],
    ],
    [
      [262, 36],
      [508, 38],
      [320, 44],
      [456, 46],
      [390, 54],
    ],
  );
  for (const [x, r] of foam) sheet.shape(puff(random, [x!, 786], [r!, r! * 0.62], 7, 0.18), 'line', 'paper');
  for (const [rx, ry] of byLevel(
    brief,
    [[260, 70]],
    [
      [230, 56],
      [330, 92],
    ],
    [
      [220, 52],
      [300, 82],
      [390, 112],
    ],
  ))
    sheet.line(
      curve(
        Array.from({ length: 9 }, (_, i): Knot => {
          const a = 0.1 + (i / 8) * (Math.PI - 0.2);
          return [384 + rx! * Math.cos(a), 800 + ry! * Math.sin(a)];
        }),
      ),
      'line',
      0.3,
    );
}

function drawBank(brief: Brief, guest: 'dragonfly' | 'bird' | 'butterfly'): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('bank');
  for (const [x, y, size] of byLevel(
    brief,
    [
      [100, 880, 96],
      [680, 900, 100],
    ],
    [
      [70, 830, 70],
      [160, 900, 76],
      [680, 840, 74],
      [600, 930, 70],
    ],
    [
      [70, 820, 66],
      [160, 876, 66],
      [700, 830, 70],
      [610, 900, 60],
      [250, 930, 46],
    ],
  ))
    boulder(sheet.at({ x: x!, y: y! }), random, size!, level > 0);
  sheet.shape(
    [...curve(knots('-20,900 120,896 260,944 400,976 540,944 660,910 780,900')), [780, 1010], [-20, 1010]],
    'line',
    'grass',
  );
  if (level > 0)
    for (const x of level === 1 ? [130] : [150, 640])
      fern(sheet.at({ x, y: 966, scale: 0.8 }), random.fork(`fern ${x}`), 220, level);
  if (guest === 'bird')
    songbird(
      sheet.at({ x: 150, y: byLevel(brief, 796, 842, 822), scale: byLevel(brief, 0.9, 0.72, 0.66) }),
      ['c', 'rust'],
      level,
    );
  if (guest === 'dragonfly')
    dragonfly(sheet.at({ x: 560, y: 700, angle: 0.6, scale: byLevel(brief, 0.9, 0.74, 0.66) }), level);
  if (guest === 'butterfly')
    butterfly(
      sheet.at({ x: 180, y: 680, angle: 0.5, scale: byLevel(brief, 0.8, 0.66, 0.6) }),
      ['a', 'b'],
      level,
    );
  if (level === 2) sheet.shape(ellipse(390, 960, 34, 14), 'line', 'stone');
}
