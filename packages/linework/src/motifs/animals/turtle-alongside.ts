import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import type { Path } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import { gaze } from './body/gaze.ts';

type Level = 0 | 1 | 2;

/** Scales on a flipper or a head: rows of short arcs, cut at its rim. */
function scales(sheet: Sheet, rim: Path, lines: readonly string[]): void {
  const inside = sheet.inside([clockwise(rim)]);
  for (const line of lines) inside.line(traced(line), 'fine', 0);
  sheet.rim(rim, 'bold');
}

function shell(sheet: Sheet, level: Level): void {
  const rim = clockwise(
    drawn('-262,26! -214,-66 -104,-130 36,-144 150,-106 222,-36 232,14! 120,52 -60,70 -190,56'),
  );
  sheet.shape(rim, 'bold', 'grass');
  const inside = sheet.inside([rim]);
  const margin =
    level === 0 ? '-280,-26! -190,2 -60,12 110,-4 250,-56' : '-280,-8! -190,24 -60,36 110,20 250,-30';
  inside.shape([...traced(margin), [300, 140], [-300, 140]], 'line', 'leaf');
  const across = [
    ['-120,-120 -150,-60 -130,30', '40,-150 30,-60 50,20'],
    ['-150,-100 -174,-50 -150,22', '-40,-84 -60,-30 -40,34', '70,-84 60,-30 80,20', '160,-64 160,-30 176,-2'],
    ['-150,-92 -174,-50 -150,22', '-40,-84 -60,-30 -40,34', '70,-84 60,-30 80,20', '160,-64 160,-30 176,-2'],
  ][level]!;
  for (const line of across) inside.line(traced(line), 'line', 0);
  if (level > 0) {
    inside.line(traced('-222,-50 -150,-92 -40,-84 20,-100 70,-84 130,-96 160,-64 214,-44'), 'line', 0);
    for (const line of ['-96,-140 -92,-88', '20,-150 20,-100', '122,-130 128,-94'])
      inside.line(traced(line), 'line', 0);
    for (const x of [-200, -140, -80, -20, 40, 100, 160])
      inside.line(traced(`${x},10 ${x + 6},40 ${x + 2},80`), 'line', 0);
  }
  sheet.rim(rim, 'bold');
}

/** A sea turtle seen from the side as it swims, 800 units long with its flippers; it looks to the right. */
export function turtleAlongside(sheet: Sheet, level: Level): void {
  const far = drawn('170,-60! 226,-160 300,-250 386,-300! 392,-236 340,-130 250,-20!');
  sheet.shape(far, 'bold', 'leaf');
  if (level > 0)
    scales(sheet, far, [
      '200,-90 230,-70 280,-70',
      '226,-140 262,-112 330,-110',
      '266,-196 300,-166 380,-170',
      '230,-60 262,-112 300,-166 350,-240',
    ]);
  sheet.shape(drawn('-206,6! -300,-34 -372,-24 -420,16! -360,44 -280,52 -206,50!'), 'bold', 'leaf');
  if (level > 0) sheet.shape(drawn('-240,26! -286,34 -318,60! -270,66 -222,52!'), 'line', 'leaf');
  const head = clockwise(
    drawn('186,-30 250,-64 290,-104 340,-112 382,-84 396,-46! 376,-10 330,8 280,14 220,40 190,30'),
  );
  sheet.shape(head, 'bold', 'leaf');
  if (level > 0)
    scales(sheet, head, [
      '296,-110 306,-78 286,-50 292,-16 320,10',
      '306,-78 340,-84 362,-104',
      '286,-50 250,-40 240,-60',
      '250,-40 244,-6 262,30',
      '292,-16 262,-6 244,-6',
    ]);
  sheet.line(traced('394,-40 362,-32 334,-22'), 'line', 0.4);
  gaze(sheet, [340, -58], 9);
  if (level > 0)
    sheet.shape(drawn('-244,34! -150,94 20,106 172,70 230,14! 120,46 -60,60 -190,50'), 'bold', 'cream');
  const hind = drawn('-180,0! -262,84 -330,150 -352,206! -280,190 -196,132 -120,30!');
  sheet.shape(hind, 'bold', 'leaf');
  if (level > 0)
    scales(sheet, hind, [
      '-236,70 -214,100 -180,110',
      '-280,106 -250,134 -214,144',
      '-214,100 -250,134 -300,180',
    ]);
  const near = drawn('120,-40! 184,60 190,100 180,180 120,280 30,350 -20,366! -14,300 30,210 56,130 60,10!');
  sheet.shape(near, 'bold', 'leaf');
  if (level > 0)
    scales(sheet, near, [
      '66,80 110,96 184,90',
      '54,140 104,156 190,150',
      '30,206 84,222 170,216',
      '4,270 60,282 140,272',
      '116,40 110,96 104,156 84,222 60,282 20,340',
    ]);
  shell(sheet, level);
}
