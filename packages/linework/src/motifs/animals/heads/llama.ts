import { clockwise } from '../../../geometry/boolean.ts';
import { blob, curve, twin } from '../../../geometry/curve.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { knots } from '../../../geometry/knots.ts';
import { petal } from '../../../geometry/petal.ts';
import { place, type Path } from '../../../geometry/point.ts';
import type { Sheet } from '../../../sheet.ts';
import { plumage } from '../../feathers.ts';
import { eyes } from '../eyes.ts';
import { SIDES, type Look } from '../look.ts';
import { cheeks, mouth, nose } from '../muzzle.ts';
import type { Sitter } from '../sitter.ts';

const WOOL = clockwise(
  twin(
    knots(
      '0,-214! 26,-236 56,-226 70,-196! 104,-208 132,-184 130,-150! 164,-142 176,-106 160,-78! 186,-56 186,-14 160,4! 178,34 168,74 140,84! 146,120 120,150 92,152! 60,180 0,186',
    ),
  ),
);
const FACE = clockwise(
  twin(knots('0,-96 56,-98 104,-70 120,-12 108,56 104,110 118,152 110,200 66,236 0,246')),
);
const SNOUT = clockwise(twin(knots('0,76 58,84 102,116 118,156 108,204 64,236 0,246')));
const EAR = blob(knots('54,-186! 56,-262 82,-330 124,-376! 152,-330 160,-250 138,-160!'));
const INNER = blob(knots('84,-196! 86,-260 102,-306 122,-336! 134,-300 138,-250 120,-190!'));
const NECK: Path = clockwise(
  twin(
    knots(
      '0,110 112,140! 136,190 128,236! 150,270 142,330! 168,370 164,430! 200,470 214,530! 262,570 282,640! 310,680 320,720! 0,720',
    ),
  ),
);

/** A llama: a cloud of wool, banana ears, a calm long face. */
export const llama: Sitter = {
  name: 'llama',
  kin: ['alpaca', 'Andes'],
  coat: 'cream',
  brow: { y: -196, half: 116, drop: 44, bloom: 56 },
  neck: { y: 212, half: 122 },
  bust: NECK,
  arms: false,
  chest: (sheet, look) =>
    plumage(sheet, {
      zone: [NECK],
      size: [150, 104, 70][look.level]!,
      kind: 'round',
      roles: ['cream', 'soft'],
      mark: look.level === 2 ? 'drop' : 'none',
    }),
  head,
};

function head(sheet: Sheet, look: Look): void {
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    side.shape(EAR, 'bold', 'cream');
    side.shape(INNER, 'line', 'blush');
    if (look.level > 0) tassel(side.at({ x: 150, y: -176, angle: -0.16 }), look.level);
  }
  sheet.shape(WOOL, 'bold', 'cream');
  for (const curl of CURLS.slice(0, [1, 3, 5][look.level]))
    for (const flip of SIDES) sheet.at({ flip }).line(curl, 'line', 0.6);
  sheet.shape(FACE, 'bold', 'sand');
  sheet.shape(FRINGE, 'line', 'cream');
  sheet.inside([FACE]).shape(SNOUT, 'line', 'cream');
  sheet.rim(FACE, 'bold');
  eyes(sheet, {
    plain: look.level === 0,
    x: 74,
    y: 0,
    size: look.level === 0 ? 40 : 36,
    iris: 'wood',
    mood: look.mood,
    tilt: 0.14,
    lashes: 3,
    look: [0, 0.1],
  });
  if (look.level > 0) cheeks(sheet, 80, 70, 22);
  nose(sheet.at({ y: 150, scale: 0.82 }), 'heart', 'wood');
  mouth(sheet.at({ y: 170 }), 16, 50);
}

const FRINGE = clockwise(
  twin(knots('0,-140 64,-150 128,-110 110,-60! 84,-40 62,-54! 44,-22 18,-36! 0,-14!')),
);
const CURLS = [
  '30,-196 56,-206 60,-180 40,-172',
  '100,-176 122,-172 118,-148 100,-152',
  '142,-114 158,-100 148,-82 134,-92',
  '140,-40 160,-28 156,-8 140,-12',
  '128,40 148,44 146,64 130,62',
].map((table) => curve(knots(table)));

/** A woollen tassel hanging from the frame's origin. */
function tassel(sheet: Sheet, level: 0 | 1 | 2): void {
  for (let i = -1; i <= 1; i++)
    sheet.shape(place(petal('drop', 70, 24), { x: i * 12, y: 18, angle: Math.PI + i * -0.18 }), 'line', 'a');
  sheet.shape(ellipse(0, 14, 20, 17), 'line', 'b');
  if (level === 2) sheet.shape(ellipse(0, 14, 9), 'fine', 'sun');
}
