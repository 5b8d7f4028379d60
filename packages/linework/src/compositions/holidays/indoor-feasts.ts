import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle, star, tube } from '../../geometry/forms.ts';
import type { Path, Point } from '../../geometry/point.ts';
import { evenly } from '../../geometry/ruled.ts';
import { paperLantern } from '../../motifs/holidays/carried.ts';
import { bow, candle, present } from '../../motifs/holidays/presents.ts';
import { leaf } from '../../motifs/leaf.ts';
import { sittingCat } from '../../motifs/people/pets.ts';
import { rider, type Rider } from '../../motifs/vehicles/driver.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd', 'sun', 'ember'];

function stocking(sheet: Sheet, brief: Brief, role: Role): void {
  const { level, random } = brief;
  const rim = drawn('-42,0! 42,0! 44,110 92,150 86,196 30,206 -30,176 -40,110');
  sheet.shape(rim, 'bold', role);
  const inside = sheet.inside([rim]);
  if (level === 1)
    for (const y of [70, 110])
      inside.line(
        [
          [-60, y],
          [60, y - 6],
        ],
        'line',
        0,
      );
  if (level === 2)
    fillZone(random.pick<PatternName>(['hearts', 'stars', 'chevrons', 'diamonds']), {
      sheet,
      zone: [rim],
      size: 46,
      angle: 0,
      roles: [role, 'soft'],
    });
  sheet.rim(rim, 'bold');
  sheet.shape(drawn('60,140 100,158 84,204 46,206 44,170!'), 'line', 'cream');
  sheet.shape(rectangle(-52, -16, 104, 50, 14), 'bold', 'paper');
}

function fire(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const [x, s] of [
    [-60, 0.8],
    [64, 0.86],
    [0, 1.2],
  ] as const) {
    sheet.shape(mirrored('0,-170! 34,-90 60,-40 36,0 0,6', { x, scale: s }), 'bold', 'ember');
    if (level > 0) sheet.shape(mirrored('0,-96! 18,-50 26,-22 12,0 0,4', { x, scale: s }), 'line', 'sun');
  }
  for (const [y, angle] of [
    [6, 0.14],
    [16, -0.12],
  ] as const)
    sheet.shape(
      rectangle(-120, -18, 240, 36, 16).map(([x, v]): Point => [x, v + y + x * angle]),
      'bold',
      'wood',
    );
}

const hang = (x: number): number => 300 + 34 * Math.sin(((x - 100) / 600) * Math.PI * 3) ** 2;

function garland(sheet: Sheet, brief: Brief): void {
  const { random } = brief;
  for (const [i, x] of evenly(byLevel(brief, 6, 10, 14), 90, 710).entries()) {
    for (const turn of [-1.3, 1.5])
      leaf(sheet, {
        at: { x, y: hang(x), angle: turn + random.range(-0.4, 0.4) + (i % 2) * 0.6 },
        length: byLevel(brief, 100, 80, 64),
        width: byLevel(brief, 54, 40, 32),
        random,
        veins: 0,
      });
    if (i % 2 === 0) sheet.shape(ellipse(x, hang(x) + 6, byLevel(brief, 24, 19, 16)), 'line', LEADS[i % 5]);
  }
}

