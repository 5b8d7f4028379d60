import { ellipse, rectangle } from '../geometry/forms.ts';
import { petal } from '../geometry/petal.ts';
import { place, polar, type Point } from '../geometry/point.ts';
import { eachCell, layCell, layLine, reach, type Fill } from './cells.ts';

const QUARTER = Math.PI / 2;

const quarters = [0, 1, 2, 3] as const;

/** Two bars a cell, lying and standing by turns. */
const basket: Fill = (ground) => {
  const s = ground.size;
  eachCell(ground, false, (x, y, row, column) => {
    const standing = (row + column) % 2 !== 0;
    for (const side of [-0.25, 0.25]) {
      const bar = standing ? rectangle(x + side * s, y, s * 0.5, s) : rectangle(x, y + side * s, s, s * 0.5);
      layCell(ground, bar, standing ? 1 : 0);
    }
  });
};

/** Four sails round the middle of every cell. */
const pinwheels: Fill = (ground) => {
  const h = ground.size / 2;
  const sail: readonly Point[] = [
    [0, 0],
    [h, 0],
    [h, h],
  ];
  eachCell(ground, false, (x, y) => {
    for (const i of quarters) layCell(ground, place(sail, { x, y, angle: i * QUARTER }), i % 2 === 0 ? 0 : 1);
  });
};

/** Leaves with a midrib, leaning to both sides by turns. */
const leaves: Fill = (ground) => {
  const long = ground.size * 0.98;
  eachCell(
    ground,
    true,
    (x, y, row) => {
      const angle = row % 2 === 0 ? 0.7 : -0.7;
      const base = { x: x - (Math.sin(angle) * long) / 2, y: y + (Math.cos(angle) * long) / 2, angle };
      if (!layCell(ground, place(petal('leaf', long, long * 0.5), base), row % 2 === 0 ? 0 : 1)) return;
      layLine(
        ground,
        place(
          [
            [0, -long * 0.12],
            [0, -long * 0.8],
          ],
          base,
        ),
      );
    },
    0.72,
  );
};

/** Rings within rings. */
const rings: Fill = (ground) =>
  eachCell(
    ground,
    true,
    (x, y) => {
      const s = ground.size;
      if (!layCell(ground, ellipse(x, y, s * 0.49))) return;
      if (layCell(ground, ellipse(x, y, s * 0.33), 1)) layCell(ground, ellipse(x, y, s * 0.17));
    },
    0.87,
  );

/** Crosses of five squares, which fit together without a gap. */
const crosses: Fill = (ground) => {
  const u = ground.size * 0.4;
  const corner: readonly Point[] = [
    [-0.5 * u, -1.5 * u],
    [0.5 * u, -1.5 * u],
    [0.5 * u, -0.5 * u],
  ];
  const cross = quarters.flatMap((i) => place(corner, { x: 0, y: 0, angle: i * QUARTER }));
  const n = reach(ground) * 2;
  for (let row = -n; row <= n; row++)
    for (let column = -n; column <= n; column++) {
      const at = { x: (2 * column + row) * u, y: (2 * row - column) * u };
      layCell(ground, place(cross, at), (row + column) % 2 === 0 ? 0 : 1);
    }
};

/** Drops in offset rows, each with a smaller one inside. */
const drops: Fill = (ground) => {
  const s = ground.size;
  eachCell(
    ground,
    true,
    (x, y) => {
      if (layCell(ground, place(petal('drop', s * 0.94, s * 0.62), { x, y: y + s * 0.47 })))
        layCell(ground, place(petal('drop', s * 0.44, s * 0.28), { x, y: y + s * 0.2 }), 1);
    },
    0.82,
  );
};

/** Columns of arrowheads, one close behind the other. */
const arrows: Fill = (ground) => {
  const s = ground.size;
  eachCell(
    ground,
    false,
    (x, y, row) =>
      layCell(
        ground,
        [
          [x - s * 0.5, y],
          [x, y - s * 0.36],
          [x + s * 0.5, y],
          [x + s * 0.5, y + s * 0.5],
          [x, y + s * 0.14],
          [x - s * 0.5, y + s * 0.5],
        ],
        row % 2 === 0 ? 0 : 1,
      ),
    0.5,
  );
};

/** Clovers of four hearts. */
const clovers: Fill = (ground) => {
  const s = ground.size * 1.1;
  eachCell(
    ground,
    true,
    (x, y) => {
      for (const i of quarters)
        layCell(
          ground,
          place(petal('heart', s * 0.42, s * 0.4), { x, y, angle: (i + 0.5) * QUARTER }),
          i % 2 === 0 ? 0 : 1,
        );
    },
    0.86,
  );
};

/** Blocks that seem to stand out: three rhombs a cube. */
const cubes: Fill = (ground) => {
  const r = ground.size * 0.56;
  eachCell(
    { ...ground, size: r * Math.sqrt(3) },
    true,
    (x, y) => {
      for (const i of [0, 1, 2]) {
        const turn = (i * 2 * Math.PI) / 3 + Math.PI / 6;
        const at = (by: number): Point => polar([x, y], r, turn + (by * Math.PI) / 3);
        layCell(ground, [[x, y], at(0), at(1), at(2)], i === 0 ? 0 : 1);
      }
    },
    Math.sqrt(3) / 2,
  );
};

/** More fills for any closed zone, by name. */
export const DOODLES = {
  basket,
  pinwheels,
  leaves,
  rings,
  crosses,
  drops,
  arrows,
  clovers,
  cubes,
} as const satisfies Record<string, Fill>;
