import { clockwise, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { type Point, mix, place, polar, type Path } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import { gaze } from '../animals/body/gaze.ts';

type Level = 0 | 1 | 2;

/** The bunches of leaves of the crown, from behind to the front. */
const BUNCHES = [
  [-200, -560, 118],
  [206, -566, 114],
  [-106, -690, 124],
  [112, -694, 120],
  [0, -600, 136],
] as const;

/** A tree that has a face and walks on its roots, 780 units high. */
export function treant(sheet: Sheet, level: Level, isYoung = false): void {
  for (const way of ['-84,-330 -180,-352 -250,-310 -286,-232', '84,-330 190,-356 262,-404 300,-476'])
    armWithBark(sheet, way, level);
  for (const [i, [x, y, r]] of BUNCHES.entries()) bunch(sheet.at({ x, y, scale: r / 120 }), level, i);
  trunk(sheet, level);
  // Three bunches hide where the boughs end.
  for (const [i, [x, y, scale]] of (
    [
      [-212, -664, 0.66],
      [212, -664, 0.66],
      [0, -700, 0.74],
    ] as const
  ).entries())
    bunch(sheet.at({ x, y, scale }), level, i + 1);
  for (const s of [-1, 1]) {
    sheet.shape(ellipse(s * 46, -386, 25, 23), 'bold', 'paper');
    gaze(sheet, [s * 44, -383], 9);
    sheet.shape(drawn(`${s * 14},-424! ${s * 48},-446 ${s * 86},-424! ${s * 50},-420`), 'line', 'leaf');
  }
  sheet.shape(drawn('-14,-366! -34,-316 0,-298 34,-316 14,-366! 0,-372'), 'line', 'rust');
  if (isYoung) return sheet.line(traced('-56,-276 -24,-252 24,-252 56,-276'), 'bold', 0.4);
  sheet.shape(
    drawn('-84,-284! -44,-300 0,-286! 44,-300 84,-284! 60,-220 30,-176 0,-118! -30,-176 -60,-220'),
    'bold',
    'leaf',
  );
  sheet.shape(drawn('-40,-262! 0,-252 40,-262! 22,-238 0,-232 -22,-238'), 'line', 'cream');
  if (level > 0)
    for (const x of [-30, 0, 30])
      sheet.line(traced(`${x},-222 ${x * 0.8},-196 ${x * 0.5},${-168 + Math.abs(x) * -0.6}`), 'fine', 0.6);
}

/** An arm and, except on the easiest pages, the lines of bark along it. */
function armWithBark(sheet: Sheet, way: string, level: Level): void {
  const rim = arm(way);
  sheet.shape(rim, 'bold', 'wood');
  if (level === 0) return;
  const spine = curve(knots(way), 6);
  const bark = sheet.inside([rim]);
  for (const [from, to, aside] of [
    [0.3, 0.52, -9],
    [0.42, 0.68, 8],
    [0.66, 0.86, -5],
  ] as const)
    bark.line(
      spine
        .slice(Math.floor(from * spine.length), Math.floor(to * spine.length))
        .map(([x, y]): Point => [x, y + aside]),
      'fine',
      0.6,
    );
}

/** A bough that ends in a hand of twigs. */
function arm(table: string): Path {
  const spine = curve(knots(table), 6);
  const [x, y] = spine.at(-1)!;
  const [px, py] = spine.at(-5)!;
  const way = Math.atan2(y - py, x - px) + Math.PI / 2;
  const twigs = [-0.85, -0.28, 0.28, 0.85].map((turn) =>
    clockwise(place(petal('point', 84, 26), { x: x + 6 * turn, y, angle: way + turn })),
  );
  return unite([clockwise(tube(spine, (t) => mix(38, 19, t))), ellipse(x, y, 20), ...twigs])[0]!;
}

/** A round bunch with a leafy rim. */
function bunch(sheet: Sheet, level: Level, turn: number): void {
  const lobes = Array.from({ length: 9 }, (_, i) => polar([0, 0], 84, turn * 0.4 + (i / 9) * Math.PI * 2));
  const rim = unite([ellipse(0, 0, 96, 88), ...lobes.map(([x, y]) => ellipse(x, y * 0.86, 42))]);
  sheet.shape(rim, 'bold', turn % 2 === 0 ? 'leaf' : 'grass');
  if (level === 0) return;
  for (const [x, y, a] of (
    [
      [-44, -36, -0.5],
      [40, -44, 0.5],
      [0, 24, 0],
      [-58, 34, -0.9],
      [58, 30, 0.9],
    ] as const
  ).slice(0, level === 1 ? 3 : 4)) {
    const leaf = sheet.at({ x, y: y + 20, angle: a });
    leaf.shape(petal('leaf', 54, 30), 'line', 'grass');
    if (level === 2)
      leaf.line(
        [
          [0, -4],
          [0, -40],
        ],
        'fine',
        0.5,
      );
  }
}

function trunk(sheet: Sheet, level: Level): void {
  const rim = clockwise(
    drawn(
      '-216,-628! -140,-566 -102,-480 -94,-410 -104,-240 -150,-110 -250,-14! -160,-34 -110,-56 -120,16! -60,-46 -10,-56 20,20! 60,-46 110,-52 170,16! 160,-48 250,-14! 150,-110 108,-240 94,-410 102,-480 140,-566 216,-628! 190,-650! 112,-588 58,-536 28,-580 20,-668! -20,-668! -28,-580 -58,-536 -112,-588 -190,-650!',
    ),
  );
  sheet.shape(rim, 'bold', 'wood');
  const inside = sheet.inside([rim]);
  if (level === 2)
    for (const way of ['-150,-100 -110,-180 -100,-280 -120,-420', '150,-100 112,-180 104,-280 120,-420'])
      inside.line(traced(way), 'line', 0);
  for (const way of [
    '-90,-480 -74,-440 -88,-400',
    '92,-500 80,-450 90,-410',
    '-118,-160 -84,-110 -92,-64',
    '110,-170 84,-120 96,-70',
    '-92,-270 -78,-210 -96,-176',
    '92,-280 80,-220 96,-190',
  ].slice(0, [2, 6, 0][level]))
    inside.line(traced(way), 'line', 0.5);
  for (const [x, y] of [
    [-2, -70],
    [-40, -84],
    [40, -86],
  ].slice(0, level + 1) as [number, number][])
    inside.line(arc(x, y, 12, 26, -0.6, 0.6), 'fine', 0.5);
}
