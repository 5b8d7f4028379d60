import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { ellipse } from '../../geometry/forms.ts';
import {
  anemone,
  beams,
  brain,
  jellyfish,
  kelp,
  pipes,
  reefFish,
  seaFan,
  staghorn,
  type FishKind,
} from '../../motifs/nature/reef-life.ts';
import { drift, pebble, swell } from '../../motifs/nature/shore.ts';
import { boulder } from '../../motifs/nature/undergrowth.ts';
import { throughWindow, type WindowKind } from '../../motifs/nature/window.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import { starfish } from '../../motifs/shells.ts';
import type { Role } from '../../roles.ts';
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
  const { random } = brief;
  const sheet = brief.sheet.layer('water');
  if (random.chance(0.5)) beams(sheet, w, h, byLevel(brief, 3, 4, 6));
  else
    for (const y of byLevel(brief, [0.3, 0.6], [0.2, 0.4, 0.6], [0.12, 0.22, 0.34, 0.46, 0.6]))
      sheet.shape(
        [...swell(w, h * y, 12, 300, random.range(0, 6)), [w + 20, h + 10], [-20, h + 10]],
        'line',
        y * 10 > 3 ? 'sky' : 'water',
      );
}

const GROWTHS = { staghorn, fan: seaFan, pipes, brain, anemone } as const;

type Stand = readonly [kind: keyof typeof GROWTHS, x: number, y: number, scale: number];

/** Where corals stand: kind, x and y as shares of the page, scale. */
const STANDS: readonly (readonly Stand[])[] = [
  [
    ['fan', 0.16, 0.9, 1.2],
    ['staghorn', 0.84, 0.88, 1.2],
    ['brain', 0.4, 0.95, 0.9],
    ['pipes', 0.63, 0.93, 0.84],
    ['anemone', 0.9, 0.99, 0.6],
  ],
  [
    ['staghorn', 0.2, 0.88, 1.3],
    ['pipes', 0.8, 0.88, 1.1],
    ['anemone', 0.5, 0.94, 1],
    ['fan', 0.64, 0.9, 0.7],
    ['brain', 0.12, 0.99, 0.6],
  ],
  [
    ['pipes', 0.15, 0.9, 1.2],
    ['fan', 0.8, 0.92, 1.3],
    ['staghorn', 0.36, 0.88, 0.9],
    ['brain', 0.57, 0.96, 0.86],
    ['anemone', 0.92, 0.99, 0.56],
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
      [0.3, 0.52, 24],
      [0.95, 0.5, 18],
    ],
    [
      [0.28, 0.5, 22],
      [0.95, 0.5, 18],
      [0.05, 0.6, 18],
      [0.72, 0.36, 16],
    ],
  ))
    kelp(sheet.at({ x: w * x!, y: h * 0.9 }), h * height!, sway!, 'leaf');
  sheet.shape(
    [...swell(w, h * 0.86, 10, 420, random.range(0, 6)), [w + 20, h + 10], [-20, h + 10]],
    'line',
    'sand',
  );
  const stand = random.pick(STANDS).slice(0, byLevel(brief, 3, 4, 5));
  stand.forEach(([kind, x, y, scale], i) => {
    const spot = sheet.at({ x: x * w, y: y * h, scale: scale * zoom });
    GROWTHS[kind](spot, { role: roles[i % 5]!, level: scale < 0.7 ? 0 : level, random });
    if (kind === 'staghorn' || kind === 'fan') drift(spot, 62, 'sand');
  });
  starfish(
    sheet.at({
      x: w * 0.52,
      y: h * 0.94,
      scale: byLevel(brief, 0.5, 0.4, 0.36) * (level === 0 ? 1 : 1),
      angle: 0.4,
    }),
    'b',
    0,
  );
  if (level === 2)
    for (let i = 0; i < 14; i++)
      pebble(sheet, w * (0.06 + 0.068 * i), h * (0.945 + 0.012 * (i % 2)), 15 + (i % 3) * 4);
  if (level > 0) boulder(sheet.at({ x: w * 0.3, y: h * 0.975 }), random, 46, false);
}

function drawSwimmers(brief: Brief, [w, h]: Size, star: Star): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('swimmers');
  const kinds = random.shuffle<FishKind>(['angel', 'clown', 'long']);
  const spots =
    star === 'fish'
      ? [
          [0.34, 0.3, 1.4],
          [0.7, 0.46, 1.1],
          [0.74, 0.18, 0.9],
          [0.2, 0.54, 0.8],
          [0.5, 0.62, 0.7],
        ]
      : [
          [0.72, 0.54, 0.9],
          [0.2, 0.2, 0.8],
          [0.56, 0.68, 0.7],
        ];
  if (star === 'jellyfish') {
    jellyfish(
      sheet.at({ x: w * 0.46, y: h * 0.32, scale: byLevel(brief, 1.4, 1.3, 1.2), angle: 0.16 }),
      'd',
      level,
    );
    if (level > 0)
      jellyfish(sheet.at({ x: w * 0.82, y: h * 0.24, scale: 0.8, angle: -0.2 }), 'a', level === 2 ? 1 : 0);
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
