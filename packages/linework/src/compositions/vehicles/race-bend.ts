import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle, star, tube } from '../../geometry/forms.ts';
import { normals, resample } from '../../geometry/path.ts';
import type { Path, Point } from '../../geometry/point.ts';
import { puff } from '../../motifs/nature/puff.ts';
import type { Role } from '../../roles.ts';
import { lens } from '../../motifs/nature/open-water.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const SPINE = resample(
  traced('-80,170! 200,176 470,150 720,180 850,290 850,450 730,570 500,590 200,600 -80,586!'),
  8,
);
const HALF = 104;
const TRACK = clockwise(tube(SPINE, () => HALF));

/** Red and white stones along one side of the bend. */
function kerb(sheet: Sheet, side: number, count: number): void {
  const sides = normals(SPINE);
  const at = (share: number, away: number): Point => {
    const k = Math.floor(share * (SPINE.length - 1));
    const [nx, ny] = sides[k]!;
    return [SPINE[k]![0] + nx * away * side, SPINE[k]![1] + ny * away * side];
  };
  const [from, to] = [0.3, 0.72];
  for (let i = 0; i < count; i++) {
    const [a, b] = [from + ((to - from) * i) / count, from + ((to - from) * (i + 1)) / count];
    const steps = [0, 0.5, 1].map((t) => a + (b - a) * t);
    const cell: Path = [
      ...steps.map((t) => at(t, HALF - 4)),
      ...steps.toReversed().map((t) => at(t, HALF + 26)),
    ];
    sheet.shape(cell, 'line', i % 2 === 0 ? 'a' : 'paper');
  }
}

/** What tells the cars of a medium page apart: a disc, a stripe, a star or three bars. */
const TEAMS: readonly ((sheet: Sheet) => void)[] = [
  (sheet) => {
    for (const y of [-62, 60]) sheet.shape(ellipse(0, y, y < 0 ? 11 : 16, 16), 'line', 'paper');
  },
  (sheet) => {
    sheet.shape(mirrored('0,-116! 7,-112 9,-34! 0,-34!'), 'line', 'sun');
    sheet.shape(mirrored('0,40! 12,40! 10,98! 0,98!'), 'line', 'sun');
  },
  (sheet) => sheet.shape(star(0, 62, 20, 9, 5), 'line', 'sun'),
  (sheet) => {
    for (const y of [-92, -74, -56])
      sheet.shape(mirrored(`0,${y}! 12,${y}! 13,${y + 9}! 0,${y + 9}!`), 'fine', 'b');
    sheet.shape(mirrored('0,46! 26,46! 24,70! 0,70!'), 'line', 'b');
  },
];

/** A racing car from above, 200 units long, its nose up. */
function racer(sheet: Sheet, role: Role, level: 0 | 1 | 2, team: number): void {
  for (const [x, y, w, h] of [
    [46, -62, 26, 46],
    [52, 58, 32, 54],
  ] as const)
    for (const side of [-1, 1]) {
      sheet.shape(rectangle(side * x - w / 2, y - h / 2, w, h, 9), 'bold', 'stone');
      if (level > 0)
        sheet.line(
          [
            [side * (x - w / 2), y],
            [side * 14, y + 4],
          ],
          'line',
          0,
        );
    }
  sheet.shape(mirrored('0,-112! 30,-112 62,-104 62,-84! 20,-92 0,-92!'), 'line', 'paper');
  sheet.shape(mirrored('0,-118 11,-104 15,-60 20,-30! 42,-14 46,36 24,70! 20,96! 0,100!'), 'bold', role);
  sheet.shape(rectangle(-54, 86, 108, 24, 5), 'line', 'paper');
  if (level === 2)
    for (const side of [-1, 1])
      sheet.shape(
        drawn('22,-10! 38,-4 40,30 24,50!').map(([x, y]): Point => [x * side, y]),
        'fine',
        'soft',
      );
  sheet.shape(ellipse(0, 4, 17, 30), 'line', 'stone');
  sheet.shape(ellipse(0, 2, 14), 'line', 'sun');
  if (level === 2) sheet.shape(ellipse(0, -62, 10, 14), 'fine', 'paper');
  if (level === 1) TEAMS[team % TEAMS.length]!(sheet);
}

