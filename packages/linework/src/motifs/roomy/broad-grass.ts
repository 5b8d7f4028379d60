import { drawn } from '../../geometry/drawn.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** How high each blade grows, as a share of the tallest, and how far it leans, as a share of its width. */
const BLADES = [
  [1, 0.16],
  [0.66, -0.2],
  [0.88, 0.28],
  [0.56, 0.05],
  [0.94, -0.26],
  [0.7, 0.2],
] as const;

/** A strip of grass in one piece, its broad bowed blades standing up from a line to a height, down to a foot. */
export function broadGrass(
  sheet: Sheet,
  [left, right]: readonly [number, number],
  [line, high, foot]: readonly [number, number, number],
  count: number,
  role: Role,
): void {
  const wide = (right - left) / count;
  const blades = Array.from({ length: count }, (_, i) => {
    const [tall, lean] = BLADES[i % BLADES.length]!;
    const [x, up] = [left + i * wide, high * tall];
    const tip = x + wide * (0.5 + lean);
    const bow = wide * 0.1 * Math.sign(lean);
    return `${x},${line}! ${x + wide * 0.06 - bow},${line - up * 0.5} ${tip},${line - up}! ${x + wide * 0.88 - bow},${line - up * 0.42}`;
  });
  sheet.shape(
    drawn(`${left},${foot}! ${blades.join(' ')} ${right},${line}! ${right},${foot}!`),
    'bold',
    role,
  );
}
