import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { rays } from '../../motifs/nature/halo.ts';
import {
  anemone,
  beams,
  brain,
  kelp,
  reefFish,
  seaFan,
  staghorn,
  type FishKind,
} from '../../motifs/nature/reef-life.ts';
import { driftingJellyfish, seaGrass, tubeSponges } from '../../motifs/nature/reef-garden.ts';
import { drift, pebble, swell } from '../../motifs/nature/shore.ts';
import { boulder } from '../../motifs/nature/undergrowth.ts';
import { throughWindow, type WindowKind } from '../../motifs/nature/window.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import { scallop, starfish } from '../../motifs/shells.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { easyPage } from '../easy-page.ts';
import { EASY_REEFS } from './easy/shores.ts';

const SIZES = { wide: [1000, 760], tall: [760, 1000] } as const;

type Size = readonly [number, number];
type Star = 'jellyfish' | 'fish';

/** A reef under water, as a broad or a tall page. */
function reef(format: keyof typeof SIZES): Composition {
  const size = SIZES[format];
  return {
    name: format === 'wide' ? 'reef' : 'reef-tall',
    category: 'nature',
    size,
    strays: 1.6,
    pens: SCENE_PENS,
    draw(brief) {
      const { random, level } = brief;
      if (level === 0 && format === 'tall') return easyPage(brief, size, EASY_REEFS);
      const star = random.pick<Star>(['jellyfish', 'fish']);
      const kinds: readonly WindowKind[] = format === 'tall' ? ['panel', 'arch', 'cut'] : ['panel', 'cut'];
      const flip = random.chance(0.5);
      throughWindow(
        brief.sheet,
        { kind: level === 0 ? 'panel' : random.pick(kinds), size, role: 'water', band: level === 0 ? 0 : 20 },
        (inside) => {
          const scene = { ...brief, sheet: flip ? inside.at({ x: size[0], flip: true }) : inside };
          drawWater(scene, size);
          if (level === 1 && star === 'fish') drawFarReef(scene, size);
          drawReef(scene, size);
          drawSwimmers(scene, size, star);
        },
      );
      return {
        title: random.pick(
          star === 'fish'
            ? [
                'Coral Garden',
                'Reef in the Sun',
                'Angelfish Reef',
                'The Busy Reef',
                'Under the Lagoon',
                'Fish over the Corals',
              ]
            : ['Jellyfish Drift', 'Jellyfish over the Reef', 'Drifting Bells', 'The Quiet Reef'],
        ),
        description: `Corals and kelp grow where the light still reaches. ${star === 'fish' ? 'Bright fish swim between them.' : 'Jellyfish drift above them.'}`,
        tags: ['reef', 'coral', 'underwater', 'sea', star === 'fish' ? 'fish' : 'jellyfish'],
      };
    },
  };
}

/** The reef as a broad page. */
export const reefWide = reef('wide');

/** The reef as a tall page. */
export const reefTall = reef('tall');

function drawWater(brief: Brief, [w, h]: Size): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('water');
  if (level === 2) return rays(sheet, [w * random.range(0.3, 0.7), -h * 0.12], 64, ['water', 'sky']);
  if (random.chance(0.5)) beams(sheet, w, h, level === 0 ? 3 : 4);
  else
    for (const y of level === 0 ? [0.3, 0.6] : [0.2, 0.4, 0.6])
      sheet.shape(
        [...swell(w, h * y, 12, 300, random.range(0, 6)), [w + 20, h + 10], [-20, h + 10]],
        'line',
        y * 10 > 3 ? 'sky' : 'water',
      );
}

const GROWTHS = { staghorn, fan: seaFan, sponges: tubeSponges, brain, anemone } as const;

type Stand = readonly [kind: keyof typeof GROWTHS, x: number, y: number, scale: number];

