import { curve } from '../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, lobed } from '../../geometry/forms.ts';
import { mix, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { girth, limbRim, melt, soften } from './body/flesh.ts';
import { handAt } from './body/hands.ts';

/** How somebody's hair or hat is seen from behind. */
type BackHair = 'short' | 'tail' | 'plaits' | 'curls' | 'bun' | 'bobble' | 'brim';

/** Somebody who is seen from behind. */
export interface FromBehind {
  readonly hair: BackHair;
  readonly hairRole: Role;
  readonly top: Role;
  readonly skin: Role;
  /** The side to which the head is turned so far that nose and cheek are seen. */
  readonly turn?: 1 | -1;
  /** The side of an arm that is raised, and what the hand does. */
  readonly raised?: 1 | -1;
  readonly hand?: 'point' | 'open';
  /** What is seen on the back. */
  readonly back?: 'stripes' | 'hood' | 'yoke';
}

const TORSO = mirrored('0,-142! 24,-140! 34,-132 64,-124 84,-98 80,-50 72,10! 0,16!');

/** Draws somebody from behind: down to the waist on the frame's origin, 260 units high. */
export function seenFromBehind(sheet: Sheet, it: FromBehind, level: 0 | 1 | 2): void {
  for (const side of [-1, 1] as const) if (it.raised !== side) hangingArm(sheet.at({ flip: side < 0 }), it);
  sheet.shape(drawn('-22,-128! -20,-168! 20,-168! 22,-128! 0,-120'), 'line', it.skin);
  sheet.shape(TORSO, 'bold', it.top);
  if (level > 0) backOf(sheet, it);
  if (it.raised) raisedArm(sheet.at({ flip: it.raised < 0 }), it, level);
  const head = sheet.at({ flip: it.turn === -1 });
  if (it.turn)
    head.shape(
      drawn('0,-240 38,-226 46,-204 50,-198 62,-184! 51,-178 49,-166 38,-150 6,-146 -20,-170'),
      'bold',
      it.skin,
    );
  for (const side of it.turn ? [1] : [-1, 1])
    head.shape(ellipse(side * (it.turn ? 20 : 50), -190, 9, 14, side * 0.16), 'line', it.skin);
  HAIR[it.hair](head.at({ x: it.turn ? -13 : 0 }), it, level);
  if (it.turn) head.shape(ellipse(26, -186, 9, 13, 0.16), 'line', it.skin);
}

function hangingArm(sheet: Sheet, it: FromBehind): void {
  sheet.shape(
    limbRim(
      curve([
        [66, -106],
        [90, -66],
        [92, 8],
      ]),
      girth([
        [0, 19],
        [1, 16],
      ]),
    ),
    'bold',
    it.top,
  );
}

function raisedArm(sheet: Sheet, it: FromBehind, level: 0 | 1 | 2): void {
  const [elbow, wrist]: readonly [Point, Point] = [
    [108, -140],
    [112, -208],
  ];
  const hand = handAt(
    it.hand ?? 'point',
    { at: wrist, angle: Math.PI + 0.1, length: 52, radius: 11, thumb: 1 },
    true,
  );
  const bare = limbRim([[110, -170], wrist], () => 11);
  sheet.shape(soften(melt([bare, hand.rim]), 3, 1), 'bold', it.skin);
  if (level > 0) for (const crease of hand.creases) sheet.line(crease, 'fine', 0.5);
  const sleeve = limbRim(
    curve([[68, -106], elbow, [mix(elbow[0], wrist[0], 0.6), -184]]),
    girth([
      [0, 21],
      [1, 16],
    ]),
  );
  sheet.shape(sleeve, 'none', it.top);
  // No line where the sleeve grows out of the back.
  const from = sleeve.findIndex(([x]) => x > 78);
  const turned = [...sleeve.slice(from), ...sleeve.slice(0, from)];
  sheet.line(
    turned.filter(([x, y]) => x > 76 || y < -122),
    'bold',
    0.2,
  );
}

function backOf(sheet: Sheet, { back, top }: FromBehind): void {
  const inside = sheet.inside([TORSO]);
  if (back === 'stripes')
    for (const y of [-104, -62, -20])
      inside.shape(
        drawn(`-100,${y}! 0,${y + 8} 100,${y}! 100,${y + 20}! 0,${y + 28} -100,${y + 20}!`),
        'fine',
        'cream',
      );
  if (back === 'yoke') inside.line(traced('-90,-96 0,-84 90,-96'), 'line', 0);
  if (back === 'hood') sheet.shape(mirrored('0,-134! 20,-138 40,-128 34,-96 0,-74'), 'line', top);
}

const SKULL = '0,-254 36,-246 53,-212 50,-178! 38,-158 18,-148 0,-152';

const HAIR: Readonly<Record<BackHair, (sheet: Sheet, it: FromBehind, level: 0 | 1 | 2) => void>> = {
  short(sheet, it, level) {
    sheet.shape(mirrored(SKULL), 'bold', it.hairRole);
    if (level > 0)
      for (const [a, b] of [
        [-30, 4],
        [-10, 0],
        [12, 2],
        [32, 6],
      ] as const)
        sheet.line(traced(`${a * 0.2},-232 ${a * 0.8},-206 ${a},${-172 + b}`), 'fine', 0.5);
  },
  tail(sheet, it, level) {
    sheet.shape(mirrored(SKULL), 'bold', it.hairRole);
    if (level > 0)
      for (const side of [-1, 1])
        sheet.line(traced(`${side * 46},-186 ${side * 28},-196 ${side * 12},-208`), 'fine', 0.5);
    sheet.shape(
      drawn('-8,-214! -22,-180 -24,-130 -6,-78! 14,-96 24,-140 20,-184 8,-214!'),
      'bold',
      it.hairRole,
    );
    sheet.shape(ellipse(0, -212, 15, 9), 'line', 'b');
  },
  plaits(sheet, it, level) {
    sheet.shape(mirrored('0,-254 36,-246 53,-212 50,-174! 30,-156 0,-168'), 'bold', it.hairRole);
    if (level > 0) sheet.line(traced('0,-252 2,-214 0,-170'), 'line', 0.2);
    for (const side of [-1, 1]) {
      const plait = sheet.at({ flip: side < 0 });
      plait.shape(drawn('40,-78! 52,-66 46,-40 34,-52!'), 'line', it.hairRole);
      for (const y of level === 2 ? [-90, -112, -134, -156] : [-92, -118, -146])
        plait.shape(ellipse(42, y, 16, 15, 0.5), 'line', it.hairRole);
      plait.shape(ellipse(43, -75, 10, 6), 'line', 'b');
    }
  },
  curls(sheet, it, level) {
    sheet.shape(lobed(0, -206, 62, 10, 6), 'bold', it.hairRole);
    if (level > 0)
      for (const [x, y] of [
        [-26, -226],
        [10, -240],
        [30, -212],
        [-4, -204],
        [-30, -186],
        [16, -176],
      ] as const)
        sheet.line(traced('-10,2 -4,-8 8,-6 9,4', { x, y }), 'fine', 0.4);
  },
  bun(sheet, it, level) {
    sheet.shape(ellipse(0, -260, 26, 22), 'bold', it.hairRole);
    sheet.shape(mirrored(SKULL), 'bold', it.hairRole);
    if (level > 0)
      for (const x of [-30, -10, 12, 32])
        sheet.line(traced(`${x},-168 ${x * 0.8},-200 ${x * 0.3},-240`), 'fine', 0.5);
  },
  bobble(sheet, it, level) {
    sheet.shape(mirrored(SKULL), 'line', 'wood');
    sheet.shape(lobed(0, -276, 22, 9, 2), 'line', 'paper');
    sheet.shape(mirrored('0,-266 34,-256 54,-208! 0,-202!'), 'bold', it.hairRole);
    if (level > 0)
      for (const x of [-22, 0, 22])
        sheet.line(traced(`${x},-208 ${x * 0.8},-236 ${x * 0.3},-258`), 'fine', 0.3);
    sheet.shape(mirrored('0,-216! 54,-222! 59,-198! 0,-190!'), 'line', 'cream');
  },
  brim(sheet, it) {
    sheet.shape(mirrored(SKULL), 'line', 'wood');
    sheet.shape(mirrored('0,-282! 30,-282 42,-270 46,-218! 0,-210!'), 'bold', it.hairRole);
    sheet.shape(mirrored('0,-236! 45,-240! 47,-218! 0,-212!'), 'line', 'b');
    sheet.shape(ellipse(0, -212, 78, 14), 'bold', it.hairRole);
  },
};
