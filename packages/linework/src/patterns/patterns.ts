import { grow } from '../geometry/boolean.ts';
import { ellipse, polygon, rectangle, spiral, star } from '../geometry/forms.ts';
import { shapeArea } from '../geometry/path.ts';
import { petal } from '../geometry/petal.ts';
import { place, type Point } from '../geometry/point.ts';
import { eachCell, layCell, layLine, reach, span, type Fill, type Ground } from './cells.ts';

const SQRT3 = Math.sqrt(3);

const parity = (n: number): 0 | 1 => (n % 2 === 0 ? 0 : 1);

const scales: Fill = (ground) => {
  const s = ground.size;
  const n = reach(ground);
  for (let row = n * 2; row >= -n * 2; row--) {
    for (let column = -n; column <= n; column++) {
      layCell(
        ground,
        ellipse((column + (row % 2 === 0 ? 0 : 0.5)) * s, row * s * 0.5, s * 0.5, s * 0.56),
        parity(row),
      );
    }
  }
};

const shells: Fill = (ground) => {
  const s = ground.size;
  const n = reach(ground);
  for (let row = -n * 3; row <= n * 3; row++) {
    for (let column = -n; column <= n; column++) {
      const [x, y] = [(column + (row % 2 === 0 ? 0 : 0.5)) * s, row * s * 0.3];
      if (layCell(ground, ellipse(x, y, s * 0.5))) layCell(ground, ellipse(x, y, s * 0.26), 1);
    }
  }
};

const honeycomb: Fill = (ground) =>
  eachCell(
    ground,
    true,
    (x, y) => {
      if (layCell(ground, polygon(x, y, ground.size / SQRT3, 6, Math.PI / 6)))
        layCell(ground, polygon(x, y, ground.size * 0.3, 6, Math.PI / 6), 1);
    },
    SQRT3 / 2,
  );

const lattice: Fill = (ground) => {
  const s = ground.size;
  eachCell(ground, false, (x, y) => {
    layCell(ground, place(petal('leaf', s * 0.96, s * 0.42), { x, y }));
    layCell(ground, place(petal('leaf', s * 0.96, s * 0.42), { x, y, angle: Math.PI / 2 }), 1);
  });
};

const bricks: Fill = (ground) => {
  const s = ground.size;
  eachCell(ground, true, (x, y, row) => layCell(ground, rectangle(x, y, s, s * 0.5), parity(row)), 0.5);
};

const diamonds: Fill = (ground) => {
  const s = ground.size;
  const diamond = (x: number, y: number, k: number): Point[] => [
    [x, y - s * 0.62 * k],
    [x + s * 0.5 * k, y],
    [x, y + s * 0.62 * k],
    [x - s * 0.5 * k, y],
  ];
  eachCell(
    ground,
    true,
    (x, y) => {
      if (layCell(ground, diamond(x, y, 1))) layCell(ground, diamond(x, y, 0.45), 1);
    },
    0.62,
  );
};

const blossoms: Fill = (ground) => {
  const s = ground.size;
  eachCell(
    ground,
    true,
    (x, y, row, column) => {
      for (let i = 0; i < 6; i++)
        layCell(
          ground,
          place(petal('round', s * 0.42, s * 0.38), { x, y, angle: row + column * 0.3 + (i * Math.PI) / 3 }),
        );
      layCell(ground, ellipse(x, y, s * 0.13), 1);
    },
    0.88,
  );
};

const stars: Fill = (ground) => {
  const s = ground.size;
  eachCell(
    ground,
    true,
    (x, y, row, column) =>
      layCell(ground, star(x, y, s * 0.42, s * 0.21, 5, (row + column * 2) * 0.3), parity(row)),
    0.84,
  );
};

const hearts: Fill = (ground) => {
  const s = ground.size;
  eachCell(
    ground,
    true,
    (x, y, row) =>
      layCell(ground, place(petal('heart', s * 0.74, s * 0.76), { x, y: y + s * 0.36 }), parity(row)),
    0.86,
  );
};

const moons: Fill = (ground) => {
  const s = ground.size;
  eachCell(
    ground,
    true,
    (x, y) => {
      if (layCell(ground, ellipse(x, y, s * 0.4)))
        layCell(ground, ellipse(x + s * 0.09, y - s * 0.09, s * 0.22), 1);
    },
    0.88,
  );
};

const triangles: Fill = (ground) => {
  const s = ground.size;
  const h = (s * SQRT3) / 2;
  eachCell(
    ground,
    true,
    (x, y) => {
      layCell(ground, [
        [x, y],
        [x + s, y],
        [x + s / 2, y + h],
      ]);
      layCell(
        ground,
        [
          [x, y],
          [x + s / 2, y + h],
          [x - s / 2, y + h],
        ],
        1,
      );
    },
    SQRT3 / 2,
  );
};

const spirals: Fill = (ground) => {
  const s = ground.size;
  eachCell(
    ground,
    true,
    (x, y, row, column) => {
      if (layCell(ground, ellipse(x, y, s * 0.47)))
        layLine(ground, spiral(x, y, s * 0.36, 1.6, row + column));
    },
    0.88,
  );
};

const waves: Fill = (ground) => {
  const [s, far] = [ground.size * 0.62, span(ground)];
  for (let y = -far; y <= far; y += s) {
    const line: Point[] = [];
    for (let x = -far; x <= far; x += s * 0.16) line.push([x, y + s * 0.42 * Math.sin((x / s) * 1.5)]);
    layLine(ground, line);
  }
};

const chevrons: Fill = (ground) => {
  const [s, far] = [ground.size * 0.7, span(ground)];
  for (let y = -far; y <= far; y += s) {
    const line: Point[] = [];
    for (let i = 0, x = -far; x <= far + s; i++, x += s) line.push([x, y + (i % 2 === 0 ? 0 : s * 0.6)]);
    layLine(ground, line);
  }
};

const stripes: Fill = (ground) => {
  const [s, far] = [ground.size * 0.8, span(ground)];
  for (let y = -far; y <= far; y += s) {
    layLine(ground, [
      [-far, y],
      [far, y],
    ]);
    for (let x = -far; x <= far; x += s * 0.95) layCell(ground, ellipse(x, y + s * 0.5, s * 0.23), 1);
  }
};

const echo: Fill = ({ sheet, zone, size, roles }) => {
  let rest = zone;
  for (let i = 0; i < 12; i++) {
    rest = grow(rest, -size * 0.36).filter((path) => shapeArea([path]) > size * size * 0.2);
    if (rest.length === 0) return;
    sheet.shape(rest, 'fine', roles[parity(i)]);
  }
};

/** Fills for any closed zone, by name; a page's seed counts on their order. */
const PATTERNS = {
  scales,
  shells,
  honeycomb,
  lattice,
  bricks,
  diamonds,
  blossoms,
  stars,
  hearts,
  moons,
  triangles,
  spirals,
  waves,
  chevrons,
  stripes,
  echo,
} as const satisfies Record<string, Fill>;

/** The name of a fill. */
export type PatternName = keyof typeof PATTERNS;

/** The names of the fills, which read in a patch of any size. */
export const PATCHES = Object.keys(PATTERNS) as PatternName[];

/** Lays a pattern into a zone and draws the zone's rim over it. */
export function fillZone(name: PatternName, ground: Ground): void {
  PATTERNS[name]({ ...ground, size: Math.max(25, ground.size) });
  ground.sheet.rim(ground.zone, 'line');
}
