import { points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, lobed, rectangle } from '../../geometry/forms.ts';
import { polar, type Point } from '../../geometry/point.ts';
import { BURSTS, LEADING } from '../../motifs/holidays/firework-bursts.ts';
import { HOUSES } from '../../motifs/holidays/skyline.ts';
import { hill } from '../../motifs/landscape.ts';
import { type FromBehind, seenFromBehind } from '../../motifs/people/from-behind.ts';
import { cabin } from '../../motifs/nature/shelters.ts';
import { swell } from '../../motifs/nature/shore.ts';
import { spruce } from '../../motifs/nature/trees.ts';
import { throughWindow } from '../../motifs/nature/window.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressSnow } from '../../motifs/dressing/shore.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { tidied } from '../tidied.ts';

const WIDE = 760;

type Place = 'city' | 'village';

/** Fireworks at midnight over a city by the water or a village in the snow. */
export const fireworks: Composition = tidied({
  name: 'fireworks',
  category: 'holidays',
  size: [WIDE, 1000],
  strays: 1.4,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const where = random.pick<Place>(['city', 'village']);
    const kind = random.pick(['panel', 'arch', 'cut'] as const);
    throughWindow(
      brief.sheet,
      { kind, size: [WIDE, 1000], role: 'night', band: level === 0 ? 0 : 20 },
      (inside) => {
        const scene = { ...brief, sheet: inside };
        drawBursts(scene, where);
        if (where === 'city') drawCity(scene);
        else drawVillage(scene);
      },
    );
    return {
      title:
        where === 'city'
          ? random.pick([
              'Fireworks over the City',
              'Midnight by the Harbor',
              'New Year in the City',
              'Fireworks on the Water',
            ])
          : random.pick([
              'Fireworks over the Village',
              'New Year in the Snow',
              'Midnight in the Village',
              'Fireworks over the Cabin',
            ]),
      description: `Fireworks open like flowers at midnight on New Year's Eve. ${where === 'city' ? 'Their light falls on the city and the water.' : 'Their light falls on a snowy cabin and its firs.'}`,
      tags: ['new year', 'fireworks', 'night', 'celebration', where],
    };
  },
});

/** Where shells burst, high over the roofs: x, y, radius. Over the cabin they keep clear of its smoke. */
const SKIES: Readonly<
  Record<Place, readonly (readonly (readonly [x: number, y: number, radius: number])[])[]>
> = {
  city: [
    [
      [256, 250, 178],
      [574, 196, 122],
      [560, 470, 104],
      [176, 540, 80],
    ],
    [
      [500, 256, 180],
      [180, 190, 122],
      [204, 470, 106],
      [600, 540, 78],
    ],
    [
      [380, 240, 182],
      [150, 470, 104],
      [612, 470, 104],
      [380, 560, 74],
    ],
  ],
  village: [
    [
      [270, 256, 182],
      [580, 196, 120],
      [176, 540, 94],
      [610, 400, 70],
    ],
    [
      [490, 246, 182],
      [180, 190, 118],
      [190, 460, 104],
      [372, 520, 76],
    ],
  ],
};

/** The way a rocket has come up from the roofs to where it burst. */
function trail(sheet: Sheet, [x, y]: Point, radius: number): void {
  const from = y + radius * 1.06;
  const lean = (380 - x) * 0.16;
  sheet.line(traced(`${x},${from} ${x + lean * 0.3},${(from + 720) / 2} ${x + lean},720`), 'line', 0.8);
}

/** The lit smoke around a burst; on fine pages its light falls in sectors. */
function glow(sheet: Sheet, radius: number, isParted: boolean): void {
  sheet.shape(lobed(0, 0, radius, 14, radius * 0.026), 'fine', 'night');
  if (!isParted) return;
  const sectors = radius > 150 ? 12 : 8;
  for (let i = 0; i < sectors; i++)
    sheet.line(
      [
        polar([0, 0], radius * 0.2, (i * Math.PI * 2) / sectors),
        polar([0, 0], radius, (i * Math.PI * 2) / sectors),
      ],
      'fine',
      0,
    );
}

function drawBursts(brief: Brief, where: Place): void {
  const { random, level } = brief;
  const kinds = [...new Set([random.pick(LEADING), ...random.shuffle(BURSTS)])];
  const roles = random.shuffle<readonly [Role, Role]>([
    ['a', 'sun'],
    ['b', 'c'],
    ['d', 'a'],
    ['ember', 'b'],
    ['c', 'sun'],
  ]);
  const sky = random.pick(SKIES[where]).slice(0, byLevel(brief, 2, 4, 4));
  if (level === 2)
    dressSky(brief.sheet.layer('smoke'), random.fork('smoke'), {
      zone: [rectangle(-10, -10, 780, 880)],
      kind: 'streaks',
      size: 330,
    });
  if (level === 1)
    for (const [i, y] of [190, 400, 600].entries())
      brief.sheet
        .layer('smoke')
        .shape(
          [...swell(WIDE, y, 26, 520, i * 2.1), [780, 1010], [-20, 1010]],
          'fine',
          i % 2 ? 'night' : 'water',
        );
  const sheet = brief.sheet.layer('bursts');
  if (level > 0) {
    if (level === 2) for (const [x, y, r] of sky) trail(sheet, [x, y], r);
    for (const [x, y, r] of sky)
      glow(sheet.layer('glow').at({ x, y: y + r * 0.05 }), r * (level === 2 ? 0.8 : 1.16), level === 2);
  }
  for (const [i, [x, y, r]] of sky.entries())
    kinds[i % kinds.length]!(
      sheet.at({ x, y, angle: random.range(-0.12, 0.12) }),
      r,
      roles[i % 5]!,
      level === 0 || r < 80 ? 'broad' : level === 1 || r < 130 ? 'plain' : 'fine',
    );
}

