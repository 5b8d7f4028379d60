import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, polar, type Point } from '../../geometry/point.ts';
import { birdFromAbove, type Tail } from '../../motifs/birds/from-above.ts';
import { nestFromAbove } from '../../motifs/mandalas/nest-from-above.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

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
export const birdsRoundANest = edged({
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
});

/** Twigs with leaves that grow out from beneath the nest between the birds, to the edge of the page. */
function drawTwigs(wheel: Sheet, brief: Brief, flock: Flock): void {
  const beside = byLevel(brief, [0.5], flock.birds < 4 ? [0.4, 0.6] : [0.5], [0.38, 0.62]);
  for (let i = 0; i < flock.birds; i++)
    for (const share of beside) {
      const angle = ((i + share) / flock.birds) * TURN;
      const way = Array.from({ length: 31 }, (_, k): Point => {
        const out = k / 30;
        return polar(
          [0, 0],
          100 + out * 640,
          angle + (share - 0.5) * 0.5 * out + 0.3 * out * out - 0.1 * out,
        );
      });
      drawLeaves(wheel, way, brief);
      wheel.shape(clockwise(tube(way, (t) => byLevel(brief, 13, 8, 6) * (1 - 0.5 * t))), 'line', 'wood');
    }
}

function drawLeaves(wheel: Sheet, way: readonly Point[], brief: Brief): void {
  const steps = byLevel(brief, [8, 18], [6, 12, 18, 24], [5, 9, 13, 17, 21, 25]);
  for (const [n, at] of steps.entries()) {
    const [[x, y], [u, v]] = [way[at]!, way[at + 1]!];
    const ahead = Math.atan2(v - y, u - x) + Math.PI / 2;
    const long = byLevel(brief, 165, 112, 84) * (0.8 + at / 60);
    for (const side of [1, -1]) {
      const spot = { x, y, angle: ahead + side * 0.9 };
      const leaf = place(petal('leaf', long, long * byLevel(brief, 0.5, 0.46, 0.46)), spot);
      wheel.shape(leaf, 'line', (n + (side > 0 ? 1 : 0)) % 2 ? 'leaf' : 'grass');
      if (brief.level === 2)
        wheel.line(
          place(
            [
              [0, -long * 0.2],
              [0, -long * 0.75],
            ],
            spot,
          ),
          'fine',
          0.5,
        );
    }
  }
}
