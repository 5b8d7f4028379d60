import { points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise, intersect } from '../../geometry/boolean.ts';
import { blob, curve, type Knot } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { polar } from '../../geometry/point.ts';
import { cloud, fir, hill, tuft } from '../../motifs/landscape.ts';
import { FLOWERS } from '../../motifs/flowers.ts';
import type { Role } from '../../roles.ts';
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
  const centre = [sunX, 392] as const;
  const rays = byLevel(brief, 7, 18, 28);
  const roles: Role[] = ['sky', 'soft'];
  for (let i = 0; i < rays; i++) {
    const [from, to] = [i, i + 1].map((k) => Math.PI + (k / rays) * Math.PI);
    sheet.shape([centre, polar(centre, 900, from!), polar(centre, 900, to!)], 'fine', roles[i % 2]);
  }
  if (brief.level > 0) sheet.shape(ellipse(sunX, 392, 136), 'line', 'soft');
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
    mountain(sheet, brief, [x! + random.range(-14, 14), y! + random.range(-20, 20)], half!);
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
    const firs = byLevel(brief, 3, 8, 11);
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

function mountain(sheet: Sheet, brief: Brief, [x, y]: readonly [number, number], half: number): void {
  const rim = clockwise(
    blob([
      [x - half, 620, 1],
      [x - half * 0.5, 620 - (620 - y) * 0.44],
      [x - half * 0.2, y + 64],
      [x, y, 1],
      [x + half * 0.24, y + 80],
      [x + half * 0.5, 620 - (620 - y) * 0.42],
      [x + half, 620, 1],
    ]),
  );
  sheet.shape(rim, 'line', 'stone');
  const drop = (620 - y) * 0.36;
  const snowline: Knot[] = [
    [x - half, y - 60, 1],
    [x + half, y - 60, 1],
    [x + half * 0.5, y + drop * 0.9],
    [x + half * 0.26, y + drop * 1.2, 1],
    [x + half * 0.12, y + drop * 0.7],
    [x, y + drop * 1.16, 1],
    [x - half * 0.12, y + drop * 0.66],
    [x - half * 0.24, y + drop, 1],
    [x - half * 0.5, y + drop * 0.7],
  ];
  sheet.shape(intersect([clockwise(blob(snowline))], [rim]), 'line', 'paper');
  if (brief.level === 0) return;
  const inside = sheet.inside([rim]);
  for (const side of [-0.3, 0.06, 0.34])
    inside.line(
      curve([
        [x + half * side * 0.5, y + drop * 1.4],
        [x + half * side, y + drop * 2],
        [x + half * side * 1.5, 610],
      ]),
      'fine',
      0.9,
    );
}

function drawLake(sheet: Sheet, brief: Brief, sunX: number): void {
  sheet.shape(rectangle(0, 600, 1000, 420), 'line', 'water');
  for (const [i, y] of [690, 800].entries()) {
    hill(
      sheet,
      [
        [0, y],
        [160, y - 16],
        [330, y + 6],
        [500, y - 12],
        [670, y + 8],
        [850, y - 14],
        [1000, y],
      ],
      1000,
      i === 0 ? 'sky' : 'water',
    );
  }
  const bands = byLevel(brief, 3, 6, 9);
  for (let i = 0; i < bands; i++) {
    const [y, spread] = [632 + i * byLevel(brief, 104, 44, 29), 76 + 26 * Math.sin(i * 1.9)];
    sheet.shape(
      blob([
        [sunX - spread, y],
        [sunX, y - 10],
        [sunX + spread, y],
        [sunX, y + byLevel(brief, 18, 12, 9)],
      ]),
      'fine',
      'sun',
    );
  }
  const ripples = byLevel(brief, 0, 8, 13);
  for (let i = 0; i < ripples; i++) {
    const side = i % 2 === 0 ? -1 : 1;
    const [x, y] = [sunX + side * brief.random.range(170, 390), 640 + i * (260 / ripples)];
    sheet.line(
      curve([
        [x - 56, y],
        [x - 20, y - 8],
        [x + 16, y],
        [x + 56, y - 6],
      ]),
      'fine',
      0.8,
    );
  }
}

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
    fir(sheet.at({ x: x!, y: y!, scale: scale! }), byLevel(brief, 2, 3, 3), level > 0);
  const flowers = byLevel(brief, 0, 4, 8);
  for (let i = 0; i < flowers; i++) {
    const bank = i % 2 === 0 ? left : right;
    const [x, y] = bank[Math.floor(random.range(0.25, 0.75) * bank.length)]!;
    const spot = sheet.at({ x, y: y + random.range(26, 60), scale: byLevel(brief, 0, 0.3, 0.26) });
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
