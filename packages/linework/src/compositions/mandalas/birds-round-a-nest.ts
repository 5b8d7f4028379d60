import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { polar, type Point } from '../../geometry/point.ts';
import { birdFromAbove, type Tail } from '../../motifs/birds/from-above.ts';
import { nestFromAbove } from '../../motifs/mandalas/nest-from-above.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';
import { tidied } from '../tidied.ts';

const TURN = Math.PI * 2;

interface Flock {
  readonly tail: Tail;
  readonly birds: number;
  readonly size: number;
  readonly away: number;
  /** 0 flies round the nest, a quarter turn straight home to it. */
  readonly heading: number;
  readonly roles: readonly [Role, Role, Role];
}

const FLOCKS: readonly (readonly Flock[])[] = [
  [
    { tail: 'fan', birds: 2, size: 0.8, away: 304, heading: 1.3, roles: ['soft', 'cream', 'paper'] },
    { tail: 'long', birds: 2, size: 0.8, away: 300, heading: 1, roles: ['b', 'c', 'a'] },
    { tail: 'forked', birds: 2, size: 0.82, away: 296, heading: 1.2, roles: ['a', 'b', 'c'] },
  ],
  [
    { tail: 'forked', birds: 4, size: 0.72, away: 308, heading: 1.2, roles: ['a', 'b', 'c'] },
    { tail: 'fan', birds: 3, size: 0.94, away: 312, heading: 1.35, roles: ['soft', 'cream', 'paper'] },
    { tail: 'long', birds: 3, size: 0.9, away: 296, heading: -1.25, roles: ['b', 'soft', 'a'] },
    { tail: 'notched', birds: 4, size: 0.76, away: 310, heading: 1.5, roles: ['gold', 'b', 'ember'] },
  ],
  [
    { tail: 'forked', birds: 5, size: 0.68, away: 322, heading: 1.2, roles: ['a', 'b', 'c'] },
    { tail: 'fan', birds: 4, size: 0.8, away: 318, heading: 1.5, roles: ['soft', 'cream', 'paper'] },
    { tail: 'long', birds: 4, size: 0.76, away: 300, heading: -1.2, roles: ['b', 'soft', 'a'] },
  ],
];

/** Birds that circle a nest in the leaves, seen from above. */
export const birdsRoundANest = tidied(
  edged({
    name: 'mandala-nest',
    category: 'mandalas',
    size: [1000, 1000],
    edge: 'page',
    backdrop: 'soft',
    draw(brief) {
      const { random, sheet, level } = brief;
      const flock = random.pick(FLOCKS[level]!);
      const start = random.range(0, TURN);
      const wheel = sheet.at({ x: 500, y: 500, angle: start });
      drawTwigs(wheel.layer('leaves'), brief, flock);
      nestFromAbove(wheel.layer('nest'), {
        radius: byLevel(brief, 138, 122, 122),
        eggs: level === 0 ? 3 : random.pick([3, 4]),
        level,
        random: random.fork('nest'),
      });
      for (let i = 0; i < flock.birds; i++) {
        const angle = (i / flock.birds) * TURN;
        const [x, y] = polar([0, 0], flock.away, angle);
        birdFromAbove(
          wheel.layer('birds').at({ x, y, angle: angle + Math.PI + flock.heading, scale: flock.size }),
          {
            tail: flock.tail,
            level,
            roles: flock.roles,
            lean: 0.6,
          },
        );
      }
      return {
        title: random
          .fork('title')
          .pick(['Around the Nest', 'Wings over the Eggs', 'Nobody Leaves the Nest Alone']),
        description:
          'Birds circle over a nest in the leaves, and the eggs lie safe in the middle. Start with the eggs and fly outwards.',
        tags: ['mandala', 'birds', 'nest', 'eggs', 'leaves', 'spring'],
      };
    },
  }),
);

/** Twigs with leaves that wind out of the nest between the birds, to the edge of the page. */
function drawTwigs(wheel: Sheet, brief: Brief, flock: Flock): void {
  const beside = byLevel(
    brief,
    [0.5],
    flock.birds < 4 ? [0.4, 0.7] : [0.5],
    flock.birds < 5 ? [0.3, 0.56, 0.84] : [0.36, 0.74],
  );
  const sweep = flock.heading < 0 ? -1 : 1;
  for (let i = 0; i < flock.birds; i++)
    for (const share of beside) {
      const angle = ((i + share) / flock.birds) * TURN - sweep * 0.36;
      const way = Array.from({ length: 31 }, (_, k): Point => {
        const out = k / 30;
        const sway = 0.05 * Math.sin(out * 9 + share * 6);
        return polar([0, 0], 96 + out * 640, angle + sweep * (0.62 * out ** 0.6) + sway);
      });
      drawLeaves(wheel, way, brief);
      wheel.shape(clockwise(tube(way, (t) => byLevel(brief, 13, 9, 7) * (1 - 0.5 * t))), 'line', 'wood');
    }
}

function drawLeaves(wheel: Sheet, way: readonly Point[], brief: Brief): void {
  const steps = byLevel(brief, [8, 18], [6, 12, 18, 24], [4, 7, 11, 15, 19, 23, 27]);
  for (const [n, at] of steps.entries()) {
    const [[x, y], [u, v]] = [way[at]!, way[at + 1]!];
    const ahead = Math.atan2(v - y, u - x) + Math.PI / 2;
    const long = byLevel(brief, 165, 116, 88) * (0.7 + at / 46);
    for (const side of [1, -1]) {
      const spot = wheel.at({ x, y, angle: ahead + side * (0.78 + (n % 3) * 0.12) });
      const role = (n + (side > 0 ? 1 : 0)) % 2 ? 'leaf' : 'grass';
      spot.shape(petal('leaf', long, long * byLevel(brief, 0.5, 0.48, 0.48)), 'line', role);
      if (brief.level > 0)
        spot.line(
          [0.2, 0.5, 0.8].map((share): Point => [0, -long * share]),
          'fine',
          0.5,
        );
    }
  }
}
