import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle, star } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, polar, type Point } from '../../geometry/point.ts';
import { pack } from '../../motifs/flowers/pack.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';
import { tidied } from '../tidied.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd'];

/** A bunch of balloons too large for whoever holds it: strings run from their knots to one hand. */
export const balloonCrowd = tidied(
  edged({
    name: 'balloon-crowd',
    category: 'patterns',
    size: [800, 1000],
    edge: 'page',
    backdrop: 'sky',
    keepsSides: true,
    draw(brief) {
      const { random, sheet } = brief;
      if (brief.level > 0)
        for (const [x, y, scale] of [
          [120, 760, 0.8],
          [690, 690, 0.9],
          [660, 880, 0.7],
          [130, 930, 0.7],
        ] as const)
          driftCloud(sheet.layer('clouds').at({ x, y, scale }), random.fork(`cloud ${x}`), true);
      const hand: Point = [400, 872];
      const rooms = pack({
        rim: clockwise(ellipse(400, 378, 356, 310)),
        radii: byLevel(brief, [92, 130], [52, 86], [44, 78]),
        gap: -22,
        edge: -16,
        random: random.fork('rooms'),
      }).toSorted((a, b) => a.at[1] - b.at[1]);
      rooms.forEach(({ at: [x, y], radius }, i) => {
        const lean = (x - 400) / 1100;
        const own = random.fork(`balloon ${i}`);
        const knot: Point = [x - Math.sin(lean) * radius * 1.3, y + Math.cos(lean) * radius * 1.3];
        if (i >= rooms.length - 12)
          sheet
            .layer('strings')
            .line(
              curve([
                knot,
                [knot[0] * 0.5 + hand[0] * 0.5 + (knot[0] - hand[0]) * 0.14, mix(knot[1], hand[1], 0.5)],
                hand,
              ]),
              'fine',
              0,
            );
        drawBalloon(sheet.layer('balloons').at({ x, y, angle: lean }), brief, radius * 0.96, own.int(0, 5));
      });
      drawHand(sheet.layer('hand').at({ x: hand[0], y: hand[1] }));
      return {
        title: random
          .fork('title')
          .pick(['Too Many Balloons', 'All of Them at Once', 'The Balloon Seller’s Bunch']),
        description:
          'The balloon seller holds the whole bunch in one hand, and every string leads to it. No two neighbors should wear the same color.',
        tags: ['balloons', 'party', 'sky', 'strings'],
      };
    },
  }),
);

/** A fist seen from the side that holds strings, its sleeve at the page's edge, the fist about the frame's origin. */
function drawHand(hand: Sheet): void {
  hand.shape(drawn('-44,52! -52,150! 60,150! 50,52!'), 'bold', 'a');
  hand.shape(rectangle(-54, 40, 112, 32, 12), 'bold', 'c');
  hand.shape(drawn('-46,46! -54,4 -44,-38 -8,-56 34,-54 50,-20 46,46!'), 'bold', 'cream');
  for (const [i, reach] of [46, 56, 54, 44].entries())
    hand.shape(rectangle(-8, -56 + i * 25, reach, 26, 12), 'line', 'cream');
  hand.shape(drawn('-48,22! -46,-12 -30,-34 -4,-38 24,-34 26,-16 4,-10 -12,6 -18,34!'), 'line', 'cream');
}

/** A balloon about the frame's origin with its knot below, of one of six prints. */
function drawBalloon(balloon: Sheet, { level }: Brief, radius: number, kind: number): void {
  const size = radius / 100;
  const view = balloon.at({ scale: size });
  view.shape(drawn('0,112! 14,134! -14,134!'), 'line', LEADS[kind % 4]);
  const body = clockwise(
    blob(knots('0,116! -50,80 -92,14 -84,-56 -40,-98 0,-106 40,-98 84,-56 92,14 50,80'), 4),
  );
  view.shape(body, 'bold', LEADS[kind % 4]);
  const inside = view.inside([body]);
  const other = LEADS[(kind + 1) % 4]!;
  if (kind === 0)
    for (const x of level === 0 ? [0] : [-52, 52])
      inside.line(
        curve([
          [0, -112],
          [x, 0],
          [0, 118],
        ]),
        'line',
        0,
      );
  if (kind === 1) inside.shape(place(petal('heart', 96, 100), { y: 40 }), 'line', other);
  if (kind === 2)
    for (const y of level === 0 ? [0] : [-44, 0, 44])
      inside.line(arc(0, y - 40, 130, 44, 0, Math.PI), 'line', 0);
  if (kind === 3) inside.shape(star(0, -10, 58, 27, 5), 'line', other);
  if (kind === 4)
    for (const [x, y] of [
      [-40, -42],
      [36, -52],
      [0, 0],
      [-46, 34],
      [46, 26],
    ] as const)
      inside.shape(ellipse(x, y, 15), 'line', other);
  if (kind === 5) {
    inside.line(traced('-120,-30 -70,-12 -30,-40 10,-12 50,-40 120,-14'), 'line', 0);
    inside.line(traced('-120,22 -60,42 -20,14 20,42 60,14 120,36'), 'line', 0);
  }
  view.line(arc(0, -12, 70, 76, 3.6, 4.3), 'fine', 0.6);
}

