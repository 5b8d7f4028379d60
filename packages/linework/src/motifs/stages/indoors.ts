import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { arc, ellipse, rectangle, star } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { mix, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { HOUSEPLANTS, type HouseplantName } from '../nature/houseplants.ts';
import { byGrade, strewn, type Scene, type Stage } from './stage.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd'];

/** Striped wallpaper down to a skirting board, and floorboards below it. */
export function wallAndFloor({ sheet, width, height, level }: Scene, floor: number): void {
  const wall = sheet.layer('wall');
  if (level > 0) {
    const stripe = level === 1 ? 134 : 33;
    for (let i = 0; i * stripe < width; i++)
      wall.shape(
        rectangle(i * stripe, -10, i % 2 === 0 ? stripe : stripe * 0.6, floor + 10),
        'fine',
        i % 2 === 0 ? 'soft' : 'cream',
      );
  }
  const boards = level === 0 ? 1 : level === 1 ? 3 : 5;
  for (let row = 0; row < boards; row++) {
    const [y, foot] = [
      mix(floor, height + 10, (row / boards) ** 1.2),
      mix(floor, height + 10, ((row + 1) / boards) ** 1.2),
    ];
    const count = level === 0 ? 1 : level === 1 ? 2 : 4;
    for (let i = -1; i <= count; i++)
      sheet
        .layer('floor')
        .shape(
          rectangle(((i + (row % 2) * 0.5) * width) / count, y, width / count, foot - y),
          'fine',
          'wood',
        );
  }
  sheet.layer('floor').shape(rectangle(-20, floor - 26, width + 40, 28), 'line', 'cream');
}

/** A window of panes with a sill, the sky outside. */
export function pane(sheet: Sheet, w: number, h: number, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-w / 2 - 14, -h - 14, w + 28, h + 28, 6), 'line', 'wood');
  const rim = clockwise(rectangle(-w / 2, -h, w, h));
  sheet.shape(rim, 'line', 'sky');
  const inside = sheet.inside([rim]);
  inside.shape(blob(knots('-200,-40! -90,-70 0,-44 90,-76 200,-40! 200,60! -200,60!')), 'line', 'leaf');
  if (level > 0) {
    inside.shape(ellipse(w * 0.24, -h * 0.78, 24), 'line', 'sun');
    inside.shape(blob(knots('-200,-14! -60,-34 80,-20 200,-40! 200,60! -200,60!')), 'line', 'grass');
  }
  sheet.shape(rectangle(-6, -h, 12, h), 'line', 'wood');
  sheet.shape(rectangle(-w / 2, -h * 0.54, w, 12), 'line', 'wood');
  sheet.shape(rectangle(-w / 2 - 26, 6, w + 52, 20, 5), 'line', 'wood');
}

/** Books that stand and lean on a shelf, from its left end on the origin. */
function bookRow(sheet: Sheet, width: number, level: 0 | 1 | 2, seed: number): void {
  const wide = [44, 38, 28][level]!;
  for (let x = 4, i = 0; x + wide < width; i++) {
    const w = wide * (0.8 + 0.4 * ((i * 0.618 + seed) % 1));
    const h = 78 + 36 * ((i * 0.37 + seed) % 1);
    sheet.shape(rectangle(x, -h, w, h, 3), 'line', LEADS[(i + Math.floor(seed * 10)) % 4]);
    if (level > 0) sheet.shape(rectangle(x, -h * 0.78, w, 14), 'fine', 'cream');
    x += w;
  }
  sheet.shape(rectangle(-10, 0, width + 20, 16, 3), 'line', 'wood');
}

/** An oval rug in rings. */
function rug({ sheet, level }: Scene, x: number, y: number, rx: number): void {
  for (let i = 0; i < [2, 3, 4][level]!; i++)
    sheet
      .layer('rug')
      .shape(ellipse(x, y, rx * (1 - i * 0.17), rx * 0.2 * (1 - i * 0.19)), 'line', LEADS[i % 4]);
}

/** Bunting from one upper corner to the other. */
export function bunting({ sheet, width, level }: Scene, y: number, sag: number): void {
  const spine = curve(
    [
      [-10, y],
      [width / 2, y + sag],
      [width + 10, y],
    ],
    6,
  );
  const count = [5, 8, 11][level]!;
  sheet.layer('bunting').line(spine, 'line', 0);
  for (let i = 0; i < count; i++) {
    const [x, v] = spine[Math.floor(((i + 0.5) / count) * (spine.length - 1))]!;
    const w = (width / count) * 0.4;
    sheet.layer('bunting').shape(
      [
        [x - w, v],
        [x + w, v],
        [x, v + w * 2.1],
      ],
      'line',
      LEADS[i % 4],
    );
  }
}

