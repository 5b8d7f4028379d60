import { unite } from '../../geometry/boolean.ts';
import type { Sheet } from '../../sheet.ts';
import { bellyOf, leg, lidded, outline, stroke, type Hide } from './dinosaur.ts';

const BODY =
  '-376,-214! -320,-222 -236,-244 -150,-290 -70,-326 10,-360 70,-414 104,-500 152,-548 214,-556 238,-540 300,-522 346,-490 352,-462 334,-446! 300,-440 256,-440 206,-424! 186,-388 178,-340 186,-284 168,-214 104,-166 16,-156 -76,-166 -164,-180 -262,-186';
/** The lower jaw, hinged below the eye. */
const JAW =
  '130,-440! 190,-428! 216,-404 262,-384 330,-366! 340,-348 326,-328 282,-322 226,-336 184,-362 150,-330 120,-380';
const LEG =
  '-96,-262 -24,-304 56,-270 78,-196 46,-128 32,-98 22,-60 44,-42 92,-26 100,0! -12,0! -34,-14 -28,-56 -26,-86 -54,-118 -98,-180';

/** A Tyrannosaurus rex about 720 units long and 560 high, its mouth open. */
export function tyrannosaur(sheet: Sheet, it: Hide): void {
  const far = sheet.at({ x: 104, y: -14 });
  leg(far, it, LEG, [
    [88, 0],
    [52, 0],
    [14, 0],
  ]);
  arm(sheet.at({ x: 42, y: -6 }), it);
  sheet.shape(outline('186,-440! 330,-446! 318,-404 324,-362! 256,-386 206,-414!'), 'line', 'rust');
  if (it.level > 0) sheet.shape(outline('214,-408! 250,-424 296,-404 312,-372! 262,-388'), 'line', 'blush');
  const body = unite([outline(BODY), outline(JAW)]);
  sheet.shape(body, 'bold', it.skin);
  const inside = sheet.inside(body);
  bellyOf(
    inside,
    it,
    '206,-424! 150,-392 142,-320 146,-262 110,-206 30,-188 -80,-196 -180,-200 -300,-200 -376,-214! -260,-120 60,-120 260,-200 260,-380',
    [
      '120,-352 190,-356',
      '120,-312 196,-312',
      '124,-270 204,-262',
      '110,-232 180,-190',
      '76,-216 116,-150',
      '30,-206 46,-140',
      '-24,-206 -20,-146',
      '-84,-212 -86,-150',
      '-146,-218 -150,-160',
    ],
  );
  if (it.level === 0) inside.shape(outline(SADDLE), 'line', it.mark);
  for (const [i, band] of BANDS.entries())
    if (it.level === 2 || (it.level === 1 && i % 2 === 0)) inside.shape(outline(band), 'line', it.mark);
  sheet.rim(body, 'bold');
  teeth(sheet, it);
  leg(sheet, it, LEG, [
    [90, 0],
    [54, 0],
    [16, 0],
  ]);
  arm(sheet, it);
  lidded(sheet, [214, -508], 19);
  sheet.line(stroke('188,-532 214,-538 242,-522'), 'line', 0.5);
  sheet.ink(outline('324,-492 334,-488 332,-480 322,-484'));
}

const SADDLE =
  '-400,-240! -160,-340 10,-420 80,-500 160,-600! 250,-600! 190,-530 130,-470 96,-380 30,-318! -10,-290 -50,-308! -90,-262 -130,-270! -180,-232 -300,-226!';
const BANDS = [
  '-326,-260! -286,-260! -290,-200 -302,-190 -316,-206',
  '-258,-280! -206,-300! -214,-222 -232,-204 -250,-224',
  '-182,-320! -126,-340! -136,-236 -156,-212 -176,-240',
  '-98,-360! -40,-380! -46,-276 -70,-248 -92,-284',
  '-14,-400! 34,-430! 30,-316 6,-282 -14,-316',
];

function arm(sheet: Sheet, it: Hide): void {
  sheet.shape(
    outline(
      '98,-322 128,-326 146,-298 154,-276 186,-268 214,-256! 204,-244 184,-246 200,-230! 184,-226 158,-240 126,-256 104,-286',
    ),
    'bold',
    it.skin,
  );
}

/** The teeth of the upper jaw, then those of the lower one. */
function teeth(sheet: Sheet, it: Hide): void {
  const at = it.level === 0 ? [232, 276, 318] : [216, 238, 260, 282, 304, 324];
  const half = it.level === 0 ? 15 : 9;
  for (const x of at)
    sheet.shape(
      outline(`${x - half},-444! ${x + half},-446! ${x + half * 0.2},${it.level === 0 ? -418 : -424}!`),
      'line',
      'cream',
    );
  for (const [x, y] of it.level === 0
    ? [
        [254, -388],
        [300, -374],
      ]
    : [
        [234, -396],
        [262, -385],
        [290, -377],
        [316, -370],
      ])
    sheet.shape(
      outline(`${x! - half},${y! - 2}! ${x! + 2},${y! - 24}! ${x! + half},${y! + 4}!`),
      'line',
      'cream',
    );
}
