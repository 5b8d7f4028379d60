import { points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, type Knot } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { cloud, fir, hill, tuft } from '../../motifs/landscape.ts';
import { flames, rays } from '../../motifs/nature/halo.ts';
import { lens, openWater } from '../../motifs/nature/open-water.ts';
import { spruce } from '../../motifs/nature/trees.ts';
import { mountain } from '../../motifs/nature/peaks.ts';
import { oxEye } from '../../motifs/nature/meadow-plants.ts';
import type { Sheet } from '../../sheet.ts';
import { EASY_LAKES } from './easy/hills.ts';
import { easyPage } from '../easy-page.ts';

/** Mountains round a lake, the sun low between them. */
export const mountainLake: Composition = {
  name: 'mountain-lake',
  category: 'nature',
  size: [1000, 1000],
  strays: 1.5,
  draw(brief) {
    const { random } = brief;
    if (brief.level === 0) return easyPage(brief, [1000, 1000], EASY_LAKES);
    const window = clockwise(random.chance(0.5) ? ellipse(500, 500, 448) : rectangle(52, 52, 896, 896, 60));
    const sheet = brief.sheet.inside([window]);
    brief.sheet.layer('frame').shape(window, 'bold', 'sky');
    const hasJetty = random.fork('shore').chance(0.4);
    const sunX = random.range(430, 570);
    drawSky(sheet.layer('sky'), brief, sunX);
    drawMountains(sheet.layer('mountains'), brief);
    drawLake(sheet.layer('lake'), brief, sunX);
    if (hasJetty) drawJetty(sheet.layer('shore'), brief);
    else drawShore(sheet.layer('shore'), brief);
    brief.sheet.layer('frame').rim(window, 'bold');
    return {
      title: `${random.pick(['Sunrise', 'Evening', 'First Light', 'Stillness', 'Midsummer'])} over ${random.pick(['Mirror', 'Pine', 'Silver', 'Heron', 'Cloud'])} Lake`,
      description: `The sun stands low between the peaks and its light lies on the water. ${hasJetty ? 'A rowing boat is tied to the jetty.' : 'Firs and flowers line the near shore.'}`,
      tags: ['mountains', 'lake', 'sunset', 'forest', 'landscape'],
    };
  },
};

function drawSky(sheet: Sheet, brief: Brief, sunX: number): void {
  rays(sheet, [sunX, 392], byLevel(brief, 10, 18, 30), ['sky', 'soft']);
  flames(sheet, [sunX, 392], 100, byLevel(brief, 8, 10, 13), 0.46);
  sheet.shape(ellipse(sunX, 392, 100), 'line', 'sun');
  const clouds = byLevel(
    brief,
    [[210, 210, 0.7]],
    [
      [230, 220, 0.62],
      [760, 190, 0.68],
    ],
    [
      [226, 230, 0.56],
      [770, 200, 0.62],
      [520, 130, 0.42],
    ],
  );
  for (const [x, y, scale] of clouds)
    cloud(sheet.at({ x: x!, y: y!, scale: scale! }), brief.random, brief.level > 0);
}

function drawMountains(sheet: Sheet, brief: Brief): void {
  const { random } = brief;
  const peaks = byLevel(
    brief,
    [
      [210, 290, 230],
      [800, 270, 240],
    ],
    [
      [120, 330, 200],
      [880, 320, 210],
      [270, 240, 230],
      [760, 260, 220],
    ],
    [
      [90, 350, 180],
      [910, 340, 190],
      [350, 330, 170],
      [640, 340, 160],
      [240, 230, 210],
      [780, 240, 220],
    ],
  );
  for (const [x, y, half] of peaks)
    mountain(sheet, {
      peak: [x! + random.range(-14, 14), y! + random.range(-20, 20)],
      half: half!,
      foot: 620,
      snow: true,
      roles: ['stone', 'c'],
      isPlain: brief.level < 2,
    });
  const ridges = byLevel(brief, 1, 1, 2);
  for (let i = 0; i < ridges; i++) {
    const y = 540 + i * 34;
    const ridge = hill(
      sheet,
      [
        [0, y],
        [200, y - 40],
        [420, y + 14],
        [600, y - 20],
        [800, y - 50],
        [1000, y],
      ],
      1000,
      i === 0 ? 'leaf' : 'grass',
    );
    const firs = byLevel(brief, 3, 5, 7);
    for (let k = 0; k < firs; k++) {
      const [fx, fy] = ridge[Math.floor(((k + 0.5) / firs) * (ridge.length - 1))]!;
      fir(
        sheet.at({
          x: fx + random.range(-14, 14),
          y: fy + 16,
          scale: random.range(0.46, 0.62) * byLevel(brief, 1.7, 1, 0.85),
        }),
        2,
        false,
      );
    }
  }
}

function drawLake(sheet: Sheet, brief: Brief, sunX: number): void {
  openWater(sheet, brief.random.fork('lake'), {
    width: 1000,
    from: 600,
    to: 930,
    bands: byLevel(brief, 2, 5, 6),
    floor: 1010,
    roles: ['water', 'sky'],
    isRich: false,
  });
  const road = clockwise(blob(roadOfLight(sunX)));
  sheet.shape(road, 'line', 'sun');
  const inside = sheet.inside([road]);
  for (const [x, y, wide] of GAPS)
    inside.shape(lens([sunX + x - wide / 2, y], wide, wide * 0.17), 'line', 'water');
}