/** A fireplace on Christmas Eve. */
export const firesides = sights(
  {
    category: 'holidays',
    size: [800, 1000],
    backdrop: 'soft',
    tags: ['christmas', 'fireplace', 'stockings', 'presents', 'cat', 'cozy'],
    draw(brief) {
      const { level, random } = brief;
      const wall = brief.sheet.layer('wall');
      for (const [i, x] of evenly(byLevel(brief, 0, 10, 16), -10, 810).entries())
        wall.shape(rectangle(x - 40, -10, 900, 900), 'fine', i % 2 ? 'soft' : 'cream');
      const wreath = wall.at({ x: 400, y: 150 });
      const twigs = byLevel(brief, 9, 14, 18);
      for (let i = 0; i < twigs; i++) {
        const turn = (i / twigs) * Math.PI * 2;
        leaf(wreath, {
          at: { x: 72 * Math.cos(turn), y: 72 * Math.sin(turn), angle: turn + 2.3 },
          length: byLevel(brief, 92, 76, 66),
          width: byLevel(brief, 60, 44, 36),
          random,
          veins: 0,
        });
      }
      bow(wreath.at({ y: 92, scale: 1.1 }), 'a');
      brief.sheet.layer('floor').shape(rectangle(-10, 850, 820, 200), 'bold', 'wood');
      const hearth = brief.sheet.layer('hearth');
      const front = clockwise(rectangle(80, 330, 640, 540));
      hearth.shape(front, 'bold', 'rust');
      if (level > 0)
        fillZone('bricks', {
          sheet: hearth,
          zone: [front],
          size: byLevel(brief, 0, 116, 74),
          angle: 0,
          roles: ['rust', 'sand'],
        });
      const mouth = clockwise([...arc(400, 660, 180, 110, Math.PI, Math.PI * 2), [580, 870], [220, 870]]);
      hearth.shape(
        clockwise([...arc(400, 660, 216, 146, Math.PI, Math.PI * 2), [616, 870], [184, 870]]),
        'bold',
        'stone',
      );
      hearth.shape(mouth, 'bold', 'night');
      fire(hearth.inside([mouth]).at({ x: 400, y: 846, scale: 1.1 }), level);
      hearth.rim(mouth, 'bold');
      hearth.shape(rectangle(50, 296, 700, 44, 8), 'bold', 'wood');
      for (const [i, x] of byLevel(brief, [180, 620], [150, 250, 560, 660], [150, 250, 560, 660]).entries())
        stocking(
          hearth.at({ x, y: 372, flip: i % 2 === 1, scale: byLevel(brief, 1.1, 0.86, 0.86) }),
          brief,
          LEADS[i]!,
        );
      for (const [i, x] of byLevel(brief, [110, 690], [110, 690], [100, 170, 630, 700]).entries())
        candle(hearth.at({ x, y: 296 }), 90 + (i % 2) * 30, LEADS[i + 1]!, level > 0);
      garland(brief.sheet.layer('garland'), brief);
      const rug = brief.sheet.layer('rug');
      rug.shape(ellipse(400, 940, 330, 60), 'bold', 'b');
      rug.shape(ellipse(400, 940, 270, 44), 'line', 'cream');
      for (const [i, [x, y, w]] of (
        [
          [130, 950, 130],
          [690, 950, 140],
          [610, 968, 90],
        ] as const
      )
        .slice(0, level + 1)
        .entries())
        present(rug.at({ x, y }), {
          width: w,
          height: w * 0.8,
          roles: [LEADS[i]!, 'sun'],
          ...(level === 2 ? { pattern: 'stars' as const } : {}),
        });
      sittingCat(
        rug.at({
          x: random.range(300, 480),
          y: 956,
          scale: byLevel(brief, 1.5, 1.3, 1.2),
          flip: random.chance(0.5),
        }),
        level,
      );
    },
  },
  [
    {
      name: 'stockings',
      size: [1000, 760],
      views: [
        [400, 430, 1.3],
        [400, 780, 1.3],
      ],
      told: [
        [
          'Room for an Orange',
          'A stocking holds more than one thinks. There is always an orange in the toe.',
        ],
        [
          'Hung with Care',
          'They were knitted in the same winter from four kinds of wool. None of them fits a foot.',
        ],
        [
          'Embers and Knitting',
          'The fire burns low and the wool is warm to the touch. Follow the bricks from the mantel to the floor.',
        ],
      ],
    },
  ],
);

