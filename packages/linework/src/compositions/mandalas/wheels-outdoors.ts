import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { blob, curve, type Knot } from '../../geometry/curve.ts';
import { arc, ellipse, tube } from '../../geometry/forms.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { between, mix, place, polar, type Path, type Point } from '../../geometry/point.ts';
import { ownWheel } from '../../motifs/mandalas/own-wheel.ts';
import { bough } from '../../motifs/nature/bough.ts';
import { grass, toadstool } from '../../motifs/nature/undergrowth.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';
import { tidied } from '../tidied.ts';
import { EXPERT_PENS } from './mandala-grand.ts';

/** A cobweb between twigs, with dew and its owner. */
export const cobweb = tidied(
  edged({
    name: 'mandala-cobweb',
    category: 'mandalas',
    size: [1000, 900],
    edge: 'page',
    backdrop: 'sky',
    pens: EXPERT_PENS,
    draw(brief) {
      const { sheet, level, random } = brief;
      const middle: Point = [random.range(440, 560), random.range(380, 450)];
      const turns = drawWeb(brief, middle);
      const corner = (spine: readonly Knot[], key: string): void =>
        bough(sheet.layer('twigs'), {
          spine,
          thickness: byLevel(brief, 0, 20, 17),
          leaves: byLevel(brief, 0, 5, 7),
          size: byLevel(brief, 0, 140, 120),
          roles: ['ember', 'gold', 'rust'],
          random: random.fork(key),
          ribs: level > 0,
        });
      if (level > 0) {
        corner(knots('-20,730 150,756 360,776 600,770'), 'low');
        corner(knots('1020,90 930,210 880,360 868,560'), 'side');
      }
      drawSpider(sheet.layer('spider'), brief, middle, turns);
      return {
        title: random.fork('title').pick(['The Weaver’s Wheel', 'A Web in October', 'Dew on the Threads']),
        description:
          (level === 0
            ? 'A spider sits in the middle of her wheel and holds on with all eight legs. '
            : 'A spider has hung her wheel between two twigs of autumn leaves. ') +
          'Let the fields of the web grow paler towards the middle.',
        tags: ['mandala', 'cobweb', 'spider', 'autumn', 'leaves'],
      };
    },
  }),
);

/** The threads of a web about a point; answers the directions of its spokes. */
function drawWeb(brief: Brief, middle: Point): readonly number[] {
  const { sheet, level, random } = brief;
  const spokes = byLevel(brief, 6, 12, 16);
  const rounds = byLevel(brief, 2, 5, 9);
  const turns = Array.from(
    { length: spokes },
    (_, i) => ((i + (level === 0 ? 0.5 : 0) + random.range(-0.07, 0.07)) / spokes) * Math.PI * 2,
  );
  const web = sheet.layer('web');
  const reachOf = (round: number): number => byLevel(brief, 200 + 140 * round, 92 * round, 62 * round);
  for (let round = rounds; round > 0; round--) {
    const reach = reachOf(round);
    const rim: Path = turns.flatMap((turn, i): Point[] => {
      const [from, to] = [polar(middle, reach, turn), polar(middle, reach, turns[(i + 1) % spokes]!)];
      const dip = polar(
        middle,
        reach * byLevel(brief, 0.74, 0.86, 0.86),
        (turn + turns[(i + 1) % spokes]! + (i === spokes - 1 ? Math.PI * 2 : 0)) / 2,
      );
      return curve([from, dip, to]).slice(0, -1);
    });
    web.shape(rim, 'line', round % 2 ? 'sky' : 'soft');
  }
  for (const turn of turns) web.line([middle, polar(middle, 1200, turn)], 'line', 0);
  if (level > 0)
    turns.forEach((turn, i) => {
      const [x, y] = polar(middle, reachOf(level === 1 ? 4 + (i % 2) : 2 + (i % (rounds - 2))), turn);
      web.shape(ellipse(x, y, byLevel(brief, 0, 11, 9)), 'fine', 'water');
    });
  return turns;
}

/** A leg on a spider's right side: where it leaves the body, which way and how far it reaches, where its knee bends. */
interface Leg {
  readonly from: Point;
  readonly towards: number;
  readonly reach: number;
  readonly knee: Point;
}

