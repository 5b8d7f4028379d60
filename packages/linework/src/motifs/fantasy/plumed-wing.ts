import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { knots } from '../../geometry/knots.ts';
import { mix } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

type Level = 0 | 1 | 2;

/** Where the feathers are rooted, from the shoulder to the tip of the wing's hand. */
const ARM = curve(knots('-24,6 -22,-70 -34,-150 -74,-222 -136,-262'), 5);

/** A row of feathers: how many by grade, how long as a share of the longest. */
interface Row {
  readonly counts: readonly [number, number, number];
  readonly share: number;
}

/** The quills, and the row of coverts over their roots. */
const ROWS: readonly Row[] = [
  { counts: [5, 8, 9], share: 1 },
  { counts: [0, 7, 8], share: 0.56 },
];

/** A feather on the origin, its tip upwards and bent to the right. */
function feather(sheet: Sheet, long: number, wide: number, role: Role, hasShaft: boolean): void {
  const bend = long * 0.12;
  const at = (x: number, y: number): string => `${x * wide + bend * y ** 2},${-long * y}`;
  sheet.shape(
    drawn(
      `0,0! ${at(0.4, 0.3)} ${at(0.52, 0.7)} ${at(0.36, 0.93)} ${at(0, 1)} ${at(-0.36, 0.93)} ${at(-0.5, 0.7)} ${at(-0.4, 0.3)}`,
    ),
    'line',
    role,
  );
  if (hasShaft) sheet.line(traced(`${at(0, 0.62)} ${at(0, 0.78)} ${at(0, 0.92)}`), 'fine', 0.5);
}

/** A row of feathers, from the tip of the wing to the shoulder, each over the one before it. */
function feathers(sheet: Sheet, level: Level, { counts, share }: Row, roles: readonly Role[]): void {
  const count = counts[level];
  for (let i = count - 1; i >= 0; i--) {
    const t = (i + 0.3) / count;
    const [x, y] = ARM[Math.floor(t * (ARM.length - 1))]!;
    const long = mix(190, 310, t ** 0.8) * share;
    feather(
      sheet.at({ x, y, angle: mix(-1.98, -0.74, t ** 1.1) }),
      long,
      mix(74, 62, t) * (share === 1 ? 9 / (count + 1) : 1),
      roles[i % 2]!,
      share === 1 && level > 0,
    );
  }
}

/** The smooth front of the wing over the roots of all feathers, its back edge in scallops. */
const FRONT =
  '16,34! 14,-60 2,-150 -46,-238 -120,-286 -164,-288! -166,-262 -140,-246! -142,-222 -112,-206! -116,-180 -88,-164! -96,-136 -72,-116! -86,-88 -62,-66! -78,-38 -52,-18! -60,20 -30,48 0,50';

/** A raised wing of feathers, swept back to the left; it grows out of the origin and is about 520 units high. */
export function plumedWing(
  sheet: Sheet,
  level: Level,
  roles: readonly [front: Role, one: Role, other: Role],
): void {
  for (const row of ROWS) feathers(sheet, level, row, roles.slice(1));
  sheet.shape(drawn(FRONT), 'bold', roles[0]);
}
