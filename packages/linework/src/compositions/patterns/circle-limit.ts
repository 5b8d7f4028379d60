import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { arc, ellipse } from '../../geometry/forms.ts';
import { middle } from '../../geometry/path.ts';
import { petal } from '../../geometry/petal.ts';
import type { Path, Point } from '../../geometry/point.ts';
import { diskTiling, tileRim, towards, type DiskTile } from '../../motifs/tilework/endless-plane.ts';
import { pageRim } from '../../motifs/page-ground.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** Units of the disk's radius. */
const RADIUS = 440;
/** How much of the disk is seen, as a share of its radius, and how many times larger, for each difficulty. */
const RIMS = [
  [0.655, 1.42],
  [0.9, 1.08],
  [1, 1],
] as const;
/** The same for medium pages of seven sides, which have the most tiles. */
const SEVENS = [0.84, 1.15] as const;
/** Polygons of so many sides, so many around each corner. */
const KINDS = [
  [7, 3],
  [5, 4],
  [6, 4],
  [8, 3],
  [4, 5],
] as const;

/** A plane without an end in a disk: every tile is as large as every other to somebody who lives there. */
export const circleLimit: Composition = {
  name: 'circle-limit',
  category: 'patterns',
  size: [1000, 1000],
  strays: 0.5,
  draw(brief) {
    const [sides, meeting] = brief.random.pick(KINDS);
    const turn = brief.random.pick([0, 0.5]) * ((2 * Math.PI) / sides) - Math.PI / 2;
    drawCorners(brief);
    const sheet = brief.sheet.layer('disk');
    // A rim over the outermost tiles of pages that are not fine, where they end in steps.
    const [rim, zoom] = brief.level === 1 && sides === 7 ? SEVENS : RIMS[brief.level];
    const ball = sheet.at({ x: 500 - 500 * zoom, y: 500 - 500 * zoom, scale: zoom });
    sheet.shape(ellipse(500, 500, rim * RADIUS * zoom + byLevel(brief, 30, 26, 16)), 'line', 'gold');
    const glass = ellipse(500, 500, rim * RADIUS);
    ball.shape(glass, 'line', 'soft');
    const seen = { ...brief, sheet: brief.level === 2 ? ball : ball.inside([clockwise(glass)]) };
    for (const tile of diskTiling(
      sides,
      meeting,
      byLevel(brief, 0.24, 0.11, sides === 6 ? 0.09 : 0.06),
      turn,
    ))
      drawTile(seen, tile);
    if (brief.level < 2) ball.rim([clockwise(glass)], 'line');
    return {
      title: brief.random.pick([
        'The World in a Coin',
        'Smaller and Smaller',
        'Looking into the Crystal Ball',
        'The Edge Is Far Away',
      ]),
      description:
        'The tiles shrink towards the rim and never reach it. Begin in the middle and let the colors grow lighter on their way out.',
      tags: ['geometry', 'hyperbolic', 'circle', 'escher', 'pattern'],
    };
  },
};

function drawTile(brief: Brief, tile: DiskTile): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('disk');
  const roles: readonly Role[] = ['a', 'c', 'b', 'd'];
  sheet.shape(onPage(tileRim(tile)), 'line', roles[tile.steps % roles.length]);
  const room =
    Math.min(...tile.corners.map(([x, y]) => Math.hypot(x - tile.middle[0], y - tile.middle[1]))) * RADIUS;
  if (room < byLevel(brief, 60, 36, 30)) return;
  if (level === 0 && tile.steps > 0) return drawFriend(sheet, tile, room);
  // Fine squares have slender leaves that meet in the corners; other tiles hold a flower.
  const isSlender = level === 2 && tile.corners.length === 4;
  const cut: LeafCut = isSlender
    ? { reach: 0.99, widest: 0.62, wide: 0.16 }
    : { reach: byLevel(brief, 0.9, 0.77, 0.77), widest: 0.52, wide: 0.33 };
  const isDouble = level === 2 && !isSlender && room > 84;
  if (isDouble) for (const side of sideMiddles(tile)) sheet.shape(leaf(tile, side, SEPAL), 'fine', 'leaf');
  if (room > byLevel(brief, 110, 60, 44))
    for (const corner of tile.corners) sheet.shape(leaf(tile, corner, cut), 'fine', 'blush');
  if (isDouble) for (const side of sideMiddles(tile)) sheet.shape(leaf(tile, side, INNER), 'fine', 'cream');
  sheet.shape(
    isSlender ? onPage(tileRim(tile, 0.4)) : roundHeart(tile, byLevel(brief, 0.5, 0.42, 0.4)),
    'fine',
    'sun',
  );
  if (level === 0) drawFace(sheet.at({ x: 500, y: 500, scale: room / 200 }));
  else if (!isSlender && room > byLevel(brief, 90, 90, 74))
    sheet.shape(roundHeart(tile, 0.18), 'fine', 'ember');
}

