import { points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve, type Knot } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import type { Path, Point } from '../../geometry/point.ts';
import { rabbit } from '../../motifs/animals/beasts/little-ones.ts';
import { hill } from '../../motifs/landscape.ts';
import { halo } from '../../motifs/nature/halo.ts';
import { aurora, drapery } from '../../motifs/nature/aurora.ts';
import { crescent, driftCloud, fullMoon, starry } from '../../motifs/nature/skies.ts';
import { cabin, windmill } from '../../motifs/nature/shelters.ts';
import { broadleaf, poplar, spruce } from '../../motifs/nature/trees.ts';
import { throughWindow, type WindowKind } from '../../motifs/nature/window.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import { mountain } from '../../motifs/nature/peaks.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { EASY_LIGHTS, EASY_NIGHT_HILLS } from './easy/hills.ts';
import { easyPage } from '../easy-page.ts';

const WIDE = 1000;
const HIGH = 760;

type Home = 'cabin' | 'windmill' | 'trees';

const HOMES: Readonly<Record<Home, { name: string; text: string }>> = {
  cabin: { name: 'Cabin', text: 'A light is on in the cabin and smoke rises from its chimney.' },
  windmill: { name: 'Windmill', text: 'A windmill rests among the fields.' },
  trees: { name: 'Trees', text: 'A few trees stand watch over the fields.' },
};

/** Hills under the moon, striped like quilts, with somebody's home among them. */
export const nightHills: Composition = {
  name: 'night-hills',
  category: 'nature',
  size: [WIDE, HIGH],
  strays: 1.6,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    if (level === 0) return easyPage(brief, [WIDE, HIGH], EASY_NIGHT_HILLS);
    const home = random.pick<Home>(['cabin', 'windmill', 'trees']);
    const full = random.chance(0.5);
    const kind = random.pick<WindowKind>(['panel', 'cut', 'arch']);
    const flip = random.chance(0.5);
    throughWindow(brief.sheet, { kind, size: [WIDE, HIGH], role: 'night', band: 20 }, (inside) => {
      const scene = { ...brief, sheet: flip ? inside.at({ x: WIDE, flip: true }) : inside };
      drawNight(scene, full);
      drawHills(scene);
      drawHome(scene, home);
    });
    return {
      title: `${full ? random.pick(['Full Moon', 'Harvest Moon', 'Round Moon']) : random.pick(['New Moon', 'Silver Moon', 'Young Moon'])} and ${HOMES[home].name}`,
      description: `The ${full ? 'full moon' : 'crescent moon'} shines on hills that lie like folded quilts. ${HOMES[home].text}`,
      tags: ['night', 'moon', 'hills', 'stars', home],
    };
  },
};

function drawNight(brief: Brief, full: boolean): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('sky');
  const at: Point = [random.range(620, 760), random.range(190, 240)];
  halo(sheet, {
    at,
    begin: 140,
    ends: byLevel(brief, [230], [220, 340], [200, 290, 400]),
    roles: ['night', 'water'],
  });
  const moon = sheet.at({ x: at[0], y: at[1], angle: full ? 0.2 : -0.5 });
  if (full) fullMoon(moon, byLevel(brief, 120, 104, 96), level);
  else crescent(moon, byLevel(brief, 120, 106, 98));
  const clouds: Path[] = [];
  for (const [x, y, scale] of byLevel(
    brief,
    [[250, 210, 0.9]],
    [
      [230, 200, 0.7],
      [520, 130, 0.5],
    ],
    [
      [210, 220, 0.62],
      [500, 140, 0.5],
      [880, 360, 0.5],
    ],
  )) {
    driftCloud(sheet.at({ x: x!, y: y!, scale: scale! }), random, level > 0);
    clouds.push(ellipse(x!, y! - 30 * scale!, 160 * scale!, 70 * scale!));
  }
  starry(sheet, random, {
    box: [90, 80, 910, 380],
    avoid: [...clouds, ellipse(at[0], at[1], 150)],
    count: byLevel(brief, 3, 10, 18),
    size: byLevel(brief, 28, 21, 17),
  });
}

/** Each hill's crest, from far to near. */
const CRESTS: readonly (readonly Knot[])[] = [
  points('-10,470 150,400 330,440 520,380 740,440 900,390 1010,420'),
  points('-10,440 160,470 380,540 620,500 820,520 1010,470'),
  points('-10,560 200,520 430,580 680,620 1010,540'),
  points('-10,650 260,640 520,690 760,660 1010,690'),
];

