import { byLevel, type Brief } from '../../composition.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, star, tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Path, type Point } from '../../geometry/point.ts';
import { palm } from '../../motifs/nature/shore.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const TURN = Math.PI * 2;

type Build = 'coffers' | 'glasshouse' | 'stars';

/** A dome seen from the floor, standing aside from its middle. */
interface Dome {
  readonly build: Build;
  /** Where the opening at the top is seen, and where the rim of the dome would be round. */
  readonly top: Point;
  readonly foot: Point;
  readonly opening: number;
  readonly columns: number;
  readonly rows: number;
}

const TOPS: readonly (readonly [top: Point, foot: Point])[] = [
  [
    [360, 330],
    [560, 620],
  ],
  [
    [660, 400],
    [420, 640],
  ],
  [
    [400, 640],
    [600, 330],
  ],
];

/** Looking up into a dome: its rings run off the page on every side. */
export const underTheDome = edged({
  name: 'mandala-dome',
  category: 'mandalas',
  size: [1000, 1000],
  edge: 'page',
  backdrop: 'stone',
  draw(brief) {
    const { random, sheet } = brief;
    const build = random.pick<Build>(['coffers', 'glasshouse', 'stars']);
    const [top, foot] = random.pick(TOPS);
    const dome: Dome = {
      build,
      top,
      foot,
      opening: byLevel(brief, 170, 150, 130),
      columns: byLevel(
        brief,
        8,
        build === 'glasshouse' ? 14 : build === 'coffers' ? 10 : 12,
        build === 'coffers' ? 18 : 20,
      ),
      rows: byLevel(brief, 2, build === 'coffers' ? 3 : 4, build === 'coffers' ? 4 : 5),
    };
    const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
    for (let row = 0; row < dome.rows; row++) BUILDS[build](sheet.layer('dome'), brief, dome, row, roles);
    drawSky(sheet.layer('sky'), brief, dome);
    if (build === 'glasshouse') drawPalms(sheet.layer('palms'), brief, dome);
    return {
      title: random.fork('title').pick(WORDS[build][0]),
      description: WORDS[build][1],
      tags: ['mandala', 'dome', 'architecture', 'looking up', 'perspective'],
    };
  },
});

const WORDS: Readonly<Record<Build, readonly [titles: readonly string[], description: string]>> = {
  coffers: [
    ['Under the Open Dome', 'The Hole in the Roof'],
    'Row above row the coffers of an old dome shrink towards a round hole full of sky. Darken each coffer step by step and the dome grows deep.',
  ],
  glasshouse: [
    ['Under the Palm House', 'Iron, Glass and Palms'],
    'Palms reach into the glass dome of an old palm house, and a bird is outside in the open air. Let the panes be a hundred kinds of pale.',
  ],
  stars: [
    ['A Ceiling of Stars', 'The Painted Vault'],
    'Somebody painted stars between the ribs of this dome, small ones near the top and large ones below. Midnight blue and gold are what painters chose.',
  ],
};

/** The point of the dome at a share of the way up and a share of the way round. */
function onDome({ top, foot, opening }: Dome, up: number, round: number): Point {
  const rise = Math.sin(Math.min(1, up) * 1.32) / Math.sin(1.32);
  const radius = mix(960, opening, rise);
  const share = rise ** 1.15;
  const angle = round * TURN;
  return [
    mix(foot[0], top[0], share) + radius * Math.cos(angle),
    mix(foot[1], top[1], share) + radius * Math.sin(angle),
  ];
}

