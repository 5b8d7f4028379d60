import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise, cut, grow, subtract } from '../../geometry/boolean.ts';
import { bounds, resample, shapeArea } from '../../geometry/path.ts';
import { place, type Path, type Point, type Shape } from '../../geometry/point.ts';
import { SILHOUETTES, type SilhouetteName } from '../../motifs/silhouettes.ts';
import type { Silhouette } from '../../motifs/silhouettes/silhouette.ts';
import { drawBackdrop, ROOM } from '../../motifs/tilework/backdrops.ts';
import { fillZone, PATCHES } from '../../patterns/patterns.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';

/** A figure divided by flowing lines, every piece filled with a pattern of its own. */
function patchwork(name: SilhouetteName): Composition {
  const figure: Silhouette = SILHOUETTES[name];
  return {
    name: `patchwork-${name}`,
    category: 'patterns',
    size: [1000, 1000],
    strays: 1.4,
    draw(brief) {
      const { random } = brief;
      const backdrop = random.pick(['open', 'rays', 'medallion', 'window'] as const);
      drawBackdrop(brief.sheet, backdrop, brief);
      const scale = ROOM[backdrop];
      const flip = random.chance(0.5);
      const x = 500 - 500 * scale * (flip ? -1 : 1);
      const sheet = brief.sheet.at({ x, y: 500 - 500 * scale, scale, flip });
      drawFigure({ ...brief, sheet }, figure);
      const mood = random.pick(['Patchwork', 'Quilted', 'Tangled', 'Dreamy', 'Calico']);
      return {
        title: `${mood} ${figure.title}${WHERE[backdrop]}`,
        description: `Flowing lines divide a ${figure.title.toLowerCase()} into small fields. Every field holds a pattern of its own.`,
        tags: ['patterns', 'patchwork', 'doodle', ...figure.tags],
      };
    },
  };
}

const WHERE = {
  open: '',
  rays: ' in the Light',
  medallion: ' Medallion',
  window: ' in a Frame',
};

function drawFigure(brief: Brief, figure: Silhouette): void {
  const { sheet, random } = brief;
  const visible = figure.parts.map((part, i) => {
    const over = figure.parts.slice(i + 1).map(clockwise);
    return over.length > 0 ? subtract([clockwise(part)], over) : [clockwise(part)];
  });
  const pieces = divide(random, visible, byLevel(brief, 7, 11, 17));
  for (const part of figure.parts) sheet.shape(part, 'bold', 'soft');
  drawPieces({ ...brief, random: random.fork('pieces') }, pieces);
  for (const shape of visible) sheet.rim(shape, 'bold');
  for (const part of figure.whole) sheet.shape(clockwise(part), 'bold', 'c');
  for (const stroke of figure.strokes) sheet.line(stroke, 'line', 0.3);
}

/** The patchwork figures. */
export const patchworks: readonly Composition[] = (['heart'] as const).map(patchwork);

const PAIRS: readonly (readonly [Role, Role])[] = [
  ['a', 'soft'],
  ['b', 'soft'],
  ['c', 'soft'],
  ['d', 'soft'],
  ['b', 'a'],
  ['c', 'd'],
];

function drawPieces(brief: Brief, pieces: readonly Shape[]): void {
  const { random } = brief;
  const names = random.shuffle(PATCHES);
  const size = byLevel(brief, 165, 104, 60);
  pieces.forEach((piece, i) => {
    const roles = PAIRS[i % PAIRS.length]!;
    const sheet = brief.sheet.layer('patches');
    sheet.shape(piece, 'line', roles[1]);
    const plain = byLevel(brief, i % 3 > 0, i % 4 === 3, false);
    if (plain || shapeArea(piece) < size * size * 1.6) return;
    const zone = grow(piece, -1);
    fillZone(names[i % names.length]!, {
      sheet,
      zone,
      size: size * random.range(0.9, 1.15),
      angle: random.range(-0.6, 0.6),
      roles,
    });
  });
}

/** Halves the largest piece again and again by wavy cuts across its shorter way. */
function divide(random: Random, start: readonly Shape[], count: number): Shape[] {
  let pieces = [...start];
  for (let tries = 0; tries < 300 && pieces.length < count; tries++) {
    pieces.sort((a, b) => shapeArea(b) - shapeArea(a));
    const [largest, ...others] = pieces;
    const halves = cut(largest!, wavyCut(random, largest!));
    if (halves.length === 2 && evenly(halves)) pieces = [...others, ...halves];
  }
  return pieces;
}

function evenly(halves: readonly Shape[]): boolean {
  const [a, b] = [shapeArea(halves[0]!), shapeArea(halves[1]!)];
  return Math.min(a, b) / Math.max(a, b) > 0.42 && halves.every((half) => slimness(half) < 2.4);
}

function slimness(shape: Shape): number {
  const [left, top, right, bottom] = bounds(shape);
  return Math.max((right - left) / (bottom - top), (bottom - top) / (right - left));
}

function wavyCut(random: Random, shape: Shape): Path {
  const rim = resample(shape[0]!, 10, true);
  const mean = (pick: (p: Point) => number) => rim.reduce((sum, p) => sum + pick(p), 0) / rim.length;
  const [x, y] = [mean((p) => p[0]), mean((p) => p[1])];
  const spread = 2 * mean((p) => (p[0] - x) * (p[1] - y));
  const long = 0.5 * Math.atan2(spread, mean((p) => (p[0] - x) ** 2) - mean((p) => (p[1] - y) ** 2));
  const size = Math.sqrt(shapeArea(shape));
  const [height, wave, shift] = [
    size * random.range(0.08, 0.18),
    size * random.range(1.1, 2),
    random.range(0, 6.28),
  ];
  const line: Point[] = [];
  for (let t = -1000; t <= 1000; t += 8)
    line.push([t, height * (Math.sin((t / wave) * 6.28 + shift) - Math.sin(shift))]);
  return place(line, { x, y, angle: long + Math.PI / 2 + random.range(-0.5, 0.5) });
}