/** The spine of a dragon that winds over the page. */
function spineOf(shift: number): Path {
  return Array.from({ length: 121 }, (_, i): Point => {
    const t = i / 120;
    return [270 + 590 * t, 450 + 96 * Math.sin(t * 8.6 + shift) * (0.5 + 0.5 * t)];
  });
}

function dragonHead(sheet: Sheet, brief: Brief): void {
  const { level } = brief;
  for (const [angle, long] of [
    [-2.4, 120],
    [-1.9, 140],
    [-1.4, 120],
    [2.5, 110],
    [2, 120],
  ] as const)
    sheet.shape(mirrored(`0,0! 26,${-long * 0.4} 0,${-long}!`, { angle, x: 40 }), 'line', 'sun');
  sheet.shape(
    drawn(
      '70,-90 0,-120 -90,-104 -150,-50 -170,0! -120,20 -60,14 -150,40! -158,70 -110,96 -20,104 60,90 110,20',
    ),
    'bold',
    'a',
  );
  sheet.shape(drawn('-150,38! -60,14 10,16 -20,52 -90,74! -140,66'), 'line', 'rust');
  for (const x of [-128, -98, -66].slice(0, level + 1))
    sheet.shape(drawn('-13,0! 13,-4! 2,28!', { x, y: 22 + (x + 128) * -0.06 }), 'line', 'paper');
  sheet.shape(ellipse(-24, -52, 34, 32), 'bold', 'paper');
  sheet.shape(ellipse(-30, -50, 17), 'line', 'sun');
  sheet.ink(ellipse(-32, -50, 7));
  sheet.shape(drawn('-70,-86! -20,-112 30,-96! -20,-88!'), 'line', 'ember');
  sheet.shape(ellipse(-140, -26, 15, 11), 'line', 'rust');
  for (const side of [-1, 1])
    sheet.shape(
      drawn('20,-104! 30,-160 70,-196 60,-150 84,-150 50,-110!', { x: side * 16 + 10 }),
      'line',
      'gold',
    );
  if (level > 0)
    for (const bend of [-30, 30])
      sheet.line(
        [
          [-150, 0],
          [-200, -20 + bend],
          [-236, 10 + bend],
          [-250, 50 + bend],
        ],
        'line',
        0.4,
      );
}

