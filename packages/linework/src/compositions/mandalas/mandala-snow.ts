import type { Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise, grow, unite } from '../../geometry/boolean.ts';
import { polygon } from '../../geometry/forms.ts';
import { finePetal } from '../../geometry/petal.ts';
import { place, type Path, type Shape } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** How the arms of a crystal have grown, by the names that people who study snow gave them. */
type Habit = 'dendrite' | 'fern' | 'plates' | 'sectors';

const NAMES: Readonly<Record<Habit, string>> = {
  dendrite: 'Star',
  fern: 'Fern',
  plates: 'Plate',
  sectors: 'Sector',
};

/** One crystal: every arm is the same, as all of them grew in the same air. */
interface Crystal {
  readonly level: 0 | 1 | 2;
  readonly habit: Habit;
  readonly branches: readonly Branch[];
  /** How long an arm is and half of its width at the root. */
  readonly reach: number;
  readonly half: number;
  /** How strongly its arms and branches are outlined; as plainly as all else when absent. */
  readonly rim?: 'bold';
  /** The radius of the plate in the middle. */
  readonly plate: number;
  readonly roles: readonly Role[];
}

/** A pair of side branches: how far out on the arm they start and how long they are. */
interface Branch {
  readonly at: number;
  readonly length: number;
}

/** A snow crystal under the glass: six arms, each grown in the same way. */
export const snowMandala: Composition = {
  name: 'mandala-snow',
  category: 'mandalas',
  size: [1000, 1000],
  strays: 0.6,
  draw(brief) {
    const { random } = brief;
    const wheel = brief.sheet.layer('crystal').at({ x: 500, y: 500, angle: random.pick([0, Math.PI / 6]) });
    const crystal = grownCrystal(random, brief.level);
    drawCrystal(wheel, crystal);
    around(wheel, { radius: 394, count: 6, phase: 0.5 }, (spot, i) =>
      youngCrystal(spot.at({ angle: i % 2 ? 0.3 : 0 }), i % 2 ? 56 : 62, brief.level),
    );
    return {
      title: `${random.pick(['Frosty', 'First Snow', 'Winter', 'Icy', 'Silver'])} ${NAMES[crystal.habit]} Crystal`,
      description:
        'Six arms of a snow crystal have grown in the very same way. Cool blues look like ice, warm colors like a winter sunrise.',
      tags: ['mandala', 'snowflake', 'winter', 'crystal', 'symmetry'],
    };
  },
};

/** The choices of one crystal. */
export function grownCrystal(random: Random, level: 0 | 1 | 2): Crystal {
  const habit = random.pick<Habit>(
    level === 0 ? ['dendrite', 'plates'] : ['dendrite', 'fern', 'plates', 'sectors'],
  );
  const reach = 455;
  const count = { dendrite: [2, 3, 4], fern: [3, 4, 5], plates: [1, 2, 3], sectors: [1, 2, 3] }[habit][
    level
  ]!;
  const belly = random.range(0.2, 0.66);
  const longest = random.range(0.36, 0.44) * reach * (level === 0 ? 1.2 : 1);
  const plate = reach * random.range(0.2, 0.27);
  const outer = reach * (habit === 'sectors' ? 0.72 : 0.94);
  const branches = Array.from({ length: count }, (_, i): Branch => {
    const share = (i + 0.6) / (count + 0.3);
    const at = plate * 1.25 + (outer - plate * 1.25) * share;
    const full = 1 - Math.abs(share - belly) ** 1.4 * 1.25;
    const uneven = habit === 'dendrite' && i % 2 === 1 && level > 0 ? 0.62 : 1;
    // A branch that leans towards the next arm ends before it meets the one from there.
    return { at, length: Math.min(longest * full * uneven, at * 0.56) };
  });
  return {
    level,
    habit,
    branches,
    reach,
    plate,
    half: [33, 22, 17][level]!,
    roles: random.shuffle<Role>(['a', 'b', 'c', 'd']),
  };
}

