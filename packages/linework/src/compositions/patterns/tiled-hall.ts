import { byLevel, type Brief } from '../../composition.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { mix, type Path, type Point } from '../../geometry/point.ts';
import { catFigure } from '../../motifs/figures/creatures.ts';
import { fit } from '../../motifs/figures/figure.ts';
import { roomyPoplar, roomyTree } from '../../motifs/roomy/plants.ts';
import type { Role } from '../../roles.ts';
import type { Sheet, Weight } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** A point of the hall: x from -1 (left wall) to 1, y from -1 (ceiling) to 1 (floor), z in bays from the page. */
type Space = readonly [x: number, y: number, z: number];

interface Hall extends Brief {
  readonly at: (point: Space) => Point;
  readonly bays: number;
}

/** A vaulted hall with a tiled floor whose arches run to a door that stands open on a garden. */
export const tiledHall = edged({
  name: 'tiled-hall',
  category: 'patterns',
  size: [860, 960],
  edge: 'page',
  backdrop: 'cream',
  draw(brief) {
    const { random, level } = brief;
    const eye: Point = [random.range(390, 470), random.range(400, 460)];
    const bays = byLevel(brief, 2, 3, 4);
    const depth = byLevel(brief, 0.62, 0.56, 0.5);
    const hall: Hall = {
      ...brief,
      bays,
      at: ([x, y, z]) => {
        const size = 1 / (1 + z * depth);
        return [eye[0] + x * 600 * size, eye[1] + y * (y > 0 ? 590 : 520) * size];
      },
    };
    drawDoor(hall);
    for (let z = bays - 1; z >= 0; z--) {
      drawCeiling(hall, z);
      for (const side of [-1, 1] as const) drawBay(hall, side, z);
    }
    drawFloor(hall);
    drawGuests(hall);
    return {
      title: random.fork('title').pick(['The Tiled Hall', 'Down the Long Gallery', 'The Palace Corridor']),
      description:
        'Arches and tiles run to a door that stands open on a garden, and a cat sits on the floor. Lighter floors, darker arches: the hall grows longer with every shade.',
      tags: [
        'perspective',
        'tiles',
        'arches',
        'cat',
        ...(level === 0 ? ['door'] : ['palace', 'architecture']),
      ],
    };
  },
});

function face(hall: Hall, corners: readonly Space[], role: Role, weight: Weight = 'line'): Path {
  const rim = corners.map(hall.at);
  hall.sheet.layer('hall').shape(rim, weight, role);
  return rim;
}

/** An arch on a side wall, standing on a sill, between two shares of a bay's depth. */
function archOn(side: number, z: number, from: number, to: number, rise: number, sill: number): Space[] {
  const top = Array.from({ length: 17 }, (_, k): Space => {
    const turn = (k / 16) * Math.PI;
    return [side, -0.12 - rise * Math.sin(turn), mix(z + (from + to) / 2, z + to, -Math.cos(turn))];
  });
  return [[side, sill, z + from], ...top, [side, sill, z + to]];
}

/** One bay of a side wall: a window with the sky in it, and the pillar before the next one. */
function drawBay(hall: Hall, side: -1 | 1, z: number): void {
  const { level } = hall;
  face(
    hall,
    [
      [side, -1, z],
      [side, -1, z + 1],
      [side, 1, z + 1],
      [side, 1, z],
    ],
    z % 2 ? 'soft' : 'cream',
  );
  if (level === 0 && z > 0) return;
  face(hall, archOn(side, z, 0.1, 0.78, 0.52, 0.5), 'a');
  if (level === 0) return;
  const pane = face(hall, archOn(side, z, 0.19, 0.69, 0.42, 0.42), 'sky');
  const inside = hall.sheet.layer('hall').inside([pane]);
  const line = (points: readonly Space[]): void => inside.line(points.map(hall.at), 'line', 0);
  if (z < 2)
    line([
      [side, 0.42, z + 0.44],
      [side, -0.6, z + 0.44],
    ]);
  if (level === 2 || z === 0)
    line([
      [side, -0.12, z],
      [side, -0.12, z + 1],
    ]);
  if (level === 2)
    line([
      [side, 0.16, z],
      [side, 0.16, z + 1],
    ]);
  if (z > 1) return;
  face(
    hall,
    [
      [side, 0.6, z],
      [side, 0.6, z + 0.88],
      [side, 0.68, z + 0.88],
      [side, 0.68, z],
    ],
    'd',
  );
  drawPillar(hall, side, z + 0.94);
}

