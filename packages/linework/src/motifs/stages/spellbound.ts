import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { arc, ellipse, rectangle, star } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { type Path, mix, place } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { ladybird } from '../nature/fliers.ts';
import { fullMoon } from '../nature/skies.ts';
import { type Scene, type Stage, byGrade } from './stage.ts';

const shape = (table: string): Path => clockwise(blob(knots(table)));

/** Between blades of grass and flowers as high as trees. */
export const undergrass: Stage = {
  where: 'among the flowers',
  tags: ['flowers', 'meadow'],
  sky: 'sky',
  behind(scene) {
    const { sheet, width, height, level } = scene;
    const blades = byGrade(scene, 4, 6, 8);
    for (const row of level === 2 ? [0, 1] : [0])
      for (let i = 0; i < blades; i++) {
        const t = (i + 0.5 + row * 0.5) / blades;
        const at = { x: t * width, y: height, angle: (t - 0.5) * 0.7 + (i % 2 === 0 ? 0.12 : -0.1) };
        const high = (row === 0 ? 860 : 640) * (0.8 + 0.2 * ((i * 0.618) % 1));
        sheet
          .layer('grass')
          .shape(
            place(petal('point', high, byGrade(scene, 150, 120, 96)), at),
            'line',
            (i + row) % 2 === 0 ? 'grass' : 'leaf',
          );
        if (level > 0)
          sheet.layer('grass').line(
            place(
              [
                [0, -80],
                [0, -high * 0.8],
              ],
              at,
            ),
            'fine',
            0.5,
          );
      }
    const bells = byGrade(
      scene,
      [[0.17, 0.26, -1]],
      [
        [0.14, 0.2, -1],
        [0.88, 0.3, 1],
        [0.56, 0.09, 1],
      ],
      [
        [0.14, 0.16, -1],
        [0.88, 0.24, 1],
        [0.34, 0.08, -1],
        [0.66, 0.12, 1],
      ],
    ) as [number, number, 1 | -1][];
    for (const [i, [x, y, side]] of bells.entries())
      bellflower(scene, x * width, y * height, side, (['a', 'd', 'c'] as const)[i % 3]!);
  },
  before(scene) {
    const { sheet, width, height, level } = scene;
    const near = sheet.layer('near');
    for (const [x, angle, long] of byGrade(
      scene,
      [
        [0.04, 0.5, 330],
        [0.96, -0.5, 330],
      ],
      [
        [0.02, 0.5, 360],
        [0.98, -0.5, 360],
        [0.14, 0.2, 220],
      ],
      [
        [0.02, 0.55, 380],
        [0.98, -0.55, 380],
        [0.12, 0.2, 250],
        [0.86, -0.16, 230],
      ],
    ) as [number, number, number][]) {
      const at = { x: x * width, y: height + 20, angle };
      near.shape(place(petal('leaf', long, long * 0.42), at), 'bold', 'leaf');
      near.line(
        place(
          [
            [0, -20],
            [0, -long * 0.9],
          ],
          at,
        ),
        'line',
        0.4,
      );
      if (level === 2)
        for (const s of [0.3, 0.5, 0.7])
          for (const side of [-1, 1])
            near.line(
              place(
                [
                  [0, -long * s],
                  [side * long * 0.15, -long * (s + 0.13)],
                ],
                at,
              ),
              'fine',
              0.4,
            );
    }
    if (level > 0)
      ladybird(
        sheet.layer('ladybird').at({ x: width * 0.1, y: height * 0.82, angle: 0.7, scale: 0.62 }),
        level,
      );
  },
};

function bellflower({ sheet, level }: Scene, x: number, y: number, side: 1 | -1, role: Role): void {
  const view = sheet.layer('bells').at({ x, y });
  view.line(
    curve(
      [
        [side * 50, 900],
        [side * 40, 300],
        [side * 30, 20],
        [0, -30],
      ],
      8,
    ),
    'bold',
    0,
  );
  const bell = view.at({ angle: side * 0.22 });
  for (const u of [-1, 1])
    bell.shape(place(petal('leaf', 96, 34), { x: u * 8, y: -34, angle: u * 2.2 }), 'line', 'leaf');
  const rim = shape(
    '0,-40 44,-26 62,40 70,110 104,170! 62,156 34,178! 0,158 -34,178! -62,156 -104,170! -70,110 -62,40 -44,-26',
  );
  bell.shape(rim, 'bold', role);
  const inside = bell.inside([rim]);
  for (const u of level === 0 ? [-30, 30] : [-40, 0, 40])
    inside.line(
      curve(
        [
          [u * 0.3, -40],
          [u * 0.8, 60],
          [u * 1.2, 170],
        ],
        6,
      ),
      'line',
      0.2,
    );
}

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd'];

