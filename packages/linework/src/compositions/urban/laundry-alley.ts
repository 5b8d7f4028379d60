import type { Brief, Composition, Story } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Path } from '../../geometry/point.ts';
import { panel, type Panel } from '../../geometry/ruled.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { sittingCat } from '../../motifs/people/pets.ts';
import { archway } from '../../motifs/scenery.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const SIZE = [760, 1000] as const;
const FAR = { left: 270, right: 490, top: 250, foot: 640 } as const;

const WALLS: Readonly<Record<'left' | 'right', Panel>> = {
  left: panel(
    [
      [-20, -90],
      [-20, 1100],
    ],
    [
      [FAR.left, FAR.top],
      [FAR.left, FAR.foot],
    ],
    1.2,
  ),
  right: panel(
    [
      [780, -90],
      [780, 1100],
    ],
    [
      [FAR.right, FAR.top],
      [FAR.right, FAR.foot],
    ],
    1.2,
  ),
};

/** A window with a frame, two wings of panes and a sill, set into a wall in perspective. */
function windowIn(
  sheet: Sheet,
  wall: Panel,
  [u, v, u2, v2]: readonly [number, number, number, number],
  level: 0 | 1 | 2,
  role: Role,
): void {
  const part = (a: number, b: number, c: number, d: number): Path =>
    clockwise(wall.patch(mix(u, u2, a), mix(v, v2, b), mix(u, u2, c), mix(v, v2, d)));
  const wide = v2 - v;
  if (level > 0)
    for (const [from, to] of [
      [v - wide * 0.66, v - wide * 0.16],
      [v2 + wide * 0.16, v2 + wide * 0.66],
    ] as const) {
      sheet.shape(clockwise(wall.patch(u, from, u2, to)), 'line', role);
      for (const t of level === 2 ? [0.2, 0.4, 0.6, 0.8] : [0.5])
        sheet.line(
          [wall.at(mix(u, u2, t), mix(from, to, 0.14)), wall.at(mix(u, u2, t), mix(from, to, 0.86))],
          'fine',
          0,
        );
    }
  if (v < 0.5) sheet.shape(part(-0.1, -0.16, 1.1, 1.16), 'line', 'cream');
  sheet.shape(part(0, 0, 1, 1), 'line', 'sky');
  sheet.line([wall.at(u, mix(v, v2, 0.5)), wall.at(u2, mix(v, v2, 0.5))], 'line', 0);
  if (v2 < 0.5 || level > 1)
    sheet.line([wall.at(mix(u, u2, 0.4), v), wall.at(mix(u, u2, 0.4), v2)], 'line', 0);
}

/** Flowers in a box under a window of a wall. */
function windowBox(
  sheet: Sheet,
  wall: Panel,
  u: number,
  [v, v2]: readonly [number, number],
  level: 0 | 1 | 2,
): void {
  const count = [2, 3, 4][level]!;
  for (let i = 0; i < count; i++) {
    const [x, y] = wall.at(u, mix(v, v2, (i + 0.5) / count));
    const near = wall.at(u, v);
    const size = Math.abs(near[0] - wall.at(u, v2)[0]) / count;
    sheet.shape(ellipse(x, y - size * 0.36, size * 0.62, size * 0.56), 'line', i % 2 ? 'rust' : 'a');
  }
  sheet.shape(clockwise(wall.patch(u, v - 0.01, u + 0.05, v2 + 0.01)), 'line', 'wood');
}

const WASHING: readonly (readonly [string, Role])[] = [
  ['-40,0! 40,0! 66,36! 42,50! 40,120! -40,120! -42,50! -66,36!', 'a'],
  ['-34,0! 34,0! 38,132! 8,132! 0,50! -8,132! -38,132!', 'b'],
  ['-46,0! 46,0! 46,96! -46,96!', 'c'],
  ['-30,0! 30,0! 62,124! -62,124!', 'd'],
  ['-16,0! 16,0! 18,66! 44,92! 30,108! -10,92! -18,70!', 'ember'],
];

