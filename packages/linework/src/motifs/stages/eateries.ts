import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, lobed, rectangle, tube } from '../../geometry/forms.ts';
import { mix } from '../../geometry/point.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { dressBoards } from '../dressing/boards.ts';
import { byGrade, type Scene, type Stage } from './stage.ts';

/** How the wall behind a counter is clad. */
type Wall = 'tiles' | 'boards' | 'stripes' | 'shelves';

/** A counter before a wall: its top lies on the scene's ground. */
export function counterBy(wall: Wall, roles: readonly [Role, Role]): Stage {
  return {
    where: 'on the counter',
    tags: ['food', 'kitchen'],
    sky: roles[1],
    behind(scene) {
      const { sheet, width, height, ground, level } = scene;
      const back = sheet.layer('wall');
      if (wall === 'shelves') shelves(scene, roles);
      else cladding(scene, wall, roles);
      bunting(sheet, width, level);
      back.shape(rectangle(-20, ground - 18, width + 40, 60), 'bold', 'wood');
      const fields = byGrade(scene, 3, 6, 12);
      for (let i = 0; i < fields; i++)
        back.shape(
          rectangle((i * width) / fields, ground + 42, width / fields, height),
          'line',
          i % 2 === 0 ? 'cream' : 'sand',
        );
    },
  };
}

/** Tiles, boards or wallpaper from the top of the page down to the ground. */
function cladding(scene: Scene, wall: Exclude<Wall, 'shelves'>, roles: readonly [Role, Role]): void {
  const { sheet, width, ground } = scene;
  const back = sheet.layer('wall');
  const columns = wall === 'tiles' ? byGrade(scene, 3, 8, 13) : byGrade(scene, 4, 8, 15);
  const w = width / columns;
  for (let i = 0; i < columns; i++)
    if (wall === 'tiles')
      for (let y = ground - w; y > -w; y -= w)
        back.shape(
          rectangle(i * w, y, w, w),
          'line',
          (i + Math.round(y / w)) % 2 === 0 ? roles[0] : roles[1],
        );
    else back.shape(rectangle(i * w, -20, w, ground + 20), 'line', roles[i % 2]);
}

/**
 * A table before a wall, seen a little from above: what stands at the foot of the page stands on it. Some of the
 * tiles may be painted.
 */
export function tableBy(wall: Wall, roles: readonly [Role, Role], isPainted = false): Stage {
  return {
    where: 'on the table',
    tags: ['food', 'kitchen'],
    sky: roles[1],
    behind(scene) {
      const { sheet, random, width, height, ground, level } = scene;
      cladding(scene, wall === 'shelves' ? 'boards' : wall, wall === 'shelves' ? ['soft', 'paper'] : roles);
      if (wall === 'shelves') shelves(scene, roles);
      if (isPainted && level === 1) paintedTiles(scene);
      const table = sheet.layer('table');
      const top = clockwise(rectangle(-20, ground - 18, width + 40, height));
      table.shape(top, 'bold', 'wood');
      if (level === 2)
        dressBoards(table, random.fork('table'), { zone: [top], kind: 'planks', size: 96, rim: 'bold' });
      if (level === 1)
        for (const t of [0.34, 0.68])
          table.line(
            [
              [-20, mix(ground - 18, height - 56, t)],
              [width + 20, mix(ground - 18, height - 56, t)],
            ],
            'line',
            0,
          );
      const edge = byGrade(scene, 92, 56, 56);
      table.shape(rectangle(-20, height - edge, width + 40, 120), 'bold', 'sand');
    },
  };
}

/** A flower or a diamond on every fourth tile of a wall. */
function paintedTiles({ sheet, width, ground }: Scene): void {
  const back = sheet.layer('wall');
  const w = width / 8;
  for (let i = 0; i < 8; i++)
    for (let row = 1; ground - row * w > -w; row++) {
      const [x, y] = [(i + 0.5) * w, ground - (row - 0.5) * w];
      if ((i + row * 2) % 4 !== 1) continue;
      if (row % 2 === 0) {
        back.shape(lobed(x, y, w * 0.3, 4, w * 0.09), 'fine', 'b');
        back.shape(ellipse(x, y, w * 0.12), 'fine', 'sun');
      } else
        back.shape(
          [
            [x, y - w * 0.34],
            [x + w * 0.34, y],
            [x, y + w * 0.34],
            [x - w * 0.34, y],
          ],
          'fine',
          'd',
        );
    }
}