/** A cell of a row between two columns; `inset` draws its rim in by shares of its size, `lift` moves it up. */
function cell(dome: Dome, row: number, column: number, inset = 0, lift = 0): Path {
  const [low, high] = [row / dome.rows, (row + 1) / dome.rows];
  const [left, right] = [column / dome.columns, (column + 1) / dome.columns];
  const at = (u: number, v: number): Point =>
    onDome(dome, mix(low, high, mix(inset, 1 - inset, v) + lift), mix(left, right, mix(inset, 1 - inset, u)));
  const side = (from: Point, to: Point): Point[] =>
    Array.from({ length: 6 }, (_, k) => at(mix(from[0], to[0], k / 6), mix(from[1], to[1], k / 6)));
  return clockwise([
    ...side([0, 0], [1, 0]),
    ...side([1, 0], [1, 1]),
    ...side([1, 1], [0, 1]),
    ...side([0, 1], [0, 0]),
  ]);
}

/** The middle of a cell, its size and the way up from there. */
function spotOf(
  dome: Dome,
  row: number,
  column: number,
): { readonly at: Point; readonly size: number; readonly angle: number } {
  const [up, round] = [(row + 0.5) / dome.rows, (column + 0.5) / dome.columns];
  const at = onDome(dome, up, round);
  const above = onDome(dome, up + 0.4 / dome.rows, round);
  const beside = onDome(dome, up, round + 0.4 / dome.columns);
  const size = Math.min(
    Math.hypot(above[0] - at[0], above[1] - at[1]),
    Math.hypot(beside[0] - at[0], beside[1] - at[1]),
  );
  return { at, size, angle: Math.atan2(above[1] - at[1], above[0] - at[0]) + TURN / 4 };
}

/** Whether something of such a reach lies clear of the frame. */
function isWhole([x, y]: Point, reach: number): boolean {
  const edge = 44 + reach;
  return x > edge && y > edge && x < 1000 - edge && y < 1000 - edge;
}

/** A star, a sun or a moon on a painted vault. */
function paintedLight(spot: Sheet, which: number, reach: number, level: 0 | 1 | 2): void {
  if (which === 0) {
    spot.shape(star(0, 0, reach, reach * 0.5, 8), 'line', 'gold');
    if (level > 0 && reach > 46) spot.shape(ellipse(0, 0, reach * 0.26), 'fine', 'sun');
  } else if (which === 1) {
    spot.shape(star(0, 0, reach, reach * 0.7, reach > 60 ? 14 : 10), 'line', 'ember');
    spot.shape(ellipse(0, 0, reach * 0.52), 'line', 'sun');
  } else {
    const [size, aside] = [reach * 0.86, 0.5];
    spot.shape(
      [
        ...arc(0, 0, size, size, TURN - 0.9, 0.9),
        ...arc(size * aside, 0, size * 0.79, size * 0.79, 1.418, TURN - 1.418),
      ],
      'line',
      'cream',
    );
  }
}

/** A rib from the foot of the dome to its opening, lozenges along it where there is room, bars across a slim one. */
function ornateRib(sheet: Sheet, brief: Brief, dome: Dome, column: number): void {
  const rib = Array.from({ length: 40 }, (_, k) => onDome(dome, k / 39, column / dome.columns));
  const half = (t: number): number => mix(byLevel(brief, 16, 24, 19), byLevel(brief, 9, 10, 8), t);
  sheet.shape(clockwise(tube(rib, half)), 'line', 'sand');
  if (brief.level === 0) return;
  let last: Point = [NaN, NaN];
  for (let k = 0; k < 38; k++) {
    const [[x, y], [u, v]] = [rib[k]!, rib[k + 1]!];
    const wide = half(k / 39) * 0.5;
    const across = sheet.at({ x, y, angle: Math.atan2(v - y, u - x) });
    if (brief.level === 2) {
      if (Math.hypot(x - last[0], y - last[1]) < 58) continue;
      last = [x, y];
      across.line(
        [
          [0, -wide * 2],
          [0, wide * 2],
        ],
        'line',
        0,
      );
      continue;
    }
    const long = wide * 3.4;
    if (wide < 8 || !isWhole([x, y], long) || Math.hypot(x - last[0], y - last[1]) < long * 3) continue;
    last = [x, y];
    across.shape(
      [
        [-long, 0],
        [0, -wide],
        [long, 0],
        [0, wide],
      ],
      'fine',
      'gold',
    );
  }
}

