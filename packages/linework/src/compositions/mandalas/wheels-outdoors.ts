import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve, type Knot } from '../../geometry/curve.ts';
import { traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, polar, type Path, type Point } from '../../geometry/point.ts';
import { ownWheel } from '../../motifs/mandalas/own-wheel.ts';
import { bough } from '../../motifs/nature/bough.ts';
import { grass, toadstool } from '../../motifs/nature/undergrowth.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';
import { EXPERT_PENS } from './mandala-grand.ts';

/** A Ferris wheel whose hub is a mandala, above the roofs of a fair. */
export const ferrisWheel = edged({
  name: 'mandala-ferris',
  category: 'mandalas',
  size: [860, 1000],
  edge: 'page',
  backdrop: 'night',
  pens: EXPERT_PENS,
  draw(brief) {
    const { sheet, level, random } = brief;
    if (level > 0)
      for (let i = 16; i > 5; i--)
        sheet
          .layer('sky')
          .shape(ellipse(430, 430, i * byLevel(brief, 0, 74, 58)), 'fine', i % 2 ? 'night' : 'sky');
    drawFair(brief);
    const legs = sheet.layer('legs');
    for (const side of [-1, 1])
      legs.shape(
        [
          [430 + side * 26, 440],
          [430 + side * 250, 960],
          [430 + side * byLevel(brief, 180, 200, 205), 960],
          [430 - side * 26, 440],
        ],
        'line',
        'stone',
      );
    drawRide(sheet.layer('ride').at({ x: 430, y: 430 }), brief);
    return {
      title: random.fork('title').pick(['The Big Wheel', 'Once Round the Sky', 'Evening at the Fair']),
      description:
        'The big wheel turns slowly above the tents, and its hub is a mandala. Light the cabins in every color you own.',
      tags: ['mandala', 'ferris wheel', 'fair', 'night', 'tents'],
    };
  },
});

function drawRide(ride: Sheet, brief: Brief): void {
  const count = byLevel(brief, 6, 8, 10);
  const rim = byLevel(brief, 290, 310, 316);
  ride.shape(ellipse(0, 0, rim + byLevel(brief, 0, 12, 10)), 'bold', 'soft');
  if (brief.level > 0) ride.shape(ellipse(0, 0, rim - 12), 'line', 'sky');
  around(ride, { radius: 0, count }, (spot) =>
    spot.line(
      [
        [0, 0],
        [0, -rim],
      ],
      'bold',
      0,
    ),
  );
  if (brief.level === 2)
    around(ride, { radius: 0, count: count * 2, phase: 0.5 }, (spot) =>
      spot.line(
        [
          [0, 0],
          [0, -rim + 12],
        ],
        'fine',
        0,
      ),
    );
  ownWheel(ride, brief, 'hub', byLevel(brief, 150, 210, 216), brief.level > 0 ? 'petals' : { bare: true });
  for (let i = 0; i < count; i++) {
    const [x, y] = polar([0, 0], rim, ((i + 0.5) / count) * Math.PI * 2);
    drawCabin(
      ride.at({ x, y: y + byLevel(brief, 44, 20, 20), scale: byLevel(brief, 1.3, 0.9, 0.78) }),
      brief.level,
      i,
    );
  }
}

/** A cabin that hangs from the frame's origin. */
function drawCabin(cabin: Sheet, level: 0 | 1 | 2, i: number): void {
  const role = (['a', 'b', 'c', 'd'] as const)[i % 4]!;
  cabin.shape(blob(knots('-62,20! -54,74 -30,96 30,96 54,74 62,20!')), 'bold', role);
  if (level > 0) cabin.shape(rectangle(-44, 34, 88, 22, 8), 'fine', 'cream');
  cabin.shape(blob(knots('-72,20! -40,-16 0,-34 40,-16 72,20!')), 'bold', 'soft');
  if (level === 2)
    for (const x of [-24, 0, 24])
      cabin.line(
        [
          [0, -32],
          [x * 1.6, 20],
        ],
        'fine',
        0,
      );
}

/** The middles of the tents, how wide and how high they are, for each difficulty. */
const TENTS: readonly (readonly (readonly [x: number, wide: number, high: number])[])[] = [
  [
    [150, 300, 220],
    [720, 290, 230],
  ],
  [
    [110, 240, 220],
    [760, 250, 200],
    [430, 200, 130],
  ],
  [
    [110, 230, 230],
    [320, 170, 150],
    [560, 180, 160],
    [770, 240, 230],
  ],
];

/** Striped tents along the lower edge. */
function drawFair({ sheet, level }: Brief): void {
  const tents = sheet.layer('tents');
  for (const [x, wide, high] of TENTS[level]!) {
    const top: Point = [x, 1000 - high];
    const stripes = [2, 4, 6][level]!;
    const at = (k: number): Point => [x - wide / 2 + (wide * k) / stripes, 1000 - high * 0.5];
    for (let k = 0; k < stripes; k++) {
      const role: Role = k % 2 ? 'cream' : 'rust';
      tents.shape([at(k), at(k + 1), [at(k + 1)[0], 1010], [at(k)[0], 1010]], 'line', role);
      tents.shape([top, at(k), at(k + 1)], 'line', role);
    }
    if (level > 0) tents.shape([top, [x + 46, top[1] - 24], [x, top[1] - 48]], 'line', 'sun');
  }
}

