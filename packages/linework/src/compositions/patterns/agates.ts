import { byLevel } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { rectangle } from '../../geometry/forms.ts';
import { bounds } from '../../geometry/path.ts';
import { petal } from '../../geometry/petal.ts';
import { place, polar, type Path, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const COLORS: readonly Role[] = ['a', 'b', 'c', 'd'];

/** A rectangle of a tray by shares of its width and height: left, top, width, height. */
type Share = readonly [left: number, top: number, wide: number, high: number];

/** How trays are parted, from easy to hard. */
const TRAYS: readonly (readonly (readonly Share[])[])[] = [
  [
    [
      [0, 0, 1, 0.56],
      [0, 0.56, 0.5, 0.44],
      [0.5, 0.56, 0.5, 0.44],
    ],
  ],
  [
    [
      [0, 0, 1, 0.46],
      [0, 0.46, 0.5, 0.27],
      [0.5, 0.46, 0.5, 0.27],
      [0, 0.73, 0.5, 0.27],
      [0.5, 0.73, 0.5, 0.27],
    ],
    [
      [0, 0, 0.5, 0.3],
      [0.5, 0, 0.5, 0.3],
      [0, 0.3, 0.62, 0.4],
      [0.62, 0.3, 0.38, 0.4],
      [0, 0.7, 0.4, 0.3],
      [0.4, 0.7, 0.6, 0.3],
    ],
  ],
  [[0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((column): Share => [column / 3, row / 4, 1 / 3, 1 / 4]))],
];

/** Slices of agate in the compartments of a tray: bands around a hollow of crystals, an eye, moss or water lines. */
export const agates = edged({
  name: 'agates',
  category: 'patterns',
  size: [780, 1000],
  edge: 'page',
  backdrop: 'wood',
  draw(brief) {
    const { random, level } = brief;
    const kinds = random.shuffle<Slice>(['hollow', 'eye', 'moss', 'water']);
    const bar = byLevel(brief, 16, 12, 9);
    random.pick(TRAYS[level]!).forEach(([u, v, w, h], i) => {
      const own = random.fork(`agate ${i}`);
      const box = rectangle(40 + u * 700 + bar, 40 + v * 920 + bar, w * 700 - 2 * bar, h * 920 - 2 * bar, 8);
      const stones = brief.sheet.layer('stones');
      const deep = byLevel(brief, 0, 20, 16);
      layBox(stones, box, deep);
      const at: Point = [40 + (u + w / 2) * 700, 40 + (v + h / 2) * 920];
      const [across, along] = [w * 350 - bar - deep - 8, h * 460 - bar - deep - 8];
      if (level > 0) grain(stones.at({ x: at[0], y: at[1] }), own.fork('grain'), [across, along]);
      agate(
        stones.inside([clockwise(box)]).at({ x: at[0], y: at[1], stretch: Math.min(1.7, across / along) }),
        along,
        {
          random: own,
          kind: kinds[i % kinds.length]!,
          step: Math.max(byLevel(brief, 60, 23, 16), along * 0.17),
          level,
        },
      );
    });
    return {
      title: random.fork('title').pick(['Cut Agates', 'Rings of Stone', 'The Agate Slices']),
      description:
        'Sliced agates lie in the compartments of a tray, with bands, eyes, moss and hollows full of crystals. Shade each band a little darker than the last.',
      tags: ['agate', 'stones', 'crystals', 'rings'],
    };
  },
});

/** A compartment with slanting sides. */
function layBox(sheet: Sheet, box: Path, deep: number): void {
  sheet.shape(box, 'bold', 'sand');
  if (deep === 0) return;
  const [left, top, right, bottom] = bounds([box]);
  sheet.shape(
    rectangle(left + deep, top + deep, right - left - 2 * deep, bottom - top - 2 * deep),
    'line',
    'soft',
  );
  for (const [x, y, dx, dy] of [
    [left, top, 1, 1],
    [right, top, -1, 1],
    [right, bottom, -1, -1],
    [left, bottom, 1, -1],
  ] as const)
    sheet.line(
      [
        [x + dx * 3, y + dy * 3],
        [x + dx * deep, y + dy * deep],
      ],
      'line',
      0,
    );
}

type Slice = 'hollow' | 'eye' | 'moss' | 'water';

interface Agate {
  readonly random: Random;
  readonly kind: Slice;
  /** About how wide a band is. */
  readonly step: number;
  readonly level: 0 | 1 | 2;
}

/** A slice of agate about the frame's origin: rings that follow its outline, and what its kind has within. */
function agate(sheet: Sheet, radius: number, it: Agate): void {
  const { random, kind, step } = it;
  const reaches = Array.from({ length: 9 }, () => random.range(0.86, 1.02));
  const ring = (size: number): Path =>
    blob(reaches.map((reach, i): Point => polar([0, 0], size * reach, (i / 9) * Math.PI * 2)));
  const roles = random.shuffle(COLORS);
  const inner = { hollow: 0.46, eye: 0.16, moss: 0.74, water: 0.62 }[kind] * radius;
  let i = 0;
  const [wave, turn] = [random.range(0.02, 0.05), random.range(0, 6)];
  // Bands waver more the nearer they come to the heart, as they do in the stone.
  const band = (size: number): Path =>
    ring(size).map(([x, y]): Point => {
      const bend = 1 + wave * (1 - size / radius) * 3 * Math.sin(Math.atan2(y, x) * 5 + turn);
      return [x * bend, y * bend];
    });
  for (let size = radius; size > inner + step * 0.5; size -= step * random.range(0.56, 1.25), i++)
    sheet.shape(band(size), i === 0 ? 'bold' : 'line', i === 0 ? 'stone' : roles[i % 4]!);
  const heart = ring(inner);
  sheet.shape(heart, 'line', kind === 'hollow' ? 'night' : 'cream');
  const inside = sheet.inside([heart]);
  if (kind === 'hollow') crystals(inside, inner, it, roles);
  if (kind === 'water')
    for (let y = -inner * 0.5; y < inner; y += step * 0.9)
      inside.shape(
        [
          ...curve([
            [-inner * 1.3, y],
            [-inner * 0.4, y + step * 0.2],
            [inner * 0.4, y - step * 0.1],
            [inner * 1.3, y + step * 0.1],
          ]),
          [inner * 1.3, inner * 1.3],
          [-inner * 1.3, inner * 1.3],
        ],
        'line',
        roles[Math.round(y / step) & 3],
      );
  if (kind === 'moss') moss(inside, inner, it);
  sheet.rim(heart, 'line');
}

/** Pointed crystals of uneven length that grow into a hollow, each with a bright and a dark face. */
function crystals(inside: Sheet, hollow: number, { random, level }: Agate, roles: readonly Role[]): void {
  const count = [6, 8, 10][level]!;
  for (const isShort of [true, false])
    around(inside, { radius: hollow * 1.02, count, phase: isShort ? 0.5 : 0 }, (spot, k) => {
      const long = hollow * (isShort ? random.range(0.34, 0.48) : random.range(0.6, 0.82));
      const half = ((hollow * 2.9) / count) * (isShort ? 0.8 : 1);
      const shoulder = long * random.range(0.5, 0.62);
      const edge = half * random.range(-0.3, 0.3);
      spot.shape(
        [
          [-half, -14],
          [half, -14],
          [half * 0.92, shoulder],
          [edge * 0.5, long],
          [-half * 0.92, shoulder],
        ],
        'line',
        roles[k % 4],
      );
      if (level === 0) return;
      spot.shape(
        [
          [edge, -14],
          [half, -14],
          [half * 0.92, shoulder],
          [edge * 0.5, long],
          [edge, shoulder * 0.92],
        ],
        'line',
        'paper',
      );
    });
}

/** The grain of the wood under a stone: a long line above it and one below. */
function grain(sheet: Sheet, random: Random, [across, along]: Point): void {
  for (const side of [-1, 1]) {
    const y = side * along * 0.93;
    sheet.line(
      curve([
        [random.range(-0.96, -0.7) * across, y * 1.01],
        [-0.2 * across, y + side * 3],
        [0.3 * across, y - side * 2],
        [random.range(0.72, 0.96) * across, y * 1.01],
      ]),
      'fine',
      0.3,
    );
  }
}

/** Moss that has grown through clear stone: sprigs from below, leaf by leaf. */
function moss(inside: Sheet, radius: number, { random, level }: Agate): void {
  for (const [x, lean, high] of [
    [-0.52, -0.3, 1.1],
    [0.5, 0.26, 1.2],
    [0, 0.04, 1.62],
  ] as const) {
    const sprig = inside.at({ x: x * radius, y: radius * 0.98, angle: lean, scale: (radius * high) / 100 });
    const pairs = level + 2;
    for (let i = 0; i < pairs; i++)
      for (const side of [-1, 1])
        sprig.shape(
          place(petal('leaf', 40 - i * 4, 20), {
            y: -14 - (i * 60) / pairs,
            angle: side * random.range(0.9, 1.15),
          }),
          'line',
          'leaf',
        );
    sprig.shape(place(petal('leaf', 36, 22), { y: -64 }), 'line', 'leaf');
  }
}
