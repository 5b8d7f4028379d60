import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { resample } from '../../geometry/path.ts';
import type { Path } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import { swell } from '../nature/shore.ts';
import { boulder } from '../nature/undergrowth.ts';
import { type Stage, byGrade } from './stage.ts';
import { skyBands } from './wilds.ts';

const shape = (table: string): Path => clockwise(blob(knots(table)));

/** A cave whose mouth opens to the sea. */
export const cave: Stage = {
  where: 'in the cave',
  tags: ['cave', 'sea'],
  sky: 'stone',
  behind(scene) {
    const { sheet, width, height, ground, level } = scene;
    const wall = sheet.layer('cave');
    const mouth = shape('96,800! 90,560 120,380 210,250 330,200 460,220 560,300 616,430 636,600 640,800!');
    wall.shape(mouth, 'bold', 'sky');
    const out = wall.inside([mouth]);
    out.shape(ellipse(506, 424, byGrade(scene, 56, 48, 48)), 'line', 'sun');
    for (let i = 0; i < byGrade(scene, 1, 3, 5); i++)
      out.shape(
        [...swell(width, 440 + i * 38, 6, 150, i * 2), [width, 820], [0, 820]],
        'line',
        i % 2 === 0 ? 'water' : 'sky',
      );
    out.shape(shape('352,440! 374,330 362,300! 412,320 442,440!'), 'line', 'paper');
    out.shape(shape('326,434! 456,434! 432,466 352,466'), 'line', 'wood');
    out.shape(shape('60,668! 240,640 420,656 660,630! 660,840! 60,840!'), 'line', 'sand');
    wall.rim(mouth, 'bold');
    archStones(wall, mouth, level);
    const drips = byGrade(scene, 5, 8, 11);
    for (let i = 0; i < drips; i++) {
      const x = ((i + 0.5) / drips) * width;
      const long = 110 + 130 * ((i * 0.618) % 1) + Math.abs(x / width - 0.5) * 240;
      const w = (width / drips) * 0.62;
      const rim = shape(
        `${x - w},-20! ${x - w * 0.4},${long * 0.5} ${x},${long}! ${x + w * 0.4},${long * 0.5} ${x + w},-20!`,
      );
      wall.shape(rim, 'bold', i % 2 === 0 ? 'stone' : 'd');
      if (level > 0)
        for (const t of byGrade(scene, [], [0.45], [0.35, 0.6]))
          wall.inside([rim]).line(
            curve(
              [
                [x - w, long * t],
                [x, long * t + 14],
                [x + w, long * t],
              ],
              5,
            ),
            'fine',
            0.2,
          );
    }
    wall.shape(
      [
        ...curve(
          [
            [-20, ground - 150],
            [width * 0.2, ground - 100],
            [width * 0.6, ground - 120],
            [width + 20, ground - 170],
          ],
          8,
        ),
        [width + 20, height + 20],
        [-20, height + 20],
      ],
      'bold',
      'sand',
    );
    for (let i = 1; i < byGrade(scene, 1, 2, 3); i++)
      wall.shape(
        [
          ...curve(
            [
              [-20, ground - 150 + i * 52],
              [width * 0.4, ground - 112 + i * 52],
              [width + 20, ground - 150 + i * 52],
            ],
            8,
          ),
          [width + 20, height + 20],
          [-20, height + 20],
        ],
        'line',
        i % 2 === 0 ? 'sand' : 'gold',
      );
  },
  before(scene) {
    const { sheet, random, width, height, level } = scene;
    for (const [x, s] of byGrade(
      scene,
      [[0.04, 90]],
      [
        [0.04, 96],
        [0.97, 80],
      ],
      [
        [0.03, 104],
        [0.97, 90],
        [0.16, 56],
      ],
    ) as [number, number][])
      boulder(sheet.layer('stones').at({ x: x * width, y: height - 24 }), random, s, level > 0);
  },
};

/** Rocks piled on each other around the mouth of a cave, from its floor over its top and down again. */
function archStones(sheet: Sheet, mouth: Path, level: 0 | 1 | 2): void {
  if (level === 0) return;
  const [apart, size] = level === 1 ? [104, 76] : [84, 60];
  const way = resample(mouth, apart, true).filter(([, y]) => y < 780);
  for (const [i, [x, y]] of way.entries()) {
    const r = size * (1 + 0.16 * Math.sin(i * 2.4));
    const at = sheet.at({ x: x + (x - 360) * 0.05, y: y + Math.min(0, y - 500) * 0.05, angle: i * 1.9 });
    const rock = shape(
      `${-r},${r * 0.2} ${-r * 0.7},${-r * 0.7}! ${r * 0.1},${-r} ${r * 0.8},${-r * 0.6}! ${r},${r * 0.3} ${r * 0.4},${r * 0.9}! ${-r * 0.5},${r * 0.8}`,
    );
    at.shape(rock, 'bold', i % 2 ? 'stone' : 'd');
    if (i % 2 === 0)
      at.line(
        curve(
          [
            [-r * 0.5, -r * 0.2],
            [0, r * 0.1],
            [r * 0.2, r * 0.6],
          ],
          4,
        ),
        'fine',
        0.4,
      );
  }
}