/** A row of little flags across the top. */
function bunting(sheet: Sheet, width: number, level: 0 | 1 | 2): void {
  if (level === 0) return;
  const count = [0, 7, 10][level]!;
  const line = curve(
    [
      [-20, 40],
      [width / 2, 110],
      [width + 20, 40],
    ],
    6,
  );
  for (let i = 0; i < count; i++) {
    const [x, y] = line[Math.floor(((i + 0.5) / count) * (line.length - 1))]!;
    sheet.layer('bunting').shape(
      [
        [x - 30, y - 4],
        [x + 30, y - 4],
        [x, y + 58],
      ],
      'line',
      (['a', 'b', 'c', 'd'] as const)[i % 4],
    );
  }
  sheet.layer('bunting').shape(clockwise(tube(line, () => 5)), 'line', 'cream');
}

function shelves({ sheet, width, ground, level }: Scene, roles: readonly [Role, Role]): void {
  const view = sheet.layer('shelves');
  const rows = [1, 2, 3][level]!;
  const gap = (ground - 130) / (rows + 0.4);
  for (let row = 0; row < rows; row++) {
    const y = ground - 60 - row * gap - gap * 0.5;
    const count = [3, 7, 9][level]!;
    for (let i = 0; i < count; i++) {
      const x = ((i + 0.5) * width) / count;
      const [w, h] = [(width / count) * 0.34, gap * (0.4 + ((i * 7 + row * 3) % 5) * 0.06)];
      view.shape(
        drawn(
          `${x - w},${y}! ${x - w},${y - h * 0.8} ${x - w * 0.6},${y - h}! ${x + w * 0.6},${y - h}! ${x + w},${y - h * 0.8} ${x + w},${y}!`,
        ),
        'line',
        (['a', 'b', 'c', 'd', 'sun'] as const)[(i + row) % 5],
      );
      view.shape(rectangle(x - w * 0.7, y - h - 16, w * 1.4, 18, 6), 'line', 'wood');
      if (level > 0) view.shape(ellipse(x, y - h * 0.45, w * 0.6, h * 0.22), 'line', 'cream');
    }
    view.shape(rectangle(-20, y, width + 40, 24), 'bold', roles[0] === 'wood' ? 'sand' : 'wood');
  }
}

/** A cloth seen from above, in a pattern. */
export function clothOf(pattern: PatternName, roles: readonly [Role, Role]): Stage {
  return {
    where: 'on the table',
    tags: ['food', 'from above'],
    sky: roles[0],
    behind(scene) {
      const { sheet, width, height, level } = scene;
      if (level === 0) return;
      fillZone(pattern, {
        sheet: sheet.layer('cloth'),
        zone: [rectangle(-20, -20, width + 40, height + 40)],
        size: byGrade(scene, 0, 116, 74),
        angle: 0.3,
        roles,
      });
    },
  };
}

/** A table of boards seen from above. */
export const boardTable: Stage = {
  where: 'on the table',
  tags: ['food', 'from above'],
  sky: 'wood',
  behind(scene) {
    const { sheet, width, height } = scene;
    const boards = byGrade(scene, 2, 6, 10);
    for (let i = 0; i < boards; i++) {
      sheet
        .layer('boards')
        .shape(
          rectangle((i * width) / boards, -20, width / boards, height + 40),
          'line',
          i % 2 === 0 ? 'wood' : 'sand',
        );
      if (scene.level === 2)
        sheet.layer('boards').line(
          [
            [((i + 0.5) * width) / boards, 60 + (i % 3) * 200],
            [((i + 0.5) * width) / boards, 330 + (i % 3) * 200],
          ],
          'fine',
          0.4,
        );
    }
  },
};
