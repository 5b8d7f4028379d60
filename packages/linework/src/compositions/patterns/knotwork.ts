import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { fields, kindsOf } from '../../geometry/fields.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { bounds, middle, resample } from '../../geometry/path.ts';
import { distance, type Point, type Shape } from '../../geometry/point.ts';
import { weave } from '../../geometry/weave.ts';
import { knotGrid, strandsOf } from '../../motifs/tilework/knot-grid.ts';
import { pageRim } from '../../motifs/page-ground.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

interface Panel {
  readonly name: string;
  readonly size: readonly [width: number, height: number];
  /** Columns and rows of the grid by level; the first is the usual one. */
  readonly grids: readonly [readonly Cells[], readonly Cells[], readonly Cells[]];
  readonly titles: readonly string[];
  readonly description: string;
  readonly tags: readonly string[];
}

type Cells = readonly [columns: number, rows: number];

/** Units from the page's edge to the outermost strand. */
const BORDER = 58;

/** Woven ribbons that fill a page, over and under without end. */
function knotwork(panel: Panel): Composition {
  return {
    name: panel.name,
    category: 'patterns',
    size: panel.size,
    strays: 0.6,
    draw(brief) {
      drawKnot(brief, panel);
      const { titles, description, tags } = panel;
      return { title: brief.random.pick(titles), description, tags: ['knot', 'celtic', 'weave', ...tags] };
    },
  };
}

function drawKnot(brief: Brief, { size: [width, height], grids }: Panel): void {
  const { random } = brief;
  const [columns, rows] = random.pick(grids[brief.level]);
  const grid = knotGrid(columns, rows, byLevel(brief, 0.2, 0.3, 0.26), random);
  const [cell, down] = [(width - 2 * BORDER) / (2 * columns), (height - 2 * BORDER) / (2 * rows)];
  const half = Math.min(cell, down) * byLevel(brief, 0.23, 0.24, 0.24);
  const strands = strandsOf(grid, (x, y): Point => [BORDER + x * cell, BORDER + y * down]);
  const sheet = brief.sheet.layer('knot');
  const rim = [clockwise(pageRim(width, height))];
  sheet.shape(rim, 'line', 'soft');
  const lines = strands.map(({ path }) => [...path, path[0]!]);
  paintGaps(brief, fields(rim, lines, half, byLevel(brief, 900, 500, 260)), [width / 2, height / 2]);
  const ribbons = weave(strands, half);
  const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
  const isStriped = brief.level === 1 && random.fork('ribbon').chance(0.5);
  for (const { shape, strand, line } of ribbons) {
    sheet.shape(shape, 'line', roles[strand % roles.length]);
    if (isStriped) sheet.line(resample(line, 9).slice(4, -4), 'fine', 0.3);
  }
  if (isStriped) drawFrame(sheet, [width, height]);
}

/** A second line within the page's edge and a round stud in each of its corners. */
function drawFrame(sheet: Sheet, [width, height]: Point): void {
  sheet.rim(rectangle(56, 56, width - 112, height - 112, 10), 'line');
  for (const x of [56, width - 56])
    for (const y of [56, height - 56]) sheet.shape(ellipse(x, y, 15), 'line', 'gold');
}

/** What lies between the ribbons: fields at the same distance from the middle are of a kind, wide ones hold a bud. */
function paintGaps(brief: Brief, gaps: readonly Shape[], centre: Point): void {
  const sheet = brief.sheet.layer('knot');
  const kinds = kindsOf(gaps, (gap) => distance(middle(gap), centre));
  const roles: readonly Role[] = ['soft', 'water', 'leaf', 'blush'];
  gaps.forEach((gap, i) => {
    sheet.shape(gap, 'line', roles[kinds[i]! % roles.length]);
    const [left, top, right, bottom] = bounds(gap);
    const room = Math.min(right - left, bottom - top);
    const [x, y] = middle(gap);
    if (brief.level > 0 && room > 46 && isInside(gap, [x, y], room * 0.3))
      sheet.shape(ellipse(x, y, room * 0.2), 'fine', 'sun');
  });
}

function isInside(gap: Shape, centre: Point, room: number): boolean {
  return gap.every((path) => path.every((point) => distance(point, centre) > room));
}

const GRIDS = {
  square: [
    [
      [3, 3],
      [3, 2],
      [4, 3],
    ],
    [
      [4, 4],
      [5, 5],
      [5, 4],
    ],
    [
      [7, 7],
      [8, 8],
      [9, 8],
    ],
  ],
  tall: [
    [
      [2, 3],
      [3, 4],
    ],
    [
      [3, 5],
      [4, 6],
    ],
    [
      [5, 8],
      [6, 9],
      [7, 10],
    ],
  ],
} as const;

/** Knots on a square page and on a tall one. */
export const knotworks: readonly Composition[] = [
  knotwork({
    name: 'knotwork-square',
    size: [1000, 1000],
    grids: GRIDS.square,
    titles: [
      'The Monk’s Long Afternoon',
      'Over and Under',
      'A Page without a Beginning',
      'The Scribe’s Carpet',
    ],
    description:
      'Ribbons pass over and under each other and come back to where they began. Give each ribbon one color and see how many there are.',
    tags: ['carpet page', 'ribbons', 'symmetry'],
  }),
  knotwork({
    name: 'knotwork-tall',
    size: [707, 1000],
    grids: GRIDS.tall,
    titles: ['The Standing Stone', 'A Ladder of Knots', 'The Braided Door', 'What the Stonecutter Knew'],
    description:
      'A stone of the north is cut with a knot from foot to crown. Follow one band with your finger before you choose its color.',
    tags: ['standing stone', 'braid', 'symmetry'],
  }),
];
