import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, polygon, rectangle, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, polar, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { byGrade } from '../stages/stage.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd'];

/** A hand saw that lies on a bench, its blade to the left, on the origin. */
export function handSaw(sheet: Sheet, level: 0 | 1 | 2): void {
  const teeth = [6, 8, 12][level]!;
  const edge = Array.from({ length: teeth * 2 + 1 }, (_, i): Point => [
    -150 + (i * 200) / (teeth * 2),
    i % 2 ? -8 : 0,
  ]);
  sheet.shape([...edge, [50, -62], [-150, -30]], 'bold', 'stone');
  sheet.shape(drawn('44,4! 44,-70! 86,-78 120,-60! 108,-40 122,-4! 84,8'), 'bold', 'wood');
  sheet.shape(drawn('70,-16 66,-46 84,-56 96,-40 92,-16'), 'line', 'sand');
}

/** A curl of planed wood on the origin. */
export function shaving(sheet: Sheet): void {
  sheet.shape(
    drawn('-26,0! -30,-22 -8,-38 16,-30 22,-8 8,4 -6,-2! 8,-12 4,-22 -8,-24 -16,-14 -12,0!'),
    'line',
    'sand',
  );
}

/** A jar of bandages with a cross on it, its foot near the origin. */
export function bandages(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-44, -92, 76, 92, 10), 'bold', 'paper');
  sheet.shape(rectangle(-50, -110, 88, 22, 6), 'line', 'b');
  if (level > 0)
    sheet.shape(
      drawn(
        '-14,-70! 2,-70! 2,-54! 18,-54! 18,-38! 2,-38! 2,-22! -14,-22! -14,-38! -30,-38! -30,-54! -14,-54!',
      ),
      'line',
      'rust',
    );
}

/** A frame of honeycomb held by its upper bar, the bar's middle on the origin. */
export function honeyFrame(sheet: Sheet, level: 0 | 1 | 2): void {
  const comb = clockwise(rectangle(-62, 6, 124, 84));
  sheet.shape(rectangle(-72, 0, 144, 98, 4), 'bold', 'wood');
  sheet.shape(comb, 'line', 'gold');
  const inside = sheet.inside([comb]);
  const r = byGrade({ level }, 40, 21, 16);
  for (let row = 0; row * r * 1.5 < 110; row++)
    for (let i = -1; i * r * 1.74 < 150; i++)
      inside.shape(
        polygon(-62 + (i + (row % 2) / 2) * r * 1.74, 10 + row * r * 1.5, r, 6, Math.PI / 6),
        'line',
        (row + i) % 3 ? 'gold' : 'sun',
      );
  sheet.rim(comb, 'line');
  sheet.shape(rectangle(-88, -14, 176, 18, 5), 'bold', 'wood');
}

/** The sun with planets on their orbits and a few stars, drawn on a board about the origin. */
export function solarSystem(board: Sheet, level: 0 | 1 | 2): void {
  const sizes = byGrade({ level }, [110], [80, 120], [76, 106, 134]);
  for (const [i, r] of [...sizes.entries()].toReversed()) {
    board.shape(
      [ellipse(0, 0, r * 1.24 + 4, r), ellipse(0, 0, r * 1.24 - 2, r - 6).toReversed()],
      'fine',
      'paper',
    );
    const at = polar([0, 0], r, i * 2 + 2.4);
    const planet = board.at({ x: at[0] * 1.24, y: at[1] });
    planet.shape(ellipse(0, 0, 22 + i * 5), 'line', LEADS[i]);
    if (level > 0 && i === 1) planet.shape(drawn('-50,10 -20,-6 50,-16 22,6'), 'line', 'sun');
  }
  for (let i = 0; i < (level === 2 ? 10 : 0); i++) {
    const turn = (i / 10) * Math.PI * 2;
    const [a, b, c] = [
      polar([0, 0], 46, turn - 0.18),
      polar([0, 0], 46, turn + 0.18),
      polar([0, 0], 66, turn),
    ];
    board.shape([a, b, c], 'fine', 'ember');
  }
  board.shape(ellipse(0, 0, 44), 'line', 'sun');
  if (level > 0)
    for (const [x, y] of [
      [158, -112],
      [170, 104],
    ] as const)
      board.shape(star(x, y, 20, 9, 5), 'line', 'sun');
}

