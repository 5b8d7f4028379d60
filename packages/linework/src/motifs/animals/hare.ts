import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { points } from '../../geometry/knots.ts';
import type { Path } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import { bonesOf, dress } from './body/pelt.ts';
import { flap } from './body/trimmings.ts';

type Level = 0 | 1 | 2;

/** A face in profile about the eye, looking right: eye, nostril, mouth. */
function hareFace(sheet: Sheet, level: Level): void {
  const face = sheet.closely;
  if (level > 0) face.shape(drawn('-21,2 -10,-15 8,-15 20,0 8,13 -10,13'), 'line', 'gold');
  face.ink(ellipse(1, -1, 10, 11.5));
  face.gleam(ellipse(5, -6, 3.6));
  face.line(traced('52,22 60,17 63,25'), 'line', 0.3);
  face.line(traced('59,30 50,38 34,42'), 'line', 0.4);
}

/** An ear that grows out of the head: its rim is open at the root. */
function ear(sheet: Sheet, rim: string, inner?: string): void {
  flap(sheet, rim, 'fur');
  if (inner) sheet.shape(drawn(inner), 'line', 'blush');
}

/** Fur in locks from the head over the back and down the flank; the face and the pale parts stay bare. */
function fur(sheet: Sheet, body: Path, back: string, isBare: (x: number, y: number) => boolean): void {
  dress(sheet, {
    pelt: { kind: 'locks', size: 66, long: 1.1 },
    rim: [body],
    bones: bonesOf(points(back), 0, 0.3),
    coat: 'fur',
    marks: () => undefined,
    bare: ([x, y]) => isBare(x, y),
  });
}

const SITTING_FUR = [
  '20,-330 10,-306 -8,-296',
  '56,-300 44,-278 26,-270',
  '-36,-282 -42,-258 -60,-250',
  '14,-262 2,-242 -16,-236',
  '-100,-196 -98,-172 -112,-160',
  '-64,-190 -64,-168 -78,-156',
  '-20,-186 -22,-164 -38,-154',
  '-112,-120 -106,-100 -116,-88',
  '-66,-116 -62,-96 -74,-84',
  '-16,-112 -12,-92 -24,-80',
  '32,-132 32,-112 20,-100',
  '92,-380 82,-358 66,-350',
];
const CROUCHING_FUR = [
  '-196,-110 -190,-86 -200,-70',
  '-160,-160 -152,-136 -162,-120',
  '-120,-110 -112,-86 -122,-70',
  '-84,-160 -76,-136 -86,-120',
  '-50,-104 -42,-82 -52,-66',
  '56,-170 62,-148 52,-132',
  '96,-150 100,-128 92,-112',
  '70,-110 76,-90 66,-76',
  '36,-132 42,-112 34,-96',
  '-150,-66 -140,-52',
];

/** Short strokes of fur. */
function strokes(sheet: Sheet, all: readonly string[]): void {
  for (const stroke of all) sheet.line(traced(stroke), 'fine', 0.5);
}

