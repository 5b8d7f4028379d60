import type { Composition, Story } from '../../composition.ts';
import { clockwise, grow, intersect } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { bounds } from '../../geometry/path.ts';
import { mix, place, type Placement, type Point, type Shape } from '../../geometry/point.ts';
import type { Letter } from '../../motifs/letters/letterforms.ts';
import { bentBetween, CUTS, romanForm, romanWord, thick, type Cut } from '../../motifs/letters/roman.ts';
import { PEOPLE_PENS } from '../../motifs/people/pens.ts';
import type { Scene } from '../../motifs/stages/stage.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged, type EdgedPicture } from '../edged.ts';
import { strew, type StrewnThing } from './strewn.ts';

/** A picture in which letters are things among others. */
export interface Printed {
  readonly name: string;
  readonly size: readonly [width: number, height: number];
  readonly ground: number;
  readonly edge?: EdgedPicture['edge'];
  readonly backdrop?: Role;
  readonly draw: (scene: Scene) => Story;
}

/** The composition of a picture with letters, which is never mirrored. */
export function printed(it: Printed): Composition {
  const [width, height] = it.size;
  return edged({
    name: it.name,
    category: 'letters',
    size: it.size,
    edge: it.edge ?? 'page',
    backdrop: it.backdrop ?? 'sky',
    pens: PEOPLE_PENS,
    keepsSides: true,
    draw: ({ sheet, random, level }) => it.draw({ sheet, random, level, width, height, ground: it.ground }),
  });
}

/** One roman letter in its place. */
export function standing(letter: Letter, at: Placement, cut: Cut = CUTS.display): Shape {
  return romanForm(letter, cut).map((path) => place(path, at));
}

/** Figures or letters side by side, each as far from the next as it has to be, their middle on a point. */
export function standingRow(signs: string, at: Placement, gap: number, cut: Cut = CUTS.display): Shape[] {
  const forms = signs.split('').map((sign) => romanForm(sign as Letter, cut));
  const boxes = forms.map((form) => bounds(form));
  const whole = boxes.reduce((sum, [left, , right]) => sum + right - left + gap, -gap);
  let x = -whole / 2;
  return forms.map((form, i) => {
    const [left, , right] = boxes[i]!;
    const moved = form.map((path) => place(place(path, { x: x - left }), at));
    x += right - left + gap;
    return moved;
  });
}

/** How a letter of some thickness is painted. */
export interface Block {
  readonly role: Role;
  readonly side: Role;
  /** Where its back lies, seen from its front. */
  readonly depth: Point;
  /** How far within its rim a second line runs; none when absent. */
  readonly inline?: number;
  /** What fills the room within that line. */
  readonly fill?: (sheet: Sheet, zone: Shape) => void;
}

/** A letter as a thing with a front and sides. */
export function block(sheet: Sheet, shape: Shape, { role, side, depth, inline, fill }: Block): void {
  sheet.shape(thick(shape, depth), 'bold', side);
  sheet.shape(shape, 'bold', role);
  if (!inline) return;
  const zone = grow(shape, -inline);
  sheet.shape(zone, 'line', 'soft');
  fill?.(sheet, zone);
  if (fill) sheet.rim(zone, 'line');
}

/** Strokes wide enough for a pattern within them. */
export const WIDE_STROKES: Cut = { stem: 112, hairline: 66 };

/** One letter or figure of some thickness, something within its border. */
function bordered(sheet: Sheet, shape: Shape, role: Role, fill: NonNullable<Block['fill']>): void {
  block(sheet, shape, { role, side: 'soft', depth: [18, 12], inline: 18, fill });
}

/** One letter or figure of some thickness, a pattern within its border: scales on the finest pages. */
export function filled(sheet: Sheet, shape: Shape, role: Role, level: 0 | 1 | 2, pattern: PatternName): void {
  bordered(sheet, shape, role, (ground, zone) =>
    fillZone(level === 2 ? 'scales' : pattern, {
      sheet: ground,
      zone,
      size: level === 2 ? 74 : 124,
      angle: 0,
      roles: [role, 'cream'],
    }),
  );
}

/** Letters or figures side by side, a pattern within the border of each: scales on the finest pages. */
export function patterned(
  { sheet, level }: Scene,
  signs: string,
  at: Placement,
  role: Role,
  pattern: PatternName = 'hearts',
): void {
  for (const shape of standingRow(signs, at, 20, WIDE_STROKES))
    filled(sheet.layer('number'), shape, role, level, pattern);
}

/** Letters or figures side by side, whole small things strewn within the border of each. */
export function strewnOver(
  { sheet }: Scene,
  signs: string,
  at: Placement,
  role: Role,
  thing: StrewnThing,
): void {
  for (const shape of standingRow(signs, at, 20, WIDE_STROKES))
    bordered(sheet.layer('number'), shape, role, (ground, zone) => strew(ground, zone, thing, role));
}

/** The page's leading colors, for things that take them by turns. */
export const LEADS: readonly Role[] = ['a', 'b', 'c', 'd'];

/** Letters of some thickness one after the other, in the page's colors by turns. */
export function blocks(
  sheet: Sheet,
  letters: readonly Shape[],
  look: Omit<Block, 'role' | 'side'> & { readonly side?: Role },
): void {
  for (const [i, letter] of letters.entries())
    block(sheet, letter, { ...look, role: LEADS[i % 4]!, side: look.side ?? 'soft' });
}

/** Thin strokes, so that small letters stay open within. */
export const OPEN: Cut = { stem: 96, hairline: 58 };

/** Letters without a side, in the page's colors by turns. */
export function flat(sheet: Sheet, word: readonly Shape[]): void {
  for (const [i, letter] of word.entries()) sheet.shape(letter, 'bold', LEADS[i % 4]);
}

/** One letter on a thing, about 400 units high at scale 1. */
export function letterOn(sheet: Sheet, sign: string, at: Placement, role: Role): void {
  sheet.shape(standing(sign as Letter, at, OPEN), 'bold', role);
}

/** Figures of some thickness side by side, in the color of the sun. */
export function figures({ sheet }: Scene, signs: string, at: Placement): void {
  for (const shape of standingRow(signs, at, 24))
    block(sheet.layer('number'), shape, { role: 'sun', side: 'soft', depth: [18, 10], inline: 16 });
}

/** A word that stands on one line and reaches up to another. */
export function setBetween(
  word: string,
  head: string,
  foot: string,
  gap = 30,
  cut: Cut = CUTS.sturdy,
): Shape[] {
  return bentBetween(romanWord(word, cut, gap), { head: traced(head), foot: traced(foot) });
}

/** Snow that lies on the upper edge of a letter and hangs over it a little. */
export function snowCap(sheet: Sheet, letter: Shape, phase: number, deep = 0.2, waves = 8): void {
  const [left, top, right, bottom] = bounds(letter);
  const low = top + (bottom - top) * deep;
  const edge = Array.from({ length: waves + 1 }, (_, i): Point => [
    mix(left - 20, right + 20, i / waves),
    low + ((i + phase) % 2 === 0 ? 12 : -12),
  ]);
  const above = clockwise(
    drawn(
      [...edge.map(([x, y]) => `${x},${y}`), `${right + 20},${top - 40}!`, `${left - 20},${top - 40}!`].join(
        ' ',
      ),
    ),
  );
  sheet.shape(intersect(grow(letter, 12), [above]), 'bold', 'paper');
}
