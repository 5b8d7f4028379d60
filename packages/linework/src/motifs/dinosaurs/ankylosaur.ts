import { ellipse } from '../../geometry/forms.ts';
import type { Sheet } from '../../sheet.ts';
import { bellyOf, leg, lidded, outline, spots, stroke, threeNails, type Hide } from './dinosaur.ts';

const HIND = '-210,-130 -160,-150 -116,-120 -112,-60 -104,-14 -108,0! -196,0! -200,-16 -204,-70';
const FORE = '70,-120 116,-136 152,-110 152,-56 158,-14 154,0! 72,0! 68,-16 72,-60';

/** An Ankylosaurus about 820 units long and 270 high, armored from head to tail. */
export function ankylosaur(sheet: Sheet, it: Hide): void {
  leg(sheet.at({ x: 54, y: -12 }), it, HIND, threeNails(-128, 28));
  leg(sheet.at({ x: 50, y: -12 }), it, FORE, threeNails(136, 28));
  sheet.shape(
    outline('-220,-150! -300,-126 -400,-112 -470,-120! -470,-82! -390,-74 -290,-76 -200,-90!'),
    'bold',
    it.skin,
  );
  if (it.level > 0)
    for (const [y, tip] of [
      [-116, -146],
      [-80, -54],
    ] as const)
      sheet.shape(outline(`-384,${y}! -386,${tip}! -350,${y}!`), 'line', 'cream');
  sheet.shape(
    outline(
      '-446,-102 -462,-138 -500,-158 -536,-140 -540,-116 -566,-102 -540,-86 -534,-62 -498,-46 -460,-66',
    ),
    'bold',
    it.mark,
  );
  if (it.level > 0) for (const y of [-126, -78]) sheet.shape(ellipse(-500, y, 22, 15), 'line', it.belly);
  const body = outline(
    '-310,-98 -284,-158 -230,-214 -150,-254 -20,-272 100,-250 190,-190 214,-130 170,-84 20,-66 -140,-70',
  );
  const spikes = it.level === 0 ? [-180, -60, 60] : [-226, -160, -90, -16, 58, 126];
  for (const x of spikes) {
    const y = -280 + ((x + 20) / 220) ** 2 * 96;
    sheet.shape(
      outline(
        `${x - 26},${y + 22}! ${x - 10},${y - 18} ${x - 18},${y - 48}! ${x + 14},${y - 20} ${x + 28},${y + 20}! ${x},${y + 28}`,
      ),
      'line',
      'cream',
    );
  }
  sheet.shape(body, 'bold', it.skin);
  const inside = sheet.inside([body]);
  bellyOf(inside, it, '240,-120! 120,-104 -60,-96 -270,-112! -260,-40 200,-40', [
    '-180,-110 -184,-60',
    '-110,-106 -112,-60',
    '-40,-104 -40,-56',
    '30,-106 34,-56',
    '100,-112 106,-60',
  ]);
  const plates =
    it.level === 0
      ? [
          [-150, -176, 40],
          [-40, -196, 46],
          [80, -180, 40],
        ]
      : [
          [-190, -160, 28],
          [-120, -196, 32],
          [-40, -212, 34],
          [44, -206, 32],
          [120, -180, 28],
          [-150, -134, 24],
          [-70, -148, 26],
          [10, -150, 26],
          [90, -138, 24],
        ];
  for (const [x, y, r] of plates) {
    inside.shape(ellipse(x!, y!, r!, r! * 0.72), 'line', it.mark);
    if (it.level === 2) inside.shape(ellipse(x!, y! - 3, r! * 0.46, r! * 0.3), 'fine', it.belly);
  }
  spots(inside, it, [
    [160, -146, 12],
    [-222, -124, 11],
  ]);
  sheet.rim(body, 'bold');
  for (const x of it.level === 0 ? [] : [-262, -78, -22, 34])
    sheet.shape(
      outline(`${x - 24},-118! ${x - 22},-86 ${x - 34},-58! ${x + 6},-78 ${x + 24},-116!`),
      'line',
      'cream',
    );
  leg(sheet, it, HIND, threeNails(-128, 28));
  leg(sheet, it, FORE, threeNails(136, 28));
  head(sheet.at({ x: 216, y: -150 }), it);
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
