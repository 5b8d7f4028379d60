import { clockwise } from '../../geometry/boolean.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { mix } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { pane, wallAndFloor } from './indoors.ts';
import { byGrade, strewn, type Stage } from './stage.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd'];

/** A gym: wall bars, high windows, a floor with lines. */
export const gym: Stage = {
  where: 'in the gym',
  tags: ['gym', 'sport'],
  sky: 'cream',
  behind(scene) {
    const { sheet, width, height, ground, level } = scene;
    const floor = ground - 130;
    const wall = sheet.layer('wall');
    const windows = byGrade(scene, 2, 3, 4);
    for (let i = 0; i < windows; i++) {
      const [w, x] = [width / windows, ((i + 0.5) * width) / windows];
      wall.shape(rectangle(x - w * 0.38, 60, w * 0.76, floor * 0.3), 'line', 'sky');
      if (level > 0)
        for (const t of level === 2 ? [0.25, 0.5, 0.75] : [0.5])
          wall.shape(rectangle(x - w * 0.38 + w * 0.76 * t - 5, 60, 10, floor * 0.3), 'fine', 'stone');
    }
    wall.shape(rectangle(-20, 60 + floor * 0.36, width + 40, 22), 'line', 'b');
    const bars = byGrade(scene, 0, 2, 8);
    for (const x of [width * 0.04, width * 0.7])
      for (let i = 0; i < bars; i++)
        wall.shape(rectangle(x, mix(floor * 0.5, floor - 20, i / bars), width * 0.26, 18, 6), 'line', 'wood');
    const boards = byGrade(scene, 1, 4, 7);
    for (let i = 0; i < boards; i++) {
      const [y, foot] = [
        mix(floor, height + 20, (i / boards) ** 1.2),
        mix(floor, height + 20, ((i + 1) / boards) ** 1.2),
      ];
      const parts = byGrade(scene, 1, 2, 4);
      for (let k = -1; k <= parts; k++)
        sheet
          .layer('floor')
          .shape(
            rectangle(((k + (i % 2) * 0.5) * width) / parts, y, width / parts, foot - y),
            'fine',
            i % 2 === 0 ? 'wood' : 'sand',
          );
    }
    sheet.layer('floor').shape(rectangle(-20, floor - 12, width + 40, 24), 'line', 'a');
  },
};

const HOLDS: readonly string[] = [
  '-34,-8 -22,-22 4,-26 30,-16 36,4 20,20 -12,20 -32,10',
  '-40,-14! -20,-20 18,-20 40,-14! 36,12 14,26 -14,26 -36,12',
  '-28,20 -30,4 -10,-28 10,-28 30,4 28,20 0,26',
  '-20,-32 2,-36 20,-28 16,0 22,28 0,36 -22,28 -14,0',
  '-42,-10! 0,-16 42,-10! 34,10 12,20 -12,20 -34,10',
];

/** A hold of a climbing wall with its bolt, its middle on the origin, about 80 units wide; five kinds in turn. */
export function climbingHold(sheet: Sheet, kind: number, role: Role): void {
  sheet.shape(drawn(HOLDS[kind % HOLDS.length]!), 'line', role);
  sheet.ink(ellipse(0, 1, 4.6));
}

/** A wall to climb: panels and holds of many shapes. */
export const boulderHall: Stage = {
  where: 'in the climbing hall',
  tags: ['climbing wall', 'sport'],
  sky: 'soft',
  behind(scene) {
    const { sheet, random, width, height, ground } = scene;
    const wall = sheet.layer('wall');
    const [columns, rows] = byGrade(scene, [2, 2], [3, 4], [4, 5]) as [number, number];
    const knot = (i: number, k: number): readonly [number, number] => [
      (i / columns) * width + (i > 0 && i < columns ? Math.sin(i * 2.1 + k * 1.7) * 46 : i === 0 ? -20 : 20),
      (k / rows) * (ground + 40) - (k === 0 ? 30 : 0) + Math.sin(i * 1.3 + k) * 22,
    ];
    for (let i = 0; i < columns; i++)
      for (let k = 0; k < rows; k++)
        wall.shape(
          [knot(i, k), knot(i + 1, k), knot(i + 1, k + 1), knot(i, k + 1)],
          'line',
          (['soft', 'cream', 'sky'] as const)[(i + k) % 3],
        );
    for (const [i, [x, y]] of strewn(random, byGrade(scene, [3, 4], [4, 7], [7, 9]), [
      50,
      60,
      width - 50,
      ground - 60,
    ]).entries())
      climbingHold(
        wall.at({
          x,
          y,
          angle: Math.sin(i * 2.4) * 0.5,
          scale: byGrade(scene, 1.5, 1, 0.9),
          flip: i % 2 === 0,
        }),
        i,
        LEADS[i % 4]!,
      );
    sheet.layer('mat').shape(rectangle(-20, ground - 10, width + 40, height), 'bold', 'b');
  },
};

/** What stands on a shelf or hangs on a wall, drawn at a foot about 90 units wide. */
export type Ware = (sheet: Sheet, level: 0 | 1 | 2, turn: number) => void;

/** A workshop: a window, shelves of wares and a floor of boards. */
export function workshop(where: string, tags: readonly string[], ware: Ware): Stage {
  return {
    where,
    tags,
    sky: 'soft',
    behind(scene) {
      const { sheet, width, ground, level, random } = scene;
      const floor = ground - 110;
      wallAndFloor(scene, floor);
      const atLeft = random.chance(0.5);
      const shelves = byGrade(scene, [0.42], [0.3, 0.58], [0.26, 0.46, 0.68]);
      for (const [row, share] of shelves.entries()) {
        const y = floor * share;
        const [from, to] =
          atLeft && row > 0 ? [width * 0.44, width + 20] : row > 0 ? [-20, width * 0.56] : [-20, width + 20];
        const count = Math.round((to - from) / byGrade(scene, 190, 150, 118));
        for (let i = 0; i < count; i++)
          ware(
            sheet
              .layer('wares')
              .at({ x: from + ((i + 0.5) * (to - from)) / count, y, scale: byGrade(scene, 1.3, 1, 0.86) }),
            level,
            i + row * 3,
          );
        sheet.layer('wares').shape(rectangle(from, y, to - from, 20, 4), 'bold', 'wood');
      }
      if (level > 0)
        pane(
          sheet.layer('window').at({ x: width * (atLeft ? 0.2 : 0.8), y: floor - 130, scale: 0.8 }),
          190,
          240,
          level,
        );
    },
  };
}

/** A classroom: a blackboard and shelves of paper. */
export const classroom: Stage = {
  where: 'at school',
  tags: ['school', 'classroom'],
  sky: 'cream',
  behind(scene) {
    const { sheet, width, ground, level } = scene;
    wallAndFloor(scene, ground - 110);
    const board = clockwise(rectangle(width * 0.12, 90, width * 0.62, ground * 0.46, 8));
    sheet
      .layer('board')
      .shape(rectangle(width * 0.12 - 16, 74, width * 0.62 + 32, ground * 0.46 + 32, 8), 'bold', 'wood');
    sheet.layer('board').shape(board, 'line', 'leaf');
    sheet
      .layer('board')
      .shape(rectangle(width * 0.12, 96 + ground * 0.46, width * 0.62, 16, 4), 'line', 'wood');
    if (level > 0)
      pane(sheet.layer('window').at({ x: width * 0.88, y: ground * 0.5, scale: 0.7 }), 170, 260, level);
  },
};
