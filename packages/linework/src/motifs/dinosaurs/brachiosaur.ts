import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import type { Sheet } from '../../sheet.ts';
import { threeNails, type Hide } from './dinosaur.ts';

const BODY =
  '238,-680 216,-600 180,-490 124,-392 50,-344 -50,-336 -150,-306 -224,-244 -300,-160 -380,-110 -452,-120! -390,-76 -300,-80 -236,-124 -230,-80 -222,-40 -228,0! -128,0! -126,-44 -108,-110 -50,-138 30,-140 76,-126 84,-70 88,-34 80,0! 176,0! 172,-44 184,-116 214,-200 240,-290 268,-400 286,-500 296,-590 312,-642 356,-634 416,-644 438,-672 424,-700 372,-712 352,-752 306,-776 258,-756 240,-716';
const FAR_HIND = '-150,-200 -60,-200 -40,-120 -44,-40 -38,0! -126,0! -124,-40 -140,-110';
const FAR_FORE = '150,-220 240,-230 254,-130 246,-40 252,0! 166,0! 168,-40 150,-110';

function nails(sheet: Sheet, x: number): void {
  for (const [u] of threeNails(x, 28))
    sheet.shape(drawn(`${u - 11},2! ${u - 9},-12 ${u},-18 ${u + 9},-12 ${u + 11},2!`), 'line', 'cream');
}

/** A Brachiosaurus in one outline from nose to tail, looking to the right, 780 units high on the origin. */
export function brachiosaur(sheet: Sheet, it: Hide): void {
  for (const far of [FAR_HIND, FAR_FORE]) sheet.shape(drawn(far), 'bold', it.skin);
  const rim = clockwise(drawn(BODY));
  sheet.shape(rim, 'bold', it.skin);
  const inside = sheet.inside([rim]);
  if (it.level > 0) {
    const throat = drawn('300,-650! 268,-560 250,-450 230,-360 210,-280 200,-180! 260,-220! 340,-400!');
    inside.shape(throat, 'line', it.belly);
    for (const way of [
      '250,-556 280,-544 320,-556',
      '240,-486 270,-472 310,-486',
      '224,-412 256,-396 300,-412',
      '204,-334 240,-316 280,-330',
    ])
      inside.line(traced(way), 'fine', 0.2);
  }
  inside.line(traced('-226,-150 -196,-220 -130,-236 -92,-190 -108,-112'), 'line', 0.3);
  inside.line(traced('76,-124 66,-190 110,-236 170,-224 190,-150'), 'line', 0.3);
  sheet.rim(rim, 'bold');
  for (const [x, y, r] of spotsOf(it.level)) sheet.shape(ellipse(x, y, r, r * 0.8, 0.2), 'line', it.mark);
  if (!it.isPlain) for (const x of [-150, 158]) nails(sheet, x);
  face(sheet, it);
}

/** Few and broad on the easiest pages. */
function spotsOf(level: 0 | 1 | 2): readonly (readonly [number, number, number])[] {
  if (level === 0)
    return [
      [-110, -262, 38],
      [0, -280, 42],
      [112, -312, 36],
    ];
  return [
    [-90, -276, 30],
    [-10, -288, 34],
    [70, -292, 26],
    [-170, -250, 22],
    [166, -372, 22],
    [214, -484, 20],
  ];
}

function face(sheet: Sheet, it: Hide): void {
  sheet.ink(ellipse(330, -712, 10, 12));
  sheet.gleam(ellipse(333, -717, it.level === 0 ? 2.6 : 4));
  sheet.line(traced('310,-734 330,-740 350,-730'), 'line', 0.4);
  sheet.line(traced('420,-672 380,-664 344,-672 330,-688'), 'line', 0.4);
  if (it.level > 0) {
    sheet.ink(ellipse(414, -690, 3.6, 3));
    sheet.shape(ellipse(312, -676, 14, 10), 'line', 'blush');
  }
}
