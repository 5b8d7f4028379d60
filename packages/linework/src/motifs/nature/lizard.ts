import { clockwise, unite } from '../../geometry/boolean.ts';
import { traced } from '../../geometry/drawn.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { mix } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';

/** Half widths of a lizard from the tip of its tail to its neck. */
const GIRTHS = [1, 5, 9, 13, 19, 22, 20, 13] as const;

function girth(share: number): number {
  const at = share * (GIRTHS.length - 1);
  const k = Math.min(GIRTHS.length - 2, Math.floor(at));
  return mix(GIRTHS[k]!, GIRTHS[k + 1]!, at - k);
}

/** A lizard seen from above about the frame's origin, 260 units long, its head to the right. */
export function lizard(sheet: Sheet, level: 0 | 1 | 2): void {
  const legs = ['58,6 78,34 104,38', '58,-6 74,-34 100,-42', '-2,8 -22,36 -2,56', '-2,-8 -24,-34 -6,-54'];
  const limbs = legs.flatMap((leg) => {
    const spine = traced(leg);
    const [x, y] = spine.at(-1)!;
    return [clockwise(tube(spine, (t) => 10 - 4 * t)), ellipse(x, y, 10, 9)];
  });
  sheet.shape(unite(limbs), 'line', 'grass');
  const spine = traced('-150,30 -126,-6 -90,-16 -50,6 -10,2 30,-2 76,0');
  const body = unite([clockwise(tube(spine, girth)), ellipse(94, 0, 30, 20)]);
  sheet.shape(body, 'line', 'grass');
  const inside = sheet.inside(body);
  if (level > 0)
    for (const x of [-36, -10, 16, 42]) inside.line(traced(`${x - 6},-30 ${x + 4},0 ${x - 6},30`), 'fine', 0);
  for (const y of [-9, 9]) sheet.ink(ellipse(104, y, 3.6, 3));
}