/** Flagstones in two colors across the road. */
function startLine(sheet: Sheet, level: 0 | 1 | 2): void {
  if (level === 0) return;
  const size = level === 1 ? 34.5 : 23;
  for (let column = 0; column < 2; column++)
    for (let row = 0; row * size < 204; row++)
      sheet
        .inside([TRACK])
        .shape(
          rectangle(262 + column * size, 494 + row * size, size, size),
          'fine',
          (row + column) % 2 === 0 ? 'stone' : 'paper',
        );
}

/** Rows of seats with people on them, seen from above. */
function stand(sheet: Sheet, level: 0 | 1 | 2): void {
  const rim = clockwise(rectangle(0, 0, 300, 92, 6));
  sheet.shape(rim, 'bold', 'sand');
  if (level === 0) return;
  const [rows, seats] = [3, 11];
  for (let row = 0; row < rows; row++) {
    sheet.shape(rectangle(0, (row * 92) / rows, 300, 92 / rows), 'fine', 'sand');
    for (let i = 0; i < seats; i++)
      sheet.shape(
        ellipse(((i + 0.5 + (row % 2) * 0.14) * 292) / seats, ((row + 0.52) * 92) / rows, 9.6),
        'fine',
        (['a', 'b', 'c', 'd', 'cream'] as const)[(i * 2 + row) % 5],
      );
  }
}

/** A parasol from above. */
function parasolTop(sheet: Sheet, radius: number, count: number): void {
  around(sheet, { radius: 0, count }, (spot, i) =>
    spot.shape(
      [[0, 0], ...arc(0, 0, radius, radius, -Math.PI / 2 - Math.PI / count, -Math.PI / 2 + Math.PI / count)],
      'line',
      i % 2 === 0 ? 'b' : 'paper',
    ),
  );
}

/** Two ducks from above, ripples and lily pads. */
function inPond(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const [x, y, long] of [
    [108, 392, 60],
    [200, 346, 76],
    [236, 420, 70],
    [290, 352, 50],
    [160, 424, 52],
  ].slice(0, level === 1 ? 2 : 5) as [number, number, number][])
    sheet.shape(lens([x, y], long, 13), 'line', 'sky');
  for (const [x, y, angle] of [
    [188, 386, 0.5],
    [278, 386, -0.6],
  ] as const) {
    const duck = sheet.at({ x, y, angle, scale: 1.1 });
    duck.shape(drawn('22,-6! 40,0 22,6!'), 'line', 'ember');
    duck.shape(drawn('-40,0! -24,-14 0,-18 14,-10 16,0 14,10 0,18 -24,14'), 'line', 'cream');
    duck.shape(ellipse(18, 0, 12), 'line', 'leaf');
  }
  for (const [x, y] of [
    [128, 366],
    [320, 400],
    [262, 434],
  ].slice(0, level === 1 ? 1 : 3) as [number, number][])
    sheet.shape(ellipse(x, y, 17, 12), 'line', 'leaf');
}

/** People who watch from inside the bend, seen from above: hats and shoulders in two rows behind a rail. */
function crowd(sheet: Sheet): void {
  sheet.shape(rectangle(80, 14, 16, 100, 6), 'line', 'wood');
  for (const [i, [x, y]] of (
    [
      [2, 44],
      [4, 92],
      [50, 40],
      [52, 88],
    ] as const
  ).entries()) {
    sheet.shape(ellipse(x, y, 17, 23), 'line', (['a', 'b', 'c', 'd'] as const)[i]);
    sheet.shape(ellipse(x + 3, y, 11), 'line', i % 2 ? 'wood' : 'gold');
  }
}

function drawGrounds(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('grounds');
  const mown = byLevel(brief, 0, 4, 12);
  for (let i = 0; i < mown; i++)
    sheet.shape(
      drawn('0,0! 90,0! -110,800! -200,800!', { x: 60 + (i * 1160) / mown }),
      'fine',
      i % 2 === 0 ? 'grass' : 'leaf',
    );
  const at = { x: byLevel(brief, 30, 10, 0) };
  const pond = drawn('90,380 150,330 270,326 340,366 350,410 270,440 140,436', at);
  sheet.shape(pond, 'line', 'water');
  if (level > 0) inPond(sheet.inside([pond]).at(at), level);
  if (level === 1) crowd(sheet.at({ x: 606, y: 326 }));
  const trees = byLevel(
    brief,
    [[510, 376, 62]],
    [
      [450, 350, 48],
      [530, 420, 44],
    ],
    [
      [430, 336, 40],
      [496, 380, 44],
      [440, 424, 34],
      [560, 340, 34],
    ],
  );
  for (const [x, y, r] of trees) {
    sheet.shape(puff(random, [x!, y!], [r!, r! * 0.94], 9), 'line', 'leaf');
    if (level > 0) sheet.shape(puff(random, [x! - 4, y! - 5], [r! * 0.5, r! * 0.46], 7), 'fine', 'grass');
  }
  if (level !== 1) stand(sheet.at({ x: 90, y: 690 - 20 }), level);
  parasolTop(sheet.at({ x: 930, y: 80 }), 54, level === 0 ? 4 : 8);
  if (level > 0) parasolTop(sheet.at({ x: 934, y: 690 }), 50, 8);
  if (level === 2) parasolTop(sheet.at({ x: 834, y: 716 }), 34, 8);
}