/** A round drop of paint before the comb has passed. */
interface Drop {
  readonly at: Point;
  readonly radius: number;
}

/** How many rows of drops fall into the paint, for each difficulty. */
const ROWS = [3, 6, 8] as const;

/** Where a point lies after the teeth of a comb went up and down in turn, a pitch apart. */
function combedBy([x, y]: Point, pitch: number, pull: number): Point {
  const near = Math.round(x / pitch);
  const aside = Math.abs(x / pitch - near) * 2;
  const up = near % 2 === 0 ? -1 : 1;
  return [x, y + up * pull * (1 - aside) ** 1.4];
}

/** Paint that a comb drew to feathers and hearts, as on the end papers of old books. */
export const marbledPaper = tidied(
  edged({
    name: 'marbled-paper',
    category: 'patterns',
    size: [800, 1000],
    edge: 'page',
    backdrop: 'cream',
    draw(brief) {
      const { random, sheet } = brief;
      const paint = sheet.layer('paint');
      const pitch = 800 / byLevel(brief, 4, 6, 8);
      const pull = pitch * byLevel(brief, 0.5, 0.56, 0.6);
      const start = random.range(0.3, 0.7) * pitch;
      const drops = dropsOf(brief, pitch, start);
      const [bend, phase] = [random.range(14, 26), random.range(0, 6)];
      const onPage = (at: Point): Point => {
        const [x, y] = combedBy([at[0] - start, at[1]], pitch, pull);
        return [x + start + bend * Math.sin(y * 0.008 + phase), y];
      };
      const high = 1000 / (2 * ROWS[brief.level]);
      for (let i = -4; i * high < 1000 + high * 4; i++) {
        const edge = Array.from({ length: 260 }, (_, k): Point => [-80 + k * 3.72, i * high]);
        const rim = edge.map(onPage);
        paint.shape([...rim, [900, 1700], [-100, 1700]], 'line', LEADS[(i + 4) % 4]);
      }
      drops.forEach((drop, i) => {
        for (const share of byLevel(brief, [1, 0.5], [1, 0.64, 0.3], [1, 0.66, 0.34])) {
          const circle = Array.from({ length: 120 }, (_, k) =>
            polar(drop.at, drop.radius * share, (k / 120) * Math.PI * 2),
          );
          paint.shape(
            clockwise(circle.map(onPage)),
            share === 1 ? 'bold' : 'line',
            LEADS[(i + Math.round(share * 10)) % 4],
          );
        }
      });
      return {
        title: random.fork('title').pick(['Marbled Paper', 'Drawn with a Comb', 'The Bookbinder’s Paper']),
        description:
          'Drops of paint swam on water, and then a comb went up and down through them until they were feathers and hearts. Repeat five colors from top to bottom.',
        tags: ['marbled', 'paper', 'bookbinding', 'hearts', 'pattern'],
      };
    },
  }),
);

/** Drops on the ways of the teeth, where these pull their middles to a point. */
function dropsOf({ random, level }: Brief, pitch: number, start: number): Drop[] {
  const own = random.fork('drops');
  const rows = ROWS[level];
  const drops: Drop[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = row % 2; start + column * pitch < 860; column += 2)
      drops.push({
        at: [start + column * pitch, ((row + 0.25) / rows) * 1000],
        radius: pitch * own.range(0.58, 0.66),
      });
  return drops;
}