/** A hare that sits up and listens, 720 units high with its ears; it looks to the right. */
export function sittingHare(sheet: Sheet, level: Level): void {
  const tail = '-128,-60 -166,-82 -196,-70 -198,-44 -172,-26 -130,-26';
  sheet.shape(drawn(tail, level > 0 ? {} : { x: 24, y: -30, scale: 1.1 }), 'bold', 'paper');
  if (level > 0) flap(sheet, '116,-180 152,-140 152,-80 148,-38 168,-20 168,-2 128,0 120,-30 118,-90', 'fur');
  const far =
    level > 0
      ? '112,-480 110,-570 132,-652 172,-706! 180,-636 166,-560 140,-484'
      : '112,-480 126,-570 152,-652 190,-706! 206,-636 190,-560 150,-470';
  ear(sheet, far, level > 0 ? '126,-494! 128,-580 160,-660! 160,-580 142,-494!' : undefined);
  const body = clockwise(
    drawn(
      '204,-422 186,-452 150,-488 106,-502 74,-482 54,-436 30,-384 -8,-346 -62,-302 -112,-234 -144,-150 -150,-84 -134,-30 -100,-6! 60,-4! 92,-70 124,-150 152,-214 160,-280 152,-336 154,-370 178,-384 200,-402',
    ),
  );
  sheet.shape(body, 'bold', 'fur');
  if (level === 2)
    fur(sheet, body, '190,-440 96,-460 20,-340 -80,-220 -120,-60', (x, y) => y < -390 && x > 66);
  if (level > 0)
    sheet
      .inside([body])
      .shape(
        drawn('230,-372! 160,-368 136,-330 126,-270 112,-200 84,-120 120,-60! 220,-180!'),
        'line',
        'cream',
      );
  sheet.rim(body, 'bold');
  flap(
    sheet,
    '76,-176 94,-124 100,-70 98,-34 94,-10 104,0 146,-2 146,-20 126,-38 128,-84 134,-140 134,-206',
    'fur',
  );
  if (level === 1) strokes(sheet, SITTING_FUR);
  for (const x of [122, 135]) sheet.line(traced(`${x},-13 ${x + 2},-3`), 'fine', 0.3);
  sheet.line(traced('-74,-240 -20,-236 36,-200 70,-146 76,-96 58,-54 30,-40'), 'bold', 0.6);
  sheet.shape(
    drawn('-134,-18 -126,-40 -100,-50 -50,-48 10,-46 52,-44 84,-30 94,-12 84,0 40,2 -60,3 -122,2'),
    'bold',
    'cream',
  );
  for (const x of [70, 50]) sheet.line(traced(`${x},-26 ${x + 9},-13 ${x + 7},0`), 'line', 0.4);
  const near = '78,-478 42,-560 30,-640 50,-724! 94,-672 118,-592 120,-480';
  ear(sheet, near, '88,-494! 58,-566 54,-664! 90,-626 106,-560 108,-492!');
  if (level > 0) sheet.line(traced('112,-416 120,-396 140,-384'), 'line', 0.5);
  hareFace(sheet.at({ x: 138, y: -446 }), level);
}

/** A hare that lies low with its ears laid back, 500 units long; it looks to the right. */
export function crouchingHare(sheet: Sheet, level: Level): void {
  sheet.shape(drawn('-214,-50 -244,-66 -268,-50 -264,-22 -236,-10 -206,-14'), 'bold', 'paper');
  flap(sheet, '150,-60 196,-34 232,-24 240,-8 222,2 170,2 140,-6', 'fur');
  const body = clockwise(
    drawn(
      '252,-142 234,-170 204,-198 164,-212 122,-206 70,-214 0,-244 -80,-250 -160,-214 -214,-146 -232,-74 -214,-18 -180,-4! 130,-2! 180,-30 200,-70 202,-102 224,-110 248,-124',
    ),
  );
  sheet.shape(body, 'bold', 'fur');
  if (level === 2)
    fur(sheet, body, '230,-150 120,-180 0,-190 -140,-160 -200,-40', (x, y) => x > 118 && y < -98);
  sheet.inside([body]).shape(drawn('270,-96! 210,-98 176,-80 150,-40 140,20! 260,20!'), 'line', 'cream');
  sheet.rim(body, 'bold');
  if (level === 1) strokes(sheet, CROUCHING_FUR);
  sheet.line(traced('-130,-226 -60,-206 0,-160 20,-100 4,-50'), 'bold', 0.6);
  sheet.shape(
    drawn('-196,-16 -186,-40 -150,-50 -70,-46 -4,-44 28,-30 36,-12 26,0 -20,3 -120,4 -186,2'),
    'bold',
    'cream',
  );
  for (const x of [12, -8]) sheet.line(traced(`${x},-26 ${x + 9},-13 ${x + 7},0`), 'line', 0.4);
  flap(sheet, '100,-60 106,-42 122,-30 158,-28 172,-12 160,2 110,3 80,-4 70,-18', 'fur');
  for (const x of [144, 156]) sheet.line(traced(`${x},-16 ${x + 1},-2`), 'fine', 0.3);
  const far = '150,-206 90,-262 10,-294 -64,-288! -20,-252 50,-216 120,-196';
  ear(sheet, far, level > 0 ? '120,-216! 70,-254 -24,-278! 30,-240 100,-208!' : undefined);
  const near = '146,-196 100,-226 30,-240 -50,-222! -10,-190 60,-168 128,-166';
  ear(sheet, near, '116,-196! 60,-220 -18,-214! 30,-190 100,-178!');
  hareFace(sheet.at({ x: 184, y: -162 }), level);
}
