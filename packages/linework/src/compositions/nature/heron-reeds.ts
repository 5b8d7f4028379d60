import { byLevel, type Brief } from '../../composition.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Point } from '../../geometry/point.ts';
import { heron } from '../../motifs/birds/heron.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { turf } from '../../motifs/nature/meadow-plants.ts';
import { floatingLeaf, floatingLily, reedMace, ripples } from '../../motifs/nature/waterside.ts';
import { dragonfly } from '../../motifs/pond.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const SHORE = 640;

function lake(brief: Brief, sun: Point): void {
  const { level, random } = brief;
  const sky = brief.sheet.layer('sky');
  if (level === 2)
    dressSky(sky, random, {
      zone: [rectangle(0, 0, 760, SHORE)],
      kind: 'beams',
      size: 150,
      source: sun,
    });
  sky.shape(ellipse(sun[0], sun[1], 80), 'bold', 'sun');
  const far = brief.sheet.layer('far');
  turf(far, '-20,560 120,500 260,540 420,480 600,530 790,490', SHORE + 20, 'leaf');
  turf(far, '-20,610 200,590 400,606 600,586 790,606', SHORE + 20, 'grass');
  const water = turf(brief.sheet.layer('water'), `-20,${SHORE} 300,${SHORE} 790,${SHORE}`, 1040, 'water');
  if (level === 2)
    dressWater(brief.sheet.layer('water'), random, {
      zone: [water],
      kind: 'ripples',
      size: 130,
      rim: 'line',
    });
  else if (level === 1)
    for (const [x, y, w] of [
      [120, 700, 80],
      [640, 720, 90],
      [300, 930, 100],
      [560, 880, 70],
    ] as const)
      brief.sheet.layer('water').line(
        [
          [x - w, y],
          [x, y + 6],
          [x + w, y],
        ],
        'line',
        0.8,
      );
}

const READY = [
  [
    'The Heron Has Seen Something',
    'The heron bends its neck and does not breathe. Down in the water somebody had better hurry.',
  ],
  [
    'A Neck like a Spring',
    'The heron has drawn its neck back and looks into the water. It can wait longer than the fish can.',
  ],
  [
    'One Moment before the Splash',
    'Feather lies on feather and nothing moves among the reeds. The heron looks down its bill and takes aim.',
  ],
] as const;
const UPRIGHT = [
  ['The Heron on Guard', 'Nobody stands as still as a heron. The dragonfly takes it for a reed.'],
  [
    'Thinner than a Reed',
    'The heron has stretched itself and hopes to be taken for a reed. Only its wing gives it away.',
  ],
  [
    'The Heron Stands and Waits',
    'Long legs, long neck, long patience: the heron stands among the reeds as if it had grown there. Color each row of its wing in a grey of its own.',
  ],
] as const;

const CATCH = [
  READY[0],
  [
    'Caught in the Shallows',
    'The heron has been quicker and holds a fish across its bill. The willow has seen it all and lets its leaves hang.',
  ],
  [
    'Breakfast under the Willow',
    'After an hour of standing still it took half a second. Now the heron has to turn its fish round, head first.',
  ],
] as const;
const PAIR = [
  UPRIGHT[0],
  [
    'Two Herons, One Lake',
    'Each of them thought it had the lake to itself. They look at one another and nobody takes the first step.',
  ],
  [
    'The Neighbor across the Reeds',
    'Two grey herons share a bay and keep a polite distance. Whoever moves first has lost.',
  ],
] as const;

/** A fish that shows its back in a ring on the water, about the frame's origin. */
function fish(sheet: Sheet): void {
  sheet.shape(ellipse(0, 4, 118, 34), 'line', 'sky');
  sheet.shape(drawn('-48,0! -84,-24 -90,-4! -96,22 -48,6!'), 'line', 'ember');
  sheet.shape(drawn('-56,2! -20,-22 30,-22 64,2! 30,20 -20,20'), 'bold', 'ember');
  sheet.line(traced('34,-18 26,0 34,16'), 'line', 0.2);
  sheet.ink(ellipse(46, -4, 4));
}

/** Willow twigs that hang into the picture from above, leaf by leaf. */
function willow(brief: Brief, sheet: Sheet): void {
  const { level, random } = brief;
  for (const [i, [x, long]] of (
    [
      [748, 470],
      [676, 390],
      [600, 300],
      [520, 210],
    ] as const
  ).entries()) {
    const twig = curve([
      [x - 30, -20],
      [x - 6, long * 0.4],
      [x - 24 + 10 * (i % 2), long],
    ]);
    sheet.line(twig, 'line', 0.4);
    for (let k = 2; k < 9 + level; k++) {
      const [lx, ly] = twig[Math.floor((k / (9 + level)) * (twig.length - 1))]!;
      for (const side of [-1, 1])
        sheet.shape(
          place(petal('leaf', 78, 25), { x: lx, y: ly, angle: Math.PI - side * random.range(0.5, 0.8) }),
          'line',
          k % 2 ? 'leaf' : 'grass',
        );
    }
    sheet.shape(
      place(petal('leaf', 80, 25), { x: twig.at(-1)![0], y: long - 6, angle: Math.PI }),
      'line',
      'leaf',
    );
  }
}

