import { points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { cloud, fir, hill, tuft } from '../../motifs/landscape.ts';
import { flames, rays } from '../../motifs/nature/halo.ts';
import { lens, openWater } from '../../motifs/nature/open-water.ts';
import { spruce } from '../../motifs/nature/trees.ts';
import { mountain } from '../../motifs/nature/peaks.ts';
import { FLOWERS } from '../../motifs/flowers.ts';
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
    const sunX = random.range(430, 570);
    drawSky(sheet.layer('sky'), brief, sunX);
    drawMountains(sheet.layer('mountains'), brief);
    drawLake(sheet.layer('lake'), brief, sunX);
    drawShore(sheet.layer('shore'), brief);
    brief.sheet.layer('frame').rim(window, 'bold');
    return {
      title: `${random.pick(['Sunrise', 'Evening', 'First Light', 'Stillness', 'Midsummer'])} over ${random.pick(['Mirror', 'Pine', 'Silver', 'Heron', 'Cloud'])} Lake`,
      description: `The sun stands low between the peaks and its light lies on the water. Firs and flowers line the near shore.`,
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
  for (const [x, y, wide, high] of GLITTER)
    sheet.shape(lens([sunX + x - wide / 2, y], wide, high), 'line', 'sun');
}

/** The road of light on the water: middle beside the sun, height on the page, length and breadth of every glint. */
const GLITTER = [
  [0, 622, 230, 20],
  [-34, 654, 120, 18],
  [58, 668, 96, 18],
  [-6, 706, 170, 24],
  [70, 742, 130, 22],
  [-66, 756, 110, 24],
  [6, 800, 240, 30],
  [-40, 850, 130, 26],
] as const;

function drawShore(sheet: Sheet, brief: Brief): void {
  const { random, level } = brief;
  const left = hill(sheet, points('0,780 140,770 290,830 400,910 500,1000'), 1000, 'grass');
  const right = hill(sheet, points('480,1000 610,910 740,830 880,790 1000,800'), 1000, 'leaf');
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
  const flowers = byLevel(brief, 0, 4, 8);
  for (let i = 0; i < flowers; i++) {
    const bank = i % 2 === 0 ? left : right;
    const [x, y] = bank[Math.floor(random.range(0.25, 0.75) * bank.length)]!;
    const spot = sheet.at({
      x,
      y: Math.min(900, y + random.range(16, 40)),
      scale: byLevel(brief, 0, 0.34, 0.3),
    });
    FLOWERS.daisy(spot, {
      random: random.fork(`flower ${i}`),
      level: 0,
      petals: i % 4 < 2 ? 'a' : 'd',
      heart: 'sun',
    });
  }
  if (level > 0)
    for (const [x, y] of [
      [330, 900],
      [680, 908],
    ] as const)
      tuft(sheet.at({ x, y }));
}
