import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { polar } from '../../geometry/point.ts';
import { evenly } from '../../geometry/ruled.ts';
import { FLOWERS } from '../../motifs/flowers.ts';
import {
  citrus,
  cupFromAbove,
  fork,
  jamToast,
  knife,
  pancakes,
  plate,
} from '../../motifs/food/from-above.ts';
import { bow } from '../../motifs/holidays/presents.ts';
import { leaf } from '../../motifs/leaf.ts';
import { acorn, speciesLeaf } from '../../motifs/nature/leaves.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';

type Level = 0 | 1 | 2;
const LEADS: readonly Role[] = ['a', 'b', 'c', 'd', 'sun', 'ember'];

function cloth(brief: Brief, role: Role): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('cloth');
  const step = byLevel(brief, 0, 500, 125);
  if (level === 0) return;
  for (let x = 0, i = 0; x < 1000; x += step, i++)
    for (let y = 0, k = 0; y < 1000; y += step, k++)
      sheet.shape(rectangle(x, y, step, step), 'fine', (i + k) % 2 ? role : 'paper');
}

function turkey(sheet: Sheet, { level, random }: Brief): void {
  sheet.shape(ellipse(0, 0, 250, 190), 'bold', 'paper');
  sheet.shape(ellipse(0, 0, 222, 164), 'line', 'cream');
  for (const [x, y] of [
    [-170, -70],
    [-186, 20],
    [-140, 100],
    [160, -90],
    [186, 10],
    [140, 96],
  ] as const) {
    leaf(sheet, { at: { x, y, angle: Math.atan2(y, x) + 1.2 }, length: 90, width: 44, random, veins: 0 });
  }
  sheet.shape(mirrored('0,-112 70,-96 120,-30 112,60 50,112 0,118'), 'bold', 'rust');
  for (const side of [-1, 1]) {
    const half = sheet.at({ flip: side < 0 });
    half.shape(drawn('60,30 120,20 156,70 140,110 170,150! 148,170! 118,134 70,126 44,84'), 'bold', 'ember');
    half.shape(drawn('70,-70 120,-80 138,-30 110,20 76,-10'), 'bold', 'ember');
  }
  if (level > 0)
    for (const y of [-60, -24, 12])
      sheet.line(
        [
          [-40, y + 8],
          [0, y],
          [40, y + 8],
        ],
        'fine',
        0.4,
      );
}

function pie(sheet: Sheet, role: Role, level: Level): void {
  sheet.shape(ellipse(0, 0, 130), 'bold', 'stone');
  around(sheet, { radius: 112, count: [10, 16, 22][level]! }, (spot) =>
    spot.shape(petal('round', 26, 720 / [10, 16, 22][level]!), 'line', 'sand'),
  );
  const filling = clockwise(ellipse(0, 0, 104));
  sheet.shape(filling, 'line', role);
  const inside = sheet.inside([filling]);
  if (level > 0)
    for (const angle of [0.6, 0.6 + Math.PI / 2])
      for (const x of level === 1 ? [-50, 0, 50] : [-66, -22, 22, 66])
        inside.at({ angle }).shape(rectangle(x - 11, -140, 22, 280), 'line', 'sand');
  sheet.rim(filling, 'line');
}

function place(sheet: Sheet, level: Level): void {
  plate(sheet, 110, 'a', level);
  fork(sheet.at({ x: -150, scale: 0.8 }));
  knife(sheet.at({ x: 150, scale: 0.8 }));
  speciesLeaf(sheet.at({ y: 44, scale: 0.9 }), 'maple', 'ember', level === 2 ? 1 : 0);
}

