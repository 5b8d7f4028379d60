import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, lobed, tube } from '../../geometry/forms.ts';
import { place, type Path, type Point } from '../../geometry/point.ts';
import { weave, type Strand } from '../../geometry/weave.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const [WIDTH, HEIGHT] = [760, 1000];
const TURN = Math.PI * 2;

/** Strips of bamboo in three directions, each over one and under the next, and morning glories that climb them. */
export const bambooLattice = edged({
  name: 'bamboo-lattice',
  category: 'patterns',
  size: [WIDTH, HEIGHT],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { random, sheet, level } = brief;
    const apart = byLevel(brief, 330, 232, 172);
    const half = apart * byLevel(brief, 0.14, 0.125, 0.12);
    const turn = random.pick([0, TURN / 12]);
    for (const { shape, strand, line } of weave(stripsOf(apart, turn), half)) {
      sheet
        .layer('lattice')
        .shape(shape, 'line', strand % 3 === 0 ? 'gold' : strand % 3 === 1 ? 'sand' : 'wood');
      if (level === 2) drawNodes(sheet.layer('lattice').inside(shape), line, half);
    }
    drawVine(sheet.layer('vine'), brief, random.pick(VINES));
    return {
      title: random
        .fork('title')
        .pick(['Morning Glories on Bamboo', 'The Bamboo Lattice', 'Up the Woven Fence']),
      description:
        'Strips of bamboo run over one and under the next in three directions, and morning glories have found the way up. Keep the bamboo pale and the trumpets as blue as the hour.',
      tags: ['bamboo', 'woven', 'lattice', 'morning glory', 'flowers', 'japanese'],
    };
  },
});

/** Lines in three directions that never meet three in one point: stars of six with triangles between (kagome). */
function stripsOf(apart: number, turn: number): Strand[] {
  const reach = 900;
  return [0, 1, 2].flatMap((k) => {
    const angle = turn + (k * TURN) / 6;
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    const count = Math.ceil(reach / apart);
    return Array.from({ length: count * 2 }, (_, i): Strand => {
      const offset = (i - count + 0.5) * apart;
      const [x, y] = [WIDTH / 2 - uy * offset, HEIGHT / 2 + ux * offset];
      return {
        closed: false,
        path: [
          [x - ux * reach, y - uy * reach],
          [x + ux * reach, y + uy * reach],
        ],
      };
    });
  });
}

/** Where leaves once stood on the cane: two short lines across. */
function drawNodes(inside: Sheet, line: Path, half: number): void {
  const [from, to] = [line[0]!, line.at(-1)!];
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  for (const shift of [-0.16 * half, 0.22 * half])
    inside.line(
      [
        [x + ux * shift - uy * half, y + uy * shift + ux * half],
        [x + ux * shift + uy * half, y + uy * shift - ux * half],
      ],
      'fine',
      0,
    );
}

type Growth = readonly [kind: 'flower' | 'leaf' | 'bud', x: number, y: number, angle: number, size: number];

/** A vine's way from the ground up, and what grows on it: the first few are enough for an easy page. */
interface Vine {
  readonly way: string;
  readonly grows: readonly Growth[];
}

const VINES: readonly Vine[] = [
  {
    way: '120,1010 190,880 380,790 560,700 600,560 470,450 270,400 190,270 300,150 480,90',
    grows: [
      ['flower', 500, 690, 0.2, 1.25],
      ['flower', 230, 330, -0.3, 1.15],
      ['leaf', 300, 840, -0.9, 1.3],
      ['leaf', 610, 540, 1.2, 1.25],
      ['leaf', 360, 440, -2.6, 1.15],
      ['flower', 500, 110, 0.5, 0.95],
      ['leaf', 230, 180, -1, 1],
      ['bud', 640, 760, 1, 1.1],
      ['leaf', 170, 910, -1.9, 0.95],
      ['bud', 120, 400, -1.2, 1],
      ['bud', 400, 110, -0.4, 0.9],
      ['leaf', 560, 420, 0.6, 0.9],
    ],
  },
  {
    way: '660,1010 640,860 500,780 300,760 180,640 260,500 450,440 590,340 560,190 400,110',
    grows: [
      ['flower', 220, 680, -0.2, 1.3],
      ['flower', 560, 300, 0.3, 1.2],
      ['leaf', 600, 820, 0.9, 1.3],
      ['leaf', 330, 480, -0.5, 1.2],
      ['leaf', 640, 420, 1.7, 1.1],
      ['flower', 480, 740, 0.6, 0.95],
      ['leaf', 400, 130, -1.2, 1.15],
      ['bud', 150, 540, -0.8, 1.1],
      ['bud', 690, 230, 0.9, 1],
      ['leaf', 300, 830, -2.4, 1],
      ['bud', 330, 80, -0.9, 0.95],
      ['flower', 200, 300, -0.4, 0.85],
    ],
  },
];

