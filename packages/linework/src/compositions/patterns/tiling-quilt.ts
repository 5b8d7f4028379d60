import { points } from '../../geometry/knots.ts';
import { byLevel, type Brief } from '../../composition.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path, type Placement } from '../../geometry/point.ts';
import { lay, type Field } from '../../motifs/tilework/field.ts';
import { fillZone, PATCHES, type PatternName } from '../../patterns/patterns.ts';
import { grow, intersect, clockwise } from '../../geometry/boolean.ts';
import { bounds, shapeArea } from '../../geometry/path.ts';
import type { Role } from '../../roles.ts';
import { tilingOf } from './tiling.ts';

/** A quilt block: draws in a frame from -1 to 1 both ways. */
type Block = (patch: (cell: Path, role: 0 | 1 | 2 | 3) => void) => void;

const square = (x: number, y: number, w: number, h = w): Path => rectangle(x, y, w, h);

const BLOCKS: Readonly<Record<string, Block>> = {
  'Log Cabin': (patch) => {
    const widths = [1, 0.66, 0.33];
    for (const [i, w] of widths.entries()) {
      const t = 0.33;
      patch(square(-w, -w, 2 * w - t, t), i % 2 === 0 ? 0 : 1);
      patch(square(w - t, -w, t, 2 * w - t), i % 2 === 0 ? 0 : 1);
      patch(square(-w + t, w - t, 2 * w - t, t), i % 2 === 0 ? 2 : 3);
      patch(square(-w, -w + t, t, 2 * w - t), i % 2 === 0 ? 2 : 3);
    }
  },
  'Flying Geese': (patch) => {
    for (const [x, down] of [
      [-1, false],
      [0, true],
    ] as const)
      for (let i = 0; i < 4; i++) {
        const [foot, tip] = down ? [-1 + i * 0.5, -0.5 + i * 0.5] : [-0.5 + i * 0.5, -1 + i * 0.5];
        const goose = points('0,0 0.5,1 1,0').map(([u, v]) => [x + u, foot + (tip - foot) * v] as const);
        patch(goose, (i % 2) as 0 | 1);
        for (const [u, role] of [
          [0, 2],
          [1, 3],
        ] as const)
          patch(
            [
              [x + u, foot],
              [x + 0.5, tip],
              [x + u, tip],
            ],
            role,
          );
      }
  },
  'Ohio Star': (patch) => {
    const t = 2 / 3;
    for (const [x, y] of [
      [-1, -1],
      [1 - t, -1],
      [-1, 1 - t],
      [1 - t, 1 - t],
    ] as const)
      patch(square(x, y, t), 2);
    patch(square(-t / 2, -t / 2, t), 0);
    for (let turn = 0; turn < 4; turn++) {
      const spin = (path: Path): Path => place(path, { angle: (turn * Math.PI) / 2 });
      patch(
        spin([
          [-t / 2, -1],
          [t / 2, -1],
          [0, -1 + t / 2],
        ]),
        3,
      );
      patch(
        spin([
          [-t / 2, -1],
          [0, -1 + t / 2],
          [-t / 2, -1 + t],
        ]),
        1,
      );
      patch(
        spin([
          [t / 2, -1],
          [t / 2, -1 + t],
          [0, -1 + t / 2],
        ]),
        1,
      );
      patch(
        spin([
          [-t / 2, -1 + t],
          [0, -1 + t / 2],
          [t / 2, -1 + t],
        ]),
        3,
      );
    }
  },
  Pinwheel: (patch) => {
    for (let turn = 0; turn < 4; turn++) {
      const spin = (path: Path): Path => place(path, { angle: (turn * Math.PI) / 2 });
      patch(spin(points('0,0 0,-1 1,-1 1,0')), 2);
    }
    for (let turn = 0; turn < 4; turn++)
      patch(place(points('0,0 0,-0.92 0.46,-0.46'), { angle: (turn * Math.PI) / 2 }), turn % 2 ? 1 : 0);
  },
  'Friendship Star': (patch) => {
    const t = 2 / 3;
    for (const [x, y] of [
      [-1, -1],
      [1 - t, -1],
      [-1, 1 - t],
      [1 - t, 1 - t],
    ] as const)
      patch(square(x, y, t), 2);
    patch(square(-t / 2, -t / 2, t), 0);
    for (let turn = 0; turn < 4; turn++) {
      const spin = (path: Path): Path => place(path, { angle: (turn * Math.PI) / 2 });
      patch(
        spin([
          [-t / 2, -1],
          [t / 2, -1 + t],
          [-t / 2, -1 + t],
        ]),
        1,
      );
      patch(
        spin([
          [-t / 2, -1],
          [t / 2, -1],
          [t / 2, -1 + t],
        ]),
        3,
      );
    }
  },
  'Dresden Plate': (patch) => {
    patch(square(-1, -1, 2), 2);
    for (let i = 0; i < 8; i++)
      patch(
        place(petal('round', 0.66, 0.5), {
          x: 0.26 * Math.sin((i * Math.PI) / 4),
          y: -0.26 * Math.cos((i * Math.PI) / 4),
          angle: (i * Math.PI) / 4,
        }),
        (i % 2) as 0 | 1,
      );
    patch(ellipse(0, 0, 0.37), 3);
  },
};