/** The table on Thanksgiving, from above. */
export const thanksgivings = sights(
  {
    category: 'holidays',
    size: [1000, 1000],
    backdrop: 'cream',
    tags: ['thanksgiving', 'turkey', 'pie', 'table', 'autumn', 'family'],
    draw(brief) {
      const { level, random } = brief;
      cloth(brief, 'sand');
      const sheet = brief.sheet.layer('table');
      const turn = random.range(-0.2, 0.2);
      for (const [x, y, angle] of byLevel(
        brief,
        [[500, 890, 0]],
        [
          [500, 890, 0],
          [500, 110, Math.PI],
        ],
        [
          [500, 890, 0],
          [500, 110, Math.PI],
          [110, 500, Math.PI / 2],
          [890, 500, -Math.PI / 2],
        ],
      ))
        place(sheet.at({ x: x!, y: y!, angle: angle!, scale: byLevel(brief, 1.1, 1, 0.9) }), level);
      turkey(sheet.at({ x: 500, y: 500, angle: turn, scale: byLevel(brief, 1.1, 1, 0.9) }), brief);
      const corners = random.shuffle([
        [200, 210],
        [800, 210],
        [200, 790],
        [800, 790],
      ] as const);
      const dishes: readonly ((at: Sheet) => void)[] = [
        (at) => pie(at, 'ember', level),
        (at) => pie(at, 'd', level),
        (at) => {
          at.shape(ellipse(0, 0, 120, 92), 'bold', 'b');
          at.shape(ellipse(0, 0, 98, 72), 'line', 'paper');
          for (const [u, v] of (
            [
              [-50, -10],
              [0, -32],
              [50, -8],
              [-24, 24],
              [28, 26],
            ] as const
          ).slice(0, level + 3))
            at.shape(ellipse(u, v, 28, 24), 'line', 'gold');
        },
        (at) => {
          around(at, { radius: 56, count: 6 }, (spot, i) =>
            spot.shape(ellipse(0, 0, 34, 30), 'bold', i % 2 ? 'rust' : 'leaf'),
          );
          at.shape(ellipse(0, 0, 40), 'bold', 'ember');
          at.shape(ellipse(0, 0, 9), 'line', 'wood');
        },
      ];
      for (const [i, [x, y]] of corners.entries())
        dishes[i]!(sheet.at({ x, y, scale: byLevel(brief, 1.1, 1, 0.92) }));
      if (level > 0)
        for (const [x, y] of [
          [330, 120],
          [700, 880],
          [320, 880],
          [690, 130],
        ] as const)
          acorn(sheet.at({ x, y, scale: 0.6, angle: random.range(0, 6) }), 0);
    },
  },
  [
    {
      name: 'thanksgiving-table',
      size: [1000, 1000],
      told: [
        ['The Table Is Set', 'One plate is yours and there is pie. Everything else can wait.'],
        [
          'Second Helpings',
          'Grandfather carves, the children count the pies. There are two and that is hardly enough.',
        ],
        [
          'Thanks for All of It',
          'Four plates, two pies and a turkey the size of a cushion. Somebody please pass the gravy.',
        ],
      ],
    },
  ],
);

function diya(sheet: Sheet, role: Role, level: Level): void {
  sheet.shape(mirrored('0,-66! 34,-26 40,10 22,44 0,50'), 'bold', role);
  sheet.shape(mirrored('0,-44! 22,-16 26,8 12,28 0,32'), 'line', 'gold');
  sheet.shape(mirrored('0,-74! 12,-48 0,-34!'), 'line', 'sun');
  if (level > 0) sheet.shape(ellipse(0, 8, 9), 'line', 'ember');
}

