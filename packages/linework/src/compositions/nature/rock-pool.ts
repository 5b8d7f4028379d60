import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { polar, type Path } from '../../geometry/point.ts';
import { reefFish } from '../../motifs/nature/reef-life.ts';
import { crab } from '../../motifs/nature/shore.ts';
import { scallop, snail, starfish } from '../../motifs/shells.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';

function stone(random: Random, [x, y]: readonly [number, number], size: number): Path {
  const turn = random.range(0, 6);
  return blob(
    Array.from({ length: 8 }, (_, i) =>
      polar([x, y], size * random.range(0.82, 1.12), turn + (i * Math.PI) / 4),
    ),
  );
}

/** An anemone from above: rings of tentacles. */
function anemoneTop(sheet: Sheet, role: Role, level: 0 | 1 | 2): void {
  const count = [8, 12, 16][level]!;
  around(sheet, { radius: 26, count }, (spot) => spot.shape(petal('round', 56, 300 / count), 'line', role));
  if (level > 0)
    around(sheet, { radius: 14, count: count - 4, phase: 0.5 }, (spot) =>
      spot.shape(petal('round', 36, 220 / count), 'line', role),
    );
  sheet.shape(ellipse(0, 0, 22), 'line', 'blush');
}

function limpet(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(ellipse(0, 0, 34, 30), 'line', 'sand');
  sheet.shape(ellipse(0, 0, 11), 'fine', 'cream');
  if (level === 2)
    around(sheet, { radius: 12, count: 8 }, (spot) =>
      spot.line(
        [
          [0, 0],
          [0, -18],
        ],
        'fine',
        0,
      ),
    );
}

function weed(sheet: Sheet): void {
  for (const [angle, size] of [
    [-0.9, 0.8],
    [0.9, 0.8],
    [-0.4, 1],
    [0.45, 1],
    [0, 1.14],
  ] as const)
    sheet.shape(
      drawn('-8,0! -18,-40 -10,-84 -20,-124 0,-160! 18,-120 10,-84 20,-40 8,0!', { angle, scale: size }),
      'line',
      'leaf',
    );
}

/** Stones around the water, the far ones first; the pool's rim wobbles between them. */
function shore(brief: Brief, pool: Path): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('stones');
  const size = byLevel(brief, 190, 118, 84);
  const spots: (readonly [number, number])[] = [];
  for (let y = -20; y < 1060; y += size * 1.3)
    for (let x = -20 + (spots.length % 2) * size * 0.5; x < 1060; x += size * 1.36)
      spots.push([x + random.range(-16, 16), y + random.range(-16, 16)]);
  for (const at of spots) {
    const rim = stone(random, at, size * random.range(0.82, 1.06));
    sheet.shape(rim, 'line', random.pick<Role>(['stone', 'stone', 'sand', 'soft']));
    if (level === 2 && random.chance(0.6))
      sheet.inside([clockwise(rim)]).line(
        [
          [at[0] - 40, at[1] - 10],
          [at[0] + 6, at[1] + 12],
          [at[0] + 30, at[1] + 48],
        ],
        'fine',
        0.6,
      );
  }
  const water = brief.sheet.layer('water');
  water.shape(pool, 'bold', 'sand');
  for (const share of byLevel(brief, [0.9], [0.93, 0.8], [0.95, 0.88, 0.8, 0.7, 0.56, 0.38, 0.18])) {
    water.shape(
      pool.map(([x, y]) => [500 + (x - 500) * share, 500 + (y - 500) * share]),
      'line',
      share > 0.9 || share === 0.7 || share === 0.38 ? 'sky' : 'water',
    );
  }
}

/** A pool the tide has left between the rocks, from above. */
export const rockPools = sights(
  {
    category: 'nature',
    size: [1000, 1000],
    backdrop: 'stone',
    tags: ['rock pool', 'sea', 'starfish', 'crab', 'shells', 'beach'],
    draw(brief) {
      const { level, random } = brief;
      const turn = random.range(0, 6);
      const pool = clockwise(
        blob(
          Array.from({ length: 11 }, (_, i) =>
            polar([500, 500], random.range(330, 450), turn + (i / 11) * Math.PI * 2),
          ),
        ),
      );
      shore(brief, pool);
      const sheet = brief.sheet.layer('life');
      const spots = random.shuffle([
        [500, 300],
        [690, 420],
        [670, 640],
        [450, 720],
        [280, 600],
        [310, 390],
      ] as const);
      const living: readonly ((at: Sheet) => void)[] = [
        (at) => starfish(at.at({ scale: 0.94, angle: random.range(0, 1) }), 'ember', byLevel(brief, 0, 4, 5)),
        (at) => crab(at.at({ y: 40, scale: 0.84 }), 'rust', level),
        (at) => anemoneTop(at.at({ scale: 1.1 }), 'd', level),
        (at) => reefFish(at.at({ angle: random.range(-0.5, 0.5), scale: 0.86 }), 'long', ['a', 'sun'], level),
        (at) => weed(at.at({ y: 60, scale: 0.9, angle: random.range(-0.6, 0.6) })),
        (at) => snail(at.at({ scale: 0.56 }), ['c', 'cream'], level),
      ];
      for (const [i, [x, y]] of spots.slice(0, byLevel(brief, 4, 6, 6)).entries())
        living[i]!(sheet.at({ x, y }));
      if (level > 0)
        reefFish(
          sheet.at({ x: 500, y: 510, angle: random.range(-0.4, 0.4), flip: random.chance(0.5), scale: 0.7 }),
          'clown',
          ['ember', 'paper'],
          level,
        );
      for (const [i, [x, y]] of (
        [
          [110, 130],
          [880, 150],
          [890, 880],
          [120, 880],
          [500, 70],
          [930, 520],
        ] as const
      )
        .slice(0, byLevel(brief, 2, 4, 6))
        .entries())
        if (i % 2 === 0) limpet(sheet.at({ x, y, scale: 1.3 }), level);
        else
          scallop(sheet.at({ x, y, scale: 0.34, angle: random.range(-0.5, 0.5) }), {
            roles: ['a', 'soft'],
            ribs: level === 0 ? 4 : 6,
            bands: level === 2 ? 1 : 0,
          });
    },
  },
  [
    {
      name: 'rock-pool',
      size: [1000, 1000],
      told: [
        [
          'What the Tide Forgot',
          'The sea went out and left four friends behind. It will come back for them after lunch.',
        ],
        [
          'A Pool between the Rocks',
          'Look into the pool and hold quite still. After a while even the crab forgets that you are there.',
        ],
        [
          'The Smallest Sea in the World',
          'Between these stones there is a whole ocean, only shallow. Everything in it has a color the big sea does not know.',
        ],
      ],
    },
  ],
);