function drawHills(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('hills');
  const fills = random.shuffle<PatternName>([
    'waves',
    'scales',
    'stripes',
    'chevrons',
    'diamonds',
    'blossoms',
    'shells',
    'triangles',
  ]);
  const roles: Role[] = ['c', 'leaf', 'd', 'grass'];
  const crests = level === 0 ? [CRESTS[0]!, CRESTS[2]!, CRESTS[3]!] : CRESTS;
  crests.forEach((crest, i) => {
    const top = curve(crest, 10);
    const rim = clockwise([...top, [WIDE + 10, HIGH + 10], [-10, HIGH + 10]]);
    sheet.shape(rim, 'line', roles[i % 4]);
    furrows(brief, top, i, fills[i]!, roles[i % 4]!);
  });
}

/** Lines that follow a crest, or on a hard page every second hill in a pattern. */
function furrows(brief: Brief, top: Path, index: number, fill: PatternName, role: Role): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('fields');
  const next = byLevel(brief, 120, 170, 170);
  if (level === 2 && index % 2 === 1) {
    const zone = clockwise([...top, ...top.map(([x, y]): Point => [x, y + next]).reverse()]);
    return fillZone(fill, { sheet, zone: [zone], size: 52, angle: 0.1, roles: [role, 'soft'] });
  }
  const rows = byLevel(brief, 0, 4, 6);
  for (let k = 1; k <= rows; k++)
    sheet.line(
      top.map(([x, y], i): Point => [x, y + (k * next) / (rows + 0.4) + 10 * Math.sin(i * 0.09 + k)]),
      'line',
      0,
    );
}

function drawHome(brief: Brief, home: Home): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('home');
  const [x, y] = random.pick([
    [300, 560],
    [360, 600],
  ] as const);
  const scale = byLevel(brief, 1.1, 0.92, 0.84);
  if (home === 'cabin') cabin(sheet.at({ x, y, scale }), { random, level });
  if (home === 'windmill')
    windmill(sheet.at({ x, y: y + 20, scale: scale * 0.86 }), {
      random,
      level,
      turn: random.range(0.2, 1.2),
    });
  const grow = random.pick([broadleaf, spruce, poplar]);
  const spots =
    home === 'trees'
      ? [
          [250, 560, 0.94],
          [380, 610, 1.16],
          [150, 640, 1.04],
          [820, 620, 1],
        ]
      : [
          [136, 620, 0.84],
          [850, 600, 0.9],
          [740, 640, 1.1],
        ];
  for (const [i, [tx, ty, ts]] of spots.slice(0, byLevel(brief, 2, 4, 4)).entries())
    grow(sheet.at({ x: tx!, y: ty!, scale: ts! * byLevel(brief, 1.1, 1, 0.94) }), {
      random: random.fork(`tree ${i}`),
      level,
    });
}

/** Northern lights over snowy firs and a cabin or a frozen lake. */
export const northernLights: Composition = {
  name: 'northern-lights',
  category: 'nature',
  size: [WIDE, HIGH],
  strays: 1.6,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    if (level === 0) return easyPage(brief, [WIDE, HIGH], EASY_LIGHTS);
    const lake = random.chance(0.5);
    const kind = random.pick<WindowKind>(['panel', 'cut']);
    const flip = random.chance(0.5);
    throughWindow(brief.sheet, { kind, size: [WIDE, HIGH], role: 'night', band: 20 }, (inside) => {
      const scene = { ...brief, sheet: flip ? inside.at({ x: WIDE, flip: true }) : inside };
      drawLights(scene, lake);
      drawSnow(scene, lake);
    });
    return {
      title: `Northern Lights over ${random.pick(lake ? ['the Frozen Lake', 'the Ice', 'the Winter Lake'] : ['the Cabin', 'the Firs', 'the Snow'])}`,
      description: `Curtains of light hang in the winter sky above the mountains. ${lake ? 'Below them lies a frozen lake between snowy firs.' : 'A cabin keeps warm among snowy firs.'}`,
      tags: ['northern lights', 'winter', 'snow', 'night', lake ? 'lake' : 'cabin'],
    };
  },
};

function drawLights(brief: Brief, lake: boolean): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('lights');
  starry(sheet, random, {
    box: [90, 62, 910, 128],
    avoid: [],
    count: byLevel(brief, 3, 6, 9),
    size: byLevel(brief, 26, 20, 17),
  });
  if (level === 2)
    aurora(sheet, random, {
      width: WIDE,
      top: 166,
      bottom: 420,
      ribbons: 12,
      roles: ['leaf', 'water', 'c', 'd', 'soft'],
    });
  else
    drapery(sheet, random, {
      hem: points(
        lake ? '-60,366 240,390 560,330 830,360 1080,330' : '-60,340 240,372 560,320 830,340 1080,300',
      ),
      heights: [140, 200],
      folds: 3,
      shift: 0.5,
      swing: 34,
      rays: 3,
      fading: true,
      roles: ['leaf', 'water', 'c', 'd'],
    });
  for (const [x, y, half] of byLevel(
    brief,
    [
      [300, 330, 260],
      [740, 300, 270],
    ],
    [
      [180, 370, 210],
      [830, 340, 220],
      [500, 320, 250],
    ],
    [
      [120, 380, 180],
      [880, 350, 200],
      [320, 330, 200],
      [640, 300, 230],
    ],
  ))
    mountain(sheet, {
      peak: [x! + random.range(-20, 20), y! + random.range(-16, 16)],
      half: half!,
      foot: 600,
      snow: true,
      roles: ['stone', 'c'],
    });
}

