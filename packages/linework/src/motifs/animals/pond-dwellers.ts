import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { gaze } from './body/gaze.ts';
import { flap } from './body/trimmings.ts';

type Level = 0 | 1 | 2;

/** A frog that sits in profile, 330 units long; it sits on the frame's origin and looks to the right. */
export function sittingFrog(sheet: Sheet, level: Level, role: Role): void {
  if (level > 0) sheet.shape(drawn('96,-50! 140,-34 142,-14 168,-6 190,2 150,8 112,2 108,-20'), 'bold', role);
  const body = clockwise(
    drawn(
      '182,-132 166,-152 140,-158 128,-180 104,-188 84,-174 60,-156 10,-136 -60,-100 -124,-54 -152,-18 -140,0! 60,0! 110,-34 150,-72 176,-104',
    ),
  );
  sheet.shape(body, 'bold', role);
  const inside = sheet.inside([body]);
  inside.shape(drawn('196,-124! 150,-112 110,-104 96,-74 80,-30 60,10! 140,20! 220,-60!'), 'line', 'cream');
  if (level > 0)
    for (const [x, y, r] of [
      [-10, -106, 18],
      [40, -124, 14],
      [-66, -78, 16],
    ] as const)
      inside.shape(ellipse(x, y, r, r * 0.7, -0.4), 'fine', 'leaf');
  sheet.rim(body, 'bold');
  sheet.line(traced('182,-126 140,-118 100,-122 84,-134'), 'bold', 0.4);
  sheet.shape(ellipse(108, -166, 25, 24), 'bold', role);
  if (level > 0) sheet.shape(ellipse(112, -168, 15), 'line', 'gold');
  gaze(sheet, [114, -168], 7);
  sheet.ink(ellipse(170, -146, 3.4, 2.6));
  sheet.shape(drawn('-150,-16 -138,-66 -88,-98 -26,-96 28,-66 36,-44 10,-28 -50,-20 -100,-8'), 'bold', role);
  if (level > 0)
    for (const [x, y] of [
      [-92, -66],
      [-30, -66],
    ] as const)
      sheet.shape(ellipse(x, y, 17, 11, 0.2), 'fine', 'leaf');
  sheet.shape(
    drawn('-150,-10 -120,-30 -40,-34 24,-26 70,-18 118,-10 124,2 90,4 98,12 60,8 -20,8 -120,8'),
    'bold',
    role,
  );
  flap(sheet, '64,-84 84,-56 84,-30 92,-14 124,-8 140,2 112,6 120,14 88,8 62,2 54,-22 48,-48', role);
}

/** A smooth newt with a crest along its back, 430 units long, swimming to the right. */
export function newt(sheet: Sheet, level: Level, role: Role): void {
  for (const table of [
    '112,6! 134,44 120,66 150,78 130,84 138,98 112,92 98,104 92,84 84,60 72,10!',
    '-24,6! -8,44 -26,66 4,80 -18,84 -12,98 -36,90 -50,102 -56,82 -62,52 -70,10!',
  ])
    sheet.shape(drawn(table), 'line', role);
  sheet.shape(
    drawn(
      '-262,10! -232,-40 -196,-34 -160,-58 -124,-44 -84,-70 -44,-52 -4,-74 34,-52 62,-60 88,-24! 0,0 -110,34 -180,46 -230,36',
    ),
    'line',
    'ember',
  );
  const body = clockwise(
    drawn(
      '-234,6 -150,-14 -60,-30 40,-34 100,-30 150,-34 190,-18 204,2 188,18 140,22 90,22 10,28 -80,20 -160,14',
    ),
  );
  sheet.shape(body, 'bold', role);
  sheet.inside([body]).shape(drawn('220,8! 140,8 20,10 -90,8 -180,10! -100,60! 200,60!'), 'line', 'sun');
  sheet.rim(body, 'bold');
  if (level > 0) for (const x of [-120, -50, 20]) sheet.shape(ellipse(x, -10, 12, 8), 'fine', 'wood');
  gaze(sheet, [164, -14], 7);
  sheet.line(traced('204,4 180,6 156,2'), 'line', 0.4);
}

/** A stickleback with its three spines, 260 units long, looking to the right. */
export function stickleback(sheet: Sheet, level: Level, roles: readonly [Role, Role]): void {
  if (level === 0)
    sheet.shape(drawn('-66,-20! -66,-78! -26,-52! -6,-92! 24,-56! 52,-84! 66,-26!'), 'bold', roles[1]);
  else {
    sheet.shape(drawn('-78,-14! -66,-40 -30,-50 -12,-34! -30,-20!'), 'line', roles[1]);
    for (const x of [0, 32, 62])
      sheet.shape(
        drawn(`${x - 8},-30! ${x - 30},-62 ${x - 32},-82! ${x + 2},-62 ${x + 16},-28!`),
        'line',
        roles[1],
      );
  }
  if (level === 2) sheet.shape(drawn('-76,14! -64,40 -34,54 -22,30!'), 'line', roles[1]);
  sheet.shape(drawn('-84,0! -150,-42! -132,0 -150,42!'), 'bold', roles[1]);
  const body = clockwise(drawn('-104,0 -50,-32 30,-42 90,-24 118,2 96,24 30,38 -50,26'));
  sheet.shape(body, 'bold', roles[0]);
  if (level > 0) {
    const inside = sheet.inside([body]);
    for (const x of level === 1 ? [-46, 8] : [-52, -14, 24])
      inside.line(traced(`${x},-44 ${x + 14},-4 ${x},36`), 'fine', 0);
  }
  sheet.rim(body, 'bold');
  sheet.line(traced('56,-34 46,-6 58,26'), 'line', 0.2);
  sheet.line(traced('114,10 104,14 96,12'), 'line', 0.3);
  if (level === 0) sheet.ink(ellipse(84, -8, 6, 7.4));
  else gaze(sheet, [84, -8], 6.4);
}

/** A tadpole, 130 units long, swimming to the right. */
export function tadpole(sheet: Sheet, role: Role): void {
  sheet.shape(drawn('10,-6! -40,-22 -84,-4 -70,12 -30,12 10,10!'), 'line', role);
  sheet.shape(drawn('-8,0 8,-24 40,-26 60,-6 52,18 22,26 0,16'), 'line', role);
  gaze(sheet, [40, -6], 4.6);
}