/** A cobweb between twigs, with dew and its owner. */
export const cobweb = edged({
  name: 'mandala-cobweb',
  category: 'mandalas',
  size: [1000, 900],
  edge: 'page',
  backdrop: 'sky',
  pens: EXPERT_PENS,
  draw(brief) {
    const { sheet, level, random } = brief;
    const middle: Point = [random.range(440, 560), random.range(380, 450)];
    drawWeb(brief, middle);
    const corner = (spine: readonly Knot[], key: string): void =>
      bough(sheet.layer('twigs'), {
        spine,
        thickness: byLevel(brief, 0, 20, 17),
        leaves: byLevel(brief, 0, 6, 9),
        size: byLevel(brief, 0, 150, 126),
        roles: ['ember', 'gold', 'rust'],
        random: random.fork(key),
        ribs: level > 0,
      });
    if (level > 0) corner(knots('-20,760 200,830 460,850 700,870'), 'low');
    else drawLeaves(sheet);
    if (level > 0) corner(knots('1010,60 960,300 950,560 900,800'), 'side');
    drawSpider(
      sheet.layer('spider').at({ x: middle[0], y: middle[1], scale: byLevel(brief, 1.6, 1.9, 1.9) }),
      level,
    );
    return {
      title: random.fork('title').pick(['The Weaver’s Wheel', 'A Web in October', 'Dew on the Threads']),
      description:
        'A spider has hung her wheel between two twigs of autumn leaves. Let the fields of the web grow paler towards the middle.',
      tags: ['mandala', 'cobweb', 'spider', 'autumn', 'leaves'],
    };
  },
});

/** Large leaves in the lower corners. */
function drawLeaves(sheet: Sheet): void {
  for (const side of [-1, 1])
    for (const turn of [1.1, 0.35])
      sheet
        .layer('twigs')
        .shape(
          place(petal('leaf', 250, 120), { x: 500 + side * 480, y: 880, angle: -side * turn }),
          'bold',
          'ember',
        );
}

function drawWeb(brief: Brief, middle: Point): void {
  const { sheet, level, random } = brief;
  const spokes = byLevel(brief, 7, 12, 16);
  const rounds = byLevel(brief, 2, 5, 9);
  const turns = Array.from(
    { length: spokes },
    (_, i) => ((i + random.range(-0.07, 0.07)) / spokes) * Math.PI * 2,
  );
  const web = sheet.layer('web');
  for (let round = rounds; round > 0; round--) {
    const reach = byLevel(brief, 210, 92, 62) * round;
    const rim: Path = turns.flatMap((turn, i): Point[] => {
      const [from, to] = [polar(middle, reach, turn), polar(middle, reach, turns[(i + 1) % spokes]!)];
      const dip = polar(
        middle,
        reach * 0.86,
        (turn + turns[(i + 1) % spokes]! + (i === spokes - 1 ? Math.PI * 2 : 0)) / 2,
      );
      return curve([from, dip, to]).slice(0, -1);
    });
    web.shape(rim, 'line', round % 2 ? 'sky' : 'soft');
  }
  for (const turn of turns) web.line([middle, polar(middle, 1200, turn)], 'line', 0);
  if (level === 0) return;
  turns.forEach((turn, i) => {
    const [x, y] = polar(middle, byLevel(brief, 0, 92, 62) * (2 + (i % (rounds - 2))), turn);
    web.shape(ellipse(x, y, byLevel(brief, 0, 11, 9)), 'fine', 'water');
  });
}

/** Legs of a spider on its right side: two long bent limbs forwards, two backwards. */
const LEGS = [
  '26,24 64,44 78,92 70,128',
  '32,10 84,10 112,52 124,86',
  '32,-8 80,-34 112,-24 134,6',
  '26,-24 60,-76 96,-92 122,-78',
];

/** A spider with a patterned back and eight strong legs, about 250 units across. */
function drawSpider(spider: Sheet, level: 0 | 1 | 2): void {
  for (const flip of [false, true])
    for (const leg of LEGS)
      if (level === 0) spider.at({ flip }).line(traced(leg), 'bold', 0.2);
      else spider.at({ flip }).shape(clockwise(tube(traced(leg), (t) => 9.5 - 6 * t)), 'fine', 'rust');
  const back = clockwise(ellipse(0, -24, 50, 58));
  spider.shape(back, 'bold', 'a');
  if (level > 0) {
    const inside = spider.inside([back]);
    for (const side of [-1, 1])
      inside.line(traced(`${side * 10},-90 ${side * 22},-56 ${side * 16},-20 ${side * 6},10`), 'fine', 0);
    for (const y of [-54, -30, -6]) spider.shape(ellipse(0, y, 8 - y / 20, 7), 'fine', 'sun');
  }
  spider.shape(ellipse(0, 38, 34, 29), 'bold', 'cream');
  for (const side of [-1, 1]) spider.ink(ellipse(side * 12, 34, 4, 5));
  spider.line(arc(0, 40, 11, 9, 0.4, 2.74), 'fine', 0.4);
}

