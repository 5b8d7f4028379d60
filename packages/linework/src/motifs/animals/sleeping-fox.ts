import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { points } from '../../geometry/knots.ts';
import type { Path } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import { bonesOf, dress } from './body/pelt.ts';

type Level = 0 | 1 | 2;

function locks(sheet: Sheet, rim: Path, way: string): void {
  dress(sheet, {
    pelt: { kind: 'locks', size: 44, long: 1.5 },
    rim: [rim],
    bones: bonesOf(points(way), 0, 0.2),
    coat: 'ember',
    marks: () => undefined,
    bare: () => false,
  });
  sheet.rim(rim, 'bold');
}

/** A fox's head in profile with its eye shut, its nose on the frame's origin and the ears to the left. */
function sleepersHead(sheet: Sheet, level: Level): void {
  sheet.shape(drawn('-112,-82! -124,-150! -78,-112 -64,-66!'), 'bold', 'ember');
  const head = clockwise(
    drawn(
      '6,0 0,-14 -46,-36 -84,-66 -124,-86 -164,-84 -196,-60 -216,-12! -192,-10 -184,18! -150,16 -100,26 -40,18 -4,12',
    ),
  );
  sheet.shape(head, 'bold', 'ember');
  sheet
    .inside([head])
    .shape(drawn('20,-14! -40,-8 -74,-14 -104,-34 -150,-30 -230,-30! -230,50! 20,40!'), 'line', 'paper');
  sheet.rim(head, 'bold');
  const ear = '-176,-74! -204,-166! -140,-124 -122,-84 -146,-70';
  sheet.shape(drawn(ear), 'bold', 'ember');
  if (level > 0) sheet.shape(drawn('-168,-82! -186,-142! -148,-114 -138,-86!'), 'line', 'wood');
  const face = sheet.closely;
  face.line(traced('-98,-48 -84,-36 -66,-38'), 'bold', 0.4);
  face.ink(ellipse(0, -3, 10, 8.5));
  if (level > 0) face.line(traced('-6,8 -24,10 -48,4'), 'line', 0.5);
}

/** A fox curled up asleep with its brush round its feet, 560 units wide; it lies on the frame's origin. */
export function sleepingFox(sheet: Sheet, level: Level): void {
  const body = clockwise(
    drawn(
      '-250,-90 -226,-170 -150,-246 -40,-282 70,-276 170,-236 246,-160 268,-80 240,-16 120,0 -140,0 -234,-26',
    ),
  );
  sheet.shape(body, 'bold', 'ember');
  if (level === 2) locks(sheet, body, '-240,-100 -150,-200 0,-240 150,-200 240,-90');
  sheet.line(traced('40,-214 120,-206 176,-158 182,-98 150,-56'), 'bold', 0.6);
  sheet.line(traced('-196,-176 -150,-150 -124,-118'), 'line', 0.6);
  const brush = clockwise(
    drawn(
      '214,-104! 276,-84 300,-36 276,12 200,44 80,50 -50,44 -150,30 -226,-4! -160,-26 -70,-22 40,-28 130,-34 190,-58',
    ),
  );
  sheet.shape(brush, 'bold', 'ember');
  if (level === 2) locks(sheet, brush, '230,-80 260,-20 120,10 -60,10 -220,0');
  sheet
    .inside([brush])
    .shape(drawn('-96,70! -110,34! -78,28! -100,8! -66,0! -88,-40! -260,-60! -260,60!'), 'line', 'paper');
  sheet.rim(brush, 'bold');
  sleepersHead(sheet.at({ x: 6, y: -50, scale: 1.08 }), level);
}

/** The face of a cub that looks straight at us, 180 units wide, its chin on the frame's origin. */
export function cubFace(sheet: Sheet, level: Level): void {
  for (const flip of [false, true]) {
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