const NAMES = Object.keys(BLOCKS);

/** Where a quilt lies on the page, and how wide its border and the strips between its blocks are. */
const QUILT = { edge: 66, border: [0, 66, 58], sash: [20, 20, 16] } as const;

/** Patchwork blocks with strips between them and a border around all. */
export const quilt = tilingOf({
  name: 'quilt',
  always: 'square',
  moods: ['Grandmother’s', 'Sunday', 'Homespun', 'Winter', 'Porch'],
  noun: 'Quilt',
  description:
    'Blocks of old quilt patterns are sewn together with strips between them and a border around them. Choose your fabrics first, then color block by block.',
  tags: ['quilt', 'patchwork', 'sewing', 'blocks'],
  ground: 'soft',
  fill(field, brief, roles) {
    const { level, random } = brief;
    const kinds = random
      .shuffle(level === 0 ? NAMES.filter((name) => name !== 'Log Cabin') : NAMES)
      .slice(0, byLevel(brief, 1, 2, 2));
    const isGeese = kinds.includes('Flying Geese');
    const count = byLevel(brief, 2, isGeese ? 2 : 3, kinds.includes('Log Cabin') ? 5 : 4);
    const weight = level === 2 ? 'fine' : 'line';
    drawBorder(field, level, roles, count % 2 === 1);
    const start = QUILT.edge + QUILT.border[level];
    const sash = QUILT.sash[level];
    const side = (1000 - 2 * start - (count + 1) * sash) / count;
    for (let row = 0; row < count; row++)
      for (let column = 0; column < count; column++) {
        const kind = isStar(row, column, count) ? STAR : kinds[(row + column) % kinds.length]!;
        const turn = kind === 'Log Cabin' || kind === 'Flying Geese' ? (row + column) % 4 : 0;
        const middle = (i: number): number => start + sash + side / 2 + i * (side + sash);
        const at = { x: middle(column), y: middle(row), scale: side / 2, angle: (turn * Math.PI) / 2 };
        BLOCKS[kind]!((cell, role) => {
          lay(field, place(cell, at), roles[role]!, weight);
          if (level > 0) drawPrint(field, cell, at, [roles[(role + 2) % 4]!, level]);
        });
      }
    drawSashes(field, { count, side, sash, start }, [level, roles[3]!]);
    return kinds[0];
  },
});

/** The block in the middle of a quilt of odd rows, on fine ones also in its corners. */
const STAR = 'Friendship Star';

function isStar(row: number, column: number, count: number): boolean {
  const half = (count - 1) / 2;
  const [down, aside] = [Math.abs(row - half), Math.abs(column - half)];
  return count % 2 === 1 && down === aside && (down === 0 || (down === half && count > 3));
}

/** How many blocks lie in a row, their size, and the strips between them. */
interface Rows {
  readonly count: number;
  readonly side: number;
  readonly sash: number;
  readonly start: number;
}

/** Strips between the blocks: whole ones across on medium pages, with a square at each crossing on others. */
function drawSashes(
  field: Field,
  { count, side, sash, start }: Rows,
  [level, crossing]: readonly [0 | 1 | 2, Role],
): void {
  for (let row = 0; row <= count; row++)
    for (let column = 0; column <= count; column++) {
      const [x, y] = [start + column * (side + sash), start + row * (side + sash)];
      if (column < count && level !== 1) lay(field, rectangle(x + sash, y, side, sash), 'cream');
      if (row < count) lay(field, rectangle(x, y + sash, sash, side), 'cream');
      if (level !== 1) lay(field, rectangle(x, y, sash, sash), crossing);
      else if (column === 0) lay(field, rectangle(x, y, count * (side + sash) + sash, sash), 'cream');
    }
}

/** Where a block lies. */
type BlockAt = Required<Pick<Placement, 'x' | 'y' | 'scale' | 'angle'>>;

/**
 * What is printed on the cloth of a block: a flower in its middle, hearts in its corners on medium pages, spots on a
 * long strip.
 */