/** Where in a painted panel a gold dot sits: shares of its width and of its height. */
const CORNERS = [
  [0.24, 0.24],
  [0.76, 0.24],
  [0.25, 0.76],
  [0.75, 0.76],
] as const;

type Row = (sheet: Sheet, brief: Brief, dome: Dome, row: number, roles: readonly Role[]) => void;

const BUILDS: Readonly<Record<Build, Row>> = {
  coffers(sheet, brief, dome, row, roles) {
    for (let column = 0; column < dome.columns; column++) {
      sheet.shape(cell(dome, row, column), 'line', 'stone');
      const steps = row === dome.rows - 1 ? 1 : byLevel(brief, 1, 2, 2);
      for (let step = 0; step < steps; step++)
        sheet.shape(
          cell(dome, row, column, 0.14 + step * 0.11, step * 0.05),
          step === 0 ? 'bold' : 'line',
          step % 2 ? 'sand' : roles[row % 4]!,
        );
      const { at, size } = spotOf(dome, row, column);
      if (size < byLevel(brief, 40, 36, 30) || !isWhole(at, 10)) continue;
      const face = sheet.at({ x: at[0], y: at[1], angle: (column / dome.columns) * TURN });
      const isPlain = brief.level === 0 || (brief.level === 1 && size < 54);
      if (!isPlain)
        for (let k = 0; k < 5; k++)
          face.shape(
            place(petal('round', size * 0.5, size * 0.42), { angle: (k / 5) * TURN }),
            'fine',
            'gold',
          );
      face.shape(ellipse(0, 0, size * (isPlain ? 0.4 : 0.16)), 'fine', 'sun');
    }
  },
  glasshouse(sheet, brief, dome, row, roles) {
    for (let column = 0; column < dome.columns; column++) {
      const pane = cell(dome, row, column);
      sheet.shape(pane, column % 2 ? 'line' : 'bold', (row + column) % 3 === 0 ? 'sky' : 'soft');
      if (row === dome.rows - 1 && brief.level < 2) continue;
      sheet.shape(
        cell(dome, row, column, row === dome.rows - 1 ? 0.2 : 0.12),
        'fine',
        (row + column) % 2 ? 'soft' : roles[row % 3]!,
      );
    }
  },
  stars(sheet, brief, dome, row, roles) {
    for (let column = 0; column < dome.columns; column++) {
      sheet.shape(cell(dome, row, column), 'line', column % 2 ? 'night' : roles[0]!);
      const { at, size, angle } = spotOf(dome, row, column);
      const reach = Math.min(150, size * 0.66);
      if (size > byLevel(brief, 999, 76, 64))
        sheet.shape(
          cell(dome, row, column, byLevel(brief, 0, 0.1, 0.17)),
          'fine',
          column % 2 ? roles[0]! : 'night',
        );
      if (brief.level === 2 && size > 60)
        for (const [u, v] of CORNERS) {
          const [x, y] = onDome(dome, (row + v) / dome.rows, (column + u) / dome.columns);
          if (isWhole([x, y], 14)) sheet.shape(ellipse(x, y, size * 0.1), 'fine', 'gold');
        }
      if (brief.level === 1 && size > 78)
        for (const [u, v] of [CORNERS[0], CORNERS[3]]) {
          const [x, y] = onDome(dome, (row + v) / dome.rows, (column + u) / dome.columns);
          if (isWhole([x, y], 0)) sheet.shape(star(x, y, size * 0.16, size * 0.07, 5), 'fine', 'gold');
        }
      if (reach < byLevel(brief, 40, 26, 20) || !isWhole(at, reach)) continue;
      paintedLight(
        sheet.at({ x: at[0], y: at[1], angle: angle + TURN / 4 }),
        (row + column * 2) % 3,
        reach,
        brief.level,
      );
    }
    if (row < dome.rows - 1) return;
    for (let column = 0; column < dome.columns; column++) ornateRib(sheet, brief, dome, column);
  },
};