/** The fish that a heron has caught, across its bill. */
function caught(bill: Sheet): void {
  const held = bill.at({ angle: 1.1, scale: 0.96 });
  held.shape(drawn('-58,0! -92,-30 -104,-6! -106,28 -60,8!'), 'line', 'ember');
  held.shape(drawn('-66,2! -24,-30 30,-30 72,2! 34,28 -24,26'), 'bold', 'ember');
  held.line(traced('36,-24 26,0 36,22'), 'line', 0.2);
  held.ink(ellipse(50, -4, 4));
}

type Scene = 'ready' | 'upright' | 'catch' | 'pair';

interface Setting {
  readonly sun: Point;
  /** Reeds of the medium page, then of the hard one. */
  readonly reeds: readonly (readonly (readonly [x: number, height: number])[])[];
  readonly dragonfly: readonly [x: number, y: number];
  readonly lily: readonly [x: number, y: number];
  readonly told: readonly (readonly [title: string, description: string])[];
}

const SETTINGS: Readonly<Record<Scene, Setting>> = {
  ready: {
    sun: [606, 416],
    reeds: [
      [
        [70, 560],
        [170, 430],
      ],
      [
        [64, 590],
        [150, 470],
        [234, 380],
        [700, 290],
      ],
    ],
    dragonfly: [560, 560],
    lily: [620, 0],
    told: READY,
  },
  upright: {
    sun: [572, 290],
    reeds: [
      [
        [70, 560],
        [170, 430],
        [690, 440],
      ],
      [
        [64, 590],
        [150, 470],
        [234, 380],
        [700, 480],
      ],
    ],
    dragonfly: [590, 480],
    lily: [620, 0],
    told: UPRIGHT,
  },
  catch: {
    sun: [300, 190],
    reeds: [
      [[60, 380]],
      [
        [50, 430],
        [110, 330],
      ],
    ],
    dragonfly: [150, 330],
    lily: [590, 30],
    told: CATCH,
  },
  pair: {
    sun: [560, 220],
    reeds: [
      [[696, 560]],
      [
        [400, 400],
        [660, 520],
        [720, 620],
      ],
    ],
    dragonfly: [150, 330],
    lily: [640, 20],
    told: PAIR,
  },
};

/** Draws the heron of a scene, or both. */
function herons(brief: Brief, scene: Scene): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('heron');
  if (scene === 'ready') return heron(sheet.at({ x: 310, y: 900, scale: 1.06 }), level, scene);
  if (scene === 'upright') return heron(sheet.at({ x: 330, y: 900, scale: 0.98 }), level, scene);
  if (scene === 'catch') return heron(sheet.at({ x: 318, y: 900, scale: 0.88 }), level, 'low', caught);
  ripples(sheet.at({ x: 570, y: 796, scale: 0.7 }), 150, 1);
  heron(sheet.at({ x: 584, y: 800, scale: 0.54, flip: true }), level === 2 ? 1 : 0, 'ready');
  heron(sheet.at({ x: 258, y: 910, scale: 0.88 }), level, 'upright');
}

/** A heron in the shallows among reeds. */
export const heronReeds = edged({
  name: 'heron-reeds',
  category: 'nature',
  size: [760, 1000],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { level, random } = brief;
    const posture = random.chance(0.5) ? 'ready' : 'upright';
    const scene: Scene =
      level > 0 && random.fork('scene').chance(0.5)
        ? random.fork('other').pick(['catch', 'pair'] as const)
        : posture;
    const it = SETTINGS[scene];
    lake(brief, it.sun);
    if (scene === 'catch') willow(brief, brief.sheet.layer('willow'));
    const reeds = brief.sheet.layer('reeds');
    for (const [x, height] of level === 0 ? ([[90, 430]] as const) : it.reeds[level - 1]!) {
      reedMace(reeds.at({ x, y: 800 }), random, { height, sway: random.range(-24, 24), level });
      reeds.shape(ellipse(x, 802, 52, 11), 'line', 'sky');
    }
    if (scene === 'ready' && level > 0) fish(brief.sheet.layer('fish').at({ x: 560, y: 736 }));
    ripples(
      brief.sheet.layer('rings').at({ x: scene === 'pair' ? 290 : 370, y: 896 }),
      190,
      byLevel(brief, 1, 2, 3),
    );
    herons(brief, scene);
    afloat(brief, it.lily);
    if (level > 0)
      dragonfly(
        brief.sheet.layer('dragonfly').at({ x: it.dragonfly[0], y: it.dragonfly[1], angle: 0.7, scale: 0.8 }),
        level,
      );
    const [title, description] = it.told[level]!;
    return { title, description, tags: ['heron', 'reeds', 'lake', 'bird', 'water lily', 'dragonfly'] };
  },
});

/** What floats before the herons: leaves, a lily so far along and down, a near reed. */
function afloat(brief: Brief, [right, down]: readonly [number, number]): void {
  const { level, random } = brief;
  const fore = brief.sheet.layer('fore');
  for (const [x, y, scale] of byLevel(
    brief,
    [[600, 900, 1.3]],
    [
      [600, 860 + down, 1.1],
      [150, 880 + down, 1],
    ],
    [
      [610, 850 + down, 1.06],
      [140, 870 + down, 1],
      [560, 930, 0.8],
    ],
  ) as [number, number, number][])
    floatingLeaf(fore.at({ x, y, scale }), level);
  floatingLily(
    fore.at({ x: right, y: byLevel(brief, 890, 856, 846) + down, scale: byLevel(brief, 1.2, 1, 0.96) }),
    level,
  );
  reedMace(fore.at({ x: 70, y: 1010 }), random, { height: 250, sway: 10, level });
}
