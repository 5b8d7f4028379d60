import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { bounds } from '../../geometry/path.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, type Point } from '../../geometry/point.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import type { Scene } from '../stages/stage.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd'];
const PRINTS = ['hearts', 'stars', 'diamonds'] as const;

/** A sofa 900 units wide, the middle of its seat's front edge on the origin; its arms are drawn by `sofaArms`. */
export function sofaBack(sheet: Sheet, level: 0 | 1 | 2, role: Role): void {
  sheet.shape(mirrored('0,-386! 180,-396 330,-380 392,-330 408,-200 410,120! 0,120!'), 'bold', role);
  if (level === 0) return;
  for (const x of [-150, 150]) sheet.line(traced(`${x},-390 ${x * 1.04},-300 ${x},-60`), 'line', 0.3);
}

/** The two rolled arms of such a sofa. */
export function sofaArms(sheet: Sheet, level: 0 | 1 | 2, role: Role): void {
  for (const flip of [false, true]) {
    const side = sheet.at({ flip });
    side.shape(drawn('356,-96 372,-150 414,-166 456,-150 472,-96 470,180! 358,180!'), 'bold', role);
    side.shape(ellipse(414, -100, 40), 'line', role);
    if (level > 0) side.line(traced('402,-92 398,-106 414,-116 430,-102 418,-84'), 'fine', 0.4);
    side.shape(drawn('376,180! 452,180! 440,214! 388,214!'), 'line', 'wood');
  }
}

const MOTIFS: readonly ((sheet: Sheet, role: Role) => void)[] = [
  (sheet, role) =>
    sheet.shape(
      petal('heart', 62, 62).map(([x, y]): Point => [x, y + 31]),
      'line',
      role,
    ),
  (sheet, role) => sheet.shape(star(0, 0, 36, 17, 5), 'line', role),
  (sheet, role) => sheet.shape(ellipse(0, 0, 28), 'line', role),
  (sheet, role) => sheet.shape(drawn('0,-40! 34,0! 0,40! -34,0!'), 'line', role),
];

/** A quilt over laps down to the feet, in patches: one sign in every other, or small prints on the finest pages. */
export function quilt(sheet: Sheet, random: Random, level: 0 | 1 | 2, rim: readonly Point[]): void {
  sheet.shape(rim, 'bold', 'cream');
  const within = sheet.inside([rim]);
  const [left, top, right, bottom] = bounds([rim]);
  const [columns, rows] = (
    [
      [3, 1],
      [5, 2],
      [7, 2],
    ] as const
  )[level];
  const edge = (from: number, to: number, y: number): Point[] =>
    Array.from({ length: 9 }, (_, i): Point => {
      const x = mix(from, to, i / 8);
      return [x, y + 12 * Math.sin((x - left) / 76)];
    });
  for (let row = 0; row < rows; row++)
    for (let k = 0; k < columns; k++) {
      const [a, b] = [mix(left, right, k / columns), mix(left, right, (k + 1) / columns)];
      const [c, d] = [mix(top, bottom, row / rows), mix(top, bottom, (row + 1) / rows)];
      const patch = [
        ...edge(a, b, row === 0 ? c - 30 : c),
        ...edge(a, b, row === rows - 1 ? d + 30 : d).toReversed(),
      ];
      within.shape(patch, 'line', LEADS[(k + row) % 4]);
      if (level === 0 || (k + row) % 2 === 1) continue;
      const role = LEADS[(k + row + 2) % 4]!;
      const own = random.fork(`${row} ${k}`);
      const [x, y] = [
        (a + b) / 2,
        (c + d) / 2 + 12 * Math.sin(((a + b) / 2 - left) / 76) + (row === 0 ? 8 : -6),
      ];
      if (level === 1) own.pick(MOTIFS)(within.at({ x, y }), role);
      else
        fillZone(own.pick(PRINTS), { sheet: within, zone: [patch], size: 44, angle: 0, roles: [role, role] });
    }
  sheet.rim(rim, 'bold');
}

/** Wallpaper of broad and narrow stripes with one small sign over and over, down to the floor. */
export function paperedWall(
  sheet: Sheet,
  random: Random,
  level: 0 | 1 | 2,
  [width, floor]: readonly [number, number],
): void {
  const sign = random.pick(MOTIFS);
  const broad = [250, 150, 92][level]!;
  for (let k = 0; k * broad < width; k++) {
    sheet.shape(rectangle(k * broad, -10, broad, floor + 10), 'fine', k % 2 === 0 ? 'cream' : 'soft');
    if (level < 2) continue;
    sheet.shape(rectangle(k * broad, -10, 16, floor + 10), 'fine', 'c');
    for (let y = k % 2 === 0 ? 92 : 142; y < floor; y += 100)
      sign(sheet.at({ x: k * broad + 54, y, scale: 0.66 }), LEADS[k % 4]!);
  }
}

