import { unite } from '../../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../../geometry/drawn.ts';
import { ellipse } from '../../../geometry/forms.ts';
import type { Path } from '../../../geometry/point.ts';
import type { Sheet } from '../../../sheet.ts';
import { net } from '../coat.ts';
import { eyes } from '../eyes.ts';
import { forelock } from '../fur.ts';
import { SIDES, type Look } from '../look.ts';
import type { Sitter } from '../sitter.ts';

/** Broad between the eyes, then a long face that narrows and ends in soft full lips. */
const RIM = mirrored(
  '0,-180 56,-178 104,-150 138,-96 144,-36 126,18 100,66 88,118 92,168 98,206 84,244 50,268 0,274',
);
const SNOUT = mirrored('0,116 44,126 78,160 100,206 86,246 50,270 0,276');
const EAR = drawn('118,-112! 170,-158 240,-174 304,-152! 286,-98 236,-60 176,-52 128,-62!');
const INNER = drawn('158,-102! 200,-132 246,-142 280,-138! 256,-102 216,-82 176,-76!');
const HORN = drawn('34,-164! 34,-214 44,-256 80,-256 84,-214 82,-154!');
const KNOB = ellipse(62, -270, 38, 33);
/** A neck as long as the page allows, broader towards the shoulders. */
const NECK: Path = mirrored('0,100 66,120 78,260 94,400 108,540 124,680 152,800 210,900 250,960! 0,960');
/** The tufts of the mane that show at one side of the neck, the lowest first. */
const MANE = Array.from({ length: 10 }, (_, i) => {
  const at = { x: 96 + (i + 1) ** 2 * 0.5, y: 150 + i * 78 };
  return drawn('-70,-50! 0,-56 34,-40 52,0 50,52! 30,36 4,40 -70,60!', at);
}).toReversed();
const BROAD_PATCHES = [
  '-130,296! -40,290 -14,340! -44,400 -130,410!',
  '130,330! 50,324 24,380! 54,440 130,450!',
  '-140,500! -36,490 0,550! -40,620 -140,630!',
  '150,560! 70,556 40,620! 80,690 160,700!',
].map((table) => drawn(table));
const BROW_PATCH = drawn('0,-128 40,-104 46,-60 22,-20 0,-6 -22,-20 -46,-60 -40,-104');
const FACE_PATCHES = [
  '0,-60! 30,-44 34,-10! 16,30 0,44! -16,30 -34,-10! -30,-44!',
  '-104,-116! -62,-134 -40,-100! -64,-72 -104,-80!',
  '104,-116! 62,-134 40,-100! 64,-72 104,-80!',
  '-92,44! -56,40 -44,76! -60,104 -80,92!',
  '92,44! 56,40 44,76! 60,104 80,92!',
].map((table) => drawn(table));

/** A giraffe: horns with tufts, long lashes, a long neck of patches. */
export const giraffe: Sitter = {
  name: 'giraffe',
  kin: ['safari', 'savanna'],
  coat: 'sand',
  brow: { y: -160, half: 106, drop: 44, bloom: 66 },
  neck: { y: 396, half: 108 },
  bust: NECK,
  chest: (sheet, look) => {
    const inside = sheet.inside([NECK]);
    if (look.level === 0) for (const patch of BROAD_PATCHES) inside.shape(patch, 'line', 'ember');
    else net(sheet, [NECK], { size: 124 / sheet.scale, role: 'ember' });
  },
  fineBust: (sheet) => {
    net(sheet, [NECK], { size: 74 / sheet.scale, role: 'ember' });
    sheet.rim(NECK, 'bold');
  },
  behind: (sheet, look) => {
    if (look.level > 0) for (const tuft of MANE) sheet.shape(tuft, 'line', 'wood');
  },
  head,
};

function head(sheet: Sheet, look: Look): void {
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    if (look.level === 0) side.shape(unite([HORN, KNOB]), 'bold', 'sand');
    else
      for (const [part, role] of [
        [HORN, 'sand'],
        [KNOB, 'wood'],
      ] as const)
        side.shape(part, 'bold', role);
    side.shape(EAR, 'bold', 'sand');
    if (look.level > 0) side.shape(INNER, 'line', 'blush');
    else side.line(traced('170,-100 206,-116 240,-120'), 'line', 0.6);
  }
  sheet.shape(RIM, 'bold', 'sand');
  if (look.level === 2)
    net(sheet, [RIM], {
      size: 54 / sheet.scale,
      role: 'ember',
      bare: [ellipse(-84, -20, 64, 48), ellipse(84, -20, 64, 48), SNOUT],
    });
  if (look.level === 1) for (const patch of FACE_PATCHES) sheet.shape(patch, 'line', 'ember');
  if (look.level === 0 && !look.crowned) sheet.shape(BROW_PATCH, 'line', 'ember');
  if (look.level > 0) forelock(sheet.at({ y: -92 }), look);
  sheet.inside([RIM]).shape(SNOUT, 'line', 'cream');
  sheet.rim(RIM, 'bold');
  eyes(sheet, {
    plain: look.level === 0 && 'roomy',
    x: 84,
    y: -22,
    size: look.level === 0 ? 38 : 36,
    iris: 'wood',
    mood: look.mood,
    tilt: 0.14,
    lashes: look.level === 0 ? 2 : 3,
    look: [0, 0.1],
  });
  for (const flip of SIDES) {
    const nostril = drawn('26,176! 40,166 56,178 52,192 36,192');
    if (look.level === 0) sheet.at({ flip }).ink(ellipse(40, 180, 10, 7, 0.3));
    else sheet.at({ flip }).shape(nostril, 'fine', 'wood');
  }
  sheet.line(traced('-60,214 -30,236 0,240 30,236 60,214'), 'line', 0.5);
}
