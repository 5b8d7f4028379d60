import { ellipse } from '../../geometry/forms.ts';
import type { Sheet } from '../../sheet.ts';
import {
  backScales,
  bellyOf,
  leg,
  lidded,
  outline,
  spots,
  stroke,
  type Hide,
  threeNails,
} from './dinosaur.ts';

const BODY =
  '-420,-86! -352,-150 -300,-226 -216,-296 -100,-330 20,-318 110,-280 160,-220 158,-150 100,-106 -40,-84 -180,-92 -270,-112 -340,-104';
const HIND =
  '-262,-216 -190,-250 -132,-210 -128,-140 -150,-92 -148,-44 -134,-14 -138,0! -232,0! -238,-16 -226,-50 -232,-100 -270,-150';
const FORE = '20,-196 84,-210 124,-168 120,-110 108,-60 118,-16 112,0! 26,0! 20,-18 32,-60 24,-112 8,-150';

/** A Triceratops about 760 units long and 400 high. */
export function triceratops(sheet: Sheet, it: Hide): void {
  leg(sheet.at({ x: 76, y: -16 }), it, HIND, threeNails(-150, 32));
  leg(sheet.at({ x: 66, y: -16 }), it, FORE, threeNails(98, 32));
  const body = outline(BODY);
  sheet.shape(body, 'bold', it.skin);
  const inside = sheet.inside([body]);
  bellyOf(inside, it, '190,-170! 100,-140 -40,-124 -180,-130 -300,-130 -420,-86! -200,-40 100,-50', [
    '-240,-136 -246,-80',
    '-180,-138 -184,-70',
    '-118,-136 -120,-70',
    '-56,-134 -56,-70',
    '4,-138 8,-70',
    '62,-144 70,-80',
  ]);
  backScales(
    inside,
    it,
    '-420,-90! -400,-180 -240,-330 -60,-360 120,-310 200,-200 120,-170! -40,-200 -200,-190 -320,-150',
    62,
  );
  spots(inside, it, [
    [-110, -272, 34],
    [-200, -232, 24],
    [-70, -200, 26],
    [-26, -262, 26],
    [-150, -190, 20],
    [-270, -172, 18],
    [-300, -146, 12],
    [30, -226, 18],
  ]);
  sheet.rim(body, 'bold');
  leg(sheet, it, HIND, threeNails(-150, 32));
  leg(sheet, it, FORE, threeNails(98, 32));
  head(sheet.at({ x: 150, y: -214 }), it);
}

function head(sheet: Sheet, it: Hide): void {
  const frill =
    '-50,100! -92,96 -104,60! -142,52 -140,8! -174,-14 -150,-54! -172,-94 -130,-110! -132,-152 -86,-150! -70,-188 -34,-170! -4,-198 24,-164! 60,-162 66,-110! 70,-20 40,60 -10,100';
  sheet.shape(outline(frill), 'bold', it.mark);
  sheet.shape(
    outline('-40,74 -90,44 -108,-16 -94,-76 -50,-116 0,-122 34,-90 44,-30 20,40'),
    'line',
    it.belly,
  );
  if (it.level === 2)
    for (const [x, y, r] of [
      [-70, -26, 15],
      [-52, -70, 14],
      [-10, -86, 13],
      [-60, 20, 14],
    ] as const)
      sheet.shape(ellipse(x, y, r), 'line', it.mark);
  horn(sheet, '66,-62! 112,-84 160,-124 196,-186! 200,-118 166,-64 112,-34!');
  const face = outline(
    '-36,-26 0,-66 52,-72 96,-50 136,-20 186,4 216,36 214,72 190,92! 176,76! 130,92 84,112 30,104 -16,78 -40,30',
  );
  horn(sheet, '144,0! 172,-30 206,-50! 212,-16 194,20!');

  sheet.shape(face, 'bold', it.skin);
  sheet.shape(outline('160,16! 200,14 226,42 218,78 190,96! 178,74 164,50'), 'bold', 'cream');
  lidded(sheet, it.isPlain ? [84, -4] : [72, -20], it.isPlain ? 20 : 16, it.isPlain);
  if (!it.isPlain) sheet.line(stroke('48,-40 72,-46 96,-32'), 'line', 0.5);
  sheet.line(stroke('176,74 130,76 92,62 74,40'), 'line', 0.5);
  horn(sheet, '-2,-44! 40,-82 92,-136 128,-206! 138,-136 112,-68 66,-30! 30,-28');
  sheet.ink(ellipse(176, 30, 5, 4));
  if (it.level > 0) sheet.shape(ellipse(34, 42, 17, 13), 'line', 'blush');
}

function horn(sheet: Sheet, table: string): void {
  sheet.shape(outline(table), 'bold', 'cream');
}