/** A line from wall to wall that sags, with washing of a size on it. */
function line(
  sheet: Sheet,
  y: number,
  [from, to]: readonly [number, number],
  count: number,
  size: number,
  first: number,
  isPegged = false,
): void {
  const sag = (to - from) * 0.06;
  const height = (t: number): number => y + sag * 4 * t * (1 - t);
  sheet.line(
    Array.from({ length: 21 }, (_, i) => [mix(from, to, i / 20), height(i / 20)] as const),
    'line',
    0,
  );
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const [table, role] = WASHING[(i + first) % WASHING.length]!;
    const at = { x: mix(from, to, t), y: height(t) - 2, scale: size, angle: (0.5 - t) * 0.24 };
    sheet.shape(drawn(table, at), 'bold', role);
    for (const side of isPegged ? [-1, 1] : [])
      sheet.at({ ...at, x: at.x + side * 18 * size }).shape(rectangle(-5, -14, 10, 24, 3), 'fine', 'wood');
    if ((i + first) % 5 === 2 && size > 0.6)
      for (const u of [-16, 16]) sheet.at(at).line(traced(`${u},6! ${u},90!`), 'fine', 0);
  }
}

/** Steps that climb from the viewer to the far house. */
function steps(sheet: Sheet, count: number, stones: number): void {
  for (let i = 0; i < count; i++) {
    const [near, far] = [1 - i / count, 1 - (i + 1) / count];
    const y = mix(FAR.foot, 1040, near ** 1.5);
    const next = mix(FAR.foot, 1040, far ** 1.5);
    const edge = mix(y, next, 0.46);
    const half = (at: number): number => mix(110, 430, (at - FAR.foot) / (1040 - FAR.foot));
    sheet.shape(
      clockwise([
        [380 - half(y), y],
        [380 + half(y), y],
        [380 + half(y), edge],
        [380 - half(y), edge],
      ]),
      'line',
      'stone',
    );
    sheet.shape(
      clockwise([
        [380 - half(y), edge],
        [380 + half(y), edge],
        [380 + half(next), next],
        [380 - half(next), next],
      ]),
      'line',
      'sand',
    );
    for (let k = 1; k < stones; k++) {
      const u = mix(-1, 1, (k + (i % 2) * 0.5) / stones);
      sheet.line(
        [
          [380 + u * half(y), y],
          [380 + u * half(y), edge],
        ],
        'fine',
        0,
      );
    }
  }
}

/** The house at the end of the alley, an arch through its ground floor. */
function farHouse(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('far');
  sheet.shape(drawn('250,262! 380,130! 510,262!'), 'bold', 'rust');
  const front = clockwise(rectangle(FAR.left, FAR.top, FAR.right - FAR.left, FAR.foot - FAR.top));
  sheet.shape(front, 'bold', 'd');
  if (level === 2)
    dressWall(sheet, random, { zone: [front], kind: 'rubble', size: 60, roles: ['d', 'soft'], rim: 'bold' });
  sheet.shape(ellipse(380, 214, 22), 'line', 'sun');
  for (const x of [325, 435]) {
    sheet.shape(rectangle(x - 24, 300, 48, 76, 3), 'line', 'sky');
    sheet.line(traced(`${x},300! ${x},376!`), 'fine', 0);
  }
  sheet.shape(archway(380, FAR.foot, 124, 190), 'line', 'cream');
  sheet.shape(archway(380, FAR.foot, 92, 166), 'bold', 'sky');
  const inside = sheet.inside([clockwise(archway(380, FAR.foot, 92, 166))]);
  inside.shape(drawn('320,560! 350,540 390,556 440,536! 440,660! 320,660!'), 'line', 'water');
  inside.shape(drawn('380,580! 386,520! 420,574!'), 'line', 'paper');
}

