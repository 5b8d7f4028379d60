import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { points } from '../../geometry/knots.ts';
import type { Path } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import { bonesOf, dress } from './body/pelt.ts';
import { SIDES } from './look.ts';

type Level = 0 | 1 | 2;

function locks(sheet: Sheet, rim: Path, way: string): void {
  dress(sheet, {
    pelt: { kind: 'locks', size: 44, long: 1.5 },
    rim: [rim],
    bones: bonesOf(points(way), 0, 0.2),
    coat: 'ember',
    marks: () => undefined,
  });
  sheet.rim(rim, 'bold');
}

/** The head of a sleeping fox, its nose to the right, where it lies on the brush of a fox about the frame's origin. */
function sleepersHead(sheet: Sheet, level: Level): void {
  sheet.shape(drawn('-124,-196! -84,-282 -70,-292! -48,-234 -58,-166!'), 'bold', 'ember');
  if (level > 0) sheet.shape(drawn('-102,-206! -78,-258! -64,-222 -70,-186!'), 'line', 'wood');
  const head = clockwise(
    drawn(
      '-214,-150 -196,-190 -150,-208 -104,-200 -62,-170 -18,-132 36,-104 56,-86 50,-66 26,-56 -20,-52 -70,-40 -120,-28 -164,-26 -204,-30! -198,-54! -236,-66! -214,-90! -232,-112! -216,-128',
    ),
  );
  sheet.shape(head, 'bold', 'ember');
  sheet
    .inside([head])
    .shape(
      drawn('70,-90! 10,-92 -36,-104 -74,-128 -110,-122 -140,-92! -178,-84 -260,-90! -260,0! 70,0!'),
      'line',
      'paper',
    );
  sheet.rim(head, 'bold');
  sheet.shape(drawn('-208,-160! -226,-246 -216,-290! -166,-252 -132,-200 -168,-178!'), 'bold', 'ember');
  if (level > 0) sheet.shape(drawn('-196,-180! -208,-246! -168,-216 -156,-196!'), 'line', 'wood');
  const face = sheet.closely;
  face.line(traced('-82,-150 -66,-136 -44,-134'), 'bold', 0.3);
  face.ink(ellipse(48, -86, 11, 9.5));
  if (level > 0) face.line(traced('38,-72 14,-66 -14,-72'), 'line', 0.5);
}

const BODY_TUFTS = [
  '30,-234 50,-222 54,-206',
  '62,-226 80,-214 84,-200',
  '104,-150 120,-140 126,-122',
  '134,-156 150,-144 154,-128',
];
const BRUSH_TUFTS = ['20,22 70,18 110,22', '170,4 210,-8 236,-30', '80,-20 130,-22 160,-30'];

/**
 * A fox curled up asleep, its head upon the brush that comes round its haunch, 560 units wide; it lies on the
 * frame's origin.
 */
export function sleepingFox(sheet: Sheet, level: Level): void {
  const body = clockwise(
    drawn(
      '-226,-60! -216,-120 -180,-176 -110,-226 -10,-258 100,-258 196,-214 254,-138 268,-60 240,0 120,8 -140,8 -210,-6',
    ),
  );
  sheet.shape(body, 'bold', 'ember');
  if (level === 2) locks(sheet, body, '-240,-100 -150,-200 0,-240 150,-200 240,-90');
  const inside = sheet.inside([body]);
  inside.line(traced('84,-64 62,-116 84,-170 138,-200 196,-190'), 'bold', 0.3);
  inside.line(traced('-30,-252 6,-210 8,-150 -8,-112'), 'line', 0.3);
  if (level > 0) for (const tuft of BODY_TUFTS) inside.line(traced(tuft), 'line', 0.4);
  const brush = clockwise(
    drawn(
      '232,-128! 282,-92 300,-34 268,14 190,38 60,42 -60,38 -170,34 -240,22 -270,-8 -250,-30 -206,-38 -130,-46 -40,-50 60,-48 140,-58 196,-84',
    ),
  );
  sheet.shape(brush, 'bold', 'ember');
  if (level === 2) locks(sheet, brush, '240,-80 260,-20 120,10 -60,10 -220,0');
  sheet
    .inside([brush])
    .shape(drawn('-110,60! -132,26! -96,14! -126,0! -88,-12! -104,-70! -290,-70! -290,60!'), 'line', 'paper');
  sheet.rim(brush, 'bold');
  if (level > 0) for (const tuft of BRUSH_TUFTS) sheet.line(traced(tuft), 'line', 0.5);
  sleepersHead(sheet, level);
}

