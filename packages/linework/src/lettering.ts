import type { Difficulty } from '@inkbloom/formats/page';
import { byLevel, type Brief, type Composition, type Story } from './composition.ts';
import { drawWith, type Page } from './draw.ts';
import { grow, unite } from './geometry/boolean.ts';
import { rectangle } from './geometry/forms.ts';
import { shapeArea } from './geometry/path.ts';
import { petal } from './geometry/petal.ts';
import { place, type Point, type Shape } from './geometry/point.ts';
import { fit } from './motifs/figures/figure.ts';
import { heartFigure, starFigure } from './motifs/figures/ornaments.ts';
import { FLOWERS, type FlowerName } from './motifs/flowers.ts';
import { SCENE_PENS } from './motifs/scenery.ts';
import { fillZone } from './patterns/patterns.ts';
import type { Random } from './random.ts';
import type { Role } from './roles.ts';
import type { Sheet } from './sheet.ts';

/** What may stand around a word. */
export const AROUND = ['flowers', 'leaves', 'stars', 'hearts'] as const;
export type Around = (typeof AROUND)[number];

/** A word to draw a page of. */
export interface Lettering {
  readonly word: string;
  /** Its lines, each letter as an outline in its place, x to the right and y down, in any unit. */
  readonly lines: readonly (readonly Shape[])[];
  readonly around: Around;
  readonly difficulty: Difficulty;
  readonly seed: string;
}

const [WIDTH, HEIGHT] = [1000, 760];
const EDGE = 34;
/** The room that the word may take in the middle of the page. */
const ROOM = { width: 740, height: 300 };
/** How far the white around the letters reaches. */
const HALO = 24;
/** Square units that a hole in it has at least. */
const SMALLEST_HOLE = 1200;

/** Draws a page of a word: the same word, outlines and seed give the same bytes. */
export function drawLettering(lettering: Lettering): Page {
  const { difficulty, seed } = lettering;
  const composition: Composition = {
    name: `word-${lettering.around}`,
    category: 'letters',
    size: [WIDTH, HEIGHT],
    strays: 0.8,
    pens: SCENE_PENS,
    draw: (brief) => drawWord(brief, lettering),
  };
  return drawWith(composition, { composition: composition.name, difficulty, seed });
}

function drawWord(brief: Brief, { word, lines, around }: Lettering): Story {
  const { random, level } = brief;
  const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
  const rim = rectangle(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE, 30);
  brief.sheet.layer('ground').shape(rim, 'bold', 'cream');
  const inside = brief.sheet.inside([rim]);
  if (level === 2) drawGround(inside.layer('ground'), random, roles);
  else drawWaves(inside.layer('ground'), brief, roles);
  drawOrnaments(inside.layer('around'), brief, around, roles);
  const letters = placed(lines);
  const sheet = inside.layer('word');
  sheet.shape(halo(letters), 'bold', 'paper');
  for (const [i, letter] of letters.entries()) {
    const role = roles[i % roles.length]!;
    sheet.shape(letter, 'bold', role);
    if (level === 1) sheet.shape(grow(letter, -15), 'line', 'soft');
    if (level === 2)
      fillZone('scales', { sheet, zone: grow(letter, -8), size: 66, angle: 0, roles: [role, 'soft'] });
  }
  brief.sheet.layer('frame').rim(rim, 'bold');
  return storyOf(word, around);
}

/** The letters in the middle of the page, as large as there is room for. */
function placed(lines: Lettering['lines']): Shape[] {
  const all = lines.flat(3);
  const [left, right] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))];
  const [top, bottom] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))];
  const scale = Math.min(ROOM.width / (right - left), ROOM.height / (bottom - top));
  const at = {
    x: WIDTH / 2 - ((left + right) / 2) * scale,
    y: HEIGHT / 2 - ((top + bottom) / 2) * scale,
    scale,
  };
  return lines.flat().map((letter) => letter.map((path) => place(path, at)));
}

/** The letters grown together; holes that no crayon gets into are closed. */
function halo(letters: readonly Shape[]): Shape {
  return grow(unite(letters.flat()), HALO).filter((path) => Math.abs(shapeArea([path])) > SMALLEST_HOLE);
}

function drawGround(sheet: Sheet, random: Random, roles: readonly Role[]): void {
  const zone = [rectangle(EDGE + 12, EDGE + 12, WIDTH - 2 * EDGE - 24, HEIGHT - 2 * EDGE - 24, 22)];
  fillZone('scales', { sheet, zone, size: random.range(84, 96), angle: 0, roles: [roles[3]!, 'soft'] });
}