/** A crystal so far away that it is one outline with a light along every arm and a plate in the middle. */
export function farCrystal(wheel: Sheet, random: Random): void {
  const { branches, reach } = grownCrystal(random, 0);
  const arms = Array.from({ length: 6 }, (_, i) =>
    [
      bar(reach, 48),
      ...branches.flatMap(({ at, length }) =>
        [-1, 1].map((side) => place(bar(length * 1.1, 38), { y: -at, angle: (side * Math.PI) / 3 })),
      ),
    ].map((limb) => clockwise(place(limb, { angle: (i * Math.PI) / 3 }))),
  );
  wheel.shape(unite([...arms.flat(), clockwise(polygon(0, 0, 150, 6, 0))]), 'bold', 'paper');
  around(wheel, { radius: 0, count: 6 }, (arm) => {
    ridge(arm, reach * 0.44, reach * 0.86);
    for (const { at, length } of branches)
      for (const side of [-1, 1])
        ridge(arm.at({ y: -at, angle: (side * Math.PI) / 3 }), length * 0.4, length * 0.82);
  });
  wheel.shape(polygon(0, 0, 96, 6, 0), 'line', 'soft');
}

/** A young crystal of so many units to its tips: six spears of ice and, from medium pages on, a plate in the middle. */
export function youngCrystal(spot: Sheet, radius: number, level: 0 | 1 | 2): void {
  const spear = kite(radius, radius * 0.32);
  const spears = Array.from({ length: 6 }, (_, i) => clockwise(place(spear, { angle: (i * Math.PI) / 3 })));
  spot.shape(unite(spears), 'line', 'sky');
  if (level > 0) spot.shape(polygon(0, 0, radius * 0.36, 6, Math.PI / 6), 'line', 'paper');
}

/** Draws the crystal about the frame's origin. */
export function drawCrystal(wheel: Sheet, it: Crystal): void {
  drawWings(wheel, it);
  around(wheel, { radius: 0, count: 6 }, (arm) => drawArm(arm, it));
  drawPlate(wheel, it);
}

/** A bar of ice from the origin outwards, six-sided at its end. */
function bar(length: number, half: number): Path {
  const tip = half * 1.3;
  return [
    [-half * 0.9, 0],
    [-half, -length + tip],
    [0, -length],
    [half, -length + tip],
    [half * 0.9, 0],
  ];
}

/**
 * One arm: its branches, then the arm over them, each with a light and a dark side, and what grew at its end; easy
 * ones have neither sides nor plates on their branches.
 */
function drawArm(arm: Sheet, it: Crystal): void {
  const { half, reach, branches, habit, level, roles } = it;
  const ends = { dendrite: reach, fern: reach, plates: reach * 0.86, sectors: reach * 0.7 }[habit];
  const spread = habit === 'fern' ? Math.PI / 3.4 : Math.PI / 3;
  for (const { at, length } of branches)
    for (const side of [-1, 1]) {
      const branch = arm.at({ y: -at, angle: side * spread });
      if (level === 0) {
        branch.shape(bar(length * 0.96, half * 0.86), 'bold', roles[1]);
        continue;
      }
      faceted(branch, bar(length, half * 0.82), length, [roles[1]!, 'soft'], it.rim);
      if (habit === 'plates') icePlate(branch, -length, half * 1.5, roles[2]!, level);
    }
  if (habit === 'sectors') drawSector(arm, it, ends);
  if (level === 0) featherArm(arm, ends, half, roles[0]!);
  else faceted(arm, bar(ends, half), ends, [roles[0]!, 'paper'], it.rim);
  if (habit === 'plates') icePlate(arm, -ends, half * 2.4, roles[1]!, level);
}

/** A broad arm of an easy crystal that widens outwards and ends in a point. */
function featherArm(arm: Sheet, length: number, half: number, role: Role): void {
  arm.shape(
    [
      [-half * 0.9, 0],
      [-half * 1.3, -length * 0.8],
      [0, -length],
      [half * 1.3, -length * 0.8],
      [half * 0.9, 0],
    ],
    'bold',
    role,
  );
  ridge(arm, length * 0.36, length * 0.88);
}

/** The light along the middle of a bar of ice; it ends before the rim, so that the bar stays one area. */
function ridge(spot: Sheet, from: number, to: number): void {
  spot.line(
    [
      [0, -from],
      [0, -(from + to) / 2],
      [0, -to],
    ],
    'fine',
    0.4,
  );
}

/** A bar that a ridge parts along its middle. */
function faceted(
  spot: Sheet,
  rim: Path,
  length: number,
  roles: readonly [Role, Role],
  pen: 'bold' | 'line' = 'line',
): void {
  spot.shape(rim, pen, roles[0]);
  spot.inside([clockwise(rim)]).shape(
    [
      [0, 0],
      [0, -length],
      [200, -length],
      [200, 0],
    ],
    'fine',
    roles[1],
  );
}

