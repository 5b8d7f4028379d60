import type { Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { ruled } from '../../geometry/ruled.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { fullMoon, starry } from '../../motifs/nature/skies.ts';
import { catFromBehind } from '../../motifs/cat-from-behind.ts';
import { sittingCat } from '../../motifs/people/pets.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

interface House {
  readonly x: number;
  readonly ridge: number;
  readonly width: number;
  readonly slope: number;
  readonly role: Role;
}

function chimney(sheet: Sheet, x: number, y: number, scale: number, level: 0 | 1 | 2): void {
  const at = sheet.at({ x, y, scale: level === 0 ? scale * 1.9 : scale });
  if (level === 0) return at.shape(rectangle(-24, -74, 48, 120), 'line', 'rust');
  at.shape(rectangle(-22, -74, 44, 110), 'line', 'rust');
  at.shape(rectangle(-29, -86, 58, 20, 4), 'line', 'stone');
  for (const pot of [-12, 12])
    at.shape(mirrored('0,-110! 9,-110! 9,-86! 0,-86!', { x: pot }), 'line', 'ember');
}

function lit(sheet: Sheet, x: number, y: number, w: number, h: number, level: 0 | 1 | 2): void {
  if (level === 0)
    return sheet.shape(rectangle(x - w * 0.7, y - h * 1.2, w * 1.4, h * 1.3, 3), 'line', 'sun');
  sheet.shape(rectangle(x - w / 2 - 7, y - h - 7, w + 14, h + 14, 3), 'line', 'cream');
  sheet.shape(rectangle(x - w / 2, y - h, w, h, 2), 'line', 'sun');
  if (level > 0)
    sheet.line(
      [
        [x, y],
        [x, y - h],
      ],
      'fine',
      0,
    );
  if (level > 0)
    sheet.line(
      [
        [x - w / 2, y - h / 2],
        [x + w / 2, y - h / 2],
      ],
      'fine',
      0,
    );
}

/** A house of which roof and upper wall are seen: its gable towards us. */
function house(sheet: Sheet, it: House, brief: Brief, near: boolean): void {
  const { level } = brief;
  const { x, ridge, width, slope } = it;
  const half = width / 2;
  const eaves = ridge + slope;
  chimney(sheet, x + half * 0.5, ridge + slope * 0.32, near ? 1.1 : 0.8, level);
  const wall = clockwise([
    [x - half, eaves - 8],
    [x, ridge],
    [x + half, eaves - 8],
    [x + half, 1100],
    [x - half, 1100],
  ]);
  sheet.shape(wall, 'bold', it.role);
  if (level === 2 && !brief.isPart)
    dressWall(sheet, brief.random, {
      zone: [wall],
      kind: 'bricks',
      size: 84,
      roles: [it.role, 'soft'],
      rim: 'bold',
    });
  const edge = 26;
  const board: Point[] = [
    [x - half - edge, eaves + 22],
    [x, ridge - 14],
    [x + half + edge, eaves + 22],
    [x + half + edge, eaves + 48],
    [x, ridge + 22],
    [x - half - edge, eaves + 48],
  ];
  if (level > 0) sheet.shape(clockwise(board), 'bold', 'stone');
  const floor = eaves + (near ? 150 : 110);
  lit(sheet, x, floor - (near ? 110 : 90), width * 0.2, near ? 84 : 60, level);
  if (level > 0 || near)
    for (const side of [-1, 1])
      lit(sheet, x + side * half * 0.52, floor + (near ? 50 : 30), width * 0.2, near ? 96 : 70, level);
  if (level === 2 && near)
    for (let i = 0; i < 3; i++)
      sheet.line(
        [
          [x - half, floor + 74 + i * 26],
          [x + half, floor + 74 + i * 26],
        ],
        'fine',
        0,
      );
}

/** A long roof seen from its side, tiled, with windows in it. */
function longRoof(
  sheet: Sheet,
  brief: Brief,
  [x, y, w, h]: readonly [number, number, number, number],
  tiles: PatternName,
  role: Role,
): void {
  const { level } = brief;
  chimney(sheet, x + w * 0.26, y - 6, 1.1, level);
  const rim = clockwise([
    [x + 34, y],
    [x + w - 34, y],
    [x + w + 20, y + h],
    [x - 20, y + h],
  ]);
  sheet.shape(rim, 'bold', role);
  fillZone(tiles, { sheet, zone: [rim], size: level === 1 ? 96 : 40, angle: 0, roles: [role, 'soft'] });
  sheet.shape(rectangle(x + 24, y - 10, w - 48, 18, 8), 'line', 'stone');
  for (const share of [0.42, 0.76]) {
    const at = sheet.at({ x: x + w * share, y: y + h * 0.84, scale: h / 190 });
    at.shape(
      clockwise([
        [-50, 0],
        [-50, -72],
        [0, -118],
        [50, -72],
        [50, 0],
      ]),
      'bold',
      'cream',
    );
    at.shape(drawn('-64,-60! 0,-122! 64,-60! 64,-82! 0,-142! -64,-82!'), 'line', 'stone');
    lit(at, 0, -10, 44, 54, level);
  }
  sheet.shape(rectangle(x - 14, y + h, w + 28, 400), 'line', 'cream');
}

/** A gable towards us with a round window in it, its foot below the picture: broad and plain. */
function plainGable(sheet: Sheet, [x, ridge]: Point, half: number): void {
  const eaves = ridge + half * 0.95;
  sheet.shape(
    clockwise([
      [x - half, eaves],
      [x, ridge],
      [x + half, eaves],
      [x + half, 1040],
      [x - half, 1040],
    ]),
    'bold',
    'cream',
  );
  for (const side of [-1, 1])
    sheet.shape(
      clockwise([
        [x, ridge - 40],
        [x + side * (half + 40), eaves + 6],
        [x + side * (half + 40), eaves + 62],
        [x, ridge + 20],
      ]),
      'bold',
      'rust',
    );
  sheet.shape(ellipse(x, eaves - 34, 36), 'line', 'sun');
  for (const side of [-1, 1])
    sheet.shape(rectangle(x + side * 64 - 40, eaves + 96, 80, 110, 4), 'line', 'sun');
}

/** A broad roof seen from its side with rows of round tiles, and the wall below it with two lit windows. */
function plainRoof(sheet: Sheet): void {
  sheet.shape(rectangle(70, 470, 92, 150, 4), 'line', 'ember');
  sheet.shape(rectangle(58, 446, 116, 44, 8), 'line', 'stone');
  sheet.shape(rectangle(-40, 780, 510, 260), 'bold', 'cream');
  const rim = clockwise(drawn('-60,580! 420,580! 476,800! -60,800!'));
  sheet.shape(rim, 'bold', 'rust');
  const tiles = sheet.inside([rim]);
  for (let row = 1; row >= 0; row--)
    for (let i = 0; i < 5; i++) {
      const [x, y] = [-70 + i * 124 - row * 62, 580 + row * 50];
      tiles.shape(
        drawn(
          `${x},${y}! ${x + 124},${y}! ${x + 124},${y + 70 + row * 120} ${x + 62},${y + 110 + row * 120} ${x},${y + 70 + row * 120}`,
        ),
        'line',
        row % 2 ? 'rust' : 'ember',
      );
    }
  sheet.rim(rim, 'bold');
  sheet.shape(rectangle(-60, 562, 500, 40, 12), 'line', 'stone');
  for (const x of [120, 310]) {
    sheet.shape(rectangle(x - 46, 856, 92, 100, 4), 'line', 'sun');
    ruled(sheet, `${x - 46},906 ${x + 46},906`, 'line');
  }
}

/** The easiest page: one cat on its ridge, two houses, the moon and a star. */
function plainRoofs({ sheet }: Brief): void {
  const sky = sheet.layer('sky');
  sky.shape(ellipse(548, 220, 330), 'line', 'soft');
  sky.shape(ellipse(548, 220, 150), 'line', 'sun');
  for (const [x, y, r] of [
    [500, 170, 34],
    [600, 250, 40],
    [500, 280, 26],
  ] as const)
    sky.shape(ellipse(x, y, r), 'line', 'soft');
  for (const [x, y, r] of [
    [150, 150, 56],
    [120, 330, 44],
  ] as const)
    sky.shape(star(x, y, r, r * 0.5, 5), 'line', 'sun');
  const roofs = sheet.layer('roofs');
  plainGable(roofs, [592, 560], 130);
  plainRoof(roofs);
  catFromBehind(roofs.at({ x: 236, y: 566, scale: 1.06 }), 0);
}

/** Washing on a line between two roofs. */
function washing(sheet: Sheet): void {
  sheet.line(traced('-20,516 160,552 334,552'), 'line', 0);
  const hung: readonly (readonly [string, Role])[] = [
    ['-26,0! 26,0! 44,26! 28,36! 26,90! -26,90! -28,36! -44,26!', 'a'],
    ['-24,0! 24,0! 28,100! 6,100! 0,40! -6,100! -28,100!', 'b'],
    ['-30,0! 30,0! 30,70! -30,70!', 'c'],
  ];
  for (const [i, [table, role]] of hung.entries())
    sheet.shape(
      drawn(table, { x: 66 + i * 80, y: [538, 550, 553][i]!, scale: 0.78, angle: 0.05 * (1 - i) }),
      'line',
      role,
    );
}

/** Near and far houses under a moon, a cat on each of the near ridges. */
function manyRoofs(brief: Brief): void {
  const { level, random } = brief;
  const sky = brief.sheet.layer('sky');
  if (level === 2 && !brief.isPart)
    dressSky(sky, random, {
      zone: [clockwise(rectangle(0, 0, 760, 560))],
      kind: random.fork('night').pick(['gusts', 'heaped', 'stars']),
      size: 104,
      roles: ['night', 'soft', 'sun'],
    });
  for (let i = level === 1 ? 3 : brief.isPart ? 5 : 0; i > 0; i--)
    sky.shape(ellipse(560, 200, 90 + i * (level === 1 ? 96 : 80)), 'line', i % 2 === 0 ? 'night' : 'soft');
  fullMoon(sky.at({ x: 560, y: 200 }), 84, level);
  starry(sky, random, {
    box: [60, 60, 700, 330],
    avoid: [ellipse(560, 200, 130)],
    count: level === 1 ? 8 : 14,
    size: level === 1 ? 19 : 17,
  });
  const tiles = random.shuffle<PatternName>(['scales', 'bricks', 'scales', 'honeycomb']);
  const walls = random.shuffle<Role>(['a', 'b', 'c', 'd']);
  const sheet = brief.sheet.layer('roofs');
  const far =
    level === 1
      ? ([
          [110, 340, 200, 130],
          [360, 300, 210, 150],
          [640, 360, 220, 130],
        ] as const)
      : ([
          [80, 350, 170, 120],
          [262, 300, 180, 150],
          [450, 350, 170, 120],
          [650, 330, 200, 140],
        ] as const);
  for (const [i, [x, ridge, width, slope]] of far.entries())
    house(
      sheet,
      { x, ridge, width, slope, role: walls[i]! },
      { ...brief, level: level === 2 ? 1 : 0 },
      false,
    );
  if (!brief.isPart && random.fork('close').chance(0.5)) return nearCat(brief, tiles[0]!, walls[2]!);
  longRoof(sheet, brief, [300, 560, 480, 190], tiles[0]!, 'rust');
  sittingCat(sheet.at({ x: 540, y: 552, scale: 1.06 }), level);
  washing(sheet);
  house(sheet, { x: 170, ridge: 640, width: 320, slope: 200, role: walls[2]! }, brief, true);
  longRoof(sheet, brief, [330, 830, 520, 150], tiles[1]!, 'b');
  sittingCat(sheet.at({ x: 430, y: 822, scale: 0.9, flip: true }), level);
}

/** A large cat on the nearest ridge who looks at the moon, a small one on the gable across from her. */
function nearCat(brief: Brief, tiles: PatternName, wall: Role): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('roofs');
  house(sheet, { x: 606, ridge: 560, width: 300, slope: 190, role: wall }, brief, true);
  sittingCat(sheet.at({ x: 606, y: 552, scale: 0.86, flip: true }), level);
  longRoof(sheet, brief, [-70, 800, 640, 190], tiles, 'b');
  catFromBehind(sheet.at({ x: 214, y: 800, scale: 1.16 }), level);
}

/** Roofs of an old town by night, cats upon them. */
export const rooftops = edged({
  name: 'rooftops',
  category: 'urban',
  size: [760, 1000],
  edge: 'page',
  backdrop: 'night',
  draw(brief) {
    const { level, random } = brief;
    if (level === 0) plainRoofs(brief);
    else manyRoofs(brief);
    return {
      ...random.pick([
        {
          title: 'Rooftops under the Moon',
          description:
            'The lamps are lit behind the windows and the cats have the roofs to themselves. Somebody forgot the washing.',
        },
        {
          title: 'The Cats Upstairs',
          description:
            'By day they sleep on chairs. By night the whole town is theirs, from chimney to chimney.',
        },
        {
          title: 'Washing Day Is Over',
          description:
            'A shirt still hangs between the gables while the moon comes up. Light every window in a color of its own.',
        },
        {
          title: 'Late Lights',
          description:
            'Somebody is still awake behind these windows. The cat on the ridge knows who, and will not tell.',
        },
      ]),
      tags: ['rooftops', 'night', 'cat', 'moon', 'town', 'chimneys'],
    };
  },
});