/** A pillar that stands out from a side wall, with its base and its capital. */
function drawPillar(hall: Hall, side: -1 | 1, z: number): void {
  const [foot, top] = [hall.at([side * 0.97, 1, z]), hall.at([side * 0.97, -0.6, z])];
  const size = (foot[1] - top[1]) / 16;
  const hallSheet = hall.sheet.layer('hall');
  hallSheet.shape(rectangle(foot[0] - size * 0.55, top[1], size * 1.1, foot[1] - top[1]), 'line', 'c');
  if (hall.level === 2)
    hallSheet.line(
      [
        [foot[0], top[1] + size],
        [foot[0], foot[1] - size],
      ],
      'fine',
      0,
    );
  for (const [y, wide, tall] of [
    [top[1] - size * 0.5, 2.1, 0.9],
    [top[1] + size * 0.4, 1.6, 0.6],
    [foot[1] - size * 1.1, 1.7, 1.1],
  ] as const)
    hallSheet.shape(
      rectangle(foot[0] - (wide * size) / 2, y, wide * size, tall * size, size * 0.2),
      'line',
      'd',
    );
}

/** The ceiling of a bay: its ground, a beam, and coffers on finer pages. */
function drawCeiling(hall: Hall, z: number): void {
  const across = byLevel(hall, 1, 3, 5);
  for (let i = 0; i < across; i++) {
    const [x0, x1] = [mix(-1, 1, i / across), mix(-1, 1, (i + 1) / across)];
    face(
      hall,
      [
        [x0, -1, z],
        [x1, -1, z],
        [x1, -1, z + 1],
        [x0, -1, z + 1],
      ],
      'wood',
    );
    if (hall.level === 0 || z > 1) continue;
    const [inset, deep] = [(x1 - x0) * 0.18, 0.16];
    face(
      hall,
      [
        [x0 + inset, -1, z + deep],
        [x1 - inset, -1, z + deep],
        [x1 - inset, -1, z + 0.72],
        [x0 + inset, -1, z + 0.72],
      ],
      'sand',
    );
  }
  if (hall.level === 0) return;
  face(
    hall,
    [
      [-1, -1, z + 0.84],
      [1, -1, z + 0.84],
      [1, -1, z + 1],
      [-1, -1, z + 1],
    ],
    'rust',
  );
}

type TileKind = 'diamond' | 'round' | 'star';

/** The tiles of the floor; every second one carries an ornament. */
function drawFloor(hall: Hall): void {
  const across = byLevel(hall, 3, 5, 7);
  const rows = byLevel(hall, 2, 6, 9);
  const kind = hall.random.fork('tiles').pick<TileKind>(['diamond', 'round', 'star']);
  /** Rows of equal depth seen along the floor. */
  const depthOf = (row: number): number => (row / rows) * hall.bays;
  for (let row = rows - 1; row >= 0; row--)
    for (let i = 0; i < across; i++) {
      const [x0, x1] = [mix(-1, 1, i / across), mix(-1, 1, (i + 1) / across)];
      const [z0, z1] = [depthOf(row), depthOf(row + 1)];
      face(
        hall,
        [
          [x0, 1, z0],
          [x1, 1, z0],
          [x1, 1, z1],
          [x0, 1, z1],
        ],
        (i + row) % 2 ? 'b' : 'soft',
      );
      const isNear = row < byLevel(hall, 2, 4, 6);
      if (isNear && (i + row) % 2 === 0)
        face(
          hall,
          ornament(kind).map(([u, v]): Space => [mix(x0, x1, 0.5 + u / 2), 1, mix(z0, z1, 0.5 + v / 2)]),
          'd',
        );
    }
}

/** An ornament in a frame from -1 to 1 both ways. */
function ornament(kind: TileKind): Path {
  if (kind === 'round') return ellipse(0, 0, 0.66);
  const [points, inner] = kind === 'diamond' ? [2, 0] : [4, 0.36];
  return Array.from({ length: points * 2 }, (_, i): Point => {
    const turn = (i / (points * 2)) * Math.PI * 2;
    const reach = inner && i % 2 ? inner : 0.78;
    return [reach * Math.cos(turn), reach * Math.sin(turn)];
  });
}

