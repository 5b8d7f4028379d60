import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { finePetal, type PetalKind } from '../../geometry/petal.ts';
import type { Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A round of petals about the frame's origin: how many, of which kind, how long and broad. */
interface Round {
  readonly kind: PetalKind;
  readonly count: number;
  readonly long: number;
  readonly wide: number;
  readonly role: Role;
  readonly phase?: number;
}

/** Draws a round of petals; every second one lies behind its neighbors. */
function round(sheet: Sheet, { kind, count, long, wide, role, phase = 0 }: Round): void {
  overlapping(sheet, count, phase, (spot) => spot.shape(finePetal(kind, long, wide), 'line', role));
}

/** Draws something at even steps round the frame's origin; every second one lies behind its neighbors. */
function overlapping(sheet: Sheet, count: number, phase: number, draw: (spot: Sheet) => void): void {
  for (const turn of [1, 0])
    around(sheet, { radius: 0, count, phase }, (spot, i) => {
      if (i % 2 === turn) draw(spot);
    });
}

/** A thick stem along the points of a table, from its foot to its head. */
export function roomyStem(sheet: Sheet, table: string, half = 24): void {
  sheet.shape(clockwise(tube(traced(table), (t) => half * (1.15 - 0.3 * t))), 'bold', 'leaf');
}

/** A broad leaf with a midrib that stands on the frame's origin; its tip lies `bend` units to the right. */
export function roomyLeaf(sheet: Sheet, long: number, wide: number, bend = 0): void {
  const by = ([x, y]: Point): Point => [x + bend * (y / long) ** 2, y];
  sheet.shape(finePetal('leaf', long, wide).map(by), 'line', 'leaf');
  sheet.line(traced(`0,0 0,${-long * 0.4} 0,${-long * 0.8}`).map(by), 'line', 0.5);
}

/** A leaf like a heart, on a short stalk that stands on the frame's origin; `size` is about its length. */
export function heartLeaf(sheet: Sheet, size: number): void {
  const leaf = sheet.at({ scale: size / 200 });
  leaf.line(traced('0,34 0,0 0,-40'), 'bold', 0);
  leaf.shape(mirrored('0,-216! 14,-188 52,-142 80,-94 82,-52 56,-14 22,-12 0,-38!'), 'bold', 'leaf');
  leaf.line(traced('0,-38 0,-90 0,-164'), 'line', 0.3);
  for (const side of [-1, 1]) leaf.line(traced(`0,-76 ${side * 24},-92 ${side * 40},-118`), 'line', 0.5);
}

/** A daisy from above about the frame's origin, its heart dotted. */
export function roomyDaisy(sheet: Sheet, radius: number, role: Role, count = 12): void {
  round(sheet, {
    kind: 'round',
    count,
    long: radius,
    wide: radius * 2.05 * Math.tan(Math.PI / count) * 0.86,
    role,
  });
  if (count < 14) dottedHeart(sheet, radius * (count < 10 ? 0.38 : 0.34), 'sun', 7);
  else ringedHeart(sheet, radius * 0.34, 'sun', 8);
}

/** A round heart with a ring of dots of ink, which are no areas of their own. */
function ringedHeart(sheet: Sheet, radius: number, role: Role, count: number): void {
  sheet.shape(ellipse(0, 0, radius), 'line', role);
  around(sheet, { radius: radius * 0.62, count }, (spot) => spot.ink(ellipse(0, 0, 4.6)));
}

/** A round heart with a ring of dots and one more in its middle. */
function dottedHeart(sheet: Sheet, radius: number, role: Role, count: number): void {
  ringedHeart(sheet, radius, role, count);
  sheet.ink(ellipse(0, 0, 4.6));
}

/**
 * A sunflower from the front about the frame's origin: two rounds of pointed petals and a disc of crossed rows
 * of seeds.
 */
export function roomySunflower(sheet: Sheet, radius: number): void {
  const count = 12;
  const wide = radius * 0.46;
  for (const [phase, long, role] of [
    [0.5, radius, 'ember'],
    [0, radius * 0.97, 'sun'],
  ] as const)
    around(sheet, { radius: radius * 0.2, count, phase }, (spot) =>
      spot.shape(finePetal('lotus', long * 0.8, wide), 'line', role),
    );
  const disc = ellipse(0, 0, radius * 0.46);
  sheet.shape(disc, 'bold', 'wood');
  const ring = radius * 0.27;
  around(sheet, { radius: radius * 0.37, count: 14 }, (spot) => spot.ink(ellipse(0, 0, 4.4, 8)));
  sheet.shape(ellipse(0, 0, ring), 'line', 'gold');
  around(sheet, { radius: ring * 0.6, count: 7, phase: 0.5 }, (spot) => spot.ink(ellipse(0, 0, 4.4, 7)));
  sheet.ink(ellipse(0, 0, 4.6));
}

/** A gerbera from the front about the frame's origin: slim rays in two rounds, a ring of tufts and a dark eye. */
export function roomyGerbera(sheet: Sheet, radius: number, role: Role): void {
  round(sheet, { kind: 'round', count: 16, long: radius, wide: radius * 0.34, role });
  round(sheet, {
    kind: 'round',
    count: 10,
    long: radius * 0.58,
    wide: radius * 0.32,
    role: 'blush',
    phase: 0.5,
  });
  dottedHeart(sheet, radius * 0.26, 'wood', 6);
}

/** A tulip from the side, its foot on the frame's origin, 200 units high. */
export function roomyTulip(sheet: Sheet, role: Role): void {
  sheet.shape(mirrored('0,-150! 18,-186 52,-200! 60,-120 40,-40 0,-20'), 'line', 'blush');
  for (const flip of [false, true])
    sheet
      .at({ flip })
      .shape(drawn('0,6! 40,4 82,-36 90,-96 96,-188! 58,-158 34,-112 8,-60 -4,-20!'), 'bold', role);
  sheet.shape(mirrored('0,-166! 34,-126 50,-76 40,-22 0,8'), 'bold', role);
}

/** A bellflower that hangs from the frame's origin, 150 units long. */
export function roomyBell(sheet: Sheet, role: Role): void {
  sheet.shape(ellipse(0, 140, 15, 22), 'bold', 'sun');
  sheet.shape(mirrored('0,10 40,18 58,60 62,100 92,138! 62,136 36,154! 18,138 0,134'), 'bold', role);
  sheet.shape(mirrored('0,-12 26,-6 52,32! 26,28 0,46!'), 'line', 'leaf');
}

/** A poppy from the front about the frame's origin: two wavy petals over two others, a pod and its stamens. */
export function roomyPoppy(sheet: Sheet, radius: number, role: Role): void {
  const flower = sheet.at({ scale: radius / 112 });
  for (const phase of [0.5, 0])
    around(flower, { radius: 0, count: 2, phase }, (spot) =>
      spot.shape(
        drawn(
          '0,8! 40,-8 84,-34 100,-74 82,-104 48,-100 24,-116 -8,-106 -40,-114 -70,-98 -96,-84 -86,-40 -44,-10',
          {
            stretch: phase === 0 ? 0.76 : 1.1,
          },
        ),
        'line',
        phase === 0 ? role : 'blush',
      ),
    );
  around(sheet, { radius: radius * 0.36, count: 11 }, (spot) => spot.ink(ellipse(0, 0, 5, 8)));
  sheet.shape(ellipse(0, 0, radius * 0.22), 'line', 'leaf');
  for (const angle of [0, 1.05, 2.1])
    sheet.at({ angle }).line(traced(`0,${-radius * 0.14} 0,0 0,${radius * 0.14}`), 'line', 0.2);
}

/** A primrose from the front about the frame's origin: five notched petals, each with a stroke, round an eye. */
export function roomyPrimrose(sheet: Sheet, radius: number, role: Role): void {
  around(sheet, { radius: 0, count: 5 }, (spot) =>
    spot.shape(finePetal('heart', radius * 1.06, radius * 1.16), 'line', role),
  );
  around(sheet, { radius: radius * 0.34, count: 5 }, (spot) =>
    spot.line(traced(`0,0 0,${-radius * 0.2}`), 'line', 0.4),
  );
  sheet.shape(ellipse(0, 0, radius * 0.2), 'line', 'sun');
}

/** A pansy's face about the frame's origin: two petals above, two with masks at the sides, one below. */
export function roomyPansy(sheet: Sheet, radius: number, roles: readonly [upper: Role, lower: Role]): void {
  const face = sheet.at({ scale: radius / 110 });
  for (const flip of [true, false])
    face.at({ flip }).shape(drawn('-10,-6! -22,-60 10,-108 64,-110 96,-72 84,-24 40,0'), 'bold', roles[0]);
  for (const flip of [true, false]) {
    const side = face.at({ flip });
    side.shape(drawn('0,0! 20,-40 66,-48 104,-20 104,24 70,44 26,30'), 'bold', roles[1]);
    side.shape(drawn('8,4! 26,-18 54,-16 66,4 50,20 24,18'), 'line', 'd');
  }
  face.shape(mirrored('0,-6! 40,14 74,40 70,86 36,102 0,92'), 'bold', roles[1]);
  face.shape(mirrored('0,10! 26,28 44,48 30,62 0,54'), 'line', 'd');
  face.shape(ellipse(0, 2, 17), 'line', 'sun');
}

/** A rose from the front about the frame's origin: a curl in a bud, three petals round it and five that open. */
export function roomyRose(sheet: Sheet, radius: number, role: Role): void {
  const rose = sheet.at({ scale: radius / 200 });
  for (const turn of [0, 2, 4, 1, 3])
    rose
      .at({ angle: (turn / 5) * Math.PI * 2 + 0.3 })
      .shape(
        drawn(
          '-60,-20! -112,-70 -126,-136 -92,-180 -34,-190 0,-212! 34,-190 92,-176 124,-132 112,-70 60,-20!',
        ),
        'bold',
        role,
      );
  for (const angle of [2.3, 4.5, 0.2])
    rose
      .at({ angle })
      .shape(drawn('-60,30! -106,-10 -108,-74 -60,-116 10,-122 84,-98 106,-40 76,20!'), 'bold', 'blush');
  rose.shape(drawn('-64,4 -50,-48 0,-68 52,-50 68,2 46,50 0,66 -48,50'), 'bold', role);
  rose.line(traced('-62,-6 -30,34 22,36 42,4 26,-28 -6,-34 -24,-12 -12,10 8,6'), 'line', 0.2);
}

/** A dahlia from the front about the frame's origin: three rounds of pointed petals and a button. */
export function roomyDahlia(sheet: Sheet, radius: number, roles: readonly [Role, Role]): void {
  for (const [count, long, wide, phase, i] of [
    [12, 1, 0.45, 0, 0],
    [8, 0.72, 0.46, 0.5, 1],
    [8, 0.45, 0.32, 0, 0],
  ] as const)
    round(sheet, { kind: 'leaf', count, long: radius * long, wide: radius * wide, role: roles[i], phase });
  sheet.shape(ellipse(0, 0, radius * 0.13), 'line', 'sun');
}

/** A ruffled petal, 107 units long upwards. */
const RUFFLED =
  '0,0! 30,-28 54,-62 54,-84 40,-94 22,-88! 14,-102 0,-107 -14,-102 -22,-88! -40,-94 -54,-84 -54,-62 -30,-28';

/** A peony from the front about the frame's origin: eight and six ruffled petals, six smaller ones and a button. */
export function roomyPeony(sheet: Sheet, radius: number, roles: readonly [Role, Role]): void {
  for (const [count, size, i] of [
    [8, 1, 0],
    [6, 0.7, 1],
  ] as const)
    overlapping(sheet, count, i * 0.5, (spot) => {
      spot.shape(
        drawn(RUFFLED, { scale: (radius * size) / 104, stretch: i === 0 ? 0.72 : 0.94 }),
        'line',
        roles[i],
      );
      spot.line(traced(`0,${-radius * size * 0.74} 0,${-radius * size * 0.9}`), 'line', 0.4);
    });
  round(sheet, { kind: 'heart', count: 6, long: radius * 0.44, wide: radius * 0.44, role: roles[0] });
  sheet.shape(ellipse(0, 0, radius * 0.13), 'line', 'sun');
}

/** A cosmos from the front about the frame's origin: eight broad petals that end in three waves. */
export function roomyCosmos(sheet: Sheet, radius: number, role: Role): void {
  overlapping(sheet, 8, 0, (spot) => {
    const wave = spot.at({ scale: radius / 104 });
    wave.shape(
      drawn(
        '0,0! 26,-40 41,-74 40,-94 28,-98 17,-91! 10,-102 0,-104 -10,-102 -17,-91! -28,-98 -40,-94 -41,-74 -26,-40',
      ),
      'line',
      role,
    );
    spot.line(traced(`0,${-radius * 0.5} 0,${-radius * 0.78}`), 'line', 0.5);
  });
  dottedHeart(sheet, radius * 0.28, 'sun', 7);
}