/** A paper dragon that dances through the street at New Year. */
export const dragonDances = sights(
  {
    category: 'holidays',
    size: [1000, 760],
    backdrop: 'night',
    tags: ['lunar new year', 'chinese new year', 'dragon dance', 'lanterns', 'parade', 'fireworks'],
    draw(brief) {
      const { level, random } = brief;
      const sky = brief.sheet.layer('sky');
      for (let i = byLevel(brief, 2, 4, 7); i > 0; i--)
        sky.shape(
          ellipse(560, 560, i * byLevel(brief, 240, 120, 76), i * byLevel(brief, 190, 96, 62)),
          'line',
          i % 2 ? 'soft' : 'night',
        );
      for (const [i, [x, y]] of (
        [
          [200, 150],
          [770, 170],
          [500, 110],
        ] as const
      )
        .slice(0, level + 1)
        .entries())
        for (const r of byLevel(brief, [90], [110, 66], [140, 100, 62])) {
          sky.shape(star(x, y, r, r * 0.62, byLevel(brief, 8, 10, 14), i), 'line', LEADS[(i + r) % 6]);
          sky.shape(ellipse(x, y, r * 0.26), 'line', 'sun');
        }
      for (const x of byLevel(brief, [90, 900], [90, 350, 640, 900], [70, 220, 370, 640, 790, 930]))
        paperLantern(sky.at({ x, y: 40 + random.range(0, 30), scale: byLevel(brief, 1.3, 1, 0.84) }), level);
      const street = brief.sheet.layer('street');
      street.shape(rectangle(-10, 640, 1020, 200), 'bold', 'stone');
      if (level > 0)
        fillZone('bricks', {
          sheet: street,
          zone: [clockwise(rectangle(0, 640, 1000, 130))],
          size: byLevel(brief, 0, 110, 66),
          angle: 0,
          roles: ['stone', 'sand'],
        });
      const spine = spineOf(random.range(-0.7, 0.7));
      const poles = brief.sheet.layer('poles');
      const dancers = random.shuffle<Rider>(['bear', 'rabbit', 'cat', 'dog', 'mouse', 'frog', 'fox', 'pig']);
      for (const k of byLevel(brief, [34, 84], [28, 58, 88], [24, 48, 72, 96])) {
        const [x, y] = spine[k]!;
        poles.shape(rectangle(x - 8, y, 16, 620 - y + 20), 'line', 'wood');
        poles.shape(mirrored('0,0! 34,8 44,50 40,96! 0,96!', { x, y: 606 }), 'bold', LEADS[k % 6]);
        rider(poles.at({ x, y: 588, scale: 0.6 }), dancers[k % 8]!, 'none', LEADS[k % 6]!, 0);
        for (const side of [-1, 1])
          poles.shape(rectangle(x + side * 20 - 14, 690, 28, 44, 8), 'line', 'night');
      }
      const body = brief.sheet.layer('body');
      for (let i = 4; i < 118; i += byLevel(brief, 14, 8, 6)) {
        const [x, y] = spine[i]!;
        body.shape(mirrored('0,-40! 22,-4 0,10!', { x, y: y - 66, angle: 0.2 }), 'line', 'sun');
      }
      const skin = clockwise(tube(spine, (t) => 76 - 44 * t));
      body.shape(skin, 'bold', 'a');
      if (level > 0)
        fillZone('scales', {
          sheet: body,
          zone: [skin],
          size: byLevel(brief, 0, 76, 46),
          angle: -Math.PI / 2,
          roles: ['a', 'ember'],
        });
      else
        for (const k of [30, 55, 80, 100])
          body.inside([skin]).line(
            [
              [spine[k]![0], 200],
              [spine[k]![0], 700],
            ],
            'line',
            0,
          );
      body.rim(skin, 'bold');
      const belly = clockwise(tube(spine, (t) => (76 - 44 * t) * 0.3));
      body.shape(belly, 'line', 'gold');
      const [tx, ty] = spine.at(-1)!;
      for (const angle of [0.9, 1.5, 2.1])
        body.shape(mirrored('0,0! 24,-50 0,-110!', { x: tx - 8, y: ty, angle }), 'bold', 'sun');
      const [hx, hy] = spine[0]!;
      dragonHead(
        brief.sheet.layer('head').at({ x: hx - 10, y: hy - 10, scale: byLevel(brief, 1.06, 1, 1) }),
        brief,
      );
    },
  },
  [
    {
      name: 'dragon-dance',
      size: [1000, 760],
      told: [
        [
          'Two Dancers, One Dragon',
          'Under the paper dragon there are quick feet. It brings luck to every door it bows to.',
        ],
        [
          'The Dragon Comes down the Street',
          'Drums, lanterns and a dragon as long as the block. Whoever touches its tail will have a good year.',
        ],
        [
          'Scales of Red and Gold',
          'They have sewn scales since autumn and carried it for an hour tonight. Nobody is tired yet.',
        ],
      ],
    },
    {
      name: 'dragon-face',
      size: [760, 1000],
      views: [
        [260, 420, 1.5],
        [620, 430, 1.5],
      ],
      told: [
        [
          'Whiskers and Luck',
          'It looks fierce, but it has been feeding on coins and lettuce. Pet it if you dare.',
        ],
        [
          'The Middle of the Dragon',
          'Only the first dancer sees where it goes. All the others follow the scales.',
        ],
        [
          'New Year, New Dragon',
          'Each year it gets a little longer and a little louder. Firecrackers are its favorite music.',
        ],
      ],
    },
  ],
);