/** Bands that roll across the page, so that no part of it is left empty. */
function drawWaves(sheet: Sheet, brief: Brief, roles: readonly Role[]): void {
  const { random } = brief;
  const bands = byLevel(brief, 3, 4, 0);
  const turn = random.range(0, Math.PI * 2);
  for (let band = 1; band <= bands; band++) {
    const y = EDGE + ((HEIGHT - 2 * EDGE) * band) / (bands + 1);
    const top = Array.from({ length: 41 }, (_, i): Point => {
      const x = (WIDTH * i) / 40;
      return [x, y + 34 * Math.sin(turn + band * 1.9 + (x / WIDTH) * Math.PI * 2.6)];
    });
    sheet.shape([...top, [WIDTH, HEIGHT], [0, HEIGHT]], 'line', band % 2 === 0 ? 'cream' : roles[band % 4]!);
  }
}

/** Ornaments across the page at each difficulty. */
const COUNTS: Readonly<Record<Around, readonly [number, number, number]>> = {
  flowers: [2, 4, 6],
  leaves: [2, 4, 5],
  stars: [3, 5, 6],
  hearts: [3, 5, 6],
};

interface Spot {
  readonly x: number;
  readonly y: number;
}

function along(from: number, to: number, i: number, n: number): number {
  return from + ((to - from) * i) / (n - 1);
}

/** Places along the four sides of the frame, evenly, the corners among them. */
function spotsAround(across: number, upright: number): Spot[] {
  const [left, right, top, bottom] = [138, WIDTH - 138, 138, HEIGHT - 138];
  const rows = Array.from({ length: across }, (_, i) => along(left, right, i, across));
  const sides = Array.from({ length: upright }, (_, i) => along(top, bottom, i + 1, upright + 2));
  return [
    ...rows.flatMap((x) => [
      { x, y: top },
      { x, y: bottom },
    ]),
    ...sides.flatMap((y) => [
      { x: left - 32, y },
      { x: right + 32, y },
    ]),
  ];
}

function drawOrnaments(sheet: Sheet, brief: Brief, around: Around, roles: readonly Role[]): void {
  const { random, level } = brief;
  const across = byLevel(brief, ...COUNTS[around]);
  const spots = spotsAround(across, byLevel(brief, 0, 0, 2));
  const flower = random.pick<FlowerName>(
    byLevel(brief, ['poppy', 'lily'], ['daisy', 'poppy', 'lily'], ['poppy', 'lily']),
  );
  for (const [i, spot] of spots.entries()) {
    const role = roles[i % roles.length]!;
    const at = sheet.at({ ...spot, angle: around === 'stars' ? random.range(-0.3, 0.3) : 0 });
    if (around !== 'flowers' || level > 0) drawSprig(at, spot, level, around === 'leaves');
    if (around === 'leaves') continue;
    const look = { level, main: role, accent: roles[(i + 1) % roles.length]! };
    const size = byLevel(brief, 150, 112, 92);
    if (around === 'stars') fit(at, starFigure, look, size, size);
    if (around === 'hearts') fit(at, heartFigure, look, size, size);
    if (around === 'flowers')
      FLOWERS[flower](at.at({ scale: byLevel(brief, 0.82, 0.6, 0.5) }), {
        random: random.fork(`flower ${i}`),
        level: 0,
        petals: role,
        heart: 'sun',
      });
  }
}

/** Leaves that open towards the middle of the page. */
function drawSprig(sheet: Sheet, { x, y }: Spot, level: 0 | 1 | 2, isAlone: boolean): void {
  const inwards = Math.atan2(HEIGHT / 2 - y, WIDTH / 2 - x) + Math.PI / 2;
  const fan = isAlone ? [5, 5, 5][level]! : [2, 3, 4][level]!;
  const long = isAlone ? [150, 118, 96][level]! : [128, 92, 76][level]!;
  for (let i = 0; i < fan; i++) {
    const lean = ((i + 0.5) / fan - 0.5) * 3.6;
    const at = { x: 0, y: 0, angle: inwards + lean };
    sheet.shape(place(petal('leaf', long, long * 0.42), at), 'line', i % 2 === 0 ? 'leaf' : 'grass');
    if (level > 0)
      sheet.line(
        place(
          [
            [0, -22],
            [0, -long * 0.72],
          ],
          at,
        ),
        'fine',
        0.5,
      );
  }
}

function storyOf(word: string, around: Around): Story {
  const things = `${around[0]!.toUpperCase()}${around.slice(1)}`;
  return {
    title: `${word} among ${things}`,
    description: `The word “${word}” in large round letters. ${things} stand all around it.`,
    tags: ['letters', 'name', 'word', around],
  };
}