function drawVine(sheet: Sheet, brief: Brief, { way, grows }: Vine): void {
  const spine = traced(way);
  const shown = grows.slice(0, byLevel(brief, 4, 9, 12));
  for (const [, x, y] of shown) stalk(sheet, spine, [x, y], brief);
  sheet.shape(clockwise(tube(spine, (t) => byLevel(brief, 15, 13, 11) * (1 - 0.8 * t ** 2))), 'line', 'leaf');
  for (const [kind, x, y, angle, size] of shown.toReversed())
    PARTS[kind](sheet.at({ x, y, angle, scale: size }), brief.level);
}

/** A stalk from the nearest place on the vine. */
function stalk(sheet: Sheet, spine: readonly Point[], [x, y]: Point, brief: Brief): void {
  const [u, v] = spine.toSorted(
    (a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y),
  )[0]!;
  if (Math.hypot(u - x, v - y) < 14) return;
  const way = curve(
    [
      [u, v],
      [(u + x) / 2 + (v - y) * 0.16, (v + y) / 2 - (u - x) * 0.16],
      [x, y],
    ],
    6,
  );
  sheet.shape(clockwise(tube(way, () => byLevel(brief, 8, 7, 6))), 'line', 'leaf');
}

type Part = (spot: Sheet, level: 0 | 1 | 2) => void;

const PARTS: Readonly<Record<Growth[0], Part>> = {
  flower(spot, level) {
    // A trumpet that looks up a little: its rim is pleated at five rays, which run down into the throat.
    const rim = clockwise(lobed(0, 0, 99, 5, 6));
    spot.shape(rim, 'bold', 'a');
    const inside = spot.inside([rim]);
    for (let i = 0; i < 5; i++) {
      const ray = inside.at({ y: 8, angle: (i / 5 + 0.25) * TURN });
      ray.shape(mirrored('0,0! 9,-40 16,-130! 0,-130!'), 'line', 'soft');
      if (level === 0) continue;
      const fold = inside.at({ y: 8, angle: (i / 5 + 0.35) * TURN });
      for (const turn of level === 2 ? [-0.13, 0.13] : [0])
        fold.at({ angle: turn }).line(traced('0,-52 2,-66 0,-82'), 'fine', 0.3);
    }
    inside.shape(ellipse(0, 8, 32), 'line', 'gold');
    inside.shape(ellipse(0, 11, 14), 'line', 'cream');
    spot.rim(rim, 'bold');
  },
  leaf(spot, level) {
    const rim = mirrored('0,0! 26,20 62,8 74,-34 46,-84 0,-132!');
    spot.shape(rim, 'bold', 'leaf');
    const inside = spot.inside([clockwise(rim)]);
    inside.line(traced('0,0 0,-70 0,-122'), 'line', 0.4);
    if (level === 0) return;
    for (const [y, reach] of [
      [-8, 62],
      [-40, 54],
      [-72, 34],
    ] as const)
      for (const side of [-1, 1])
        inside.line(
          [
            [0, y],
            [side * reach * 0.5, y - 12],
            [side * reach, y - 26],
          ],
          'fine',
          0.4,
        );
  },
  bud(spot) {
    const rim = mirrored('0,0! 17,-22 20,-54 10,-86 0,-104!');
    spot.shape(rim, 'line', 'a');
    for (const x of [-1, 1])
      spot.inside([clockwise(rim)]).line(traced(`${x * 22},-20 0,-52 ${-x * 4},-100`), 'fine', 0.3);
    spot.shape(place(mirrored('0,10! 20,-6 22,-34! 8,-22 0,-36!'), {}), 'line', 'leaf');
  },
};