/** A courtyard with a great rangoli and lamps around it. */
export const rangolis = sights(
  {
    category: 'holidays',
    size: [1000, 1000],
    backdrop: 'stone',
    tags: ['diwali', 'rangoli', 'lamps', 'flowers', 'festival of lights', 'courtyard'],
    draw(brief) {
      const { level, random } = brief;
      const floor = brief.sheet.layer('floor');
      const tiles = clockwise(rectangle(0, 0, 1000, 1000));
      if (level > 0)
        fillZone('lattice', {
          sheet: floor,
          zone: [tiles],
          size: byLevel(brief, 0, 250, 124),
          angle: 0,
          roles: ['stone', 'sand'],
        });
      const [x, y] = [500 + random.range(-120, 120), 500 + random.range(-90, 90)];
      const sheet = brief.sheet.layer('rangoli').at({ x, y, angle: random.range(0, 1) });
      const count = byLevel(brief, 8, 10, 12);
      const kinds = random.shuffle(['lotus', 'leaf', 'drop', 'round'] as const);
      const roles = random.shuffle(LEADS);
      sheet.shape(ellipse(0, 0, 400), 'bold', 'paper');
      const rings: readonly (readonly [number, number, number])[] = byLevel(
        brief,
        [
          [200, 176, 1],
          [60, 150, 0.9],
        ],
        [
          [276, 112, 1],
          [150, 140, 1],
          [50, 110, 0.9],
        ],
        [
          [316, 78, 1.7],
          [226, 104, 1],
          [130, 110, 1],
          [44, 92, 0.8],
        ],
      );
      for (const [i, [radius, long, more]] of rings.entries()) {
        const each = Math.round(count * more);
        sheet.shape(ellipse(0, 0, radius + long + 12), 'line', i % 2 ? 'cream' : roles[i]!);
        around(sheet, { radius, count: each, phase: i % 2 ? 0.5 : 0 }, (spot) => {
          spot.shape(
            petal(kinds[i % 4]!, long, Math.min(long * 0.9, ((radius + long * 0.5) * 4.9) / each)),
            'line',
            roles[(i + 1) % 6],
          );
          if (level > 0 && long > 80)
            spot.shape(petal(kinds[i % 4]!, long * 0.6, long * 0.34), 'fine', 'soft');
        });
      }
      sheet.shape(ellipse(0, 0, byLevel(brief, 70, 60, 52)), 'bold', 'gold');
      FLOWERS.daisy(sheet.at({ scale: byLevel(brief, 0.7, 0.6, 0.5) }), {
        random,
        level: 0,
        petals: 'ember',
        heart: 'sun',
      });
      const lamps = brief.sheet.layer('lamps').at({ x, y });
      const turn = random.range(0, 1);
      for (let i = 0; i < byLevel(brief, 6, 10, 14); i++) {
        const angle = turn + (i / byLevel(brief, 6, 10, 14)) * Math.PI * 2;
        const [u, v] = polar([0, 0], 470, angle);
        diya(
          lamps.at({ x: u, y: v, angle: angle + Math.PI / 2, scale: byLevel(brief, 1.5, 1.15, 0.96) }),
          LEADS[i % 4]!,
          level,
        );
      }
    },
  },
  [
    {
      name: 'rangoli-yard',
      size: [1000, 1000],
      told: [
        [
          'Lamps around the Flower',
          'The big flower was poured from colored sand this morning. Light one lamp after the other.',
        ],
        [
          'A Carpet of Colored Sand',
          'It took the whole family and nobody was allowed to sneeze. Tonight the lamps keep it company.',
        ],
        [
          'The Night of a Thousand Lamps',
          'In every yard of the street a pattern lies on the stones. This one used up all the pink.',
        ],
      ],
    },
    {
      name: 'rangoli-corner',
      size: [760, 1000],
      views: [
        [260, 340, 1.4],
        [760, 660, 1.4],
      ],
      told: [
        [
          'Mind Your Step',
          'The way to the kitchen leads around it, even if it is longer. Nobody minds tonight.',
        ],
        [
          'From the Doorstep',
          'Half of the pattern and a row of lamps: more does not fit into the door. Choose the petals first.',
        ],
        [
          'One Petal at a Time',
          'Grandmother draws without a plan and it always closes in the end. Take her word for it and begin.',
        ],
      ],
    },
  ],
);

