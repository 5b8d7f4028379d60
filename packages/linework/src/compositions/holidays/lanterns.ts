import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve, twin, type Knot } from '../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import { mix } from '../../geometry/point.ts';
import { bough } from '../../motifs/nature/bough.ts';
import { driftCloud, fullMoon, starry } from '../../motifs/nature/skies.ts';
import { swell } from '../../motifs/nature/shore.ts';
import { throughWindow } from '../../motifs/nature/window.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import { mountain } from '../../motifs/nature/peaks.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';

const WIDE = 760;

/** Paper lanterns against the night for the lantern festival. */
export const lanterns: Composition = {
  name: 'lanterns',
  category: 'holidays',
  size: [WIDE, 1000],
  strays: 1.5,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const water = random.chance(0.5);
    const kind = random.pick(['panel', 'arch', 'cut'] as const);
    const flip = random.chance(0.5);
    throughWindow(
      brief.sheet,
      { kind, size: [WIDE, 1000], role: 'night', band: level === 0 ? 0 : 20 },
      (inside) => {
        const scene = { ...brief, sheet: flip ? inside.at({ x: WIDE, flip: true }) : inside };
        drawNight(scene, water);
        drawFoot(scene, water);
        drawLanterns(scene);
      },
    );
    return {
      title: water
        ? random.pick(['Lanterns over the Lake', 'Lantern Festival by the Water', 'Lanterns and Full Moon'])
        : random.pick(['Lanterns over the Mountains', 'Lantern Festival Night', 'Lanterns in the Hills']),
      description: `Paper lanterns hang from a branch on the night of the lantern festival. The full moon rises over ${water ? 'the water' : 'the mountains'} behind them.`,
      tags: ['lantern festival', 'lanterns', 'moon', 'night', water ? 'lake' : 'mountains'],
    };
  },
};

function drawNight(brief: Brief, water: boolean): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('night');
  if (level === 2)
    dressSky(sheet, random, {
      zone: [rectangle(0, 0, WIDE, 880)],
      kind: 'streaks',
      size: 150,
      roles: ['night', 'soft', 'water'],
    });
  for (const r of byLevel(brief, [260], [360, 240], []))
    sheet.shape(ellipse(520, 330, r), 'line', r === 340 || r === 240 ? 'night' : 'water');
  fullMoon(sheet.at({ x: 520, y: 330 }), byLevel(brief, 150, 136, 130), level);
  starry(sheet, random, {
    box: [80, 80, 680, 560],
    avoid: [ellipse(520, 330, 170)],
    count: byLevel(brief, 0, 8, 14),
    size: byLevel(brief, 28, 20, 17),
  });
  if (level > 0)
    for (const [x, y, s] of [
      [250, 640, 0.7],
      [610, 600, 0.62],
    ] as const)
      driftCloud(sheet.at({ x, y, scale: s }), random, true);
  for (const [x, y, half] of byLevel(
    brief,
    [
      [240, 640, 260],
      [600, 680, 230],
    ],
    [
      [160, 660, 200],
      [620, 640, 220],
      [400, 710, 190],
    ],
    [
      [140, 660, 180],
      [640, 640, 200],
      [300, 720, 160],
      [480, 700, 170],
    ],
  ))
    mountain(sheet, {
      peak: [x!, y!],
      half: half!,
      foot: 880,
      snow: level > 0,
      roles: ['c', 'd'],
      isPlain: level < 2,
    });
  if (water && level === 2)
    dressWater(sheet, random, {
      zone: [rectangle(0, 826, WIDE, 190)],
      kind: 'ripples',
      size: 120,
      rim: 'line',
    });
  const rows = water
    ? byLevel(brief, [850], [840, 890, 940], [])
    : byLevel(brief, [850], [850, 910], [840, 890, 940]);
  for (const [i, y] of rows.entries())
    sheet.shape(
      [...swell(WIDE, y, water ? 7 : 18, water ? 200 : 520, i * 2), [780, 1010], [-20, 1010]],
      'line',
      water ? (i % 2 === 0 ? 'water' : 'sky') : i % 2 === 0 ? 'leaf' : 'grass',
    );
}

/** What one sees below the lanterns: a boat on the lake or a house among the hills. */
function drawFoot(brief: Brief, water: boolean): void {
  const sheet = brief.sheet.layer('night');
  if (brief.level === 0) return;
  if (water) sampan(sheet.at({ x: 236, y: 892, scale: 0.9 }));
  else pagoda(sheet.at({ x: 580, y: 904, scale: 0.86 }), brief.level);
}

/** Half outlines of lanterns 200 units high, from crown to foot. */
const BODIES = [
  knots('0,-100 52,-98! 96,-60 108,0 96,60 52,98! 0,100'),
  knots('0,-110 40,-108! 60,-70 66,0 60,70 40,108! 0,110'),
  knots('0,-90 70,-86! 88,-20 66,40 36,88! 0,90'),
] as const;

/** Where lanterns hang and how large they are: no string passes behind another lantern. */
const HANGS = [
  [
    [223, 450, 0.96],
    [366, 610, 0.8],
    [522, 420, 0.72],
    [108, 650, 0.6],
    [654, 640, 0.5],
  ],
  [
    [388, 560, 0.96],
    [612, 430, 0.84],
    [152, 420, 0.78],
    [500, 700, 0.6],
    [268, 690, 0.5],
  ],
  [
    [372, 600, 0.98],
    [138, 560, 0.82],
    [616, 610, 0.76],
    [254, 410, 0.6],
    [492, 430, 0.5],
  ],
] as const;
const EASY_HANGS = [
  [
    [230, 470, 1.1],
    [430, 600, 0.86],
  ],
  [
    [470, 520, 1.16],
    [210, 400, 0.84],
  ],
  [
    [300, 560, 1.14],
    [540, 460, 0.9],
  ],
] as const;