/** A papered wall, a skirting board and a bare floor below it. */
export function paperedRoom({ sheet, random, level, width, height }: Scene, floor: number): void {
  paperedWall(sheet.layer('wall'), random.fork('wall'), level, [width, floor]);
  sheet.layer('floor').shape(rectangle(-20, floor, width + 40, height), 'line', 'wood');
  sheet.layer('floor').shape(rectangle(-20, floor - 26, width + 40, 28), 'line', 'cream');
}

/** A cat asleep on a ledge with its tail hanging down, 150 units wide, its chest on the origin. */
export function dozingCat(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(drawn('64,-34 98,-20 104,34 84,70 64,62! 78,40 76,8 52,2'), 'bold', 'fur');
  const body = drawn('-58,0! -74,-44 -40,-92 24,-98 80,-66 92,-20 72,6 10,10');
  sheet.shape(body, 'bold', 'fur');
  if (level > 0)
    for (const x of [20, 46, 68])
      sheet.inside([body]).line(traced(`${x},-104 ${x - 4},-82 ${x - 12},-64`), 'line', 0.5);
  sheet.shape(drawn('-80,8 -76,-10 -40,-12 -30,6 -54,14'), 'line', 'fur');
  sheet.shape(drawn('-24,8 -20,-10 14,-12 26,4 2,14'), 'line', 'fur');
  sheet.shape(
    drawn('-92,-44 -96,-98! -66,-84 -40,-88 -14,-84 14,-100! 14,-46 -2,-16 -38,-6 -76,-18'),
    'bold',
    'fur',
  );
  for (const x of [-64, -16]) sheet.line(traced(`${x - 12},-50 ${x},-42 ${x + 12},-50`), 'line', 0.3);
  sheet.shape(drawn('-48,-36! -32,-36! -40,-26'), 'fine', 'blush');
  sheet.line(traced('-54,-18 -46,-15 -40,-24 -34,-15 -26,-18'), 'line', 0.3);
  if (level > 0)
    for (const x of [-52, -40, -28]) sheet.line(traced(`${x},-84 ${x * 0.9 - 4},-68`), 'fine', 0.5);
}

/** The sole of a foot in a knitted sock, its heel on the origin, toes up, 96 units high. */
export function sockSole(sheet: Sheet, level: 0 | 1 | 2, roles: readonly [Role, Role]): void {
  const rim = drawn('-24,-8 -28,-34 -32,-66 -22,-92 4,-98 28,-84 32,-58 26,-30 24,-8 0,4');
  sheet.shape(rim, 'bold', roles[0]);
  if (level === 0) return;
  const within = sheet.inside([rim]);
  within.shape(drawn('-60,-70! 0,-62 60,-70! 60,-130! -60,-130!'), 'line', roles[1]);
  within.shape(drawn('-60,-20! 0,-28 60,-20! 60,30! -60,30!'), 'line', roles[1]);
  if (level === 2) within.shape(drawn('-60,-48! 0,-42 60,-48! 60,-58! 0,-53 -60,-58!'), 'fine', roles[1]);
  sheet.rim(rim, 'bold');
}

/** A standing lamp with a pleated shade, its foot on the origin, 640 units high. */
export function floorLamp(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-7, -480, 14, 470), 'line', 'wood');
  sheet.shape(drawn('-70,0! -50,-22 0,-30 50,-22 70,0!'), 'bold', 'wood');
  sheet.shape(drawn('-66,-640! 66,-640! 116,-464! 0,-450 -116,-464!'), 'bold', 'sun');
  for (const x of level === 0 ? [] : level === 1 ? [-22, 22] : [-44, -15, 15, 44])
    sheet.line(traced(`${x},-638 ${x * 1.36},-540 ${x * 1.74},-456`), 'line', 0);
}

/** A night window of four panes with a moon and stars, its sill on the origin. */
export function nightWindow(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-142, -322, 284, 330, 8), 'bold', 'wood');
  const pane = rectangle(-122, -302, 244, 290);
  sheet.shape(pane, 'line', 'night');
  const within = sheet.inside([pane]);
  within.shape(drawn('30,-262! -6,-240 -10,-196 24,-172! -22,-168 -52,-196 -46,-244 -8,-268'), 'line', 'sun');
  if (level > 0)
    for (const [x, y, r] of [
      [76, -222, 20],
      [74, -96, 16],
      [-76, -110, 18],
    ] as const)
      within.shape(star(x, y, r, r * 0.48, 5), 'line', 'sun');
  within.shape(drawn('-160,-40! -90,-66 -20,-46 60,-72 160,-44! 160,20! -160,20!'), 'line', 'leaf');
  sheet.shape(rectangle(-6, -302, 12, 290), 'line', 'wood');
  sheet.shape(rectangle(-122, -160, 244, 12), 'line', 'wood');
  sheet.shape(rectangle(-164, 0, 328, 22, 5), 'bold', 'wood');
}
