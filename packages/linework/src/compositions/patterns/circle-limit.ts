import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { arc, ellipse } from '../../geometry/forms.ts';
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
    const [rim, zoom] = RIMS[brief.level];
    const ball = sheet.at({ x: 500 - 500 * zoom, y: 500 - 500 * zoom, scale: zoom });
    sheet.shape(ellipse(500, 500, rim * RADIUS * zoom + byLevel(brief, 30, 26, 16)), 'line', 'gold');
    const glass = ellipse(500, 500, rim * RADIUS);
    ball.shape(glass, 'line', 'soft');
    const seen = { ...brief, sheet: brief.level === 2 ? ball : ball.inside([clockwise(glass)]) };
    for (const tile of diskTiling(sides, meeting, byLevel(brief, 0.24, 0.11, 0.06), turn))
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
  const sheet = brief.sheet.layer('disk');
  const roles: readonly Role[] = ['a', 'c', 'b', 'd'];
  sheet.shape(onPage(tileRim(tile)), 'line', roles[tile.steps % roles.length]);
  const room =
    Math.min(...tile.corners.map(([x, y]) => Math.hypot(x - tile.middle[0], y - tile.middle[1]))) * RADIUS;
  if (room < byLevel(brief, 60, 46, 30)) return;
  const heart = tileRim(tile, byLevel(brief, 0.5, 0.42, 0.4));
  // Fine squares have slender leaves that meet in the corners; other tiles hold a flower.
  const cut: LeafCut =
    brief.level === 2 && tile.corners.length === 4
      ? { reach: 0.99, widest: 0.62, wide: 0.16 }
      : { reach: byLevel(brief, 0.9, 0.76, 0.78), widest: 0.5, wide: 0.3 };
  for (const corner of tile.corners)
    if (room > byLevel(brief, 150, 62, 44)) sheet.shape(leaf(tile, corner, cut), 'fine', 'leaf');
  sheet.shape(onPage(heart), 'fine', 'sun');
  if (brief.level === 0 && tile.steps === 0) drawFace(sheet.at({ x: 500, y: 500, scale: room / 200 }));
}

/** A smiling face about the origin. */
function drawFace(sheet: Sheet): void {
  for (const side of [-1, 1]) sheet.ink(ellipse(side * 30, -16, 8, 11));
  sheet.line(arc(0, 2, 44, 36, 0.4, Math.PI - 0.4), 'line', 0.3);
}

/** How far a leaf reaches towards its corner, and where and how wide it is widest, all as shares. */
interface LeafCut {
  readonly reach: number;
  readonly widest: number;
  readonly wide: number;
}

/** A leaf from the middle of a tile towards a corner; slender ones have straight sides. */
function leaf({ middle, corners }: DiskTile, corner: Point, { reach, widest, wide }: LeafCut): Path {
  const i = corners.indexOf(corner);
  const [before, after] = [corners.at(i - 1)!, corners[(i + 1) % corners.length]!];
  const side = (other: Point): Point => towards(towards(middle, corner, widest), other, wide);
  const rim = [middle, side(before), towards(middle, corner, reach), side(after)];
  return onPage(wide < 0.2 ? rim : curve([...rim, middle], 6));
}

function onPage(path: Path): Path {
  return path.map(([x, y]): Point => [500 + x * RADIUS, 500 + y * RADIUS]);
}

/** Rings that come in from the page's corners. */
function drawCorners(brief: Brief): void {
  const rim = pageRim(1000, 1000);
  brief.sheet.layer('corners').shape(rim, 'line', 'soft');
  const inside = brief.sheet.layer('corners').inside([rim]);
  const rings = byLevel(brief, [150], [210, 140, 70], [230, 185, 140, 95, 50]);
  const roles: readonly Role[] = ['water', 'blush'];
  for (const [x, y] of [
    [34, 34],
    [966, 34],
    [34, 966],
    [966, 966],
  ] as const)
    for (const [i, ring] of rings.entries()) inside.shape(ellipse(x, y, ring), 'line', roles[i % 2]);
  brief.sheet.layer('corners').rim(rim, 'line');
}
