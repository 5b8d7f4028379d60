import { drawn } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Placement, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { gaze } from '../animals/body/gaze.ts';
import { spreadWing } from './wing.ts';

/** A bird in the air, seen from the side, its head to the right; about 300 units from beak to tail. */
export interface Flier {
  readonly level: 0 | 1 | 2;
  /** Body with head, and beak. */
  readonly body: string;
  readonly beak: string;
  readonly eye: Point;
  readonly coat: Role;
  readonly breast?: readonly [table: string, role: Role];
  /** Patches on the body: a mask, a band. */
  readonly patches?: readonly (readonly [table: string, role: Role])[];
  /** Long feathers of the tail, each an outline. */
  readonly tail: readonly string[];
  readonly wing: readonly [Role, Role, Role];
  readonly span: number;
  /** Where the wings are rooted, and how both of them are turned. */
  readonly root: Point;
  readonly raised: readonly [near: number, far: number];
}

/** Draws a bird on the wing. */
export function flier(sheet: Sheet, it: Flier): void {
  const { level, wing: roles } = it;
  const at = (angle: number, flip: boolean): Placement => ({ x: it.root[0], y: it.root[1], angle, flip });
  spreadWing(sheet.at(at(it.raised[1], true)), { length: it.span * 0.9, level, roles });
  for (const feather of it.tail.slice(0, level === 0 ? 2 : undefined))
    sheet.shape(drawn(feather), 'line', roles[0]);
  sheet.shape(drawn(it.beak), 'bold', 'sun');
  const body = drawn(it.body);
  sheet.shape(body, 'bold', it.coat);
  const inside = sheet.inside([body]);
  if (it.breast) inside.shape(drawn(it.breast[0]), 'line', it.breast[1]);
  for (const [table, role] of it.patches?.slice(0, level === 0 ? 1 : undefined) ?? [])
    inside.shape(drawn(table), 'line', role);
  sheet.rim(body, 'bold');
  gaze(sheet, it.eye, 7);
  spreadWing(sheet.at(at(it.raised[0], true)), { length: it.span, level, roles });
  shoulderFeathers(sheet, it);
}

/** The feathers between back and wing, which lie towards the tail over the wing's root. */
function shoulderFeathers(sheet: Sheet, { root: [x, y], span, coat, level }: Flier): void {
  const count = [2, 3, 4][level]!;
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const at = {
      x: x + span * mix(-0.05, 0.07, t),
      y: y + span * mix(0.09, 0.02, t),
      angle: -mix(2, 1.5, t),
    };
    sheet.shape(place(petal('round', span * mix(0.25, 0.3, t), span * 0.14), at), 'line', coat);
  }
  const cap = ellipse(x + span * 0.06, y + span * 0.04, span * 0.085, span * 0.07, -0.5);
  sheet.shape(cap, 'none', coat);
}