function wallsOf(brief: Brief): void {
  const { level, random } = brief;
  for (const [side, role, kind] of [
    ['left', 'a', 'plaster'],
    ['right', 'gold', 'bricks'],
  ] as const) {
    const wall = WALLS[side];
    const sheet = brief.sheet.layer('walls');
    const rim = clockwise(wall.patch(0, 0, 1, 1));
    sheet.shape(rim, 'bold', role);
    if (level === 2)
      dressWall(sheet, random, {
        zone: [rim],
        kind,
        size: kind === 'bricks' ? 76 : 90,
        roles: [role, 'soft'],
        rim: 'bold',
      });
    sheet.shape(clockwise(wall.patch(0.06, 0, 0.1, 1)), 'line', 'stone');
    const rows =
      side === 'left'
        ? [
            [0.16, 0.3],
            [0.46, 0.6],
          ]
        : [
            [0.22, 0.36],
            [0.5, 0.64],
          ];
    for (const [u, u2] of rows as [number, number][]) {
      for (const [v, v2] of [
        [0.2, 0.36],
        [0.68, 0.82],
      ] as const) {
        if (level === 0 && v > 0.5) continue;
        windowIn(sheet, wall, [u, v, u2, v2], v < 0.5 ? level : 0, side === 'left' ? 'leaf' : 'b');
        if (level > 0 && u > 0.4 && v < 0.5)
          windowBox(sheet, wall, u2 + 0.014, [v - 0.026, v2 + 0.026], level);
      }
    }
    const door = (by: number): Path => clockwise(wall.patch(0.74 - by, 0.5 - by * 0.6, 1, 0.64 + by * 0.6));
    if (level > 1) sheet.shape(door(0.034), 'line', 'cream');
    sheet.shape(door(0), 'line', 'wood');
    if (level > 0) sheet.line([wall.at(0.76, 0.57), wall.at(0.99, 0.57)], 'fine', 0);
  }
}

/** A flower pot on the origin. */
function pot(sheet: Sheet, level: 0 | 1 | 2, role: Role): void {
  for (const angle of level === 0 ? [-0.7, 0, 0.7] : [-1, -0.5, 0, 0.5, 1])
    sheet.shape(place(petal('leaf', 92 - Math.abs(angle) * 20, 34), { y: -58, angle }), 'line', 'leaf');
  for (const [x, y] of [
    [-34, -130],
    [6, -156],
    [42, -122],
  ] as const)
    sheet.shape(ellipse(x, y, level === 0 ? 24 : 18), 'line', role);
  sheet.shape(drawn('-46,-64! -34,6! 34,6! 46,-64!'), 'bold', 'rust');
  sheet.shape(rectangle(-54, -82, 108, 26, 8), 'bold', 'ember');
}

function alley(brief: Brief): Story {
  const { sheet, level, random } = brief;
  const sky = sheet.layer('sky');
  if (level === 2)
    dressSky(sky, random, {
      zone: [clockwise(rectangle(-20, -20, 800, 320))],
      kind: random.fork('air').pick(['heaped', 'beams']),
      size: 90,
      roles: ['sky', 'soft', 'cream'],
    });
  else driftCloud(sky.at({ x: 300, y: 130, scale: 0.8 }), random, level > 0);
  farHouse(brief);
  steps(sheet.layer('steps'), [4, 5, 8][level]!, [1, 1, 5][level]!);
  wallsOf(brief);
  const turn = random.fork('washing').int(0, 4);
  if (level > 0) line(sheet.layer('washing'), 300, [226, 538], [0, 3, 4][level]!, 0.46, turn + 2);
  line(sheet.layer('washing'), 130, [96, 668], [3, 5, 5][level]!, [1, 0.84, 0.84][level]!, turn, level === 2);
  const pots = [
    [96, 960, 1],
    [664, 970, 1.06],
    [170, 830, 0.66],
    [600, 822, 0.62],
  ] as const;
  for (const [i, [x, y, s]] of pots.slice(0, [2, 2, 4][level]).entries())
    pot(sheet.layer('pots').at({ x, y, scale: s }), level, (['rust', 'a', 'sun', 'c'] as const)[i]!);
  sittingCat(sheet.layer('cats').at({ x: 400, y: 926, scale: [1.9, 1.5, 1.4][level]! }), level);
  if (level > 0) sittingCat(sheet.layer('cats').at({ x: 296, y: 752, scale: 0.8, flip: true }), 0);
  return random.fork('words').pick(TOLD);
}

const TAGS = ['alley', 'old town', 'cats', 'laundry', 'steps', 'street'];
const TOLD: readonly Story[] = [
  {
    title: 'The Alley with the Washing',
    description:
      'Up here one hangs the shirts from wall to wall and borrows the pegs across. Through the arch at the top one sees the sea.',
    tags: TAGS,
  },
  {
    title: 'Two Cats on the Steps',
    description:
      'The steps go up to the arch, and whoever wants to pass has to ask the cats. Above them Monday’s washing dries.',
    tags: TAGS,
  },
];

/** A narrow alley that climbs to an arch, washing across it. */
export const laundryAlley: Composition = edged({
  name: 'laundry-alley',
  category: 'urban',
  size: SIZE,
  edge: 'page',
  backdrop: 'sky',
  draw: alley,
});