/** Where corals stand: kind, x and y as shares of the page, scale. */
const STANDS: readonly (readonly Stand[])[] = [
  [
    ['fan', 0.2, 0.84, 1],
    ['staghorn', 0.8, 0.84, 1],
    ['brain', 0.42, 0.88, 0.8],
    ['sponges', 0.6, 0.83, 0.66],
    ['anemone', 0.86, 0.95, 0.6],
  ],
  [
    ['staghorn', 0.2, 0.84, 1.06],
    ['sponges', 0.8, 0.84, 0.96],
    ['anemone', 0.46, 0.87, 0.84],
    ['fan', 0.64, 0.83, 0.66],
    ['brain', 0.17, 0.94, 0.5],
  ],
  [
    ['sponges', 0.2, 0.85, 0.96],
    ['fan', 0.79, 0.85, 1.06],
    ['staghorn', 0.4, 0.83, 0.76],
    ['brain', 0.58, 0.89, 0.76],
    ['anemone', 0.86, 0.96, 0.54],
  ],
];

function drawReef(brief: Brief, [w, h]: Size): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('reef');
  const roles = random.shuffle<Role>(['a', 'b', 'd', 'ember', 'rust']);
  const zoom = (Math.min(w, h) / 760) * byLevel(brief, 1.12, 1, 0.94);
  for (const [x, height, sway] of byLevel(
    brief,
    [[0.5, 0.42, 24]],
    [
      [0.09, 0.46, 18],
      [0.92, 0.5, 18],
    ],
    [
      [0.08, 0.56, 18],
      [0.14, 0.4, 14],
      [0.92, 0.52, 18],
      [0.86, 0.36, 14],
    ],
  ))
    kelp(sheet.at({ x: w * x!, y: h * 0.9 }), h * height!, sway!, 'leaf');
  sheet.shape(
    [...swell(w, h * 0.79, 10, 420, random.range(0, 6)), [w + 20, h + 10], [-20, h + 10]],
    'line',
    'sand',
  );
  const stand = random.pick(STANDS).slice(0, byLevel(brief, 3, 4, 5));
  stand.forEach(([kind, x, y, scale], i) => {
    const spot = sheet.at({ x: x * w, y: y * h, scale: scale * zoom });
    GROWTHS[kind](spot, { role: roles[i % 5]!, level: scale < 0.7 ? 0 : level, random });
    if (kind === 'staghorn' || kind === 'fan') drift(spot, 62, 'sand');
  });
  drawFinds(brief, sheet, [w, h]);
}

/** A ridge of far corals in the haze, and a shoal that turns before it. */
function drawFarReef(brief: Brief, [w, h]: Size): void {
  const sheet = brief.sheet.layer('far');
  const at = (table: string): string =>
    table
      .split(' ')
      .map((knot) => {
        const [x, y] = knot.replace('!', '').split(',').map(Number) as [number, number];
        return `${x * w},${y * h}${knot.endsWith('!') ? '!' : ''}`;
      })
      .join(' ');
  sheet.shape(
    drawn(
      at(
        '-0.04,1! -0.04,0.66 0.06,0.63 0.12,0.67! 0.16,0.61 0.24,0.6 0.3,0.66! 0.34,0.63 0.42,0.62 0.48,0.68! 0.54,0.65 0.6,0.66! 0.64,0.59 0.74,0.58 0.8,0.65! 0.86,0.61 0.94,0.62 1.04,0.66 1.04,1!',
      ),
    ),
    'line',
    'stone',
  );
  for (const [x, y, size] of [
    [0.4, 0.47, 1],
    [0.47, 0.43, 0.9],
    [0.48, 0.51, 0.9],
    [0.55, 0.47, 0.84],
    [0.56, 0.4, 0.76],
  ] as const) {
    const fish = sheet.at({ x: x * w, y: (y + (h > w ? 0.07 : 0)) * h, scale: size * 0.9, angle: -0.2 });
    fish.shape(drawn('-22,0! -46,-20! -40,0 -46,20!'), 'line', 'ember');
    fish.shape(drawn('-28,0 -4,-19 24,-12 38,0! 24,12 -4,19'), 'line', 'sun');
    fish.ink(ellipse(22, -3, 3.4));
  }
}

