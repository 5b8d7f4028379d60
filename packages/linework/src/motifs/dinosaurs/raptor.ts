import { ellipse } from '../../geometry/forms.ts';
import type { Sheet } from '../../sheet.ts';
import { bellyOf, leg, lidded, outline, spots, stroke, threeNails, type Hide } from './dinosaur.ts';

const THIGH =
  '-90,-230 -30,-260 20,-220 14,-160 -26,-116 -20,-70 10,-30 40,-14 44,0! -56,0! -52,-20 -66,-70 -74,-120 -100,-170';

/** A feathered raptor on two legs, 560 units long and 420 high on the origin, looking to the right. */
export function raptor(sheet: Sheet, it: Hide): void {
  leg(sheet.at({ x: 70, y: -10 }), it, THIGH, threeNails(34, 26));
  const body = outline(
    '-420,-236! -330,-268 -220,-284 -120,-312 -20,-316 50,-340 84,-390 130,-424 190,-420 240,-392 286,-360! 276,-334 220,-326 170,-318 146,-280 120,-220 50,-170 -60,-166 -140,-196 -240,-226',
  );
  sheet.shape(body, 'bold', it.skin);
  const inside = sheet.inside([body]);
  bellyOf(inside, it, '190,-320! 130,-270 90,-220 20,-194 -80,-196 -180,-216! -60,-120 140,-150', [
    '-40,-200 -46,-160',
    '14,-200 16,-160',
    '60,-216 74,-170',
    '92,-248 124,-214',
    '122,-284 160,-262',
  ]);
  spots(inside, it, [
    [-60, -270, 20],
    [-130, -262, 17],
    [0, -276, 16],
    [-200, -250, 14],
    [60, -300, 13],
    [-270, -248, 11],
  ]);
  sheet.rim(body, 'bold');
  for (const [x, y, s] of it.level === 0
    ? [[-360, -246, 1.3]]
    : [
        [-400, -238, 1],
        [-350, -248, 1.1],
        [-300, -256, 1],
      ])
    sheet
      .at({ x: x!, y: y!, scale: s! })
      .shape(outline('0,4 -50,-30 -96,-34! -70,-4 -40,22'), 'line', it.mark);
  crest(sheet, it);
  wing(sheet, it);
  leg(sheet, it, THIGH, threeNails(34, 26));
  sheet.shape(outline('4,-44! 24,-74 52,-76! 44,-52 30,-30!'), 'line', 'cream');
  lidded(sheet, [176, -384], 14);
  sheet.ink(ellipse(264, -366, 4, 3));
  sheet.line(stroke('276,-346 230,-346 186,-352'), 'line', 0.5);
}

function crest(sheet: Sheet, it: Hide): void {
  for (const table of [
    '96,-380! 60,-430 24,-440! 40,-404 70,-362!',
    '124,-414! 104,-470 70,-490! 74,-446 92,-396!',
    '154,-422! 150,-480 124,-510! 116,-464 122,-420!',
  ].slice(0, it.level === 0 ? 2 : 3))
    sheet.shape(outline(table), 'line', it.mark);
}

function wing(sheet: Sheet, it: Hide): void {
  for (const table of [
    '60,-250 30,-180 -30,-140! 60,-150 110,-200!',
    '90,-250 80,-170 30,-120! 110,-140 140,-210!',
    '110,-250 120,-170 90,-116! 150,-150 160,-220!',
  ].slice(it.level === 0 ? 1 : 0))
    sheet.shape(outline(table), 'line', it.mark);
  sheet.shape(
    outline('40,-270 90,-276 140,-244 176,-200 168,-182! 130,-206 84,-216 48,-232'),
    'bold',
    it.skin,
  );
}

/** A hatchling that looks out of its egg, 130 units high on the origin. */
export function hatchling(sheet: Sheet, it: Hide): void {
  sheet.shape(outline('-40,-60 -36,-120 0,-148 40,-140 66,-120! 60,-104 36,-96 34,-50'), 'bold', it.skin);
  lidded(sheet, [16, -116], 10);
  sheet.shape(
    outline('-60,-70! -40,-54 -20,-74! 0,-52 20,-74! 40,-54 60,-70! 64,-30 40,0 0,8 -40,0 -64,-30'),
    'bold',
    'cream',
  );
  if (it.level > 0)
    for (const [x, y, r] of [
      [-24, -24, 10],
      [22, -18, 12],
    ] as const)
      sheet.shape(ellipse(x, y, r), 'line', it.mark);
}
