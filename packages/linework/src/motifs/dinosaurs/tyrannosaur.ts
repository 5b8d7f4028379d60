import { unite } from '../../geometry/boolean.ts';
import type { Sheet } from '../../sheet.ts';
import { backScales, bellyOf, lidded, outline, stroke, toes, type Hide } from './dinosaur.ts';

const BODY =
  '-424,-276! -330,-272 -230,-284 -140,-318 -60,-352 14,-366 72,-384 112,-430 140,-492 172,-540 214,-564 246,-556 262,-540 312,-522 352,-498 372,-470 362,-444! 320,-436 268,-434 216,-428! 196,-390 184,-340 186,-286 160,-226 104,-186 20,-176 -60,-186 -130,-206 -230,-230 -330,-252';
/** The lower jaw, hinged behind the eye. */
const JAW =
  '136,-460! 176,-450 216,-424! 262,-396 308,-378 346,-372! 358,-354 344,-334 300,-326 246,-336 198,-360 160,-340 130,-390';
const THIGH =
  '-108,-262 -62,-330 20,-332 72,-286 92,-206 80,-158 46,-122 26,-90 32,-58 62,-36 112,-26 126,0! -14,0! -30,-20 -22,-54 -34,-82 -52,-110 -86,-146 -112,-196';
const FAR_LEG =
  '-90,-250 50,-250 60,-190 26,-146 -40,-118 -92,-92 -104,-66 -84,-40 -40,-28 -26,0! -152,0! -166,-22 -160,-66 -150,-106 -106,-156';

/** A Tyrannosaurus rex about 800 units long and 560 high in mid-stride, its mouth open. */
export function tyrannosaur(sheet: Sheet, it: Hide): void {
  const far = sheet.at({ x: -30, y: -12 });
  far.shape(outline(FAR_LEG), 'bold', it.skin);
  toes(far, it, [-44, -86, -124]);
  arm(sheet.at({ x: 34, y: -10 }), it);
  mouth(sheet, it);
  const trunk = unite([outline(BODY), outline(JAW)]);
  const body = unite([...trunk, outline(THIGH)]);
  sheet.shape(body, 'bold', it.skin);
  const inside = sheet.inside(body);
  bellyOf(
    inside,
    it,
    '230,-400! 168,-378 142,-330 146,-270 116,-222 40,-200 -60,-208 -150,-228 -260,-250 -424,-276! -260,-140 60,-120 260,-200 280,-340',
    [
      '120,-346 210,-352',
      '120,-306 206,-306',
      '124,-266 206,-258',
      '108,-232 178,-190',
      '-112,-230 -116,-150',
      '-166,-236 -172,-160',
      '-220,-246 -228,-170',
      '-276,-256 -284,-180',
    ],
  );
  backScales(
    inside,
    it,
    '-440,-260! -330,-250 -230,-266 -130,-280 -60,-300 40,-320 100,-370 150,-440 176,-480! 200,-520 190,-580! 60,-480! -180,-360!',
    78,
  );
  if (it.level === 0) inside.shape(outline(SADDLE), 'line', it.mark);
  if (it.level === 1) for (const band of BANDS) inside.shape(outline(band), 'line', it.mark);
  inside.shape(unite([outline(THIGH)]), 'none', it.skin);
  for (const fold of ['6,-318 56,-300 92,-240 86,-170', '-110,-204 -116,-240 -104,-274'])
    inside.line(stroke(fold), 'line', 0.6);
  sheet.rim(body, 'bold');
  toes(sheet, it, [106, 62, 20]);
  arm(sheet, it);
  head(sheet, it);
}

/** What the open mouth shows: its roof, the tongue and both rows of teeth. */
function mouth(sheet: Sheet, it: Hide): void {
  sheet.shape(outline('196,-450! 350,-450! 336,-410 340,-360! 270,-384 206,-410!'), 'line', 'rust');
  if (it.level > 0) sheet.shape(outline('224,-414! 258,-430 300,-412 322,-380! 266,-396'), 'line', 'blush');
  teeth(sheet, it);
}

const SADDLE =
  '-420,-290! -160,-380 10,-450 80,-520 160,-620! 250,-620! 190,-540 130,-470 96,-380 30,-330! -10,-306 -50,-318! -90,-276 -130,-284! -180,-256 -300,-262!';
const BANDS = [
  '-290,-330! -236,-330! -226,-262 -244,-248 -268,-262',
  '-188,-350! -126,-360! -122,-272 -150,-252 -172,-274',
  '-80,-390! -20,-400! -22,-352 -50,-334 -74,-350',
  '66,-440! 116,-470! 104,-380 80,-352 60,-372',
];

function arm(sheet: Sheet, it: Hide): void {
  sheet.shape(
    outline(
      '104,-326 136,-330 156,-302 162,-278 198,-270 232,-254! 218,-244 198,-248 214,-228! 194,-226 164,-240 130,-258 108,-288',
    ),
    'bold',
    it.skin,
  );
}

function head(sheet: Sheet, it: Hide): void {
  sheet.line(stroke('216,-428 190,-446 182,-474'), 'line', 0.5);
  lidded(sheet, [226, -508], 18, it.isPlain);
  sheet.line(stroke('196,-530 226,-538 258,-520'), 'line', 0.5);
  sheet.ink(outline('342,-486 354,-482 352,-473 340,-477'));
  if (it.level > 0) sheet.line(stroke('290,-500 312,-490 322,-470'), 'fine', 0.5);
}

/** The teeth of the upper jaw, then those of the lower one. */
function teeth(sheet: Sheet, it: Hide): void {
  const at = it.level === 0 ? [246, 292, 336] : [232, 256, 280, 304, 328, 350];
  const half = it.level === 0 ? 16 : 11;
  for (const x of at)
    sheet.shape(
      outline(`${x - half},-452! ${x + half},-452! ${x + half * 0.2},${it.level === 0 ? -408 : -414}!`),
      'line',
      'cream',
    );
  for (const [x, y] of it.level === 0
    ? [
        [268, -382],
        [318, -366],
      ]
    : [
        [250, -390],
        [276, -378],
        [304, -370],
        [332, -364],
      ])
    sheet.shape(
      outline(`${x! - half},${y! + 10}! ${x! + 2},${y! - 30}! ${x! + half},${y! + 12}!`),
      'line',
      'cream',
    );
}