/** The broad plate at the end of an arm, its ribs like those of a leaf. */
function drawSector(arm: Sheet, { half, level, reach, roles }: Crystal, from: number): void {
  const long = reach - from;
  const wide = half * [2.6, 3.4, 4][level]!;
  const rim: Path = [
    [0, -from + half],
    [wide, -from - long * 0.5],
    [wide * 0.8, -from - long * 0.74],
    [0, -reach],
    [-wide * 0.8, -from - long * 0.74],
    [-wide, -from - long * 0.5],
  ];
  arm.shape(rim, 'bold', roles[2]);
  if (level === 0) return;
  const inside = arm.inside([clockwise(rim)]);
  inside.line(
    [
      [0, -from],
      [0, -reach],
    ],
    'fine',
    0,
  );
  for (const side of [-1, 1]) {
    inside.line(
      [
        [0, -from - long * 0.12],
        [side * wide, -from - long * 0.56],
      ],
      'fine',
      0,
    );
    if (level === 2)
      inside.line(
        [
          [0, -from - long * 0.42],
          [side * wide, -from - long * 0.8],
        ],
        'fine',
        0,
      );
  }
}

/** A six-sided plate of ice that is longer than wide: a rib along its middle and two that run out to its corners. */
function icePlate(arm: Sheet, y: number, size: number, role: Role, level: 0 | 1 | 2): void {
  if (level === 0) {
    arm.shape(polygon(0, y, size, 6, Math.PI / 6), 'bold', role);
    return around(arm, { centre: [0, y], radius: size * 0.2, count: 6 }, (spot) =>
      ridge(spot, 0, size * 0.4),
    );
  }
  const plate = arm.at({ y });
  const [wide, long] = [size * 0.94, size * 1.3];
  const rim: Path = [
    [0, size],
    [wide, size * 0.3],
    [wide * 0.84, -size * 0.62],
    [0, -long],
    [-wide * 0.84, -size * 0.62],
    [-wide, size * 0.3],
  ];
  plate.shape(rim, 'bold', role);
  const inside = plate.inside([clockwise(rim)]);
  inside.line(
    [
      [0, size],
      [0, -long],
    ],
    'fine',
    0,
  );
  if (size < 40) return;
  for (const side of [-1, 1])
    inside.line(
      [
        [0, size * 0.5],
        [side * wide * 0.84, -size * 0.62],
      ],
      'fine',
      0,
    );
}

/** A spear's head that stands on the origin, widest below its middle. */
function kite(long: number, wide: number): Path {
  return [
    [0, 0],
    [wide, -long * 0.42],
    [0, -long],
    [-wide, -long * 0.42],
  ];
}

/** What grew between the arms: broad sectors with ribs, or short spears. */
function drawWings(wheel: Sheet, it: Crystal): void {
  const { plate, roles, level, habit } = it;
  const isBroad = habit === 'sectors' || habit === 'plates';
  around(wheel, { radius: 0, count: 6, phase: 0.5 }, (spot) => {
    const long = plate * (isBroad ? 2.05 : 1.7);
    const wide = plate * (isBroad ? 0.56 : 0.38);
    const rim: Shape = [
      clockwise([
        [0, 0],
        [wide, -long * 0.62],
        [wide * 0.62, -long * 0.84],
        [0, -long],
        [-wide * 0.62, -long * 0.84],
        [-wide, -long * 0.62],
      ]),
    ];
    spot.shape(rim, 'bold', roles[3]);
    if (level === 0) return;
    for (const path of grow(rim, -plate * 0.11)) spot.shape(path, 'fine', 'soft');
    spot.line(
      [
        [0, -plate * 0.9],
        [0, -long * 0.7],
        [0, -long * 0.88],
      ],
      'fine',
      0.4,
    );
  });
}

/** The plate in the middle: a star of facets under a smaller plate. */
function drawPlate(wheel: Sheet, { plate, roles, level }: Crystal): void {
  wheel.shape(polygon(0, 0, plate, 6, 0), 'bold', 'soft');
  if (level > 0)
    around(wheel, { radius: 0, count: 6, phase: 0.5 }, (spot) => {
      spot.shape(finePetal('leaf', plate * 0.82, plate * 0.4), 'line', roles[1]);
      spot.shape(place(kite(plate * 0.24, plate * 0.09), { y: -plate * 0.45 }), 'fine', 'soft');
    });
  wheel.shape(polygon(0, 0, plate * (level === 0 ? 0.5 : 0.36), 6, Math.PI / 6), 'line', roles[0]);
  if (level > 0) wheel.shape(polygon(0, 0, plate * 0.18, 6, Math.PI / 6), 'fine', 'paper');
}
