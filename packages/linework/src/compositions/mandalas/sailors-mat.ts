import { byLevel, type Brief } from '../../composition.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { drawn } from '../../geometry/drawn.ts';
import { curve } from '../../geometry/curve.ts';
import { ellipse, rectangle, star, tube } from '../../geometry/forms.ts';
import { normals, resample } from '../../geometry/path.ts';
import { polar, type Path, type Point } from '../../geometry/point.ts';
import { weave, type Ribbon } from '../../geometry/weave.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const TURN = Math.PI * 2;

/** A Turk's head: so many times round, so many bights at the rim; how the cord is laid. */
interface Mat {
  readonly rounds: number;
  readonly bights: number;
  readonly half: number;
  readonly inner: number;
  readonly cord: 'twisted' | 'tripled';
}

const MATS: readonly (readonly Mat[])[] = [
  [
    { rounds: 2, bights: 3, half: 44, inner: 96, cord: 'twisted' },
    { rounds: 2, bights: 5, half: 46, inner: 186, cord: 'twisted' },
  ],
  [
    { rounds: 3, bights: 5, half: 34, inner: 124, cord: 'tripled' },
    { rounds: 3, bights: 8, half: 25, inner: 200, cord: 'twisted' },
    { rounds: 4, bights: 7, half: 27, inner: 132, cord: 'tripled' },
  ],
  [
    { rounds: 4, bights: 9, half: 26, inner: 150, cord: 'tripled' },
    { rounds: 5, bights: 8, half: 24, inner: 132, cord: 'tripled' },
    { rounds: 4, bights: 11, half: 19, inner: 190, cord: 'twisted' },
  ],
];

/** A mat that a sailor has knotted of one rope, on the planks of the deck. */
export const sailorsMat = edged({
  name: 'mandala-rope',
  category: 'mandalas',
  size: [1000, 1000],
  edge: 'page',
  backdrop: 'wood',
  draw(brief) {
    const { random, sheet, level } = brief;
    const mat = random.pick(MATS[level]!);
    drawDeck(sheet.layer('deck'), brief, mat);
    if (mat.bights === 3) anchorAndCleat(sheet.layer('deck'));
    const rope = sheet.layer('rope').at({ x: 500, y: 500, angle: random.pick([0, TURN / mat.bights / 2]) });
    for (const ribbon of weave([{ path: wayOf(mat), closed: true }], mat.half))
      drawCord(rope, ribbon, mat, brief);
    drawHeart(sheet.layer('heart').at({ x: 500, y: 500 }), brief, mat);
    return {
      title: random.fork('title').pick(['One Rope, No End', 'The Sailor’s Mat', 'Knotted on a Quiet Watch']),
      description:
        'One rope goes over and under itself until it is a mat, as sailors make them on long watches. Follow it all the way round with a single color.',
      tags: ['mandala', 'rope', 'knot', 'sea', 'woven'],
    };
  },
});

/** The way of the rope: it swings from the rim to the hole and back while it goes round. */
function wayOf({ rounds, bights, half, inner }: Mat): Path {
  const [far, near] = [446 - half, inner];
  const way = Array.from({ length: 900 }, (_, i): Point => {
    const t = (i / 900) * TURN * rounds;
    const swing = (t * bights) / rounds;
    // The second wave rounds the bends at the hole, which would be sharper than those at the rim.
    const share = Math.cos(swing) + 0.12 * (Math.cos(2 * swing) - 1);
    return polar([0, 0], (far + near) / 2 + ((far - near) / 2) * share, t - TURN / 4);
  });
  return resample(way, 9, true);
}

function drawCord(rope: Sheet, { shape, line }: Ribbon, { half, cord }: Mat, { level }: Brief): void {
  rope.shape(shape, 'line', 'sand');
  const inside = rope.inside(shape);
  const way = resample(line, 6);
  const sides = normals(way);
  const beside = (share: number): Point[] =>
    way.map(([x, y], i): Point => [x + sides[i]![0] * half * share, y + sides[i]![1] * half * share]);
  if (cord === 'tripled') for (const share of [-0.34, 0.34]) inside.line(beside(share), 'fine', 0);
  else layTwist(inside, way, sides, half, [3.1, 3, 2.1][level]!);
  rope.rim(shape, 'bold');
}

