import { clockwise, unite } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { points } from '../../geometry/knots.ts';
import { type Path, type Point, polar, type Shape } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { largeChest, largeHead, type LargeHat, type LargeHead } from '../../motifs/vehicles/large-heads.ts';

/** Somebody behind a pane of an easy vehicle; the point is the middle of the chin. */
export interface Seated {
  readonly at: Point;
  readonly scale: number;
  readonly who: LargeHead;
  readonly hat?: LargeHat;
  /** What is worn below the chin; nothing shows when absent. */
  readonly coat?: Role;
}

/** A pane through which somebody is seen. */
export function seatedBehind(sheet: Sheet, pane: Path, it: Seated): void {
  sheet.shape(pane, 'line', 'sky');
  const inside = sheet.inside([clockwise(pane)]).at({ x: it.at[0], y: it.at[1], scale: it.scale });
  if (it.coat) largeChest(inside, it.coat);
  largeHead(inside, it.who, it.hat);
  sheet.rim(pane, 'line');
}

/** A wheel about a point: a broad tire and one hub. */
export function roomyWheel(sheet: Sheet, x: number, y: number, radius: number, hub: Role): void {
  sheet.shape(ellipse(x, y, radius), 'bold', 'stone');
  sheet.shape(ellipse(x, y, radius * 0.46), 'line', hub);
}

/** A hen that sits on the frame's origin, 190 units high, looking to the left. */
export function roomyHen(sheet: Sheet): void {
  sheet.shape(drawn('-72,-154! -116,-136! -70,-120!'), 'bold', 'sun');
  const comb = drawn('-68,-160 -78,-200 -54,-190 -38,-212 -20,-192 4,-194 -4,-156');
  const body = drawn(
    '-76,-140 -62,-172 -28,-178 -4,-156 8,-124 44,-112 76,-140 124,-176! 136,-120 112,-66 62,-38 0,-34 -48,-54 -66,-96',
  );
  sheet.shape(unite([clockwise(comb), clockwise(body)]), 'bold', 'cream');
  sheet.shape(drawn('-14,-96! 46,-104 100,-112! 84,-60 34,-46!'), 'line', 'gold');
  sheet.ink(ellipse(-46, -146, 8, 9));
}

/** A puff of smoke or steam about a point. */
export function roomyPuff(sheet: Sheet, x: number, y: number, radius: number): void {
  const lobes = Array.from({ length: 6 }, (_, i) => {
    const angle = (i / 6) * Math.PI * 2 + radius;
    return clockwise(
      ellipse(x + radius * 0.56 * Math.cos(angle), y + radius * 0.5 * Math.sin(angle), radius * 0.52),
    );
  });
  sheet.shape(unite([clockwise(ellipse(x, y, radius * 0.6)), ...lobes]).slice(0, 1), 'bold', 'paper');
}

/** A ladder of two rails that run on past the first and the last of its rungs, from one point to another. */
export function roomyLadder(sheet: Sheet, from: Point, to: Point, half: number, rungs: number): void {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const own = sheet.at({ x: from[0], y: from[1], angle });
  own.shape(rectangle(0, -half, long, half * 2), 'none', 'paper');
  for (let i = 0; i < rungs; i++) {
    const x = (long * (i + 0.5)) / rungs;
    own.line(traced(`${x},${-half} ${x},${half}`), 'line', 0);
  }
  for (const y of [-half, half]) own.shape(rectangle(0, y - 22, long, 44, 14), 'line', 'wood');
}

/** The upper rims of round stones in a road, about the points of a table. */
export function roadStones(sheet: Sheet, table: string): void {
  for (const [x, y] of points(table)) sheet.line(arc(x, y, 44, 28, Math.PI, Math.PI * 2), 'line', 0);
}

/** A paw about the frame's origin that holds something upright. */
export function grip(sheet: Sheet, role: Role): void {
  sheet.shape(ellipse(0, 0, 30, 28), 'line', role);
  for (const y of [-8, 8]) sheet.line(traced(`4,${y} 22,${y}`), 'line', 0.3);
}

/** Ground 1000 units wide from a top edge down to the foot of a page 800 units high. */
export function groundFrom(sheet: Sheet, top: string, role: Role, weight: 'bold' | 'line' = 'bold'): void {
  sheet.shape([...traced(top), [1020, 800], [-20, 800]], weight, role);
}

/** The outline of a flower of six round petals about a point. */
export function sixPetals(
  centre: Point,
  it: { readonly reach: number; readonly petal: number; readonly middle: number },
): Shape {
  const petals = Array.from({ length: 6 }, (_, i) =>
    clockwise(ellipse(...polar(centre, it.reach, (i * Math.PI) / 3), it.petal)),
  );
  return unite([...petals, clockwise(ellipse(...centre, it.middle))]).slice(0, 1);
}
