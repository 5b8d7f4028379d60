import { points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise, intersect } from '../../geometry/boolean.ts';
import { arc, ellipse, rectangle, star } from '../../geometry/forms.ts';
import { mix, type Point } from '../../geometry/point.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { driftCloud, crescent } from '../../motifs/nature/skies.ts';
import { swell } from '../../motifs/nature/shore.ts';
import { framed, SCENE_PENS } from '../../motifs/scenery.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

const SHORE = 640;

/** Towers on a waterfront, near ones before far ones, their light on the water. */
export const skyline: Composition = {
  name: 'skyline',
  category: 'urban',
  size: [1000, 880],
  strays: 0.9,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const isNight = random.chance(0.6);
    framed(brief.sheet, [1000, 880], isNight ? 'night' : 'sky', (sheet) => {
      const scene = { ...brief, sheet };
      drawSky(scene, isNight);
      if (level > 0)
        drawRow(
          { ...scene, random: random.fork('far') },
          {
            foot: SHORE - 20,
            low: 210,
            high: 430,
            width: byLevel(brief, 150, 140, 86),
            roles: ['stone', 'soft', 'sand'],
            isFar: true,
          },
        );
      drawRow(
        { ...scene, random: random.fork('near') },
        {
          foot: SHORE,
          low: 150,
          high: 400,
          width: byLevel(brief, 230, 160, 116),
          roles: ['a', 'b', 'c', 'd', 'cream', 'gold'],
          isFar: false,
        },
      );
      drawWater(scene);
      if (random.chance(0.6))
        drawFerry(sheet.layer('ferry').at({ x: random.range(340, 660), y: SHORE + 118 }), level);
    });
    const title = random
      .fork('title')
      .pick(
        isNight
          ? [
              'City Lights on the Water',
              'Midnight Skyline',
              'The City That Stays Up',
              'Harbor City by Night',
              'Moon over the Towers',
              'Last Ferry Home',
            ]
          : [
              'Morning on the Waterfront',
              'Skyline with Clouds',
              'Harbor City at Noon',
              'Towers by the River',
              'The City from the Pier',
              'First Ferry of the Day',
            ],
      );
    return {
      title,
      description: `Towers, domes and flat roofs crowd along the waterfront${isNight ? ' under the moon' : ''}. Every window can have a light of its own.`,
      tags: ['city', 'skyline', 'towers', 'water', isNight ? 'night' : 'day', 'windows'],
    };
  },
};

function drawSky(brief: Brief, isNight: boolean): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('sky');
  if (!isNight) {
    sheet.shape(ellipse(800, 170, 66), 'line', 'sun');
    for (const [x, y, scale] of [
      [200, 150, 0.8],
      [520, 110, 0.6],
      [90, 290, 0.5],
      [900, 300, 0.5],
    ] as const)
      driftCloud(sheet.at({ x, y, scale }), random, level > 0);
    return;
  }
  if (level === 2 && !brief.isPart)
    dressSky(sheet, random, {
      zone: [clockwise(rectangle(0, 0, 1000, SHORE))],
      kind: random.fork('night').pick(['swirls', 'gusts', 'streaks']),
      size: 106,
      roles: ['night', 'soft', 'sun'],
    });
  crescent(sheet.at({ x: 820, y: 160, angle: 0.4 }), 64);
  const count = byLevel(brief, 5, 9, 13);
  for (let i = 0; i < count; i++) {
    const r = random.range(12, 20);
    sheet.shape(
      star(mix(80, 720, i / (count - 1)), 90 + (i % 3) * 52 + random.range(-12, 12), r, r * 0.5, 5),
      'line',
      'sun',
    );
  }
}

interface Row {
  readonly foot: number;
  readonly low: number;
  readonly high: number;
  readonly width: number;
  readonly roles: readonly Role[];
  readonly isFar: boolean;
}

function drawRow(brief: Brief, row: Row): void {
  const { random } = brief;
  const sheet = brief.sheet.layer(row.isFar ? 'far' : 'near');
  let x = -random.range(10, 50);
  let last = -1;
  while (x < 1000) {
    const width = row.width * random.range(0.8, 1.24);
    const height = random.range(row.low, row.high);
    let top = random.int(0, TOPS.length - 1);
    if (top === last) top = (top + 1) % TOPS.length;
    last = top;
    building(
      { ...brief, sheet: sheet.at({ x, y: row.foot }) },
      { width, height, role: random.pick(row.roles), top: TOPS[top]!, isFar: row.isFar },
    );
    x += width * (row.isFar ? 1 : random.range(0.94, 1.16));
  }
}

interface Building {
  readonly width: number;
  readonly height: number;
  readonly role: Role;
  readonly top: Top;
  readonly isFar: boolean;
}

type Top = (sheet: Sheet, width: number, height: number, role: Role) => void;

