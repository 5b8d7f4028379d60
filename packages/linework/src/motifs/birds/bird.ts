import { clockwise } from '../../geometry/boolean.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { type Placement, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { gaze } from '../animals/body/quadruped.ts';
import { plumage } from '../feathers.ts';
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
  const [x, y] = it.root;
  const shoulder = clockwise(
    ellipse(x, y + it.span * 0.03, it.span * 0.16, it.span * 0.13, it.raised[0] + 0.5),
  );
  sheet.shape(shoulder, 'line', it.coat);
  if (level > 0)
    plumage(sheet.inside([shoulder]), {
      zone: [shoulder],
      size: it.span * 0.1,
      kind: 'round',
      roles: [it.coat, roles[1]],
      mark: 'none',
    });
  sheet.rim(shoulder, 'line');
}