/** A living room. */
export const room: Stage = {
  where: 'at home',
  tags: ['home', 'cozy', 'room'],
  sky: 'soft',
  behind(scene) {
    const { sheet, width, ground, random, level } = scene;
    const floor = ground - 96;
    wallAndFloor(scene, floor);
    pane(sheet.layer('window').at({ x: width * 0.24, y: floor - 190 }), 190, 250, level);
    const shelf = sheet.layer('shelf');
    if (level > 0) bookRow(shelf.at({ x: width * 0.58, y: floor - 330 }), width * 0.36, level, 0.2);
    if (level > 0) bookRow(shelf.at({ x: width * 0.58, y: floor - 180 }), width * 0.36, level, 0.7);
    const plant = random.pick<HouseplantName>(['monstera', 'snake']);
    if (level > 0)
      HOUSEPLANTS[plant](sheet.layer('plant').at({ x: width * 0.9, y: floor + 40, scale: 0.72 }), {
        level,
        random,
        role: 'a',
        pattern: 'diamonds',
      });
    if (level === 0) bunting(scene, 70, 60);
    rug(scene, width / 2, ground + 6, width * 0.44);
  },
};

/** A kitchen with shelves of jars. */
export const kitchen: Stage = {
  where: 'in the kitchen',
  tags: ['kitchen', 'cooking', 'food'],
  sky: 'soft',
  behind(scene) {
    const { sheet, width, ground, level } = scene;
    const wall = sheet.layer('tiles');
    const size = byGrade(scene, 400, 104, 58);
    if (level > 0)
      for (let y = ground - 470; y < ground; y += size)
        for (let x = 0; x < width; x += size)
          wall.shape(
            rectangle(x, y, size, size),
            'fine',
            Math.round(x / size + y / size) % 2 === 0 ? 'soft' : 'paper',
          );
    for (const [i, y] of byGrade(
      scene,
      [ground - 620],
      [ground - 620],
      [ground - 660, ground - 510],
    ).entries()) {
      jars(sheet.layer('jars').at({ x: 40, y }), width - 80, level, i);
    }
    pots(scene);
  },
};

/** Jars on a shelf, from its left end on the origin. */
export function jars(sheet: Sheet, width: number, level: 0 | 1 | 2, row: number): void {
  const count = [3, 6, 8][level]!;
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) * width) / count;
    const h = 76 + 26 * ((i * 0.618 + row * 0.4) % 1);
    const w = (width / count) * 0.34;
    sheet.shape(rectangle(x - w, -h, w * 2, h, 12), 'line', 'sky');
    if (level > 0)
      sheet.shape(rectangle(x - w, -h * 0.62, w * 2, h * 0.62, 10), 'line', LEADS[(i + row) % 4]);
    sheet.shape(rectangle(x - w * 0.86, -h - 20, w * 1.72, 22, 5), 'line', 'gold');
    if (level === 2) sheet.shape(rectangle(x - w * 0.6, -h * 0.42, w * 1.2, 22, 4), 'fine', 'paper');
  }
  sheet.shape(rectangle(-20, 0, width + 40, 20, 4), 'line', 'wood');
}

/** Pans and a ladle on a rail. */
export function pots({ sheet, width, ground, level }: Scene): void {
  const rail = sheet.layer('rail').at({ y: ground - 440 });
  if (level === 0) return;
  rail.shape(rectangle(-20, 0, width + 40, 12, 4), 'line', 'stone');
  for (const [i, x] of [0.1, 0.24, 0.78, 0.92].entries()) {
    const spot = rail.at({ x: x * width, y: 12 });
    spot.shape(rectangle(-6, 0, 12, 74, 4), 'line', 'stone');
    spot.shape(
      i % 2 === 0 ? ellipse(0, 112, 46, 44) : blob(knots('-40,74! 40,74! 34,128 0,136 -34,128')),
      'line',
      i % 2 === 0 ? 'rust' : 'ember',
    );
    if (i % 2 === 0) spot.shape(ellipse(0, 112, 33, 31), 'fine', 'ember');
  }
}