/** The strands of a laid rope: slanting lines across it that swing like an S. */
function layTwist(inside: Sheet, way: Path, sides: Path, half: number, apart: number): void {
  const slant = Math.round((half * 0.62) / 6);
  const hidden = half / 6;
  const cells = Math.max(1, Math.round((way.length - 2 * hidden) / ((half * apart) / 6)));
  for (let cell = 1; cell < cells; cell++) {
    const i = Math.round(hidden + ((way.length - 2 * hidden) * cell) / cells);
    const strand = [-1.05, -0.6, 0, 0.6, 1.05].map((share): Point => {
      const at = Math.min(way.length - 1, Math.max(0, i + Math.round(slant * Math.sin(share * 1.5))));
      return [way[at]![0] + sides[at]![0] * half * share, way[at]![1] + sides[at]![1] * half * share];
    });
    inside.line(curve(strand), 'line', 0);
  }
}

/** What lies on the deck beside a mat of three bights: a small anchor and a horn cleat. */
function anchorAndCleat(deck: Sheet): void {
  const anchor = deck.at({ x: 856, y: 812, angle: 0.3 });
  const parts = [
    tube(
      [
        [0, -84],
        [0, 0],
        [0, 92],
      ],
      () => 20,
    ),
    tube(
      [
        [-62, -46],
        [0, -46],
        [62, -46],
      ],
      () => 19,
    ),
    tube(
      curve([
        [-104, 26],
        [-72, 78],
        [0, 100],
        [72, 78],
        [104, 26],
      ]),
      (t) => 12 + 12 * Math.sin(t * Math.PI),
    ),
    ellipse(0, -108, 36),
  ];
  anchor.shape(unite(parts.map((part) => clockwise(part))), 'bold', 'stone');
  const cleat = deck.at({ x: 178, y: 832, angle: -0.1, scale: 1 });
  cleat.shape(
    unite([
      clockwise(
        tube(
          curve([
            [-118, -50],
            [-70, -34],
            [0, -28],
            [70, -34],
            [118, -50],
          ]),
          (t) => 13 + 13 * Math.sin(t * Math.PI),
        ),
      ),
      clockwise(drawn('-46,-24! 46,-24! 40,6 54,44! -54,44! -40,6')),
    ]),
    'bold',
    'gold',
  );
  cleat.shape(rectangle(-84, 40, 168, 40, 12), 'bold', 'gold');
  for (const x of [-56, 56]) cleat.ink(ellipse(x, 60, 8));
}

/** Planks with butts and nails. */
function drawDeck(deck: Sheet, brief: Brief, { bights }: Mat): void {
  const { random, level } = brief;
  const planks = byLevel(brief, bights === 3 ? 4 : 3, 4, 9);
  const high = 940 / planks;
  for (let i = 0; i < planks; i++) {
    const y = 30 + i * high;
    const butt = level === 0 ? 1000 : random.range(120, 880);
    for (const [from, to] of [
      [0, butt],
      [butt, 1000],
    ] as const) {
      if (to - from < 1) continue;
      const plank = rectangle(from, y, to - from, high);
      deck.shape(plank, 'line', i % 2 ? 'wood' : 'sand');
      if (level === 0) continue;
      const inside = deck.inside([clockwise(plank)]);
      for (const share of level === 2 ? [0.3, 0.66] : [0.48]) {
        const base = y + high * share;
        const grain = Array.from({ length: 26 }, (_, k): Point => [
          from + 26 + ((to - from - 52) * k) / 25,
          base + 6 * Math.sin(k * 0.5 + i * 2 + share * 9),
        ]);
        inside.line(grain, 'fine', 0.7);
      }
      for (const x of [from + 16, to - 16]) inside.ink(ellipse(x, y + high * 0.2, 4));
    }
  }
}

/** A compass star in the hole of the mat. */
function drawHeart(heart: Sheet, brief: Brief, { inner, half }: Mat): void {
  const room = inner - half - 12;
  if (room < 44) return;
  heart.shape(ellipse(0, 0, room), 'bold', 'soft');
  if (brief.level === 0) return heart.shape(star(0, 0, room * 0.86, room * 0.4, 5), 'line', 'sun');
  heart.shape(star(0, 0, room * 0.74, room * 0.3, 4, TURN / 8), 'line', 'b');
  const rose = star(0, 0, room * 0.92, room * 0.24, 4);
  heart.shape(rose, 'line', 'sun');
  for (let i = 0; i < 4; i++) {
    const [tip, notch] = [rose[i * 2]!, rose[i * 2 + 1]!];
    heart.shape(clockwise([[0, 0], tip, notch]), 'fine', 'd');
  }
}
