import type { Brief, Composition } from '../../composition.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { points } from '../../geometry/knots.ts';
import { bough } from '../../motifs/nature/bough.ts';
import { driftCloud, fullMoon, starry } from '../../motifs/nature/skies.ts';
import { swell } from '../../motifs/nature/shore.ts';
import { throughWindow } from '../../motifs/nature/window.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import { mountain } from '../../motifs/nature/peaks.ts';
import type { PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { festivalLantern, LANTERN_BODIES, pagoda, sampan } from '../../motifs/holidays/lantern-festival.ts';
import { withEasy } from '../easy-page.ts';
import { BOAT_LANTERN, PANDA_LANTERN } from './animals-at-feasts.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';

const WIDE = 760;

/** Paper lanterns against the night for the lantern festival. */
export const lanterns: Composition = withEasy(
  {
    name: 'lanterns',
    category: 'holidays',
    size: [WIDE, 1000],
    strays: 1.5,
    pens: SCENE_PENS,
    draw(brief) {
      const { random } = brief;
      const water = random.chance(0.5);
      const kind = random.pick(['panel', 'arch', 'cut'] as const);
      const flip = random.chance(0.5);
      throughWindow(brief.sheet, { kind, size: [WIDE, 1000], role: 'night', band: 20 }, (inside) => {
        const scene = { ...brief, sheet: flip ? inside.at({ x: WIDE, flip: true }) : inside };
        drawNight(scene, water);
        drawFoot(scene, water);
        drawLanterns(scene);
      });
      return {
        title: water
          ? random.pick(['Lanterns over the Lake', 'Lantern Festival by the Water', 'Lanterns and Full Moon'])
          : random.pick(['Lanterns over the Mountains', 'Lantern Festival Night', 'Lanterns in the Hills']),
        description: `Paper lanterns hang from a branch on the night of the lantern festival. The full moon rises over ${water ? 'the water' : 'the mountains'} behind them.`,
        tags: ['lantern festival', 'lanterns', 'moon', 'night', water ? 'lake' : 'mountains'],
      };
    },
  },
  [PANDA_LANTERN, BOAT_LANTERN],
);

/** The mountains on medium and on hard pages: peak x, peak y, half width. */
const THREE_PEAKS = [
  [160, 660, 200],
  [620, 640, 220],
  [400, 710, 190],
] as const;
const FOUR_PEAKS = [
  [140, 660, 180],
  [640, 640, 200],
  [300, 720, 160],
  [480, 700, 170],
] as const;

function drawNight(brief: Brief, water: boolean): void {
  const { random, level } = brief;
  const isFine = level === 2;
  const sheet = brief.sheet.layer('night');
  if (isFine)
    dressSky(sheet, random, {
      zone: [rectangle(0, 0, WIDE, 880)],
      kind: 'streaks',
      size: 150,
      roles: ['night', 'soft', 'water'],
    });
  for (const r of isFine ? [] : [360, 240])
    sheet.shape(ellipse(520, 330, r), 'line', r === 240 ? 'night' : 'water');
  fullMoon(sheet.at({ x: 520, y: 330 }), isFine ? 130 : 136, level);
  starry(sheet, random, {
    box: [80, 80, 680, 560],
    avoid: [ellipse(520, 330, 170)],
    count: isFine ? 14 : 8,
    size: isFine ? 17 : 20,
  });
  for (const [x, y, s] of [
    [250, 640, 0.7],
    [610, 600, 0.62],
  ] as const)
    driftCloud(sheet.at({ x, y, scale: s }), random, true);
  for (const [x, y, half] of isFine ? FOUR_PEAKS : THREE_PEAKS)
    mountain(sheet, {
      peak: [x, y],
      half,
      foot: 880,
      snow: true,
      roles: ['c', 'd'],
      isPlain: !isFine,
    });
  if (water && isFine)
    dressWater(sheet, random, {
      zone: [rectangle(0, 826, WIDE, 190)],
      kind: 'ripples',
      size: 120,
      rim: 'line',
    });
  const onLake = isFine ? [] : [840, 890, 940];
  const onLand = isFine ? [840, 890, 940] : [850, 910];
  for (const [i, y] of (water ? onLake : onLand).entries())
    sheet.shape(
      [...swell(WIDE, y, water ? 7 : 18, water ? 200 : 520, i * 2), [780, 1010], [-20, 1010]],
      'line',
      water ? (i % 2 === 0 ? 'water' : 'sky') : i % 2 === 0 ? 'leaf' : 'grass',
    );
}

/** What one sees below the lanterns: a boat on the lake or a house among the hills. */
function drawFoot(brief: Brief, water: boolean): void {
  const sheet = brief.sheet.layer('night');
  if (water) sampan(sheet.at({ x: 236, y: 892, scale: 0.9 }));
  else pagoda(sheet.at({ x: 580, y: 904, scale: 0.86 }), brief.level === 2 ? 2 : 1);
}

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

function drawLanterns(brief: Brief): void {
  const { random, level } = brief;
  const isFine = level === 2;
  const sheet = brief.sheet.layer('lanterns');
  const hangs = random.pick(HANGS).slice(0, level + 3);
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
        [x, 130],
        [x, y - 100 * s],
      ],
      'line',
      0,
    );
  bough(sheet, {
    spine: points('-40,190 200,130 460,150 700,110'),
    thickness: 20,
    leaves: isFine ? 15 : 10,
    size: isFine ? 66 : 74,
    roles: ['leaf', 'blush'],
    random,
    ribs: true,
  });
  hangs.forEach(([x, y, s], i) =>
    festivalLantern(
      sheet.at({ x, y, scale: s }),
      LANTERN_BODIES[(i + 1) % 3]!,
      roles[i]!,
      isFine ? patterns[i]! : undefined,
    ),
  );
}