const TOPS: readonly Top[] = [
  (sheet, w, h, role) => {
    sheet.shape(rectangle(w * 0.46, -h - 110, w * 0.08, 70), 'line', 'stone');
    sheet.shape(
      [
        [w * 0.18, -h + 4],
        [w * 0.5, -h - 70],
        [w * 0.82, -h + 4],
      ],
      'line',
      role,
    );
  },
  (sheet, w, h) => {
    sheet.shape(rectangle(w * 0.47, -h - w * 0.46 - 36, w * 0.06, 44), 'line', 'sun');
    sheet.shape([...arc(w / 2, -h, w * 0.4, w * 0.46, Math.PI, Math.PI * 2)], 'line', 'gold');
  },
  (sheet, w, h, role) => {
    sheet.shape(rectangle(w * 0.3, -h - 74, w * 0.4, 78), 'line', role);
    sheet.shape(rectangle(w * 0.15, -h - 36, w * 0.7, 40), 'line', role);
  },
  (sheet, w, h) => {
    for (const x of [0.24, 0.66]) sheet.shape(rectangle(w * x, -h - 26, w * 0.14, 30), 'line', 'stone');
    sheet.shape(
      [
        [w * 0.36, -h - 30],
        [w * 0.64, -h - 30],
        [w * 0.6, -h + 4],
        [w * 0.4, -h + 4],
      ],
      'line',
      'wood',
    );
    sheet.shape(
      [
        [w * 0.32, -h - 30],
        [w * 0.5, -h - 56],
        [w * 0.68, -h - 30],
      ],
      'line',
      'rust',
    );
  },
  (sheet, w, h, role) =>
    sheet.shape(
      [
        [0, -h + 4],
        [w * 0.02, -h - 20],
        [w, -h - 86],
        [w, -h + 4],
      ],
      'line',
      role,
    ),
];

function building(brief: Brief, it: Building): void {
  const { sheet, random, level } = brief;
  const { width: w, height: h } = it;
  it.top(sheet, w, h, it.role);
  const wall = clockwise(rectangle(0, -h, w, h + 30));
  sheet.shape(wall, it.isFar ? 'line' : 'bold', it.role);
  if (level === 0 && it.isFar) return;
  const inside = sheet.inside([wall]);
  const style = random.int(0, 2);
  const pane = byLevel(brief, 72, 46, it.isFar ? 34 : 28);
  const columns = Math.max(2, Math.round(w / (pane * 1.3)));
  const rows = Math.max(2, Math.round(h / (pane * (style === 1 ? 1.9 : 1.45))));
  const [dx, dy] = [w / columns, h / rows];
  for (let row = 0; row < rows; row++) {
    const y = -h + (row + 0.5) * dy;
    if (style === 2) {
      inside.shape(
        rectangle(w * 0.08, y - dy * 0.26, w * 0.84, dy * 0.52, 4),
        'fine',
        row % 2 === 0 ? 'sun' : 'sky',
      );
      continue;
    }
    for (let column = 0; column < columns; column++) {
      const x = (column + 0.5) * dx;
      const frame: readonly Point[] =
        style === 0
          ? rectangle(x - dx * 0.29, y - dy * 0.3, dx * 0.58, dy * 0.6, 3)
          : [
              ...arc(x, y - dy * 0.1, dx * 0.28, dx * 0.28, Math.PI, Math.PI * 2),
              [x + dx * 0.28, y + dy * 0.34],
              [x - dx * 0.28, y + dy * 0.34],
            ];
      inside.shape(frame, 'fine', random.chance(0.6) ? 'sun' : 'sky');
    }
  }
  sheet.rim(wall, it.isFar ? 'line' : 'bold');
}

function drawWater(brief: Brief): void {
  const sheet = brief.sheet.layer('water');
  sheet.shape(rectangle(0, SHORE, 1000, 26), 'line', 'stone');
  sheet.shape(rectangle(0, SHORE + 26, 1000, 300), 'line', 'water');
  const bands = byLevel(brief, 1, 4, 8);
  const parts = byLevel(brief, 1, 3, 7);
  for (let i = 0; i < bands; i++) {
    const y = (k: number): number => SHORE + 34 + (k * 200) / bands;
    const band = clockwise([
      ...swell(1000, y(i), 6, 150 - i * 6, i),
      ...swell(1000, y(i + 1), 6, 144 - i * 6, i + 1).toReversed(),
    ]);
    sheet.shape(band, 'line', i % 2 === 0 ? 'water' : 'sky');
    for (let k = 1; k < parts; k++) {
      const x = ((k + (i % 2) * 0.5) * 1000) / parts;
      const light = intersect([band], [clockwise(rectangle(x - 26, y(i) - 20, 52, 400))]);
      if (light.length > 0) sheet.shape(light, 'fine', 'sun');
    }
  }
}

function drawFerry(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-26, -150, 36, 54, 4), 'line', 'a');
  sheet.shape(rectangle(-92, -100, 184, 42, 8), 'line', 'paper');
  for (const x of [[], [-66, -22, 22, 66], [-70, -42, -14, 14, 42, 70]][level]!)
    sheet.shape(ellipse(x, -79, level === 2 ? 9 : 12), 'fine', 'sun');
  sheet.shape(points('-150,-60 150,-60 112,6 -116,6'), 'bold', 'rust');
  if (level > 0)
    sheet.line(
      [
        [-140, -38],
        [138, -38],
      ],
      'line',
      0,
    );
}