/** The far wall, its open doorway and the garden behind. */
function drawDoor(hall: Hall): void {
  const wall = hall.sheet.layer('door');
  const [left, top] = hall.at([-1, -1, hall.bays]);
  const [right, foot] = hall.at([1, 1, hall.bays]);
  wall.shape(rectangle(left, top, right - left, foot - top), 'line', 'soft');
  const [cx, half] = [(left + right) / 2, (right - left) * 0.29];
  const spring = foot - half * 1.9;
  const opening = (grown: number): Path => [
    ...arc(cx, spring, half + grown, half + grown, Math.PI, Math.PI * 2),
    [cx + half + grown, foot],
    [cx - half - grown, foot],
  ];
  wall.shape(opening(half * (hall.level === 0 ? 0.34 : 0.2)), 'line', 'd');
  const door = opening(0);
  wall.shape(door, 'line', 'sky');
  drawGarden(wall.inside([door]), { cx, half, spring, foot }, hall);
  for (const side of [-1, 1]) {
    const leaf: Path = [
      [cx + side * half, spring - half * 0.1],
      [cx + side * half * 1.62, spring + half * 0.1],
      [cx + side * half * 1.62, foot + half * 0.24],
      [cx + side * half, foot],
    ];
    wall.shape(leaf, 'line', 'wood');
  }
}

/** Round hedges beside the path: how far aside and up, and how large, as shares of the doorway's half width. */
const HEDGES = [
  [0.3, 0.72, 0.1],
  [0.46, 0.5, 0.13],
  [0.66, 0.2, 0.17],
] as const;

interface Opening {
  readonly cx: number;
  readonly half: number;
  readonly spring: number;
  readonly foot: number;
}

/** The sun over a hill with a path, on finer pages hedges and trees beside it. */
function drawGarden(sheet: Sheet, { cx, half, spring, foot }: Opening, { random, level }: Hall): void {
  sheet.shape(ellipse(cx + half * 0.3, spring - half * 0.25, half * 0.34), 'line', 'sun');
  sheet.shape(ellipse(cx, foot, half * 1.4, half * 0.95), 'line', 'grass');
  sheet.shape(
    [
      [cx - half * 0.1, foot - half * 0.94],
      [cx + half * 0.1, foot - half * 0.94],
      [cx + half * 0.55, foot],
      [cx - half * 0.55, foot],
    ],
    'line',
    'sand',
  );
  if (level === 0) return;
  // Hedges along the path, larger the nearer they are.
  for (const side of [-1, 1])
    for (const [x, y, size] of HEDGES)
      sheet.shape(
        ellipse(cx + side * half * x, foot - half * y, half * size, half * size * 0.86),
        'line',
        'leaf',
      );
  roomyTree(sheet.at({ x: cx - half * 0.66, y: foot - half * 0.5, scale: half / 270 }), random.fork('tree'));
  roomyPoplar(sheet.at({ x: cx + half * 0.68, y: foot - half * 0.5, scale: half / 300 }));
}

/** A cat on the floor, and lamps that hang from the beams. */
function drawGuests(hall: Hall): void {
  const { level, random } = hall;
  const guests = hall.sheet.layer('guests');
  const [x, y] = hall.at([random.pick([-0.34, 0.34]), 1, level === 0 ? 0.5 : 0.55]);
  const tall = byLevel(hall, 350, 215, 190);
  fit(guests.at({ x, y: y - tall * 0.46 }), catFigure, { level, main: 'fur', accent: 'a' }, tall, tall);
  for (const z of byLevel<readonly number[]>(hall, [], [0.92], [1.92, 0.92])) {
    const [lx, ly] = hall.at([0, -1, z]);
    const size = 60 / (1 + z * 0.5);
    const lamp = guests.at({ x: lx, y: ly, scale: size / 60 });
    lamp.line(
      [
        [0, 0],
        [0, 60],
      ],
      'line',
      0,
    );
    lamp.shape(ellipse(0, 92, 34, 38), 'line', 'sun');
    lamp.shape(rectangle(-20, 50, 40, 16, 5), 'line', 'd');
    lamp.shape(rectangle(-14, 122, 28, 14, 5), 'line', 'd');
  }
}