/** The opening with its kerb, a cloud and a bird in it. */
function drawSky(sheet: Sheet, brief: Brief, { top, opening }: Dome): void {
  const [x, y] = top;
  sheet.shape(ellipse(x, y, opening + byLevel(brief, 0, 4, 4)), 'bold', 'stone');
  const hole = ellipse(x, y, opening - 20);
  sheet.shape(hole, 'bold', 'sky');
  const inside = sheet.inside([clockwise(hole)]).at({ x, y });
  const puffs = [
    [-0.5, 0.62, 0.22],
    [-0.24, 0.46, 0.24],
    [0.1, 0.5, 0.27],
    [0.4, 0.62, 0.2],
    [0, 0.98, 0.56],
  ] as const;
  inside.shape(
    unite(puffs.map(([u, v, size]) => ellipse(u * opening, v * opening, size * opening))),
    'line',
    'paper',
  );
  drawSwallow(inside.at({ x: 0, y: -opening * 0.16, scale: opening / 150, angle: 0.5 }), brief.level);
}

/** A swallow seen from below, its head up: sickle wings with one row of coverts each, a long fork for a tail. */
function drawSwallow(bird: Sheet, level: 0 | 1 | 2): void {
  bird.shape(drawn('-9,18! -14,44 -34,92! -12,66 0,46! 12,66 34,92! 14,44 9,18!'), 'line', 'b');
  for (const flip of [false, true]) {
    const half = bird.at({ flip });
    half.shape(drawn('4,-24! 34,-46 66,-44 112,8! 84,-8 62,-10! 44,2 8,10!'), 'line', 'a');
    if (level > 0) half.line(traced('14,-10 40,-24 66,-24 88,-14'), 'fine', 0.4);
  }
  bird.shape(drawn('0,-60 15,-52 17,-34 15,-8 9,22 0,32 -9,22 -15,-8 -17,-34 -15,-52'), 'bold', 'c');
  bird.line(traced('-15,-34 0,-24 15,-34'), 'fine', 0.2);
  bird.shape(drawn('-6,-58! 0,-74! 6,-58! 0,-56'), 'line', 'gold');
}

/** A young banana plant: broad leaves with a midrib and torn edges that bend outwards from one foot. */
function drawBanana(sheet: Sheet): void {
  for (const [angle, long] of [
    [-1.02, 250],
    [0.92, 270],
    [-0.4, 350],
    [0.3, 380],
  ] as const) {
    const leaf = sheet.at({ angle, scale: long / 300 });
    const rim = clockwise(
      drawn(
        '-8,0! -12,-60 -46,-90 -60,-150 -44,-160! -58,-186 -46,-240 0,-306! 42,-244 54,-190 38,-176! 58,-150 44,-92 12,-60 8,0!',
      ),
    );
    leaf.shape(rim, 'line', angle > 0 ? 'leaf' : 'grass');
    leaf.line(traced('0,-10 2,-140 0,-270'), 'line', 0.3);
  }
}

/** Palms that rise from the lower edge, the taller one away from the opening, and on medium pages a banana. */
function drawPalms(sheet: Sheet, { level, random }: Brief, { top }: Dome): void {
  const side = top[0] < 500 ? 1 : -1;
  if (level === 1) drawBanana(sheet.at({ x: 500 - side * 350, y: 1000, flip: side < 0 }));
  if (level === 2)
    palm(sheet.at({ x: 500 - side * 330, y: 1000 }), {
      height: 250,
      lean: -side * 30,
      level,
      random: random.fork('small palm'),
    });
  palm(sheet.at({ x: 500 + side * 290, y: 1010 }), {
    height: top[1] > 600 ? 430 : 500,
    lean: -side * 60,
    level,
    random: random.fork('palm'),
  });
}