/** A large snail whose house is a mandala, among mushrooms and grass. */
export const mandalaSnail = edged({
  name: 'mandala-snail',
  category: 'mandalas',
  size: [1000, 860],
  edge: 'page',
  backdrop: 'leaf',
  pens: EXPERT_PENS,
  draw(brief) {
    const { sheet, level, random } = brief;
    if (level > 0) drawUndergrowth(brief);
    else drawHill(sheet);
    const spots = byLevel<readonly (readonly [number, number, number])[]>(
      brief,
      [],
      [
        [120, 780, 1.3],
        [880, 800, 0.9],
      ],
      [
        [110, 780, 1.25],
        [890, 800, 1],
      ],
    );
    for (const [x, y, scale] of spots)
      toadstool(sheet.layer('mushrooms').at({ x, y, scale }), {
        kind: scale > 1 ? 'dome' : 'bell',
        level,
        role: 'rust',
        lean: random.range(-10, 10),
      });
    drawCreeper(sheet.layer('snail').at({ x: 500, y: 760 }), brief);
    for (const x of byLevel<readonly number[]>(brief, [], [40, 330, 660, 960], [40, 250, 420, 590, 940]))
      grass(
        sheet.layer('grass').at({ x, y: 850 }),
        random.fork(`grass ${x}`),
        byLevel(brief, 0, 130, 120),
        byLevel(brief, 3, 4, 5),
      );
    return {
      title: random.fork('title').pick(['The Snail’s Rose Window', 'House on the Back', 'Slow and Splendid']),
      description:
        'A snail carries the most beautiful house in the wood through the grass. Paint it room by room, from the roof to the door.',
      tags: ['mandala', 'snail', 'mushrooms', 'grass', 'animal'],
    };
  },
});

/** A hill below a sun and two clouds. */
function drawHill(sheet: Sheet): void {
  sheet.layer('sky').shape(ellipse(150, 190, 90), 'bold', 'sun');
  driftCloud(sheet.layer('sky').at({ x: 800, y: 190, scale: 1.1 }), new Random('cloud'), false);
  const crest = curve([
    [-20, 470],
    [300, 420],
    [700, 460],
    [1020, 390],
  ]);
  sheet.layer('hill').shape([...crest, [1020, 900], [-20, 900]], 'bold', 'leaf');
  const near = curve([
    [-20, 770],
    [340, 790],
    [700, 744],
    [1020, 750],
  ]);
  sheet.layer('hill').shape([...near, [1020, 900], [-20, 900]], 'bold', 'grass');
}

/** Leaves from one side to the other, each over the one behind it. */
function drawUndergrowth(brief: Brief): void {
  const { sheet, random } = brief;
  const step = byLevel(brief, 0, 190, 140);
  for (let row = 0; row * step * 0.62 < 960; row++)
    for (let column = -1; column * step < 1100; column++) {
      const at = {
        x: (column + (row % 2) * 0.5) * step,
        y: row * step * 0.62 + step * 0.4,
        angle: random.range(-0.7, 0.7),
      };
      const rim = place(petal('leaf', step * 1.3, step * 0.74), at);
      sheet.layer('leaves').shape(rim, 'line', random.pick(['leaf', 'grass']));
      sheet
        .layer('leaves')
        .inside([rim])
        .line(
          place(
            [
              [0, 0],
              [0, -step * 1.1],
            ],
            at,
          ),
          'fine',
          0.4,
        );
    }
}

/** The snail, its foot on the frame's origin, creeping to the right. */
function drawCreeper(snail: Sheet, brief: Brief): void {
  for (const [x, y] of [
    [306, -334],
    [402, -316],
  ] as const) {
    snail.line(
      curve([
        [x - 14, -220],
        [x - 8, y + 50],
        [x, y],
      ]),
      'bold',
      0,
    );
    snail.shape(ellipse(x, y, byLevel(brief, 35, 22, 20)), 'bold', 'sand');
  }
  const body = blob(
    knots(
      '-400,6! -300,-54 -60,-80 190,-90 264,-150 278,-220 330,-262 396,-246 416,-180 382,-96 300,-20 180,10!',
    ),
  );
  snail.shape(body, 'bold', 'sand');
  snail.ink(ellipse(352, -196, 7, 9));
  snail.line(arc(366, -160, 26, 20, 0.3, 2.2), 'line', 0.4);
  if (brief.level > 0)
    for (let i = 0; i < 7; i++)
      snail.inside([body]).line(arc(mix(-330, 180, i / 6), 10, 30, 34, Math.PI, Math.PI * 2), 'fine', 0.2);
  const shell = snail.at({ x: -60, y: -290, angle: -0.15 });
  shell.shape(ellipse(0, 0, 272), 'bold', 'cream');
  ownWheel(shell, brief, 'shell', byLevel(brief, 272, 258, 258), {
    coarse: byLevel(brief, 1, 1, 0.8),
    bare: brief.level === 0,
  });
}