function drawCity(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('city');
  const blocks = byLevel(brief, 4, 5, 6);
  const [from, step] = [66, (WIDE - 132) / blocks];
  const houses = random.shuffle(HOUSES);
  for (let i = 0; i < blocks; i++) {
    const high = (i % 2 === 0 ? 1 : 0.7) * random.range(120, 150);
    houses[i % houses.length]!(
      sheet.at({ x: from + (i + 0.5) * step, y: 800 }),
      step * 0.96,
      high,
      (['c', 'soft', 'd', 'stone'] as const)[i % 4]!,
      level,
    );
  }
  if (level === 2)
    dressWater(sheet, random, { zone: [rectangle(-10, 800, 780, 164)], kind: 'ripples', size: 130 });
  else sheet.shape([...swell(WIDE, 804, 5, 220, 0), [780, 1010], [-20, 1010]], 'line', 'water');
  if (level === 1)
    for (const [x, y, w] of [
      [150, 838, 70],
      [420, 850, 90],
      [620, 832, 60],
      [280, 872, 60],
    ] as const)
      sheet.shape(ellipse(x, y, w, 8), 'fine', 'sun');
  if (level > 0) drawQuay(brief);
}

/** The railing on the near side, and who has come to look. */
function drawQuay({ sheet, random, level }: Brief): void {
  const quay = sheet.layer('quay');
  quay.shape(rectangle(-10, 884, 780, 16, 4), 'line', 'stone');
  for (let x = 34; x < WIDE; x += level === 2 ? 46 : 66)
    quay.shape(mirrored('0,0! 8,0! 12,26 6,48 12,70!', { x, y: 898 }), 'line', 'stone');
  watchers(quay, random.shuffle(WATCHERS), [
    [216, 1000, 1.02],
    [384, 1012, 0.74],
    [552, 1002, 0.98],
  ]);
}

/** Those who look up, from behind. */
const WATCHERS: readonly FromBehind[] = [
  { hair: 'bobble', hairRole: 'a', top: 'c', skin: 'cream', raised: -1, back: 'hood' },
  { hair: 'bun', hairRole: 'ember', top: 'd', skin: 'blush', back: 'stripes' },
  { hair: 'brim', hairRole: 'b', top: 'ember', skin: 'sand', back: 'yoke' },
  { hair: 'plaits', hairRole: 'wood', top: 'a', skin: 'cream', back: 'yoke' },
];

function watchers(
  sheet: Sheet,
  people: readonly FromBehind[],
  spots: readonly (readonly [x: number, y: number, scale: number])[],
): void {
  for (const [i, [x, y, scale]] of spots.entries()) seenFromBehind(sheet.at({ x, y, scale }), people[i]!, 1);
}

function drawVillage(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('village');
  hill(sheet, points('-10,760 200,720 420,770 620,716 770,750'), 1010, 'soft');
  if (level === 2)
    dressSnow(sheet, random, {
      zone: [drawn('-10,760 200,720 420,770 620,716 770,750! 770,1010! -10,1010!')],
      kind: 'drifts',
      size: 120,
    });
  for (const [x, y, s] of byLevel(
    brief,
    [],
    [
      [110, 860, 0.8],
      [650, 880, 0.94],
    ],
    [
      [90, 840, 0.7],
      [180, 870, 0.84],
      [650, 880, 0.94],
    ],
  ))
    spruce(sheet.at({ x: x!, y: y!, scale: s! }), { random, level: 0, snow: true, tiers: 3 });
  hill(sheet, points('-10,860 240,836 520,864 770,840'), 1010, 'paper');
  cabin(sheet.at({ x: byLevel(brief, 400, 490, 490), y: 920, scale: byLevel(brief, 1.36, 0.9, 0.86) }), {
    random,
    level,
    snow: true,
  });
  hill(sheet, points('-10,916 240,906 520,926 770,900'), 1010, 'paper');
  if (level > 0) inTheSnow(brief.sheet.layer('watchers'), random.shuffle(WATCHERS));
}

/** Two who stand in the snow, from behind and from head to boot. */
function inTheSnow(sheet: Sheet, people: readonly FromBehind[]): void {
  for (const [i, [x, y, scale]] of (
    [
      [150, 868, 0.6],
      [262, 884, 0.47],
    ] as const
  ).entries()) {
    const somebody = sheet.at({ x, y, scale });
    for (const side of [-1, 1]) {
      somebody.shape(rectangle(side * 34 - 27, 40, 54, 96, 10), 'line', 'c');
      somebody.shape(drawn('-34,170! -34,122! 34,122! 38,160 34,170!', { x: side * 34 }), 'line', 'wood');
    }
    somebody.shape(drawn('-76,-10! 76,-10! 88,70! 0,82 -88,70!'), 'line', people[i]!.top);
    seenFromBehind(somebody, people[i]!, 1);
  }
  sheet.shape(
    drawn('-10,964! 30,946 90,962 150,950 214,966 270,952 330,970! 330,1010! -10,1010!'),
    'line',
    'paper',
  );
}