/** The light of the sun on the water in one area: wider towards the eye, its edges drawn out along the waves. */
function roadOfLight(sunX: number): Knot[] {
  const steps = [0, 1, 2, 3, 4, 5, 6, 7];
  const edge = (side: number): Knot[] =>
    steps.flatMap((k): Knot[] => {
      const y = 606 + 38 * k + (side > 0 ? 8 : 0);
      const half = 62 + 9 * k + (k % 2 ? 34 : 0);
      return [
        [sunX + side * half, y, 1],
        [sunX + side * half * 0.6, y + 20],
      ];
    });
  return [...edge(1), ...edge(-1).toReversed()];
}

/** Where the water shows through the road of light: middle beside the sun, height on the page, length. */
const GAPS = [
  [-20, 656, 70],
  [24, 706, 90],
  [-30, 764, 110],
  [34, 824, 120],
] as const;

/** Flowers on both banks: their feet and how tall they are. */
const BANK = [
  [292, 900, 56],
  [700, 902, 60],
  [372, 944, 70],
  [618, 944, 66],
  [236, 870, 64],
  [766, 876, 74],
  [326, 930, 40],
  [664, 930, 36],
  [420, 980, 60],
] as const;

function drawShore(sheet: Sheet, brief: Brief): void {
  const { random, level } = brief;
  hill(sheet, points('0,780 140,770 290,830 400,910 500,1000'), 1000, 'grass');
  hill(sheet, points('480,1000 610,910 740,830 880,790 1000,800'), 1000, 'leaf');
  const trees = byLevel(
    brief,
    [
      [170, 830, 1.7],
      [850, 836, 1.5],
    ],
    [
      [130, 830, 1.5],
      [238, 860, 1.1],
      [800, 850, 1.2],
      [892, 838, 1.6],
    ],
    [
      [110, 840, 1.4],
      [196, 858, 1.75],
      [288, 880, 1],
      [748, 870, 1],
      [824, 858, 1.6],
      [904, 842, 1.3],
    ],
  );
  for (const [x, y, scale] of trees)
    spruce(sheet.at({ x: x!, y: y! + 6, scale: scale! * 0.92 }), {
      random: random.fork(`spruce ${x}`),
      level,
    });
  for (const [x, y, tall] of BANK.slice(0, level === 2 ? 9 : 6))
    oxEye(sheet.at({ x, y }), {
      height: tall,
      size: level === 2 ? 38 : 44,
      sway: random.range(-10, 10),
      level: 0,
    });
  for (const [x, y] of [
    [330, 900],
    [680, 908],
  ] as const)
    tuft(sheet.at({ x, y }));
}

/** A jetty that leads from the right bank onto the lake, a rowing boat tied to it, firs on the left bank alone. */
function drawJetty(sheet: Sheet, brief: Brief): void {
  const { random, level } = brief;
  hill(sheet, points('0,740 130,736 270,800 370,900 430,1000'), 1000, 'grass');
  for (const [x, y, scale] of [
    [44, 780, 1.3],
    [136, 800, 1.7],
    [240, 850, 1.1],
  ] as const)
    spruce(sheet.at({ x, y, scale }), { random: random.fork(`spruce ${x}`), level });
  const deck = drawn('600,724! 676,724! 870,1010! 640,1010!');
  for (const [x, y, deep] of [
    [604, 730, 40],
    [620, 836, 56],
    [712, 730, 36],
    [768, 836, 50],
  ] as const)
    sheet.shape(rectangle(x - 9, y, 18, deep), 'line', 'wood');
  sheet.shape(deck, 'bold', 'wood');
  const planks = sheet.inside([clockwise(deck)]);
  for (let k = 1; k < 12; k++) {
    const y = 724 + 12 * k + 1.5 * k * k;
    planks.line(
      [
        [560, y],
        [900, y],
      ],
      'line',
      0,
    );
  }
  const boat = sheet.at({ x: 430, y: 876, angle: -0.06, scale: 1.1 });
  boat.shape(drawn('-150,-44! -90,-30 0,-26 90,-32 146,-52! 130,4 96,34 0,44 -96,36 -136,6'), 'bold', 'rust');
  boat.shape(drawn('-150,-44! -90,-62 0,-66 90,-64 146,-52! 90,-32 0,-26 -90,-30'), 'line', 'sand');
  for (const x of [-56, 30]) boat.shape(drawn('-18,-62! 18,-64! 22,-28! -16,-28!', { x }), 'line', 'wood');
  boat.line(traced('-138,0 -60,14 20,16 124,2'), 'line', 0.2);
  sheet.line(traced('630,792 620,812 640,830'), 'line', 0.2);
  hill(sheet, points('660,1000 760,920 860,880 1000,850'), 1000, 'leaf');
  for (const [x, y, tall] of [
    [800, 960, 96],
    [860, 930, 120],
    [740, 980, 70],
  ] as const)
    oxEye(sheet.at({ x, y }), {
      height: tall,
      size: level === 2 ? 40 : 46,
      sway: random.range(-12, 12),
      level: 0,
    });
}