function drawTrack(brief: Brief): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('track');
  kerb(sheet, -1, byLevel(brief, 5, 12, 24));
  kerb(sheet, 1, byLevel(brief, 0, 7, 15));
  sheet.shape(TRACK, 'bold', 'stone');
  const sides = normals(SPINE);
  for (const away of byLevel(brief, [0], [0], [-34, 36]))
    sheet.inside([TRACK]).line(
      SPINE.map(([x, y], k): Point => [
        x + sides[k]![0] * (away + 10 * Math.sin(k / 26)),
        y + sides[k]![1] * (away + 10 * Math.sin(k / 26)),
      ]),
      'fine',
      0,
    );
  if (level === 2) slabs(sheet.inside([TRACK]));
  startLine(sheet, level);
}

/** The joints of a road of slabs, across its run. */
function slabs(sheet: Sheet): void {
  const sides = normals(SPINE);
  for (let k = 6; k < SPINE.length; k += 13) {
    const [[x, y], [nx, ny]] = [SPINE[k]!, sides[k]!];
    sheet.line(
      [
        [x - nx * HALF, y - ny * HALF],
        [x + nx * HALF, y + ny * HALF],
      ],
      'fine',
      0,
    );
  }
}

const TOLD = [
  {
    title: 'Last Lap',
    description:
      'Racing cars chase each other through a bend with striped kerbs. From up here you can see who will be first.',
  },
  {
    title: 'Nose to Tail through the Bend',
    description: 'Nobody dares to brake first. Under the parasols everybody holds their breath.',
  },
  {
    title: 'The Hairpin from Above',
    description:
      'The track turns back on itself around a pond and a few quiet trees. The ducks have seen faster cars.',
  },
  {
    title: 'Two Wheels on the Kerb',
    description:
      'The line through this bend is narrow and everybody wants it. Give every team its own color.',
  },
] as const;

/** Racing cars in a bend, seen from above. */
export const raceBend = edged({
  name: 'race-bend',
  category: 'vehicles',
  size: [1000, 760],
  edge: 'page',
  backdrop: 'grass',
  draw(brief) {
    const { level, random } = brief;
    drawGrounds(brief);
    drawTrack(brief);
    const roles = random.shuffle<Role>(['a', 'b', 'c', 'd', 'sun']);
    const grid = byLevel<readonly (readonly [number, number])[]>(
      brief,
      [
        [0.2, 0],
        [0.64, 0],
      ],
      [
        [0.14, 22],
        [0.36, -22],
        [0.6, 20],
        [0.92, -22],
      ],
      [
        [0.1, 34],
        [0.22, -36],
        [0.37, 24],
        [0.5, -34],
        [0.63, 36],
        [0.74, -32],
        [0.95, 30],
      ],
    );
    for (const [i, [share, away]] of grid.entries()) {
      const k = Math.floor(share * (SPINE.length - 1));
      const [a, b] = [SPINE[k]!, SPINE[Math.min(SPINE.length - 1, k + 2)]!];
      const heading = Math.atan2(b[1] - a[1], b[0] - a[0]);
      const at = {
        x: a[0] - Math.sin(heading) * away,
        y: a[1] + Math.cos(heading) * away,
        angle: heading + Math.PI / 2 + random.range(-0.05, 0.05),
      };
      racer(
        brief.sheet.layer('cars').at({ ...at, scale: byLevel(brief, 1.3, 0.98, 0.8) }),
        roles[i % roles.length]!,
        level,
        i,
      );
    }
    return {
      ...brief.random.pick(TOLD),
      tags: ['race cars', 'racing', 'track', 'from above', 'speed', 'sport'],
    };
  },
});