/** What lies on the sand before the corals: a starfish, shells, stones. */
function drawFinds({ random, level }: Brief, sheet: Sheet, [w, h]: Size): void {
  if (level > 0) boulder(sheet.at({ x: w * 0.26, y: h * 0.94 }), random, 40, true);
  if (level === 1) {
    for (const [x, y, size] of [
      [0.34, 0.91, 1],
      [0.54, 0.9, 0.8],
    ] as const)
      seaGrass(sheet.at({ x: w * x, y: h * y, scale: size * 0.7 }));
    for (const [x, y, r] of [
      [0.37, 0.93, 17],
      [0.57, 0.93, 16],
      [0.76, 0.935, 19],
    ] as const)
      pebble(sheet, w * x, h * y, r);
  }
  if (level === 2)
    for (let i = 0; i < 7; i++)
      pebble(sheet, w * (0.3 + 0.05 * i), h * (0.955 - 0.014 * (i % 2)), 15 + (i % 3) * 4);
  starfish(sheet.at({ x: w * 0.66, y: h * 0.92, scale: 0.44, angle: 0.4 }), 'b', 0);
  if (level > 0)
    scallop(sheet.at({ x: w * 0.46, y: h * 0.945, scale: 0.17, angle: -0.3 }), {
      ribs: 5,
      bands: 0,
      roles: ['a', 'cream'],
    });
}

function drawSwimmers(brief: Brief, [w, h]: Size, star: Star): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('swimmers');
  const kinds = random.shuffle<FishKind>(['angel', 'clown', 'long']);
  const spots =
    star === 'fish'
      ? [
          [0.34, 0.28, 1.5],
          [0.7, 0.42, 1.1],
          [0.74, 0.17, 0.9],
          [0.32, 0.5, 0.8],
          [0.52, 0.57, 0.7],
        ]
      : [
          [0.68, 0.55, 0.8],
          [0.16, 0.22, 0.76],
          [0.2, 0.44, 0.66],
        ];
  if (star === 'jellyfish') {
    driftingJellyfish(
      sheet.at({ x: w * 0.46, y: h * 0.32, scale: byLevel(brief, 1.4, 1.3, 1.2), angle: 0.16 }),
      'd',
      level,
    );
    if (level > 0)
      driftingJellyfish(
        sheet.at({ x: w * 0.82, y: h * 0.24, scale: 0.8, angle: -0.2 }),
        'a',
        level === 2 ? 1 : 0,
      );
  }
  spots.slice(0, byLevel(brief, star === 'fish' ? 2 : 0, 3, 5)).forEach(([x, y, scale], i) => {
    const roles = (['a', 'ember', 'd', 'sun'] as const)[i % 4]!;
    reefFish(
      sheet.at({
        x: w * x! + random.range(-20, 20),
        y: h * y! + random.range(-14, 14),
        scale: scale! * byLevel(brief, 1.2, 1, 0.94),
        flip: i % 2 === 1,
        angle: random.range(-0.15, 0.15),
      }),
      kinds[i % 3]!,
      [roles, 'cream'],
      scale! < 0.8 ? 0 : level,
    );
  });
  const bubbles = byLevel<readonly (readonly number[])[]>(
    brief,
    [
      [0.56, 0.14, 20],
      [0.6, 0.08, 14],
    ],
    [
      [0.56, 0.14, 16],
      [0.6, 0.09, 12],
      [0.1, 0.36, 15],
      [0.13, 0.3, 11],
    ],
    [
      [0.52, 0.12, 14],
      [0.55, 0.08, 11],
      [0.1, 0.36, 14],
      [0.13, 0.31, 11],
      [0.88, 0.42, 13],
      [0.9, 0.36, 11],
    ],
  );
  for (const [x, y, r] of bubbles) sheet.shape(ellipse(w * x!, h * y!, r!), 'line', 'sky');
}
