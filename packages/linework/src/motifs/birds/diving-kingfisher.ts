import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import type { Path } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import { plumage } from '../feathers.ts';

const BODY = drawn(
  '206,-22 196,-50 168,-74 128,-84 86,-80! 30,-74 -60,-60 -140,-34 -196,-6! -196,10 -130,40 -40,64 50,70 120,60 176,44 204,20',
);
const BEAK = drawn('190,-26! 236,-18 300,-8 366,6! 296,16 236,22 190,26!');
/** Feathers of the crown that stand up behind. */
const CREST = drawn('150,-78! 120,-104 88,-112! 104,-98 70,-108 44,-100! 76,-86 40,-86 20,-76! 90,-60');
const TAIL = [
  '-170,-24! -250,-40 -296,-34 -300,-14 -180,6!',
  '-170,-2! -250,-12 -302,-4 -300,18 -250,24 -170,18!',
].map((t) => drawn(t));
const FAR_WING = drawn(
  '70,-70! 40,-120 -30,-160 -120,-186 -220,-190! -190,-160 -196,-148! -150,-128 -150,-112! -90,-90 -30,-64!',
);
const WING = drawn(
  '96,-46! 70,-14 10,14 -80,22 -180,10 -300,-26! -276,-40 -284,-58! -240,-64 -236,-82! -180,-80 -100,-82 -10,-86 60,-74',
);
/** How far the near wing is turned out from the body, about the shoulder. */
const NEAR_WING_TURN = -0.5;
const QUILLS = ['-300,-42 -180,-30 -60,-18 40,-10', '-270,-66 -180,-52 -60,-42 60,-34'];
const COVERTS = drawn('96,-46! 76,-18 24,0 -40,4! -20,-20 -60,-40! -30,-56 -50,-78! 10,-90 60,-76');

/** A kingfisher that dives with its wings swept back, 670 units long; it points along the x-axis. */
export function divingKingfisher(sheet: Sheet, level: 0 | 1 | 2): void {
  wing(sheet, FAR_WING, ['-210,-172 -110,-140 0,-96', '-180,-140 -90,-116 20,-74'], level);
  for (const feather of TAIL) sheet.shape(feather, 'bold', 'd');
  sheet.shape(BEAK, 'bold', 'stone');
  sheet.line(traced('200,4 290,4 356,6'), 'line', 0.3);
  sheet.shape(CREST, 'line', 'water');
  sheet.shape(BODY, 'bold', 'water');
  const inside = sheet.inside([BODY]);
  inside.shape(
    drawn('-220,10! -120,16 -20,20 60,16 120,22 160,12! 214,16! 210,100! -200,100!'),
    'line',
    'ember',
  );
  if (level > 0) {
    inside.shape(drawn('196,-20! 166,-36 140,-30 108,-14 104,4 124,14 160,6 200,10!'), 'line', 'ember');
    inside.shape(drawn('104,-14! 84,-20 62,-4 66,20 92,30 110,10!'), 'line', 'paper');
    for (const table of [
      '40,36 52,46 66,38',
      '-10,40 2,52 18,42',
      '-60,34 -48,46 -32,38',
      '96,44 106,52 118,44',
    ])
      inside.line(traced(table), 'fine', 0.6);
  }
  sheet.rim(BODY, 'bold');
  const near = sheet.at({ x: 60, y: -40, angle: NEAR_WING_TURN }).at({ x: -60, y: 40 });
  wing(near, WING, QUILLS, level);
  near.shape(COVERTS, 'line', 'd');
  if (level > 0) plumage(near, { zone: [COVERTS], size: 40, kind: 'round', roles: ['d', 'sky'] });
  near.rim(WING, 'bold');
  sheet.ink(ellipse(158, -46, 13, 14));
  sheet.gleam(ellipse(163, -52, 4.6));
}

function wing(sheet: Sheet, rim: Path, quills: readonly string[], level: 0 | 1 | 2): void {
  sheet.shape(rim, 'bold', 'water');
  for (const table of level > 0 ? quills : []) sheet.inside([rim]).line(traced(table), 'line', 0);
}
