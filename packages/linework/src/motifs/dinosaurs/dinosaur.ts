import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import type { Path, Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Sheet } from '../../sheet.ts';

/** How a dinosaur looks; it stands on the frame's origin and looks to the right. */
export interface Hide {
  readonly level: 0 | 1 | 2;
  readonly skin: Role;
  readonly belly: Role;
  /** Stripes, plates or spots. */
  readonly mark: Role;
  /** Whether it has no part too narrow for a crayon. */
  readonly isPlain?: boolean;
}

/** A closed outline from a table of knots. */
export function outline(table: string): Path {
  return clockwise(blob(knots(table)));
}

/** An open line from a table of knots. */
export function stroke(table: string): Path {
  return curve(knots(table), 4);
}

/** A leg with toes and nails; its foot stands where the table's lowest knots are. */
export function leg(sheet: Sheet, it: Hide, table: string, at: readonly Point[]): void {
  sheet.shape(outline(table), 'bold', it.skin);
  nails(sheet, it, at);
}

/** Nails on a foot, two of them on the easiest pages. */
export function nails(sheet: Sheet, it: Hide, at: readonly Point[]): void {
  if (it.isPlain) return;
  for (const [x, y] of it.level === 0 ? at.slice(0, 2) : at)
    sheet.shape(
      outline(`${x - 10},${y}! ${x - 8},${y - 12} ${x},${y - 17} ${x + 9},${y - 11} ${x + 11},${y}!`),
      'line',
      'cream',
    );
}

/** The toes of a walker on two legs: a claw at the end of each, with the cleft between them. */
export function toes(sheet: Sheet, it: Hide, at: readonly number[]): void {
  if (it.isPlain) return;
  for (const [i, x] of at.entries()) {
    sheet.shape(outline(`${x - 14},-20! ${x + 10},-18 ${x + 24},2! ${x - 10},2!`), 'line', 'cream');
    if (it.level > 0 && i > 0) sheet.line(stroke(`${x + 26},-4 ${x + 22},-22 ${x + 6},-34`), 'line', 0.4);
  }
}

/** Where three nails stand, the foremost first. */
export function threeNails(x: number, apart: number): readonly Point[] {
  return [0, 1, 2].map((i): Point => [x - i * apart, 0]);
}

/** An eye with a lid over it. */
export function lidded(sheet: Sheet, [x, y]: Point, radius: number, isPlain = false): void {
  if (!isPlain) sheet.shape(ellipse(x, y, radius), 'line', 'paper');
  sheet.ink(ellipse(x + radius * 0.22, y, radius * 0.5, radius * 0.62));
  sheet.gleam(ellipse(x + radius * 0.4, y - radius * 0.22, radius * 0.16));
}

/** A belly of plates inside a body: the belly's outline and the lines that part it. */
export function bellyOf(sheet: Sheet, it: Hide, table: string, ribs: readonly string[]): void {
  if (it.isPlain) return;
  sheet.shape(outline(table), 'line', it.belly);
  const inside = sheet.inside([outline(table)]);
  const shown = it.level === 0 ? [] : it.level === 1 ? ribs.filter((_, i) => i % 2 === 0) : ribs;
  for (const rib of shown) inside.line(stroke(rib), 'fine', 0);
}

/** Spots inside a body, fewer on the easier pages. */
export function spots(sheet: Sheet, it: Hide, at: readonly (readonly [number, number, number])[]): void {
  const shown =
    it.level === 0
      ? at.slice(0, Math.ceil(at.length / 3))
      : it.level === 1
        ? at.slice(0, Math.ceil(at.length * 0.6))
        : at;
  for (const [x, y, r] of shown) sheet.shape(ellipse(x, y, r, r * 0.8, 0.3), 'line', it.mark);
}

/** Scales over the back of a body, on the finest pages. */
export function backScales(sheet: Sheet, it: Hide, table: string, size: number): void {
  if (it.level < 2) return;
  fillZone('scales', { sheet, zone: [outline(table)], size, angle: 0, roles: [it.mark, it.skin] });
}
