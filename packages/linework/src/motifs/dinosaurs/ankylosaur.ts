import { subtract, unite } from '../../geometry/boolean.ts';
import { ellipse } from '../../geometry/forms.ts';
import { mix } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import { bellyOf, leg, lidded, nails, outline, stroke, threeNails, type Hide } from './dinosaur.ts';

const BODY =
  '-432,-152! -350,-180 -280,-212 -200,-248 -100,-276 0,-286 100,-270 180,-228 226,-176 226,-122 170,-86 40,-68 -110,-72 -220,-92 -320,-116 -430,-118!';
const CLUB = '-404,-164 -436,-198 -484,-192 -506,-160! -512,-136 -506,-112! -484,-78 -436,-74 -404,-108';
const HIND =
  '-218,-140 -180,-176 -120,-166 -88,-126 -96,-88 -122,-60 -106,-32 -76,-18 -72,0! -190,0! -200,-20 -186,-46 -204,-78 -224,-104';
const FORE =
  '58,-130 96,-166 148,-150 164,-112 148,-72 156,-34 182,-18 184,0! 74,0! 66,-18 84,-44 66,-80 48,-104';

/** An Ankylosaurus about 750 units long and 290 high, armored from head to tail. */
export function ankylosaur(sheet: Sheet, it: Hide): void {
  leg(sheet.at({ x: 84, y: -12 }), it, HIND, threeNails(-90, 32));
  leg(sheet.at({ x: -66, y: -12 }), it, FORE, threeNails(166, 32));
  spikes(sheet, it);
  const body = unite([outline(BODY), outline(HIND), outline(FORE)]);
  sheet.shape(body, 'bold', it.skin);
  const trunk = subtract(body, [outline(HIND), outline(FORE)]);
  const inside = sheet.inside(trunk);
  bellyOf(inside, it, '260,-130! 120,-106 -60,-100 -230,-122 -330,-136! -260,-40 200,-40', [
    '-30,-110 -32,-56',
    '24,-110 28,-56',
    '-72,-108 -76,-56',
    '210,-120 216,-70',
  ]);
  armor(inside, it);
  for (const fold of [
    '-150,-164 -108,-154 -88,-122 -96,-90',
    '-220,-116 -212,-148',
    '118,-158 154,-140 163,-108',
    '57,-116 66,-146',
  ])
    sheet.line(stroke(fold), 'line', 0.5);
  sheet.rim(body, 'bold');
  club(sheet, it);
  for (const x of [-94, 160]) nails(sheet, it, threeNails(x, it.level === 0 ? 44 : 34));
  head(sheet.at({ x: 222, y: -152 }), it);
}

/** The club at the end of the tail, two lobes with a knob each. */
function club(sheet: Sheet, it: Hide): void {
  sheet.shape(outline(CLUB), 'bold', it.mark);
  if (it.level > 0) for (const y of [-164, -108]) sheet.shape(ellipse(-458, y, 26, 17), 'line', it.belly);
}

/** The spikes that stand along the back and the tail, the highest in the middle. */
function spikes(sheet: Sheet, it: Hide): void {
  const along = it.level === 0 ? [-200, -60, 80] : [-370, -310, -246, -176, -100, -20, 58, 130];
  for (const x of along) {
    const y = -292 + (Math.abs(x + 10) / 360) ** 1.6 * 120;
    const size = (it.level === 0 ? 1.3 : 1) * (x < -280 ? 0.7 : 1);
    sheet
      .at({ x, y, scale: size, angle: x < -140 ? -0.3 : x > 100 ? 0.3 : 0 })
      .shape(outline('-34,26! -16,-14 -26,-46! 12,-20 34,26! 0,34'), 'line', 'cream');
  }
}

/** Rows of keeled plates over the back and the tail. */
function armor(sheet: Sheet, it: Hide): void {
  const rows =
    it.level === 0
      ? [{ y: -196, from: -150, to: 130, count: 3, size: 46 }]
      : [
          { y: -236, from: -196, to: 140, count: 7, size: 25 },
          { y: -190, from: -232, to: 176, count: 7, size: 29 },
          { y: -158, from: -380, to: -290, count: 3, size: 16 },
          { y: -142, from: -60, to: 30, count: 2, size: 29 },
        ];
  for (const { y, from, to, count, size } of rows)
    for (let i = 0; i < count; i++) {
      const x = mix(from, to, i / (count - 1));
      const at = sheet.at({ x, y: y + (Math.abs(x + 20) / 200) ** 2 * (from < -300 ? -5 : 26) });
      at.shape(
        outline(
          `${-size},6 ${-size * 0.6},${-size * 0.7} 0,${-size * 0.9} ${size * 0.7},${-size * 0.5} ${size},8 ${size * 0.4},${size * 0.8} ${-size * 0.5},${size * 0.8}`,
        ),
        'line',
        it.mark,
      );
      if (it.level > 0 && size > 20)
        at.line(
          stroke(`${-size * 0.5},${size * 0.34} 0,${-size * 0.34} ${size * 0.56},${size * 0.2}`),
          'fine',
          0.4,
        );
    }
}

function head(sheet: Sheet, it: Hide): void {
  for (const table of ['-18,-40! -40,-84 -66,-104! -20,-104 20,-72!', '-24,44! -50,74 -74,80! -34,96 8,72!'])
    sheet.shape(outline(table), 'line', 'cream');
  sheet.shape(
    outline('-50,-30 -10,-64 50,-66 104,-40 140,0 144,36 116,62 60,70 0,66 -40,40'),
    'bold',
    it.skin,
  );
  sheet.shape(outline('112,-28! 148,-4 152,40 118,64! 100,30'), 'line', it.belly);
  if (it.level > 0)
    for (const [x, y] of [
      [0, -40],
      [40, -44],
      [20, -16],
    ] as const)
      sheet.shape(ellipse(x, y, 14, 10), 'line', it.mark);
  lidded(sheet, [66, -14], 14);
  sheet.ink(ellipse(128, 6, 5, 4));
  sheet.line(stroke('136,44 96,46 60,34'), 'line', 0.5);
}
