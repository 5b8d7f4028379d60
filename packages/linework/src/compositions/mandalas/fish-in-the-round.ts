import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { polar, type Point } from '../../geometry/point.ts';
import { orbitingFish, type Skin } from '../../motifs/mandalas/orbiting-fish.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';
import { tidied } from '../tidied.ts';

const TURN = Math.PI * 2;
/** Up to here the current of the middle reaches, in units from the centre. */
const POOL = 418;

/** How many fish swim where, and how many waves break over the pool's rim. */
interface Round {
  readonly fish: number;
  readonly radius: number;
  readonly size: number;
  readonly waves: number;
  readonly skins: readonly Skin[];
}

const ROUNDS: readonly (readonly Round[])[] = [
  [
    { fish: 3, radius: 238, size: 1.1, waves: 5, skins: ['bars'] },
    { fish: 2, radius: 240, size: 1.4, waves: 5, skins: ['bars'] },
  ],
  [
    { fish: 3, radius: 226, size: 1.12, waves: 6, skins: ['scales'] },
    { fish: 5, radius: 244, size: 0.78, waves: 7, skins: ['bars', 'stripes'] },
    { fish: 2, radius: 212, size: 1.22, waves: 6, skins: ['scales', 'stripes'] },
  ],
  [
    { fish: 3, radius: 226, size: 1.12, waves: 11, skins: ['scales'] },
    { fish: 5, radius: 262, size: 0.84, waves: 12, skins: ['scales', 'stripes'] },
  ],
];

/** Fish that follow each other round an eddy, and waves that break over them from all sides. */
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
      if (brief.level > 0) drawCurrent(sea.layer('current'), brief);
      drawEddy(sea.layer('eddy'), brief, round);
      drawFish(sea.layer('fish'), brief, round);
      drawWaves(sea.layer('waves'), brief, round.waves);
      return {
        title: random
          .fork('title')
          .pick(['Round and Round the Eddy', 'Carp in the Whirlpool', 'The Fish That Follow']),
        description:
          'Fish follow each other round an eddy while waves curl in from every side. Let the water change from pale to deep as it turns.',
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
  const radius = round.fish === 2 ? byLevel(brief, 96, 74, 74) : byLevel(brief, 112, 90, 90);
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
    });
  }
}

/** A wave one unit wide that curls over to the right, and the lines along its back. */
const CREST =
  '-1.5,1.2! -1.2,0.46 -0.86,-0.2 -0.36,-0.7 0.22,-0.86 0.7,-0.62 0.92,-0.16 0.8,0.24 0.4,0.42! 0.56,0.12 0.5,-0.2 0.24,-0.34 -0.04,-0.16 -0.1,0.24 0.08,0.62 0.5,0.92 1.5,1.2!';
const BACKS = [
  '-1.16,1 -0.86,0.3 -0.42,-0.32 0.16,-0.6 0.56,-0.44 0.72,-0.1',
  '-0.74,1 -0.56,0.46 -0.3,0 0.04,-0.26',
];
const SPRAY = [
  [1.12, -0.4, 0.11],
  [0.92, -0.84, 0.13],
  [1.24, -0.02, 0.08],
] as const;

/** A wave that curls over to the right, spray before its crest. */
function drawWave(sea: Sheet, size: number, lines: number, role: Role): void {
  const view = sea.at({ scale: size });
  const rim = clockwise(blob(knots(CREST), 0.05));
  view.shape(rim, 'bold', role);
  const inside = view.inside([rim]);
  for (const table of BACKS.slice(0, lines)) inside.line(curve(knots(table), 0.05), 'line', 0.3);
  for (const [x, y, radius] of SPRAY.slice(0, lines + 1)) view.shape(ellipse(x, y, radius), 'line', 'soft');
}

/** Waves that curl inwards over the rim of the pool, and the open sea behind them. */
function drawWaves(sea: Sheet, brief: Brief, count: number): void {
  const size = Math.min(byLevel(brief, 150, 158, 124), (TURN * POOL * 0.38) / count);
  const away = POOL + size * 0.34;
  for (let i = 0; i < count; i++) {
    const [x, y] = polar([0, 0], away, (i / count) * TURN);
    const spot = sea.at({ x, y, angle: (i / count) * TURN - Math.PI / 2, flip: true });
    drawWave(spot, size, brief.level, i % 2 ? 'c' : 'b');
  }
  const sheets = byLevel(brief, 1, 3, 5);
  for (let ring = 0; ring < sheets; ring++) {
    const inner = away + size * 0.5 + ring * (190 / sheets);
    const rim = Array.from({ length: 360 }, (_, k) => {
      const swell = Math.sin((k / 360) * TURN * count * 2 + ring * Math.PI);
      return polar([0, 0], inner + byLevel(brief, 12, 12, 9) * swell, (k / 360) * TURN);
    });
    sea.shape(
      [clockwise(rim).toReversed(), clockwise(ellipse(0, 0, 760))],
      'line',
      ring % 2 ? 'sky' : 'water',
    );
  }
}
