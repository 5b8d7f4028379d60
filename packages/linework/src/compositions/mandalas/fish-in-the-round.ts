import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { ellipse } from '../../geometry/forms.ts';
import { polar, type Point } from '../../geometry/point.ts';
import { orbitingFish, type Skin } from '../../motifs/mandalas/orbiting-fish.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';
import { tidied } from '../tidied.ts';

const TURN = Math.PI * 2;
/** Up to here the current of the middle reaches, in units from the centre. */
const POOL = 418;

/** How many fish swim where, how large and in which skins. */
interface Round {
  readonly fish: number;
  readonly radius: number;
  readonly size: number;
  readonly skins: readonly Skin[];
}

const ROUNDS: readonly (readonly Round[])[] = [
  [
    { fish: 3, radius: 238, size: 1.1, skins: ['bars'] },
    { fish: 2, radius: 240, size: 1.4, skins: ['bars'] },
  ],
  [
    { fish: 3, radius: 226, size: 1.12, skins: ['scales'] },
    { fish: 5, radius: 246, size: 0.78, skins: ['bars', 'stripes'] },
    { fish: 2, radius: 212, size: 1.22, skins: ['scales', 'bars'] },
  ],
  [
    { fish: 3, radius: 226, size: 1.12, skins: ['scales'] },
    { fish: 5, radius: 262, size: 0.84, skins: ['scales', 'stripes'] },
  ],
];

/** Fish that follow each other round an eddy, and waves in rows about their pool. */
export const fishInTheRound = tidied(
  edged({
    name: 'mandala-fish-round',
    category: 'mandalas',
    size: [1000, 1000],
    edge: 'page',
    backdrop: 'water',
    draw(brief) {
      const { random, sheet } = brief;
      const round = random.pick(ROUNDS[brief.level]!);
      const start = random.range(0, TURN);
      const sea = sheet.at({ x: 500, y: 500, angle: start });
      drawWaves(sea.layer('waves'), brief);
      if (brief.level > 0) drawCurrent(sea.layer('current').inside([clockwise(ellipse(0, 0, POOL))]), brief);
      drawEddy(sea.layer('eddy'), brief, round);
      if (brief.level === 1) drawBubbles(sea.layer('eddy'), round);
      drawFish(sea.layer('fish'), brief, round);
      sea.layer('fish').rim(ellipse(0, 0, POOL), 'bold');
      return {
        title: random
          .fork('title')
          .pick(['Round and Round the Eddy', 'Carp in the Whirlpool', 'The Fish That Follow']),
        description:
          'Fish follow each other round an eddy, and waves lie about their pool, row behind row. Let the water change from pale to deep as it turns.',
        tags: ['mandala', 'fish', 'waves', 'sea', 'whirlpool'],
      };
    },
  }),
);

/** Bands of water that wind outwards behind the fish. */
function drawCurrent(sea: Sheet, brief: Brief): void {
  const arms = byLevel(brief, 0, 8, 14);
  for (let i = 0; i < arms; i++) {
    const edge = (turn: number): Point[] =>
      Array.from({ length: 80 }, (_, k) => {
        const t = k / 79;
        return polar([0, 0], 40 * ((POOL + 70) / 40) ** t, ((i + turn) / arms) * TURN + 3.4 * t);
      });
    sea.shape(clockwise([...edge(0), ...edge(1).reverse()]), 'fine', i % 2 ? 'water' : 'sky');
  }
}

/** The eddy itself: blades that wind into a round middle. */
function drawEddy(sea: Sheet, brief: Brief, round: Round): void {
  const radius = round.fish === 2 ? byLevel(brief, 96, 62, 74) : byLevel(brief, 112, 90, 90);
  const arms = byLevel(brief, 3, 6, 9);
  sea.shape(ellipse(0, 0, radius), 'line', 'soft');
  for (let i = 0; i < arms; i++) {
    const spine = Array.from({ length: 24 }, (_, k) =>
      polar([0, 0], radius * (1 - 0.66 * (k / 23)), (i / arms) * TURN + 1.9 * (k / 23)),
    );
    sea.line(spine, 'line', 0.2);
  }
  sea.shape(ellipse(0, 0, radius * 0.34), 'line', 'sun');
}

/** Bubbles that rise in pairs from every fish of a medium page towards the rim. */
function drawBubbles(sea: Sheet, { fish }: Round): void {
  const swarms = fish === 5 ? 5 : 2 * fish;
  for (let i = 0; i < swarms; i++)
    for (const [ahead, radius, size] of [
      [0.02, 352, 24],
      [0.11, 378, 16],
    ] as const)
      sea.shape(
        ellipse(...polar([0, 0], radius, ((i + 0.5) / swarms) * TURN + ahead), size),
        'line',
        'paper',
      );
}

function drawFish(sea: Sheet, brief: Brief, round: Round): void {
  const roles = brief.random.shuffle<Role>(['a', 'b', 'c', 'd']);
  for (let i = 0; i < round.fish; i++) {
    const turn = i % round.skins.length;
    orbitingFish(sea, {
      orbit: { radius: round.radius, angle: (i / round.fish) * TURN, falls: -0.06 },
      size: round.size,
      level: brief.level,
      skin: round.skins[turn]!,
      roles: [roles[turn]!, roles[2]!, turn === 0 ? 'soft' : roles[3]!],
      isDeep: true,
    });
  }
}

/** Waves about the pool, row behind row, each of three rings, and the rim over which they look into it. */
function drawWaves(sea: Sheet, brief: Brief): void {
  const size = byLevel(brief, 190, 142, 84);
  const step = size * 0.82;
  const first = POOL + size * 0.24;
  for (let row = Math.ceil((760 - first) / step); row >= 0; row--) {
    const radius = first + row * step;
    const count = Math.round((TURN * first) / (size * 1.72));
    around(sea, { radius, count, phase: (row % 2) * 0.5 }, (spot) => {
      const wide = 1 + (row * step) / first;
      for (const [share, role] of [
        [1, 'water'],
        [0.68, 'sky'],
        [0.36, row % 2 ? 'b' : 'c'],
      ] as const)
        spot.shape(ellipse(0, 0, size * share * wide, size * share), share === 1 ? 'bold' : 'line', role);
    });
  }
  sea.shape(ellipse(0, 0, POOL + 22), 'bold', 'soft');
  sea.shape(ellipse(0, 0, POOL), 'bold', 'water');
}