/** A flower of one outline that smiles as the one in the middle does. */
function drawFriend(sheet: Sheet, tile: DiskTile, room: number): void {
  const ends = sideMiddles(tile);
  const lobes = tile.corners.flatMap((corner, i): Point[] => {
    const tip = towards(tile.middle, corner, 0.58);
    return [
      towards(tip, ends.at(i - 1)!, 0.3),
      towards(tip, corner, 0.16),
      towards(tip, ends[i]!, 0.3),
      towards(tile.middle, ends[i]!, 0.54),
    ];
  });
  sheet.shape(blob(onPage(lobes)), 'fine', 'blush');
  const heart = roundHeart(tile, 0.4);
  sheet.shape(heart, 'fine', 'sun');
  const [x, y] = middle([heart]);
  drawFace(sheet.at({ x, y, scale: room / 190 }));
}

/** A smiling face about the origin. */
function drawFace(sheet: Sheet): void {
  for (const side of [-1, 1]) sheet.ink(ellipse(side * 30, -16, 8, 11));
  sheet.line(arc(0, 2, 44, 36, 0.4, Math.PI - 0.4), 'line', 0.3);
}

/** The middles of a tile's sides, each after the corner of the same number. */
function sideMiddles({ corners }: DiskTile): Point[] {
  return corners.map((corner, i) => towards(corner, corners[(i + 1) % corners.length]!, 0.5));
}

/** The round middle of a flower, a share of the way to its tile's corners. */
function roundHeart(tile: DiskTile, share: number): Path {
  const rim = tile.corners.map((corner) => towards(tile.middle, corner, share));
  return blob(onPage(rim));
}

/** How far a leaf reaches towards its corner, and where and how wide it is widest, all as shares. */
interface LeafCut {
  readonly reach: number;
  readonly widest: number;
  readonly wide: number;
}

/** The green leaves that look out between petals. */
const SEPAL: LeafCut = { reach: 0.88, widest: 0.64, wide: 0.19 };

/** The inner petals of a double flower. */
const INNER: LeafCut = { reach: 0.7, widest: 0.48, wide: 0.3 };

/** A leaf from the middle of a tile towards a corner or the middle of a side; slender ones have straight sides. */
function leaf(tile: DiskTile, goal: Point, { reach, widest, wide }: LeafCut): Path {
  const { middle: from, corners } = tile;
  const ends = corners.includes(goal) ? corners : sideMiddles(tile);
  const i = ends.findIndex(([x, y]) => x === goal[0] && y === goal[1]);
  const [before, after] = [ends.at(i - 1)!, ends[(i + 1) % ends.length]!];
  const side = (other: Point): Point => towards(towards(from, goal, widest), other, wide);
  const rim = [from, side(before), towards(from, goal, reach), side(after)];
  return wide < 0.2 ? onPage(rim) : curve(onPage([...rim, from]));
}

function onPage(path: Path): Path {
  return path.map(([x, y]): Point => [500 + x * RADIUS, 500 + y * RADIUS]);
}

/** Leaves that grow out of the page's corners towards the glass. */
function drawCorners(brief: Brief): void {
  const rim = pageRim(1000, 1000);
  brief.sheet.layer('corners').shape(rim, 'line', 'soft');
  const inside = brief.sheet.layer('corners').inside([rim]);
  for (const [x, y, turn] of [
    [34, 34, 3],
    [966, 34, 5],
    [34, 966, 1],
    [966, 966, 7],
  ] as const) {
    const corner = inside.at({ x, y, angle: (turn * Math.PI) / 4 });
    if (brief.level === 2) corner.shape(ellipse(0, 0, 262), 'line', 'water');
    if (brief.level > 0)
      for (const side of [-1, 1]) drawLeaf(corner.at({ angle: side * 0.47 }), [222, 62], 'leaf');
    drawLeaf(corner, byLevel<Point>(brief, [186, 150], [178, 84], [170, 84]), 'leaf');
    for (const ring of byLevel(brief, [], [74], [80, 56, 30]))
      corner.shape(ellipse(0, 0, ring), 'line', ring > 60 ? 'blush' : 'water');
  }
  brief.sheet.layer('corners').rim(rim, 'line');
}

/** A leaf with a rib, standing on the origin. */
function drawLeaf(sheet: Sheet, [long, wide]: Point, role: Role): void {
  sheet.shape(petal('leaf', long, wide), 'line', role);
  sheet.line(
    [
      [0, 0],
      [0, -long * 0.8],
    ],
    'fine',
    0.3,
  );
}