/** The legs of a spider whose legs hold threads, from the hind one forwards, and the thick ones of easy pages. */
const LEGS: readonly Leg[] = [
  { from: [40, -6], towards: -1, reach: 300, knee: [92, 12] },
  { from: [54, 18], towards: -0.42, reach: 290, knee: [16, -66] },
  { from: [58, 44], towards: 0.36, reach: 280, knee: [8, -76] },
  { from: [46, 72], towards: 0.98, reach: 290, knee: [70, -34] },
];
const ROOMY_LEGS: readonly Leg[] = [
  { from: [56, -60], towards: -0.98, reach: 330, knee: [60, -6] },
  { from: [70, -4], towards: -0.24, reach: 280, knee: [0, -66] },
  { from: [58, 50], towards: 0.4, reach: 290, knee: [24, -66] },
  { from: [46, 82], towards: 1.06, reach: 300, knee: [86, -40] },
];

/** A leg of a spider, on its right side (1) or its left (-1), whose tip is on a thread where it holds one. */
function drawLeg(spider: Sheet, brief: Brief, leg: Leg, side: 1 | -1, turns: readonly number[]): void {
  const { from, towards, reach, knee: bend } = leg;
  const thick = byLevel(brief, 30, 19, 11);
  const aim = side > 0 ? towards : Math.PI - towards;
  const off = (turn: number): number => Math.abs(Math.atan2(Math.sin(turn - aim), Math.cos(turn - aim)));
  const thread = turns.reduce((best, turn) => (off(turn) < off(best) ? turn : best));
  const tip = polar([0, 0], reach, brief.level < 2 ? aim : thread);
  const root: Point = [side * from[0], from[1]];
  const [mx, my] = between(root, tip, 0.5);
  const knee: Point = [mx + side * bend[0], my + bend[1]];
  const [sx, sy] = between(knee, tip, 0.5);
  const thigh = between(root, knee, 0.5);
  const way = curve([
    root,
    [thigh[0] + side * bend[0] * 0.16, thigh[1] + bend[1] * 0.16],
    knee,
    [sx + side * bend[0] * 0.14, sy + bend[1] * 0.14],
    tip,
  ]);
  const limb = tube(way, (t) => thick * (t < 0.5 ? 1.1 - 0.3 * t : mix(0.95, 0.36, t * 2 - 1)));
  const rim = unite([clockwise(limb), clockwise(ellipse(...tip, thick * 0.37))]);
  spider.shape(rim, 'bold', 'rust');
  const ringed = spider.inside(rim);
  for (const share of byLevel<readonly number[]>(brief, [], [0.36, 0.68], [0.3, 0.52, 0.74])) {
    const at = Math.round(share * (way.length - 2));
    const [[x, y], [u, v]] = [way[at]!, way[at + 1]!];
    const across = Math.atan2(v - y, u - x) + Math.PI / 2;
    ringed.line([polar([x, y], -thick * 1.4, across), polar([x, y], thick * 1.4, across)], 'line', 0);
  }
}

/** A spider head downwards in its web, about 180 units across without its legs; its thin legs hold threads. */
function drawSpider(sheet: Sheet, brief: Brief, middle: Point, turns: readonly number[]): void {
  const { level } = brief;
  const spider = sheet.at({ x: middle[0], y: middle[1] });
  for (const side of [-1, 1] as const)
    for (const leg of level < 2 ? ROOMY_LEGS : LEGS) drawLeg(spider, brief, leg, side, turns);
  const back = clockwise(ellipse(0, -60, 92, 106));
  spider.shape(back, 'bold', 'a');
  if (level === 0) barOn(spider.inside([back]));
  else wheelOn(spider.at({ y: -62 }), level);
  spider.rim([back], 'bold');
  spider.shape(ellipse(0, 66, 66, 54), 'bold', 'cream');
  for (const side of [-1, 1]) {
    if (level > 0) spider.shape(ellipse(side * 24, 60, 15, 17), 'line', 'paper');
    spider.ink(ellipse(side * 22, 63, 6.5, 8));
  }
  spider.line(arc(0, 82, 20, 14, 0.4, 2.74), level === 0 ? 'bold' : 'line', 0.4);
}

