import { unite } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { mix } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';

/** Half widths of the tail from its root to its tip. */
const TAIL = [25, 18, 13, 9, 6, 3] as const;

function girth(share: number): number {
  const at = share * (TAIL.length - 1);
  const k = Math.min(TAIL.length - 2, Math.floor(at));
  return mix(TAIL[k]!, TAIL[k + 1]!, at - k);
}

/** A leg of thick parts that ends in spread toes, as one outline. */
function leg(
  parts: readonly (readonly [table: string, from: number, to: number])[],
  toes: readonly string[],
) {
  return unite([
    ...parts.flatMap(([table, from, to]) => {
      const spine = traced(table);
      return [tube(spine, (t) => mix(from, to, t)), ellipse(...spine[0]!, from)];
    }),
    ...toes.flatMap((toe) => {
      const spine = traced(toe);
      return [tube(spine, () => 7), ellipse(...spine.at(-1)!, 8)];
    }),
  ]);
}

/**
 * A lizard in profile that props itself up on its forelegs, about 430 units long, its head raised to the right;
 * the ground under its feet is the frame's origin.
 */
export function lizard(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(
    leg([['104,-74 128,-46 122,-14', 17, 10]], ['118,-8 136,-8 152,-2', '116,-4 126,4 136,12']),
    'line',
    'grass',
  );
  sheet.shape(
    leg([['-40,-34 -8,-26 -22,-6', 18, 10]], ['-24,-4 -6,-6 12,-2', '-24,0 -8,6 6,10']),
    'line',
    'grass',
  );
  const body = unite([
    drawn(
      '204,-138 190,-158 160,-172 130,-170 108,-150 84,-116 40,-94 -20,-84 -70,-72 -104,-54! -104,-18! -60,-12 0,-18 50,-30 92,-50 118,-86 140,-110 176,-116 202,-124',
    ),
    tube(traced('-76,-42 -130,-26 -186,-14 -232,-18 -262,-46 -258,-84 -226,-96 -206,-80'), girth),
  ]);
  sheet.shape(body, 'bold', 'grass');
  const inside = sheet.inside(body);
  inside.line(traced('120,-92 90,-62 40,-44 -20,-34 -90,-32'), 'line', 0.2);
  const bands = [
    ['84,-124 78,-96 88,-64', '30,-100 22,-72 30,-44', '-30,-90 -38,-62 -32,-34'],
    ['62,-110 54,-84 62,-52', '14,-98 6,-70 12,-42', '-36,-88 -42,-62 -36,-36'],
    [
      '88,-124 80,-98 88,-64',
      '52,-106 44,-80 52,-48',
      '16,-98 8,-70 14,-42',
      '-20,-92 -28,-64 -22,-38',
      '-54,-84 -60,-58 -54,-34',
    ],
  ][level]!;
  for (const table of bands) inside.line(traced(table), 'line', 0.2);
  for (const table of [
    '-118,-54 -112,-34 -120,-8',
    '-158,-40 -154,-22 -162,0',
    '-198,-34 -196,-18 -202,4',
    '-238,-44 -236,-28 -222,0',
  ])
    inside.line(traced(table), 'line', 0.2);
  inside.line(traced('116,-158 128,-138 124,-110'), 'line', 0.2);
  inside.line(traced('206,-134 186,-134 164,-130 150,-136'), 'line', 0.3);
  sheet.shape(ellipse(160, -152, 12, 11), 'line', 'sun');
  sheet.ink(ellipse(162, -152, 5.5, 6.5));
  sheet.ink(ellipse(195, -146, 3, 2.4));
  sheet.shape(
    leg([['70,-58 44,-36 70,-10', 20, 11]], ['70,-6 88,-6 108,2', '68,-2 80,8 90,18', '64,-2 60,10 54,20']),
    'line',
    'grass',
  );
  sheet.shape(
    leg(
      [
        ['-84,-46 -44,-44 -28,-30', 26, 15],
        ['-30,-30 -66,-14 -74,4', 15, 9],
      ],
      ['-74,4 -52,4 -30,10', '-76,6 -64,16 -54,24', '-80,6 -90,14 -102,20'],
    ),
    'line',
    'grass',
  );
}