/** A cupboard with a globe and books on it, its foot on the origin. */
export function globeDesk(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-84, -170, 168, 170, 4), 'bold', 'wood');
  for (const y of [-152, -78]) {
    sheet.shape(rectangle(-64, y, 128, 60, 5), 'line', 'sand');
    sheet.shape(ellipse(0, y + 30, 11), 'line', 'gold');
  }
  sheet.shape(rectangle(-96, -190, 192, 24, 5), 'bold', 'wood');
  for (const [i, w] of [96, 82].entries())
    sheet.shape(rectangle(-92 + i * 6, -214 - i * 24, w, 24, 4), 'line', LEADS[i]);
  sheet.shape(drawn('20,-190! 34,-206 54,-206 68,-190!'), 'line', 'wood');
  const ball = ellipse(44, -258, 52);
  sheet.shape(ball, 'bold', 'water');
  const inside = sheet.inside([ball]);
  inside.shape(drawn('-6,-300 24,-304 34,-284 18,-268 24,-244 6,-232 -10,-262'), 'line', 'leaf');
  if (level > 0) inside.shape(drawn('54,-280 86,-296 104,-262 84,-232 62,-246 70,-264'), 'line', 'grass');
  sheet.rim(ball, 'bold');
}

/** A tape measure about a neck, one end longer than the other. */
export function tape(view: Sheet, level: 0 | 1 | 2): void {
  for (const [side, end] of [
    [-1, -44],
    [1, 6],
  ] as const) {
    view.shape(
      drawn(
        `${side * 15},-180! ${side * 27},-176! ${side * 36},-110 ${side * 30},${end}! ${side * 14},${end}! ${side * 22},-108`,
      ),
      'line',
      'sun',
    );
    if (level === 0) continue;
    for (let y = -140; y < end - 8; y += 22)
      view.line(
        [
          [side * 22, y],
          [side * 30, y],
        ],
        'fine',
        0,
      );
  }
}

/** A dress with a heart-strewn skirt on a stand, its foot on the origin, 450 units high. */
export function dressForm(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-6, -90, 12, 90), 'line', 'wood');
  sheet.shape(drawn('-70,6! -64,-12 0,-20 64,-12 70,6! 0,14'), 'bold', 'wood');
  sheet.shape(ellipse(0, -428, 15, 20), 'line', 'wood');
  const skirt = drawn(
    '-46,-250! 46,-250! 78,-160 122,-66! 90,-48 60,-58 30,-44 0,-56 -30,-44 -60,-58 -90,-48 -122,-66! -78,-160',
  );
  sheet.shape(skirt, 'bold', 'b');
  const inside = sheet.inside([skirt]);
  for (const x of byGrade({ level }, [], [-60, 0, 60], [-84, -42, 0, 42, 84]))
    inside.line(traced(`${x * 0.36},-248 ${x * 0.6},-170 ${x},-56`), 'fine', 0.5);
  for (const [x, y] of byGrade(
    { level },
    [[0, -150]],
    [
      [-44, -128],
      [44, -128],
      [0, -104],
      [0, -180],
    ],
    [
      [-62, -110],
      [62, -110],
      [-22, -100],
      [22, -100],
      [-36, -164],
      [36, -164],
      [0, -200],
    ],
  ) as Point[])
    sheet.shape(place(petal('heart', 30, 30), { x, y }), 'line', 'blush');
  sheet.rim(skirt, 'bold');
  const bodice = drawn(
    '-54,-384! -24,-404! -14,-372 0,-362 14,-372 24,-404! 54,-384! 42,-330 46,-246! -46,-246! -42,-330',
  );
  sheet.shape(bodice, 'bold', 'a');
  for (const flip of [false, true])
    sheet
      .at({ flip })
      .shape(drawn('50,-388! 28,-402! 34,-410 66,-400 84,-368 72,-346! 50,-356!'), 'bold', 'a');
  if (level > 0) for (const y of [-338, -310, -282]) sheet.shape(ellipse(0, y, 6.5), 'fine', 'sun');
  sheet.shape(drawn('-48,-260! 0,-252 48,-260! 48,-236! 0,-228 -48,-236!'), 'line', 'sun');
  if (level > 0)
    for (const side of [-1, 1])
      sheet.shape(drawn('0,0! 22,-20 38,-12! 38,14 20,16', { x: 0, y: -244, flip: side < 0 }), 'line', 'sun');
}
