import { around, type Circle } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { arc, ellipse } from '../../geometry/forms.ts';
import { finePetal } from '../../geometry/petal.ts';
import { place, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** Large figures that stand in a ring about the origin, about 450 units in radius, and what they stand around. */
interface Round {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly draw: (wheel: Sheet, roles: readonly Role[]) => void;
}

/** A flower seen from above, its petals round. */
function flower(spot: Sheet, radius: number, count: number, roles: readonly [petals: Role, eye: Role]): void {
  around(spot, { radius: radius * 0.24, count }, (at) =>
    at.shape(finePetal('round', radius * 0.76, (radius * 5.1) / count), 'line', roles[0]),
  );
  spot.shape(ellipse(0, 0, radius * 0.38), 'line', roles[1]);
}

/** Leaves in the gaps of a ring of as many figures. */
function leaves(wheel: Sheet, ring: Circle, [long, wide]: Point, role: Role): void {
  around(wheel, { ...ring, phase: 0.5 }, (spot) => spot.shape(finePetal('leaf', long, wide), 'line', role));
}

/** Eyes that are shut, a nose and a mouth. */
function sleepingFace(spot: Sheet, y: number, apart: number): void {
  for (const side of [-1, 1]) spot.line(arc(side * apart, y, 19, 15, 0.2, Math.PI - 0.2), 'line', 0.3);
  spot.ink(ellipse(0, y + 44, 12, 9));
  for (const side of [-1, 1]) spot.line(arc(side * 17, y + 68, 12, 10, 0.4, Math.PI - 0.4), 'line', 0.4);
}

/** A cat curled up around itself, its head on its paws and its tail along its side; every other one is striped. */
function cat(spot: Sheet, role: Role, isStriped: boolean): void {
  const back = drawn('-20,-116 60,-118 128,-70 146,10 116,88 40,122 -50,116 -122,74 -140,0 -104,-76');
  spot.shape(back, 'bold', role);
  if (isStriped) {
    const coat = spot.inside([clockwise(back)]);
    for (const stripe of ['34,-118 32,-92 42,-68', '80,-98 72,-70 78,-46'])
      coat.line(traced(stripe), 'line', 0.4);
  } else spot.line(traced('84,-76 54,-44 48,-6 58,28'), 'line', 0.4);
  spot.shape(
    drawn('146,4! 152,58 122,114 60,148 -20,156 -88,138 -104,108 -76,88 -20,100 34,90 80,60 112,20'),
    'bold',
    role,
  );
  const head = spot.at({ x: -66, y: 6, scale: 0.68, angle: -0.12 });
  head.shape(mirrored('0,92 58,90 112,56 122,6 108,-44 104,-134! 44,-90 0,-92'), 'bold', role);
  if (isStriped) for (const x of [-20, 20]) head.line(traced(`${x},-86 ${x * 0.8},-58`), 'line', 0.4);
  sleepingFace(head, -18, 58);
}

/** A ball of wool with its windings and a loose end. */
function woolBall(spot: Sheet, role: Role): void {
  spot.shape(ellipse(0, 0, 54), 'bold', role);
  const inside = spot.inside([clockwise(ellipse(0, 0, 54))]);
  inside.line(traced('-34,2 0,-10 34,-32'), 'line', 0.4);
  inside.line(traced('-22,30 6,20 36,2'), 'line', 0.4);
}

/** A bear's head, asleep or awake; one that is awake has round eyes and looks pleased. */
function bear(spot: Sheet, isAwake: boolean): void {
  for (const side of [-1, 1]) spot.shape(ellipse(side * 92, -84, 48), 'bold', 'fur');
  spot.shape(ellipse(0, 0, 122, 108), 'bold', 'fur');
  spot.shape(ellipse(0, 44, 62, 46), 'line', 'cream');
  if (!isAwake) return sleepingFace(spot, -22, 60);
  for (const side of [-1, 1]) {
    spot.ink(ellipse(side * 48, -24, 10, 12));
    spot.line(arc(side * 52, -48, 20, 14, Math.PI + 0.5, 2 * Math.PI - 0.5), 'line', 0.5);
  }
  spot.ink(ellipse(0, 26, 13, 9));
  spot.line(traced('-26,52 0,68 26,52'), 'line', 0.3);
}

function heart(spot: Sheet, long: number, wide: number, role: Role): void {
  spot.shape(finePetal('heart', long, wide), 'line', role);
}

/** Two scoops in a cone with a cherry, or one scoop with sauce, sprinkles and a wafer. */
function iceCream(spot: Sheet, roles: readonly Role[], isSundae: boolean): void {
  const cone = drawn('-74,24! 74,24! 0,200!');
  spot.shape(cone, 'bold', 'wood');
  const inside = spot.inside([clockwise(cone)]);
  inside.line(traced('-80,62 80,112'), 'line', 0);
  if (isSundae) {
    spot.shape(
      place(drawn('-26,0! -26,-86! 26,-86! 26,0!'), { x: 38, y: -112, angle: 0.34 }),
      'bold',
      'gold',
    );
    spot.shape(
      drawn(
        '-98,16 -112,-40 -88,-108 -30,-148 30,-148 88,-108 112,-40 98,16 74,42 48,24 22,50 -6,46 -32,22 -56,42 -82,36',
      ),
      'bold',
      roles[0],
    );
    spot.shape(
      drawn(
        '-100,-74 -84,-116 -30,-150 30,-150 84,-116 100,-74 92,-46 70,-56 46,-34 20,-62 -8,-24 -34,-58 -66,-34 -88,-50',
      ),
      'line',
      roles[1],
    );
    for (const bit of ['-52,-92 -32,-104', '-4,-112 14,-98', '48,-100 62,-84'])
      spot.line(traced(bit), 'bold', 0);
    return;
  }
  spot.shape(
    drawn('-92,10 -98,-40 -66,-82 0,-94 66,-82 98,-40 92,10 72,34 50,20 28,44 2,40 -22,20 -46,36 -72,30'),
    'bold',
    roles[0],
  );
  for (const bit of ['-58,-34 -42,-20', '-8,-26 12,-32', '46,-26 58,-40']) spot.line(traced(bit), 'bold', 0);
  spot.shape(
    drawn('-72,-82 -80,-118 -50,-158 0,-170 50,-158 80,-118 72,-82 50,-60 26,-70 2,-54 -24,-70 -50,-58'),
    'bold',
    roles[1],
  );
  spot.line(traced('4,-196 14,-216 34,-226'), 'line', 0.3);
  spot.shape(ellipse(0, -178, 27), 'bold', 'ember');
}

function donut(spot: Sheet, role: Role): void {
  spot.shape(ellipse(0, 0, 112), 'bold', 'wood');
  const icing = Array.from(
    { length: 12 },
    (_, i) =>
      [
        (i % 2 ? 80 : 97) * Math.cos((i * Math.PI) / 6),
        (i % 2 ? 80 : 97) * Math.sin((i * Math.PI) / 6),
      ] as const,
  );
  spot.shape(curve([...icing, icing[0]!]), 'line', role);
  spot.shape(ellipse(0, 0, 34), 'line', 'paper');
  around(spot, { radius: 60, count: 7 }, (at, i) =>
    at.line(traced(i % 2 ? '-8,-5 8,5' : '-6,7 6,-7'), 'bold', 0),
  );
}

function bee(spot: Sheet): void {
  for (const side of [-1, 1])
    spot.shape(place(finePetal('drop', 148, 84), { x: side * 30, y: -6, angle: side * 1.9 }), 'bold', 'sky');
  const body = drawn('0,142! -46,110 -68,40 -58,-40 0,-62 58,-40 68,40 46,110');
  spot.shape(body, 'bold', 'sun');
  const inside = spot.inside([clockwise(body)]);
  inside.shape(drawn('-90,4! 0,18 90,4! 90,58! 0,72 -90,58!'), 'line', 'wood');
  spot.rim(body, 'bold');
  spot.shape(ellipse(0, -78, 50, 46), 'bold', 'cream');
  for (const side of [-1, 1]) {
    spot.line(traced(`${side * 20},-118 ${side * 30},-142 ${side * 48},-152`), 'line', 0);
    spot.ink(ellipse(side * 50, -153, 7));
    spot.ink(ellipse(side * 18, -84, 6, 8));
  }
  spot.line(arc(0, -72, 15, 12, 0.3, Math.PI - 0.3), 'line', 0.3);
}

function tulip(spot: Sheet, role: Role): void {
  spot.shape(mirrored('0,-20! 25,-20! 25,200! 0,200!'), 'line', 'leaf');
  for (const side of [-1, 1])
    spot.shape(
      drawn(`0,196! ${side * 58},160 ${side * 100},90 ${side * 88},6! ${side * 40},50 ${side * 8},110`),
      'line',
      'leaf',
    );
  for (const side of [-1, 1])
    spot.shape(
      drawn(`0,2! ${side * 66},2 ${side * 92},-62 ${side * 74},-164! ${side * 24},-116 0,-60`),
      'bold',
      role,
    );
  spot.shape(mirrored('0,6 40,-8 56,-60 34,-120 0,-158!'), 'bold', 'blush');
}

function butterfly(spot: Sheet, roles: readonly Role[]): void {
  for (const side of [-1, 1]) {
    spot.shape(
      drawn(`0,10! ${side * 70},0 ${side * 118},44 ${side * 108},104 ${side * 58},124 ${side * 16},70`),
      'bold',
      roles[1],
    );
    spot.shape(
      drawn(
        `0,10! ${side * 30},-70 ${side * 96},-126 ${side * 166},-118 ${side * 176},-48 ${side * 126},10 ${side * 50},28`,
      ),
      'bold',
      roles[0],
    );
    spot.shape(place(finePetal('drop', 84, 66), { x: side * 62, y: -24, angle: side * 0.98 }), 'line', 'sun');
    spot.line(traced(`${side * 7},-74 ${side * 20},-120 ${side * 50},-146`), 'line', 0.3);
  }
  spot.shape(mirrored('0,110 24,90 28,20 22,-40 0,-50'), 'bold', 'wood');
  spot.shape(ellipse(0, -66, 30), 'bold', 'cream');
}

/** A toadstool: a pear-shaped stalk under a cap with three spots, gills along its rim. */
function toadstool(spot: Sheet, role: Role): void {
  spot.shape(mirrored('0,186 40,184 60,158 48,112 34,60 32,0! 0,0!'), 'bold', 'cream');
  spot.shape(mirrored('0,62 76,54 138,12! 92,-8 0,-12'), 'bold', 'sand');
  for (const x of [-80, -44, 44, 80])
    spot.line(traced(`${x * 0.86},14 ${x},${52 - Math.abs(x) / 6}`), 'line', 0.2);
  spot.shape(mirrored('0,2 86,4 136,16! 152,-6 136,-70 92,-128 40,-156 0,-162'), 'bold', role);
  spot.shape(ellipse(0, -92, 40, 36), 'line', 'paper');
  for (const side of [-1, 1]) spot.shape(ellipse(side * 84, -44, 28, 26), 'line', 'paper');
}

/** A ladybug that crawls outwards. */
function ladybug(spot: Sheet): void {
  for (const side of [-1, 1]) spot.line(traced(`${side * 14},-80 ${side * 22},-100`), 'line', 0.3);
  spot.shape(ellipse(0, -50, 38, 36), 'line', 'wood');
  spot.shape(ellipse(0, 12, 54, 54), 'line', 'ember');
  spot.line(traced('0,-36 0,40'), 'line', 0.4);
  for (const side of [-1, 1]) spot.ink(ellipse(side * 26, 8, 8));
}

function strawberry(spot: Sheet): void {
  spot.shape(mirrored('0,160 40,136 92,50 104,-24 74,-70 0,-66'), 'bold', 'ember');
  for (const [x, y] of [
    [0, 20],
    [-44, 0],
    [44, 0],
    [-28, 60],
    [28, 60],
    [0, 100],
    [-62, -32],
    [62, -32],
  ] as const)
    spot.ink(place(finePetal('drop', 15, 8), { x, y: y + 7 }));
  spot.shape(
    drawn(
      '0,-20! -24,-52 -62,-22! -64,-62 -108,-70! -70,-100 -30,-98! -14,-130 0,-136! 14,-130 30,-98! 70,-100 108,-70! 64,-62 62,-22! 24,-52',
    ),
    'bold',
    'leaf',
  );
}

/** The rounds, each of 25 to 45 wide areas. */
export const ROUNDS: readonly Round[] = [
  {
    title: 'Six Cats Asleep in a Ring',
    description:
      'Six cats sleep around a plate with a fish on it, a ball of wool between every two of them. No two need to have the same coat.',
    tags: ['mandala', 'cats', 'animals', 'wool', 'for the youngest'],
    draw(wheel, roles) {
      around(wheel, { radius: 384, count: 6, phase: 0.5 }, (spot, i) => woolBall(spot, roles[i % 2]!));
      around(wheel, { radius: 318, count: 6 }, (spot, i) => cat(spot, roles[2 + (i % 2)]!, i % 2 === 0));
      for (const [radius, role] of [
        [142, 'stone'],
        [94, 'paper'],
      ] as const)
        wheel.shape(ellipse(0, 0, radius), 'bold', role);
      wheel.shape(drawn('62,0 20,-36 -24,-14! -66,-38! -56,0 -66,38! -24,14! 20,36'), 'line', 'sky');
    },
  },
  {
    title: 'Bears around a Heart of Hearts',
    description:
      'Three bears doze and three are wide awake, and six hearts meet in the middle. Brown, honey and snow-white bears get on well.',
    tags: ['mandala', 'bears', 'hearts', 'animals', 'for the youngest'],
    draw(wheel, roles) {
      around(wheel, { radius: 330, count: 6, phase: 0.5 }, (spot, i) => {
        // The two hearts at the sides lie higher and are smaller, clear of the ears below them.
        const side = i % 3 === 1 ? { x: i === 1 ? -46 : 46, y: -30, scale: 0.8 } : {};
        heart(spot.at(side), 118, 126, roles[i % 2]!);
      });
      around(wheel, { radius: 332, count: 6 }, (spot, i) =>
        bear(spot.at({ angle: (-i * Math.PI) / 3 }), i % 2 === 0),
      );
      around(wheel, { radius: 30, count: 6, phase: 0.5 }, (spot, i) =>
        heart(spot, 156, 178, roles[2 + (i % 2)]!),
      );
      wheel.shape(ellipse(0, 0, 44), 'line', 'sun');
    },
  },
  {
    title: 'Six Ice Creams and a Donut',
    description:
      'Three cones have a cherry on top and three have sauce and a wafer, and all of them lie around a donut. Mix as many flavors as you can think of.',
    tags: ['mandala', 'ice cream', 'donut', 'sweets', 'for the youngest'],
    draw(wheel, roles) {
      around(wheel, { radius: 372, count: 6, phase: 0.5 }, (spot, i) => heart(spot, 84, 88, roles[i % 2]!));
      around(wheel, { radius: 262, count: 6 }, (spot, i) =>
        iceCream(spot.at({ scale: 0.92, y: 6 }), [roles[i % 4]!, roles[(i + 1) % 4]!], i % 2 === 1),
      );
      donut(wheel, roles[2]!);
    },
  },
  {
    title: 'Five Bees, One Blossom',
    description:
      'Five bees have found the same blossom and all want to land at once. Stripe their coats and make the flower any color bees like.',
    tags: ['mandala', 'bees', 'flower', 'garden', 'for the youngest'],
    draw(wheel, roles) {
      leaves(wheel, { radius: 130, count: 5 }, [310, 84], 'leaf');
      flower(wheel, 196, 5, [roles[0]!, 'gold']);
      around(wheel, { radius: 46, count: 9 }, (spot) => spot.ink(ellipse(0, 0, 5, 8)));
      around(wheel, { radius: 116, count: 5 }, (spot) => spot.line(traced('0,0 0,-40'), 'line', 0.4));
      around(wheel, { radius: 322, count: 5 }, (spot) =>
        bee(spot.at({ angle: Math.PI, y: -22, scale: 0.9 })),
      );
    },
  },
  {
    title: 'A Wheel of Tulips',
    description:
      'Five tulips stand in a wheel with a broad leaf between every two, and a primrose opens in the middle. Give each tulip a color of its own.',
    tags: ['mandala', 'tulips', 'flowers', 'spring', 'for the youngest'],
    draw(wheel, roles) {
      around(wheel, { radius: 110, count: 5, phase: 0.5 }, (spot) => {
        spot.shape(finePetal('leaf', 330, 150), 'bold', 'grass');
        spot.line(traced('0,-110 0,-270'), 'line', 0.3);
        for (const side of [-1, 1])
          for (const y of [-150, -206]) spot.line(traced(`0,${y} ${side * 34},${y - 40}`), 'line', 0.4);
      });
      around(wheel, { radius: 262, count: 5 }, (spot, i) => tulip(spot.at({ scale: 1.14 }), roles[i % 4]!));
      flower(wheel, 140, 5, [roles[1]!, 'sun']);
    },
  },
  {
    title: 'Four Butterflies at the Clover',
    description:
      'Four butterflies hold their wings side by side around a lucky clover. What is on one wing should be on the other.',
    tags: ['mandala', 'butterflies', 'clover', 'summer', 'for the youngest'],
    draw(wheel, roles) {
      leaves(wheel, { radius: 60, count: 4 }, [330, 108], 'leaf');
      around(wheel, { radius: 292, count: 4 }, (spot, i) =>
        butterfly(spot.at({ scale: 1.06 }), [roles[i % 2]!, roles[2 + (i % 2)]!]),
      );
      around(wheel, { radius: 12, count: 4 }, (spot) => heart(spot, 132, 138, 'leaf'));
      wheel.shape(ellipse(0, 0, 30), 'line', 'sun');
    },
  },
  {
    title: 'Ring of Toadstools',
    description:
      'Four toadstools stand in a ring, and four ladybugs crawl out of the grass between them. Red caps with white dots are the classic.',
    tags: ['mandala', 'mushrooms', 'toadstools', 'ladybugs', 'for the youngest'],
    draw(wheel, roles) {
      wheel.shape(ellipse(0, 0, 312), 'line', 'grass');
      around(wheel, { radius: 0, count: 4, phase: 0.5 }, (spot) => {
        for (const blade of [
          '-40,-204 -34,-240 -44,-272',
          '0,-196 4,-240 -2,-284',
          '40,-204 36,-240 46,-270',
        ])
          spot.line(traced(blade), 'line', 0.4);
      });
      around(wheel, { radius: 412, count: 4, phase: 0.5 }, (spot) => ladybug(spot.at({ scale: 1.12 })));
      around(wheel, { radius: 262, count: 4 }, (spot) => toadstool(spot.at({ scale: 1.26 }), 'ember'));
      flower(wheel, 136, 5, [roles[2]!, 'sun']);
    },
  },
  {
    title: 'Strawberries in a Ring',
    description:
      'Six strawberries and their leaves lie around one large strawberry blossom. Leave the blossom white or blush it a little.',
    tags: ['mandala', 'strawberries', 'fruit', 'garden', 'for the youngest'],
    draw(wheel) {
      leaves(wheel, { radius: 110, count: 6 }, [322, 108], 'leaf');
      around(wheel, { radius: 292, count: 6 }, (spot) => {
        spot.line(traced('0,220 -8,190 0,150'), 'bold', 0);
        strawberry(spot.at({ angle: Math.PI, y: -6 }));
      });
      flower(wheel, 140, 5, ['paper', 'sun']);
    },
  },
];