/** Where the paper stars hang behind a stage, row by row, and how many are in one row. */
export function paperStars(scene: Scene): {
  readonly spots: readonly (readonly [x: number, y: number])[];
  readonly columns: number;
} {
  const { random, width, ground } = scene;
  const [columns, rows] = byGrade<readonly [number, number]>(scene, [0, 0], [3, 4], [6, 9]);
  const spots = strewn(random, [columns, rows], [width * 0.22, 180, width * 0.8, ground - 240]);
  return { spots, columns };
}

/** A stage with curtains and footlights. */
export const theater: Stage = {
  where: 'on the stage',
  tags: ['stage', 'curtain', 'show'],
  sky: 'night',
  behind(scene) {
    const { sheet, width, height, ground } = scene;
    const back = sheet.layer('backdrop');
    for (const [i, [x, y]] of paperStars(scene).spots.entries()) {
      const r = byGrade(scene, 30, 24, 19) * scene.random.range(0.85, 1.15);
      back.shape(star(x, y, r, r * 0.5, 5, i), 'line', 'sun');
    }
    hill(scene, ground - 210);
    const boards = byGrade(scene, 1, 7, 19);
    for (let i = 0; i < boards; i++) {
      const [a, b] = [(i / boards) * width, ((i + 1) / boards) * width];
      const far = (x: number): number => mix(width / 2, x, 0.72);
      sheet.layer('boards').shape(
        [
          [far(a), ground - 110],
          [far(b), ground - 110],
          [mix(width / 2, b, 1.3), height + 20],
          [mix(width / 2, a, 1.3), height + 20],
        ],
        'line',
        'wood',
      );
    }
    for (const flip of [false, true]) drape(sheet.layer('curtain').at(flip ? { x: width, flip } : {}), scene);
    swags(scene);
  },
  before(scene) {
    const count = byGrade(scene, 0, 6, 9);
    for (let i = 0; i < count; i++) {
      const x = ((i + 0.5) * scene.width) / count;
      scene.sheet
        .layer('lights')
        .shape(
          [
            ...arc(x, scene.height - 26, 34, 40, Math.PI, Math.PI * 2),
            [x + 34, scene.height + 10],
            [x - 34, scene.height + 10],
          ],
          'line',
          'sun',
        );
    }
  },
};

function hill(scene: Scene, y: number): void {
  scene.sheet.layer('backdrop').shape(
    [
      ...curve([
        [-20, y + 20],
        [scene.width * 0.3, y - 30],
        [scene.width * 0.6, y + 10],
        [scene.width + 20, y - 30],
      ]),
      [scene.width + 20, y + 400],
      [-20, y + 400],
    ],
    'line',
    'c',
  );
}

function drape(sheet: Sheet, scene: Scene): void {
  const folds = byGrade(scene, 2, 4, 8);
  const { height } = scene;
  const wide = scene.width * 0.2;
  for (let i = folds - 1; i >= 0; i--) {
    const x = (wide * (i + 1)) / folds;
    const edge: Point[] = curve(
      [
        [x * 1.2, -20],
        [x * 1.26, height * 0.3],
        [x * 0.66, height * 0.6],
        [x * 0.96, height + 20],
      ],
      12,
    );
    sheet.shape([[-30, -20], ...edge, [-30, height + 20]], 'line', i % 2 === 0 ? 'rust' : 'a');
  }
  sheet.shape(
    blob(knots('-20,-20! 0,0 60,-6! 64,16! 0,26 -20,8!')).map(([x, y]): Point => [
      (x * wide) / 84,
      y + height * 0.6,
    ]),
    'line',
    'gold',
  );
}

function swags(scene: Scene): void {
  const count = byGrade(scene, 3, 4, 6);
  const w = scene.width / count;
  for (let i = 0; i < count; i++)
    for (let k = byGrade(scene, 1, 2, 3); k >= 1; k--) {
      const deep = (120 * k) / byGrade(scene, 1, 2, 3);
      scene.sheet.layer('swags').shape(
        [
          [i * w - 4, -20],
          ...curve(
            [
              [i * w - 4, 20],
              [(i + 0.5) * w, 20 + deep * 1.1],
              [(i + 1) * w + 4, 20],
            ],
            8,
          ),
          [(i + 1) * w + 4, -20],
        ],
        'line',
        k % 2 === 0 ? 'a' : 'rust',
      );
    }
}