/** Above the earth, beside a space station. */
export const orbit: Stage = {
  where: 'above the earth',
  tags: ['space', 'earth'],
  sky: 'night',
  behind(scene) {
    const { sheet, level } = scene;
    const far = sheet.layer('space');
    if (level === 2) skyBands(scene, [70, 640], 9, ['night', 'd']);
    for (let i = byGrade(scene, 1, 3, 4); i > 0; i--)
      far.shape(
        ellipse(400, 1280, 560 + i * byGrade(scene, 60, 46, 30), 560 + i * byGrade(scene, 60, 46, 30)),
        'line',
        i % 2 === 0 ? 'night' : 'd',
      );
    const globe = ellipse(400, 1280, 560);
    far.shape(globe, 'bold', 'water');
    const earth = far.inside([globe]);
    for (let i = 1; i < byGrade(scene, 0, 3, 6); i++)
      earth.shape(ellipse(400, 1280, 560 - i * 34, 560 - i * 34), 'line', i % 2 === 0 ? 'water' : 'sky');
    for (const land of [
      '80,980! 160,860 280,790 330,850 260,930 300,1000! 120,1020!',
      '470,760 560,740 660,800 760,900! 780,1020! 600,1010 560,920 480,880 430,800',
      '340,960 400,920 450,970 430,1010! 350,1010!',
    ])
      earth.shape(shape(land), 'line', 'grass');
    for (const [x, y, w] of byGrade(
      scene,
      [],
      [
        [140, 900, 130],
        [640, 930, 150],
      ],
      [
        [130, 900, 140],
        [650, 930, 150],
        [380, 946, 130],
      ],
    ) as [number, number, number][])
      earth.shape(
        shape(
          `${x - w / 2},${y + 10} ${x - w * 0.44},${y - 12} ${x - w * 0.2},${y - 14}! ${x - w * 0.12},${y - 36} ${x + w * 0.14},${y - 34} ${x + w * 0.2},${y - 10}! ${x + w * 0.42},${y - 16} ${x + w / 2},${y + 10} ${x + w * 0.2},${y + 18} ${x - w * 0.2},${y + 18}`,
        ),
        'line',
        'paper',
      );
    const moon = far.at({ x: 650, y: 190 });
    moon.shape(ellipse(0, 0, byGrade(scene, 84, 78, 74)), 'bold', 'sun');
    for (const [x, y, r] of (
      [
        [-24, -20, 20],
        [26, 10, 15],
        [-10, 34, 13],
        [30, -34, 10],
      ] as const
    ).slice(0, byGrade(scene, 1, 3, 4)))
      moon.shape(ellipse(x, y, r), 'line', 'cream');
    station(sheet.layer('station').at({ x: 210, y: 250, angle: -0.2 }), level);
  },
};

function station(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-16, -190, 32, 380, 8), 'bold', 'stone');
  for (const y of [-180, 90])
    for (const side of [-1, 1]) {
      const panel = rectangle(side < 0 ? -190 : 26, y, 164, 88, 6);
      sheet.shape(panel, 'bold', 'c');
      const [columns, rows] = [
        [2, 1],
        [3, 2],
        [6, 3],
      ][level] as [number, number];
      for (let i = 0; i < columns; i++)
        for (let k = 0; k < rows; k++)
          sheet.shape(
            rectangle(
              (side < 0 ? -190 : 26) + (i * 164) / columns,
              y + (k * 88) / rows,
              164 / columns,
              88 / rows,
            ),
            'line',
            (i + k) % 2 === 0 ? 'c' : 'water',
          );
      sheet.rim(panel, 'bold');
    }
  const hull = rectangle(-62, -66, 250, 132, 54);
  sheet.shape(hull, 'bold', 'paper');
  const inside = sheet.inside([hull]);
  inside.shape(rectangle(-80, -66, 60, 132), 'line', 'a');
  inside.shape(rectangle(140, -66, 30, 132), 'line', 'a');
  for (const x of level === 0 ? [56] : [20, 92]) {
    sheet.shape(ellipse(x, -6, 29), 'line', 'gold');
    sheet.shape(ellipse(x, -6, 18), 'line', 'sky');
  }
  sheet.rim(hull, 'bold');
}