/** The broad band on the back of an easy spider. */
function barOn(inside: Sheet): void {
  inside.shape(
    clockwise([...arc(0, -110, 110, 40, Math.PI, 0).toReversed(), ...arc(0, -56, 110, 40, Math.PI, 0)]),
    'line',
    'sun',
  );
}

/** The wheel of petals on the back of a finer spider. */
function wheelOn(back: Sheet, level: 1 | 2): void {
  const count = level === 1 ? 8 : 10;
  around(back, { radius: 26, count }, (spot) => {
    spot.shape(petal('drop', 60, level === 1 ? 42 : 34), 'line', 'sun');
    if (level === 2) spot.shape(place(petal('drop', 26, 14), { y: -22 }), 'fine', 'paper');
  });
  back.shape(ellipse(0, 0, 30), 'line', 'ember');
  back.shape(ellipse(0, 0, 13), 'fine', 'gold');
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
    else {
      drawHill(sheet);
      drawMushroom(sheet.layer('mushrooms'));
    }
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
    drawCreeper(sheet.layer('snail').at(level > 0 ? { x: 500, y: 760 } : { x: 482, y: 758 }), brief);
    if (level === 0) drawTuft(sheet.layer('grass'));
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

/** A round mushroom on an easy page, seen past the snail's tail. */
function drawMushroom(far: Sheet): void {
  far.shape(drawn('100,764! 104,720 106,670! 160,670! 164,720 168,764!'), 'bold', 'cream');
  far.shape(drawn('52,676! 62,604 134,564 206,604 218,676! 134,696'), 'bold', 'rust');
}

/** A tuft of broad grass on an easy page, before the snail. */
function drawTuft(near: Sheet): void {
  for (const blade of [
    '832,860! 832,800 822,756 796,716! 852,740 880,800 884,860!',
    '884,860! 884,790 906,728 944,690! 944,760 944,810 940,860!',
  ])
    near.shape(drawn(blade), 'bold', 'grass');
}

/** A hill below a sun and a cloud. */
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
      brief.level > 0
        ? '-400,6! -300,-54 -60,-80 190,-90 264,-150 278,-220 330,-262 396,-246 416,-180 382,-96 300,-20 180,10!'
        : '-470,42! -400,4 -320,-40 -60,-90 170,-96 250,-136 272,-214 318,-272 392,-272 434,-214 430,-150 404,-92 380,-40 366,10 320,44! 250,34 180,46 100,36 20,48 -80,38 -180,48 -290,38 -390,46',
    ),
  );
  snail.shape(body, 'bold', 'sand');
  if (brief.level > 0) {
    snail.ink(ellipse(352, -196, 7, 9));
    snail.line(arc(366, -160, 26, 20, 0.3, 2.2), 'line', 0.4);
  } else {
    for (const x of [344, 398]) snail.ink(ellipse(x, -214, 8, 11));
    snail.line(arc(378, -176, 30, 22, 0.3, 2.6), 'line', 0.4);
    snail.shape(ellipse(312, -160, 30), 'line', 'blush');
    for (const wrinkle of [
      '268,-70 300,-62 330,-66',
      '272,-30 310,-20 344,-26',
      '-300,4 -250,-14 -190,-18',
      '-60,4 10,-8 70,-2',
      '160,2 200,-8 236,-4',
    ])
      snail.line(traced(wrinkle), 'line', 0.4);
  }
  if (brief.level > 0)
    for (let i = 0; i < 7; i++)
      snail.inside([body]).line(arc(mix(-330, 180, i / 6), 10, 30, 34, Math.PI, Math.PI * 2), 'fine', 0.2);
  const shell = snail.at(
    brief.level > 0 ? { x: -60, y: -290, angle: -0.15 } : { x: -70, y: -312, angle: -0.15, scale: 0.96 },
  );
  shell.shape(ellipse(0, 0, 272), 'bold', 'cream');
  ownWheel(shell, brief, 'shell', byLevel(brief, 272, 258, 258), {
    coarse: byLevel(brief, 1, 1, 0.8),
    bare: brief.level === 0,
  });
}
