import { clockwise } from '../../../geometry/boolean.ts';
import { blob, curve, twin } from '../../../geometry/curve.ts';
import { ellipse, tube } from '../../../geometry/forms.ts';
import { unite } from '../../../geometry/boolean.ts';
import { knots } from '../../../geometry/knots.ts';
import { petal } from '../../../geometry/petal.ts';
import { place } from '../../../geometry/point.ts';
import type { Sheet } from '../../../sheet.ts';
import { bib, ruff, SLENDER } from '../busts.ts';
import { eyes } from '../eyes.ts';
import { forelock } from '../fur.ts';
import { faceFur } from '../face-fur.ts';
import { SIDES, type Look } from '../look.ts';
import { cheeks, mouth, nose } from '../muzzle.ts';
import type { Sitter } from '../sitter.ts';

const RIM = clockwise(
  twin(knots('0,-158 70,-154 128,-118 158,-50 160,22 138,84 112,140 98,196 66,240 0,254')),
);
const EAR = blob(knots('104,-96! 150,-156 218,-190 286,-186! 292,-132 254,-70 196,-30 136,-20!'));
const INNER = blob(knots('134,-78! 180,-128 226,-154 264,-162! 258,-122 226,-82 184,-54!'));
const ANTLER = unite([
  tube(curve(knots('58,-130 78,-204 132,-262 152,-330 136,-396')), (t) => 17 - 12 * t),
  tube(curve(knots('84,-212 62,-258 66,-308')), (t) => 14 - 9.5 * t),
  tube(curve(knots('128,-258 178,-282 208,-330')), (t) => 14 - 9.5 * t),
  tube(curve(knots('150,-318 190,-350 204,-392')), (t) => 12 - 8 * t),
]);

/** A deer: slender face, ears to the sides, antlers or none. */
export const deer: Sitter = {
  name: 'deer',
  kin: ['woodland', 'forest'],
  coat: 'ember',
  brow: { y: -150, half: 126, drop: 46, bloom: 58 },
  neck: { y: 190, half: 112 },
  bust: SLENDER,
  chest: (sheet, look) => look.level > 0 && bib(sheet, look, 104, 'cream'),
  fineBust: (sheet, look) => ruff(sheet, look, { rim: SLENDER, coat: 'ember', chest: 'cream', half: 90 }),
  head,
};

function head(sheet: Sheet, look: Look): void {
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    if (look.pose > 1) side.shape(ANTLER, 'bold', 'wood');
    side.shape(EAR, 'bold', 'ember');
    if (look.level > 0) side.shape(INNER, 'line', 'cream');
    if (look.level === 2)
      side.shape(place(petal('leaf', 84, 26), { x: 168, y: -78, angle: 0.98 }), 'fine', 'blush');
  }
  sheet.shape(RIM, 'bold', 'ember');
  const inside = sheet.inside([RIM]);
  inside.shape(clockwise(twin(knots('0,70 38,84 76,120 140,150 130,290! 0,290'))), 'line', 'cream');
  if (look.level === 2)
    faceFur(sheet, look, {
      rim: RIM,
      hub: [0, 190],
      coat: 'ember',
      bare: [
        twin(knots('0,70 38,84 76,120 140,150 130,290! 0,290')),
        ellipse(-100, 6, 86, 70),
        ellipse(100, 6, 86, 70),
      ],
    });
  for (const [x, y, r] of look.level === 1 ? SPOTS : [])
    for (const side of [-1, 1]) sheet.shape(ellipse(side * x, y, r), 'fine', 'cream');
  forelock(sheet.at({ y: -44 }), look);
  sheet.rim(RIM, 'bold');
  eyes(sheet, {
    plain: look.level === 0 && 'roomy',
    x: 100,
    y: 6,
    size: look.level === 0 ? 50 : 42,
    iris: 'wood',
    mood: look.mood,
    tilt: 0.2,
    lashes: 3,
    look: [0, 0.1],
  });
  if (look.level === 1) cheeks(sheet, 104, 92, 24);
  nose(sheet.at({ y: 164, scale: 0.86 }), 'broad', 'wood');
  mouth(sheet.at({ y: 196 }), 14, 40);
}

const SPOTS = [
  [34, 20, 10],
  [26, 58, 8],
] as const;
