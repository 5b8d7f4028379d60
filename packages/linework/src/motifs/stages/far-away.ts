import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { resample } from '../../geometry/path.ts';
import { between, type Path, type Point } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import { halo } from '../nature/halo.ts';
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
    out.shape(ellipse(410, 396, byGrade(scene, 56, 48, 48)), 'line', 'sun');
    for (let i = 0; i < byGrade(scene, 1, 3, 5); i++)
      out.shape(
        [...swell(width, 440 + i * 38, 6, 150, i * 2), [width, 820], [0, 820]],
        'line',
        i % 2 === 0 ? 'water' : 'sky',
      );
    out.shape(shape('502,470! 524,360 512,330! 562,350 592,470!'), 'line', 'paper');
    out.shape(shape('476,464! 606,464! 582,496 502,496'), 'line', 'wood');
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

/** The point so many units farther from the middle of the cave's mouth. */
const outward = ([x, y]: Point, out: number): Point => {
  const [dx, dy] = [x - 365, Math.min(y, 560) - 560];
  const far = Math.hypot(dx, dy);
  return [x + (dx / far) * out, y + (dy / far) * out];
};

/** Rocks that lie against each other around the mouth of a cave, from its floor over its top and down again. */
function archStones(sheet: Sheet, mouth: Path, level: 0 | 1 | 2): void {
  if (level === 0) return;
  const way = resample(mouth, level === 1 ? 146 : 86, true).filter(([, y]) => y < 790);
  const lowest = way.reduce((found, [x, y], i) => (y > way[found]![1] && x < 360 ? i : found), 0);
  const ordered = [...way.slice(lowest), ...way.slice(0, lowest)];
  const thick = (i: number): number => (level === 1 ? 108 : 92) + 22 * Math.sin(i * 2.4);
  for (let i = 0; i < ordered.length - 1; i++) {
    const [a, b] = [ordered[i]!, ordered[i + 1]!];
    const middle = between(a, b, 0.5);
    const rock = clockwise(
      blob([
        [...outward(a, -16), 1],
        [...outward(middle, -22 + 8 * Math.sin(i * 1.7))],
        [...outward(b, -16), 1],
        [...outward(b, thick(i) - 14), 1],
        [...outward(middle, thick(i) + 16)],
        [...outward(a, thick(i) - 6), 1],
      ]),
    );
    sheet.shape(rock, 'bold', i % 2 ? 'stone' : 'd');
    if (level === 1) continue;
    const inside = sheet.inside([rock]);
    inside.line(curve([outward(a, 40), outward(middle, 54), outward(b, 30)], 4), 'line', 0.3);
    if (i % 2 === 0) inside.line([outward(middle, 50), outward(middle, thick(i) + 20)], 'line', 0.4);
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

/** Far out beside a rocket: a planet with a ring, a comet and stars that keep clear of everything. */
export const deepSpace: Stage = {
  where: 'between the planets',
  tags: ['space', 'planet'],
  sky: 'night',
  behind(scene) {
    const { sheet, level } = scene;
    const far = sheet.layer('space');
    const at: Point = [630, 220];
    halo(far, {
      at,
      begin: 150,
      ends: byGrade(scene, [260], [230, 330, 460], [196, 246, 300, 360, 424, 490, 560, 634, 712, 794, 880]),
      roles: ['night', 'd'],
    });
    const planet = clockwise(ellipse(...at, 104));
    far.shape(planet, 'bold', 'sun');
    const globe = far.inside([planet]);
    for (const y of byGrade(scene, [0], [-40, 6, 48], [-62, -30, 4, 36, 66]))
      globe.line(
        curve([
          [at[0] - 120, at[1] + y],
          [at[0], at[1] + y + 24],
          [at[0] + 120, at[1] + y - 6],
        ]),
        'line',
        0,
      );
    const ring = [ellipse(...at, 176, 40, -0.3), ellipse(...at, 132, 22, -0.3)] as const;
    far.shape([clockwise(ring[0]), clockwise(ring[1]).toReversed()], 'bold', 'gold');
    far
      .inside([
        [
          [400, 20],
          [800, 20],
          [800, at[1] - 6],
          [400, at[1] + 40],
        ],
      ])
      .shape(planet, 'bold', 'sun');
    for (const [x, y, r] of (
      [
        [420, 110, 26],
        [96, 500, 24],
        [330, 470, 18],
        [720, 480, 24],
        [640, 590, 18],
        [360, 200, 18],
        [90, 660, 20],
        [730, 660, 16],
        [250, 80, 18],
        [740, 90, 20],
        [540, 420, 16],
        [200, 740, 18],
        [700, 770, 18],
        [420, 330, 14],
      ] as const
    ).slice(0, byGrade(scene, 3, 6, 14)))
      far.shape(star(x, y, r, r * 0.44, 5, x * 0.01), 'line', 'sun');
    const ground = shape('-20,930! 120,862 330,830 560,850 700,820 820,850! 820,1040! -20,1040!');
    far.shape(ground, 'bold', 'stone');
    for (let i = 0; i < byGrade(scene, 0, 0, 3); i++)
      far.shape(
        [
          ...curve([
            [-20, 900 + i * 36],
            [200, 876 + i * 38],
            [460, 896 + i * 36],
            [640, 872 + i * 38],
            [820, 894 + i * 36],
          ]),
          [820, 1040],
          [-20, 1040],
        ],
        'line',
        i % 2 ? 'stone' : 'sand',
      );
    for (const [x, y, r] of (
      [
        [180, 920, 74],
        [560, 900, 90],
        [370, 960, 50],
        [720, 950, 44],
        [60, 970, 40],
        [310, 886, 34],
        [450, 870, 24],
        [680, 874, 30],
        [90, 896, 26],
      ] as const
    ).slice(0, byGrade(scene, 2, 4, 9))) {
      far.shape(ellipse(x, y, r, r * 0.36), 'line', 'sand');
      if (level > 0) far.shape(ellipse(x, y + 4, r * 0.7, r * 0.2), 'line', 'stone');
    }
    rocket(sheet.layer('station').at({ x: 190, y: 300, angle: -0.3, scale: 1.06 }), level);
  },
};

/** A round rocket with three fins and a hatch about the frame's origin, 420 units high. */
function rocket(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(shape('-30,150! -44,200 0,260! 44,200 30,150!'), 'bold', 'ember');
  for (const flip of [false, true])
    sheet.at({ flip }).shape(shape('60,40! 120,96 132,190! 96,160 52,150!'), 'bold', 'a');
  const hull = shape('0,-230! 66,-150 88,-40 80,80 56,160! -56,160! -80,80 -88,-40 -66,-150');
  sheet.shape(hull, 'bold', 'paper');
  const inside = sheet.inside([hull]);
  for (const y of level === 2 ? [-160, -120, 64, 98, 130] : [-130, 90])
    inside.line(
      curve([
        [-110, y],
        [0, y + 20],
        [110, y],
      ]),
      'line',
      0,
    );
  for (const [y, r] of [
    [-60, 40],
    [30, 24],
  ] as const) {
    sheet.shape(ellipse(0, y, r), 'bold', 'c');
    sheet.shape(ellipse(0, y, r * 0.66), 'line', 'sky');
  }
  sheet.shape(shape('-12,70! 12,70! 16,190! -16,190!'), 'bold', 'a');
}

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