/** A room in a tower, with shelves full of what a wizard needs. */
export const towerRoom: Stage = {
  where: 'in the tower',
  tags: ['tower', 'books'],
  sky: 'cream',
  behind(scene) {
    const { sheet, width, height, level, ground } = scene;
    const wall = sheet.layer('wall');
    if (level > 0)
      for (let row = 0; row < byGrade(scene, 0, 5, 9); row++)
        for (let i = -1; i < byGrade(scene, 0, 3, 6); i++) {
          const [w, h] = [width / byGrade(scene, 1, 3, 6), (ground - 150) / byGrade(scene, 1, 5, 9)];
          wall.shape(
            rectangle((i + (row % 2) * 0.5) * w, row * h, w, h, 8),
            'fine',
            (i + row) % 2 === 0 ? 'stone' : 'cream',
          );
        }
    const pane = [
      ...arc(width / 2, 250, 130, 130, Math.PI, Math.PI * 2),
      [width / 2 + 130, 480],
      [width / 2 - 130, 480],
    ] as const;
    const frame = [
      ...arc(width / 2, 250, 160, 160, Math.PI, Math.PI * 2),
      [width / 2 + 160, 500],
      [width / 2 - 160, 500],
    ] as const;
    wall.shape(frame, 'bold', 'stone');
    wall.shape(pane, 'line', 'night');
    const night = wall.inside([pane]);
    fullMoon(night.at({ x: width / 2 + 50, y: 220 }), 52, level);
    for (const [x, y] of byGrade(
      scene,
      [[-60, 200]],
      [
        [-70, 190],
        [-40, 290],
      ],
      [
        [-80, 180],
        [-30, 260],
        [-90, 330],
        [90, 330],
      ],
    ) as [number, number][])
      night.shape(star(width / 2 + x, y, byGrade(scene, 26, 20, 17), 9, 5, 0.2), 'line', 'sun');
    for (const [x, y] of [
      [70, 300],
      [590, 300],
      [70, 500],
      [590, 500],
    ] as const)
      shelf(scene, x, y, 160);
    wall.shape(rectangle(-20, ground - 130, width + 40, height), 'line', 'wood');
    for (let i = 0; i < byGrade(scene, 0, 3, 5); i++)
      wall.line(
        [
          [-20, mix(ground - 130, height, i / 5) + 40],
          [width + 20, mix(ground - 130, height, i / 5) + 40],
        ],
        'line',
        0,
      );
  },
};

function shelf(scene: Scene, x: number, y: number, width: number): void {
  const { sheet, level } = scene;
  const view = sheet.layer('shelf').at({ x, y });
  const count = byGrade(scene, 2, 3, 4);
  const step = width / count;
  for (let i = 0; i < count; i++)
    if ((i + Math.round(x / 100) + Math.round(y / 100)) % 3 === 0) {
      for (let k = 0; k < 2; k++)
        view.shape(
          rectangle(i * step + (k * step) / 2 + 2, -92 + k * 12, step / 2 - 2, 92 - k * 12, 4),
          'line',
          LEADS[(i + k) % 4],
        );
    } else bottle(view.at({ x: (i + 0.5) * step, scale: step / 62 }), level, i + x + y, LEADS[(i + 1) % 4]!);
  view.shape(rectangle(-14, 0, width + 28, 20, 5), 'bold', 'wood');
}

/** A bottle of something, 96 units high. */
function bottle(sheet: Sheet, level: 0 | 1 | 2, seed: number, role: Role): void {
  const rim =
    seed % 2 < 1
      ? shape('-9,-82! 9,-82! 9,-58 26,-40 28,-14 18,0! -18,0! -28,-14 -26,-40 -9,-58')
      : shape('-10,-86! 10,-86! 10,-64! 24,-6 20,0! -20,0! -24,-6 -10,-64!');
  sheet.shape(rectangle(-8, -98, 16, 16, 4), 'line', 'wood');
  sheet.shape(rim, 'line', 'soft');
  sheet.inside([rim]).shape(rectangle(-40, -34, 80, 60), 'line', role);
  if (level === 2) sheet.shape(ellipse(0, -18, 9), 'fine', 'cream');
  sheet.rim(rim, 'line');
}