function drawLanterns(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('lanterns');
  const hangs = level === 0 ? random.pick(EASY_HANGS) : random.pick(HANGS).slice(0, level + 3);
  const roles = random.shuffle<readonly [Role, Role]>([
    ['rust', 'gold'],
    ['ember', 'rust'],
    ['a', 'sun'],
    ['d', 'gold'],
    ['b', 'a'],
  ]);
  const patterns = random.shuffle<PatternName>(['scales', 'diamonds', 'blossoms', 'lattice', 'moons']);
  for (const [x, y, s] of hangs)
    sheet.line(
      [
        [x, level === 0 ? 0 : 130],
        [x, y - 100 * s],
      ],
      'line',
      0,
    );
  if (level > 0)
    bough(sheet, {
      spine: points('-40,190 200,130 460,150 700,110'),
      thickness: 20,
      leaves: byLevel(brief, 0, 10, 15),
      size: byLevel(brief, 0, 74, 66),
      roles: ['leaf', 'blush'],
      random,
      ribs: level > 0,
    });
  hangs.forEach(([x, y, s], i) =>
    lantern(
      sheet.at({ x, y, scale: s }),
      brief,
      BODIES[(i + (level === 0 ? 0 : 1)) % 3]!,
      roles[i]!,
      patterns[i]!,
    ),
  );
}

function lantern(
  sheet: Sheet,
  brief: Brief,
  half: readonly Knot[],
  roles: readonly [Role, Role],
  pattern: PatternName,
): void {
  const { level } = brief;
  const low = half.at(-2)![1] + 12;
  tassel(sheet.at({ y: low, scale: level === 0 ? 1.5 : 1 }), level, roles[1]);
  const body = clockwise(twin(half));
  sheet.shape(body, 'bold', roles[0]);
  const inside = sheet.inside([body]);
  const wide = Math.max(...half.map(([x]) => x));
  if (level === 2)
    fillZone(pattern, {
      sheet,
      zone: [body.filter(([, y]) => Math.abs(y) < 62)],
      size: 56,
      angle: 0,
      roles: [roles[0], roles[1]],
    });
  else
    for (const k of level === 0 ? (wide < 80 ? [0] : [-0.4, 0.4]) : [-0.66, -0.24, 0.24, 0.66])
      inside.line(
        curve([
          [k * 40, -110],
          [mix(0, wide, k), 0],
          [k * 40, 110],
        ]),
        'line',
        0,
      );
  for (const y of [-64, 64])
    if (level > 0)
      inside.line(
        curve([
          [-120, y],
          [0, y + (y > 0 ? 10 : -10)],
          [120, y],
        ]),
        'line',
        0,
      );
  sheet.rim(body, 'bold');
  const foot = half.at(-2)![0];
  const head = half[1]![0];
  const high = level === 0 ? 48 : 28;
  sheet.shape(rectangle(-head - 4, half[1]![1] + 6 - high, head * 2 + 8, high, 6), 'line', roles[1]);
  sheet.shape(rectangle(-foot - 4, half.at(-2)![1] - 8, foot * 2 + 8, high, 6), 'line', roles[1]);
  if (level > 0) sheet.shape(blob(knots('0,-150 12,-138 0,-126 -12,-138')), 'line', 'gold');
}

/** A bead and a tassel of silk that hang from the origin. */
function tassel(sheet: Sheet, level: 0 | 1 | 2, role: Role): void {
  sheet.shape(drawn('-10,20! 10,20! 24,84! 12,78! 0,88! -12,78! -24,84!'), 'line', role);
  if (level === 2) for (const x of [-5, 5]) sheet.line(traced(`${x * 0.6},32 ${x * 1.6},74`), 'fine', 0.4);
  sheet.shape(ellipse(0, 12, 15, 13), 'line', 'gold');
}

/** A house with two roofs whose eaves turn up, its foot on the origin. */
function pagoda(sheet: Sheet, level: 0 | 1 | 2): void {
  const eaves = (y: number, half: number): void =>
    sheet.shape(
      mirrored(
        `0,${y - 46}! ${half * 0.3},${y - 40} ${half * 0.66},${y - 14} ${half},${y - 22}! ${half * 0.9},${y + 8} ${half * 0.5},${y + 10} 0,${y + 10}`,
      ),
      'line',
      'rust',
    );
  sheet.shape(rectangle(-74, -84, 148, 90), 'line', 'cream');
  for (const x of [-46, 46]) sheet.shape(rectangle(x - 17, -66, 34, 44), 'line', 'sun');
  sheet.shape(rectangle(-17, -66, 34, 72), 'line', 'wood');
  eaves(-84, 118);
  sheet.shape(rectangle(-44, -170, 88, 50), 'line', 'cream');
  for (const x of level === 2 ? [-24, 0, 24] : [-20, 20])
    sheet.shape(rectangle(x - 9, -160, 18, 30), 'line', 'sun');
  eaves(-168, 84);
  sheet.shape(ellipse(0, -224, 11, 13), 'line', 'gold');
}

/** A boat with a woven roof, its waterline on the origin. */
function sampan(sheet: Sheet): void {
  sheet.shape(drawn('-62,-18! -58,-60 0,-84 58,-60 62,-18!'), 'line', 'sand');
  for (const x of [-26, 26]) sheet.line(traced(`${x * 1.2},-18 ${x},-50 ${x * 0.6},-72`), 'fine', 0.2);
  sheet.shape(drawn('-128,-44! -96,-22 96,-22 128,-44! 108,10 60,24 -60,24 -108,10'), 'line', 'wood');
}