/** Breakfast in bed on Mother's Day. */
export const breakfasts = sights(
  {
    category: 'holidays',
    size: [1000, 1000],
    backdrop: 'blush',
    tags: ['mother’s day', 'breakfast', 'flowers', 'card', 'tray', 'from above'],
    draw(brief) {
      const { level, random } = brief;
      const quilt = brief.sheet.layer('quilt').at({ x: 500, y: 500, angle: random.range(-0.4, 0.4) });
      const step = byLevel(brief, 420, 230, 160);
      for (let x = -840, i = 0; x < 840; x += step, i++)
        for (let y = -840, k = 0; y < 840; y += step, k++) {
          const square = clockwise(rectangle(x, y, step, step));
          quilt.shape(square, 'line', LEADS[(i + k * 2) % 4]);
          if (level === 2 && (i + k) % 2)
            quilt.shape(
              mirrored('0,-18! 24,-40 48,-14 26,18 0,44!', { x: x + step / 2, y: y + step / 2 }),
              'fine',
              'soft',
            );
        }
      const sheet = brief.sheet.layer('tray').at({ x: 500, y: 500, angle: random.range(-0.16, 0.16) });
      sheet.shape(rectangle(-440, -310, 880, 620, 60), 'bold', 'wood');
      sheet.shape(rectangle(-404, -274, 808, 548, 40), 'line', 'sand');
      for (const x of [-440, 386]) sheet.shape(rectangle(x, -80, 54, 160, 24), 'line', 'soft');
      const flip = random.chance(0.5);
      const side = sheet.at({ flip });
      plate(side.at({ x: -190, y: 40 }), 178, 'a', level);
      pancakes(side.at({ x: -190, y: 40, scale: 0.9 }), level);
      cupFromAbove(side.at({ x: 210, y: -130, scale: 0.9 }), 'b', level);
      if (level > 0) citrus(side.at({ x: 70, y: 190, scale: 0.7 }), 'ember', level);
      if (level > 0) jamToast(side.at({ x: 20, y: -190, scale: 0.66, angle: 0.2 }), level);
      const card = side.at({ x: 250, y: 110, angle: 0.16 });
      card.shape(rectangle(-112, -84, 224, 168, 8), 'bold', 'paper');
      card.shape(mirrored('0,-24! 34,-54 68,-18 38,24 0,60!'), 'line', 'rust');
      if (level > 0) card.shape(mirrored('0,-8! 18,-26 38,-8 22,16 0,36!'), 'line', 'blush');
      const vase = side.at({ x: -330, y: -180 });
      for (const [i, [u, v, s]] of (
        [
          [0, 0, 0.7],
          [86, -16, 0.6],
          [40, 66, 0.5],
        ] as const
      )
        .slice(0, level + 1)
        .entries()) {
        for (const turn of [-1, 1.4])
          leaf(vase, { at: { x: u, y: v, angle: turn }, length: 96, width: 40, random, veins: 0 });
        FLOWERS.rose(vase.at({ x: u, y: v, scale: s }), {
          random,
          level: level === 2 ? 1 : 0,
          petals: LEADS[i]!,
          heart: 'sun',
        });
      }
      if (level > 0) bow(side.at({ x: -56, y: -60, scale: 0.8, angle: 0.3 }), 'd');
      for (const [x, y] of (
        [
          [90, 110],
          [910, 900],
          [900, 110],
          [110, 900],
        ] as const
      ).slice(0, level * 2))
        FLOWERS.daisy(brief.sheet.layer('strewn').at({ x, y, scale: 0.5 }), {
          random,
          level: 0,
          petals: 'paper',
          heart: 'sun',
        });
    },
  },
  [
    {
      name: 'breakfast-tray',
      size: [1000, 1000],
      told: [
        [
          'Breakfast for Mom',
          'Pancakes, a card and a flower from next door’s garden. She pretends that she has only just woken up.',
        ],
        [
          'Do Not Get Up Yet',
          'They were up at six and quite loud about being quiet. The card says everything else.',
        ],
        [
          'Mother’s Day on the Quilt',
          'The tray came up the stairs without spilling, almost. The whole quilt smells of oranges now.',
        ],
      ],
    },
  ],
);

function clip(sheet: Sheet): void {
  sheet.line(
    [
      [0, 30],
      [0, -30],
      [14, -40],
      [24, -30],
      [24, 36],
      [10, 48],
      [-10, 36],
      [-10, -20],
    ],
    'line',
    0,
  );
}