function drawPrint(field: Field, cell: Path, at: BlockAt, [role, level]: readonly [Role, 0 | 1 | 2]): void {
  const [left, top, right, bottom] = bounds([cell]);
  const [wide, tall] = [right - left, bottom - top];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const put = (path: Path): void => field.sheet.shape(place(path, at), 'fine', role);
  if (cell.length !== 4 || Math.min(wide, tall) * at.scale < 42) return;
  if (Math.abs(wide - tall) < 0.01 && wide < 0.8) {
    if (Math.hypot(x, y) > 0.1) {
      if (level === 1) put(place(petal('heart', wide * 0.5, wide * 0.52), { x, y: y + wide * 0.25 }));
      return;
    }
    for (let i = 0; i < 5; i++)
      put(place(petal('round', wide * 0.38, wide * 0.4), { x, y, angle: (i / 5) * Math.PI * 2 }));
    return put(ellipse(x, y, wide * 0.12));
  }
  if (wide < 1.6 || tall > 0.4 || y > 0) return;
  for (const share of [-0.3, 0, 0.3]) put(ellipse(x + share * wide, y, tall * 0.22));
}

/** A diamond that leaves some room in a rectangle (its corner, width and height). */
function lozenge([x, y, wide, tall]: readonly [number, number, number, number]): Path {
  return points('0.14,0.5 0.5,0.16 0.86,0.5 0.5,0.84').map(([u, v]) => [x + wide * u, y + tall * v] as const);
}

/** A border of plain pieces or of sawteeth, with a heart in each of its corners. */
function drawBorder(field: Field, level: 0 | 1 | 2, roles: readonly Role[], isPlain: boolean): void {
  const wide = QUILT.border[level];
  if (wide === 0) return;
  const long = 1000 - 2 * (QUILT.edge + wide);
  const teeth = level === 1 ? 5 : 12;
  for (let turn = 0; turn < 4; turn++) {
    const spun = (path: Path): Path => place(path, { x: 500, y: 500, angle: (turn * Math.PI) / 2 });
    const top = QUILT.edge - 500;
    lay(field, spun(rectangle(-long / 2, top, long, wide)), 'soft');
    for (let i = 0; i < teeth; i++) {
      const [from, to] = [(i / teeth - 0.5) * long, ((i + 1) / teeth - 0.5) * long];
      const piece = isPlain
        ? rectangle(from, top, to - from, wide)
        : points('0,1 0.5,0.04 1,1').map(([u, v]) => [from + (to - from) * u, top + wide * v] as const);
      lay(field, spun(piece), roles[i % 2]!);
      if (isPlain && level === 1) lay(field, spun(lozenge([from, top, to - from, wide])), roles[2]!);
    }
    const corner = rectangle(-long / 2 - wide, top, wide, wide);
    lay(field, spun(corner), roles[2]!);
    const heart = place(petal('heart', wide * 0.7, wide * 0.72), {
      x: -long / 2 - wide / 2,
      y: top + wide * 0.86,
    });
    lay(field, spun(heart), roles[3]!);
  }
}

/** A sampler: square tiles, each with a doodle of its own. */
export const sampler = tilingOf({
  name: 'sampler',
  moods: ['Doodled', 'Idle Hour', 'Notebook', 'Meditative'],
  noun: 'Sampler',
  description:
    'Every tile of this sampler holds a doodle of its own, from bricks to blossoms. Take one tile a day or all of them on a rainy afternoon.',
  tags: ['doodle', 'tiles', 'sampler', 'tangle'],
  ground: 'soft',
  fill(field, brief, roles) {
    const count = byLevel(brief, 2, 3, 4);
    const side = 960 / count;
    const names = brief.random.shuffle(PATCHES);
    const lean = brief.random.pick([0, Math.PI / 4]);
    const span = lean === 0 ? count : count + 1;
    for (let row = 0; row < span; row++)
      for (let column = 0; column < span; column++) {
        const corner = place(square(-side / 2, -side / 2, side), {
          x: (column - (span - 1) / 2) * side,
          y: (row - (span - 1) / 2) * side,
        });
        const cell = clockwise(place(corner, { x: 500, y: 500, angle: lean }));
        drawTile(field, brief, cell, side, names[(row * span + column) % names.length]!, [
          roles[(row + column) % 4]!,
          roles[(row + column + 1) % 4]!,
        ]);
      }
    return lean === 0 ? 'Tile' : 'Diamond';
  },
});

/** Patterns of long lines, which fine tiles draw closer. */
const COARSE: readonly PatternName[] = ['waves', 'chevrons', 'stripes', 'echo'];

function drawTile(
  field: Field,
  brief: Brief,
  cell: Path,
  side: number,
  name: PatternName,
  roles: readonly [Role, Role],
): void {
  const visible = intersect([cell], field.zone);
  if (shapeArea(visible) < side * side * 0.06) return;
  field.sheet.shape(visible, 'line', roles[0]);
  const zone = grow(visible, -side * 0.06);
  field.sheet.shape(zone, 'line', 'soft');
  if (shapeArea(zone) < side * side * 0.2) return;
  fillZone(name, {
    sheet: field.sheet,
    zone,
    size: side * byLevel(brief, 0.46, 0.34, COARSE.includes(name) ? 0.2 : 0.29),
    angle: brief.random.pick([0, 0.3, -0.3]),
    roles: [roles[1], 'soft'],
  });
}