function drawSnow(brief: Brief, lake: boolean): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('snow');
  hill(sheet, points('-10,520 240,500 500,540 760,500 1010,530'), HIGH + 10, 'paper');
  if (lake) {
    const rim = clockwise(ellipse(400, 594, 330, 64));
    sheet.shape(rim, 'line', 'water');
    drawIce(sheet.inside([rim]));
  } else {
    cabin(sheet.at({ x: 560, y: 640, scale: byLevel(brief, 1.1, 0.96, 0.9) }), { random, level, snow: true });
    if (level > 0) {
      logPile(sheet.at({ x: 730, y: 640 }));
      hill(sheet, points('-10,640 300,620 560,652 800,626 1010,650'), HIGH + 10, 'soft');
    }
  }
  const firs = byLevel(
    brief,
    [
      [200, 660, 1.2],
      [860, 650, 1],
    ],
    lake
      ? [
          [110, 560, 0.7],
          [196, 540, 0.5],
          [930, 560, 0.84],
        ]
      : [
          [190, 680, 1.3],
          [880, 690, 1.2],
        ],
    [
      [90, 620, 0.9],
      [180, 660, 1.26],
      [310, 690, 1],
      [780, 620, 0.8],
      [860, 660, 1.16],
      [950, 690, 0.9],
    ],
  );
  firs.forEach(([x, y, scale], i) =>
    spruce(sheet.at({ x: x! + random.range(-16, 16), y: y!, scale: scale! }), {
      random: random.fork(`fir ${i}`),
      level,
      snow: true,
      tiers: byLevel(brief, 3, 3, 4),
    }),
  );
  hill(sheet, points('-10,676 260,652 520,670 780,656 1010,680'), HIGH + 10, 'paper');
  if (lake) hares(sheet);
  else drawYard(sheet);
}

/** Cracks that run across a frozen lake, and streaks of the light above it. */
function drawIce(ice: Sheet): void {
  for (const [x, y, wide] of [
    [430, 566, 110],
    [300, 590, 90],
    [500, 606, 150],
    [360, 632, 120],
  ] as const)
    ice.shape(drawn(`${x - wide},${y} ${x},${y - 9} ${x + wide},${y} ${x},${y + 9}`), 'line', 'leaf');
  for (const crack of ['160,580! 190,596! 180,620! 214,640!', '640,560! 600,580! 620,604!'])
    ice.line(traced(crack), 'line', 0.3);
}

/** Logs stacked under a cap of snow, the middle of their foot on the frame's origin. */
function logPile(sheet: Sheet): void {
  for (const [x, y] of points('-40,-22 6,-22 -17,-62')) {
    sheet.shape(ellipse(x, y, 23), 'line', 'wood');
    sheet.line(arc(x, y, 11, 11, 0.6, 5), 'fine', 0.4);
  }
  sheet.shape(drawn('-46,-62! -40,-92 -17,-104 6,-92 12,-62! 2,-76 -8,-82 -26,-82 -36,-76'), 'line', 'paper');
}

/** A great and a small white hare in the snow before a lake, and prints. */
function hares(sheet: Sheet): void {
  rabbit(sheet.at({ x: 730, y: 708, scale: 1.1, flip: true }), 1, 'sit', 'paper', true);
  rabbit(sheet.at({ x: 560, y: 712, scale: 0.66, flip: true }), 1, 'sit', 'paper', true);
  for (const [x, y] of [
    [250, 700],
    [180, 676],
    [330, 718],
  ] as const)
    sheet.shape(ellipse(x, y, 22, 10, -0.3), 'line', 'soft');
}

/** What is in the snow before a cabin: a sledge, prints that lead to the door, a white hare. */
function drawYard(sheet: Sheet): void {
  const sledge = sheet.at({ x: 380, y: 694, scale: 1.12 });
  sledge.shape(drawn('-92,-12! 74,-12! 100,-24 106,-48! 116,-44! 110,-16 82,0! -92,0!'), 'line', 'wood');
  for (const x of [-66, -6, 54]) sledge.shape(rectangle(x - 5, -34, 10, 24), 'line', 'wood');
  sledge.shape(rectangle(-96, -48, 184, 15, 5), 'line', 'rust');
  for (const [x, y, size] of [
    [560, 690, 13],
    [540, 672, 11],
    [524, 656, 10],
  ] as const)
    sheet.shape(ellipse(x, y, size, size * 0.6), 'fine', 'soft');
  rabbit(sheet.at({ x: 846, y: 700, scale: 0.62, flip: true }), 0, 'sit', 'paper', true);
}