/** A desk on the first day of school. */
export const schoolDesks = sights(
  {
    category: 'holidays',
    size: [1000, 800],
    backdrop: 'wood',
    tags: ['back to school', 'school', 'pencils', 'books', 'desk', 'from above'],
    draw(brief) {
      const { level, random } = brief;
      const desk = brief.sheet.layer('desk');
      for (const [i, y] of evenly(byLevel(brief, 2, 5, 8), 0, 800).entries())
        desk.shape(rectangle(-10, y, 1020, 900), 'fine', i % 2 ? 'wood' : 'sand');
      if (level === 2)
        for (const [i, y] of evenly(8, 0, 800).entries())
          for (const x of [180 + (i % 3) * 130, 640 + (i % 2) * 160])
            desk.line(
              [
                [x, y],
                [x, y + 100],
              ],
              'fine',
              0,
            );
      const sheet = brief.sheet.layer('things');
      const book = sheet.at({ x: 360, y: 420, angle: random.range(-0.3, 0.1) });
      book.shape(rectangle(-270, -190, 540, 380, 14), 'bold', 'a');
      for (const side of [-1, 1]) {
        book
          .at({ flip: side < 0 })
          .shape(drawn('0,-170! 120,-184 250,-170! 250,170! 120,158 0,176!'), 'bold', 'paper');
        for (const y of evenly(byLevel(brief, 0, 4, 6), -130, 130))
          book.line(
            [
              [side * 36, y],
              [side * 216, y - 4],
            ],
            'fine',
            0,
          );
      }
      if (level > 0) book.shape(mirrored('0,-90 40,-60 40,-10 0,40!', { x: 130 }), 'line', 'ember');
      if (level > 0) book.shape(star(-130, 0, 54, 26, 5), 'line', 'sun');
      const box = sheet.at({ x: 790, y: 210, angle: random.range(-0.3, 0.3) });
      box.shape(rectangle(-150, -110, 300, 220, 16), 'bold', 'c');
      for (const [i, x] of evenly(byLevel(brief, 4, 7, 9), -136, 136).entries()) {
        const w = 220 / byLevel(brief, 4, 7, 9);
        box.shape(rectangle(x - w / 2, -60, w, 156), 'line', LEADS[i % 6]);
        box.shape(
          [
            [x - w / 2, -60],
            [x + w / 2, -60],
            [x, -96],
          ],
          'line',
          'sand',
        );
      }
      const pencil = sheet.at({ x: random.range(560, 640), y: 640, angle: random.range(0.1, 0.5) });
      pencil.shape(rectangle(-200, -20, 300, 40), 'bold', 'sun');
      if (level > 0)
        pencil.line(
          [
            [-200, 0],
            [100, 0],
          ],
          'fine',
          0,
        );
      pencil.shape(
        [
          [100, -20],
          [160, 0],
          [100, 20],
        ],
        'bold',
        'sand',
      );
      pencil.shape(rectangle(-240, -20, 44, 40, 8), 'bold', 'blush');
      const apple = sheet.at({ x: 140, y: 150, scale: byLevel(brief, 1.3, 1.1, 1) });
      apple.shape(mirrored('0,-50 40,-66 78,-30 66,40 30,72 0,62'), 'bold', 'rust');
      apple.shape(drawn('-4,-52! 4,-92! 14,-90! 6,-50!'), 'line', 'wood');
      leaf(apple, { at: { x: 8, y: -76, angle: 1.2 }, length: 62, width: 30, random, veins: 0 });
      const ruler = sheet.at({ x: 350, y: 700, angle: random.range(-0.12, 0.04) });
      ruler.shape(rectangle(-260, -30, 520, 60, 6), 'bold', 'gold');
      for (const [i, x] of evenly(byLevel(brief, 5, 10, 20), -250, 250).entries())
        ruler.line(
          [
            [x, -30],
            [x, i % 2 ? -8 : 4],
          ],
          'line',
          0,
        );
      const glue = sheet.at({ x: 880, y: 560, angle: random.range(-0.4, 0.4) });
      glue.shape(mirrored('0,-120! 22,-114 30,-60! 60,-50 62,110 0,118'), 'bold', 'b');
      glue.shape(rectangle(-44, -4, 88, 76, 10), 'line', 'paper');
      if (level > 0) glue.shape(mirrored('0,-6! 12,-18 24,-4 12,10 0,22!', { y: 36 }), 'line', 'rust');
      if (level > 0)
        for (const [i, [x, y]] of (
          [
            [600, 110],
            [640, 430],
            [110, 640],
            [720, 740],
          ] as const
        )
          .slice(0, level * 2)
          .entries())
          clip(sheet.at({ x, y, angle: i * 1.3, scale: 1.1 }));
    },
  },
  [
    {
      name: 'school-desk',
      size: [1000, 800],
      told: [
        [
          'First Day, New Pencils',
          'All the pencils are still long and all the pages are still white. That can be changed.',
        ],
        [
          'Ready for the Bell',
          'The apple is for the teacher, or for the second break. Sharpen the yellow pencil first.',
        ],
        [
          'A Fresh Page',
          'Nothing is written in the book yet but a star. Every pencil in the case would like to be next.',
        ],
      ],
    },
  ],
);