/** The shoulders of a cub that looks over something, below a face on the same frame. */
export function cubShoulders(sheet: Sheet): void {
  sheet.shape(drawn('-128,120! -126,30 -96,-40 -50,-70! 50,-70! 96,-40 126,30 128,120!'), 'bold', 'ember');
}

/** Two forepaws of a cub, laid over an edge that runs through the frame's origin. */
export function cubPaws(sheet: Sheet): void {
  for (const x of [-46, 46]) {
    sheet.shape(drawn('-22,-34! -34,2 -34,26 -14,40 14,40 34,26 34,2 22,-34!', { x }), 'bold', 'wood');
    for (const toe of [-10, 10]) sheet.line(traced(`${x + toe},16 ${x + toe * 1.1},36`), 'line', 0.3);
  }
}

/** A cub that sits on the frame's origin and looks at us, 390 units high; its head leans by `tilt` radians. */
export function sittingCub(sheet: Sheet, level: Level, tilt = 0): void {
  const brush = drawn('60,4! 130,10 186,-30 190,-110 156,-170! 128,-112 110,-70 70,-60!');
  sheet.shape(brush, 'bold', 'ember');
  sheet
    .inside([clockwise(brush)])
    .shape(
      drawn('110,-112! 134,-126! 142,-96! 166,-116! 174,-90! 210,-100! 210,-200! 100,-200!'),
      'line',
      'paper',
    );
  sheet.rim(brush, 'bold');
  sheet.shape(drawn('-96,6! -112,-60 -90,-140 -58,-200! 58,-200! 90,-140 112,-60 96,6!'), 'bold', 'ember');
  sheet.shape(
    drawn('-50,-190! -40,-150! -26,-146! -20,-112! 0,-86! 20,-112! 26,-146! 40,-150! 50,-190!'),
    'line',
    'paper',
  );
  for (const flip of SIDES) {
    const half = sheet.at({ flip });
    half.line(traced('96,-20 100,-60 80,-92 56,-96'), 'line', 0.4);
    half.shape(drawn('8,-100! 6,-40 2,-4 14,10 52,10 58,-6 50,-40 52,-96!'), 'bold', 'ember');
    for (const x of [24, 40]) half.line(traced(`${x},-8 ${x + 1},6`), 'line', 0.3);
  }
  cubFace(sheet.at({ y: -170, angle: tilt }), level);
}

/** The face of a cub that looks straight at us, 180 units wide, its chin on the frame's origin. */
export function cubFace(sheet: Sheet, level: Level): void {
  for (const flip of SIDES) {
    const half = sheet.at({ flip, y: -88 });
    half.shape(drawn('20,-50! 56,-132! 90,-84 84,-10!'), 'bold', 'ember');
    if (level > 0) half.shape(drawn('38,-60! 58,-104! 74,-74 70,-36!'), 'line', 'wood');
  }
  const head = mirrored('0,-62 40,-56 70,-24 98,22! 60,40 28,74 0,88', { y: -88 });
  sheet.shape(head, 'bold', 'ember');
  sheet
    .inside([clockwise(head)])
    .shape(mirrored('0,34 16,14 44,4 120,6! 120,110! 0,110!', { y: -88 }), 'line', 'paper');
  sheet.rim(head, 'bold');
  const face = sheet.closely;
  for (const side of [-1, 1]) {
    face.ink(ellipse(side * 34, -96, 8.5, 10));
    face.gleam(ellipse(side * 34 + 3, -100, 3));
  }
  face.ink(ellipse(0, -22, 9.5, 7.5));
  if (level > 0) face.line(traced('-18,-8 -8,-3 0,-12 8,-3 18,-8'), 'line', 0.4);
}

/** A cub curled up with its nose in its tail, 240 units wide. */
export function sleepingCub(sheet: Sheet, level: Level): void {
  sleepingFox(sheet.at({ scale: 0.44 }), level === 2 ? 1 : level);
}
