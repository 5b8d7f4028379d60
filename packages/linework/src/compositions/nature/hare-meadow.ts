import { byLevel, type Brief } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { mix, type Point } from '../../geometry/point.ts';
import { crouchingHare, sittingHare } from '../../motifs/animals/hare.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { bee, butterfly } from '../../motifs/nature/fliers.ts';
import {
  bellflower,
  cornflower,
  foxtail,
  fringe,
  oxEye,
  poppyBowl,
  poppyBud,
  sward,
  turf,
  type Stem,
} from '../../motifs/nature/meadow-plants.ts';
import { broadleaf } from '../../motifs/nature/trees.ts';
import { roomyButterfly } from '../../motifs/roomy/creatures.ts';
import { roomyBlossom } from '../../motifs/roomy/plants.ts';
import { roomyGround } from '../../motifs/roomy/sights.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { type Sight, sights } from '../sights.ts';

type Plant = (sheet: Sheet, it: Stem & { readonly size: number }) => void;

/** Where a plant's head is and how large it is. */
type Head = readonly [x: number, y: number, size: number];

const FLOWERS: readonly Plant[] = [oxEye, poppyBowl, cornflower, bellflower];
const GRASSES: readonly Plant[] = [foxtail, poppyBud];

interface Lay {
  readonly size: readonly [width: number, height: number];
  /** Where the sky ends and the meadow begins. */
  readonly horizon: number;
  readonly sun: readonly [x: number, y: number, radius: number];
  readonly tree: readonly [x: number, scale: number];
  /** The heads of the plants, the nearest to the middle of the picture last. */
  readonly heads: readonly Head[];
  /** Where the two large flowers of an easy page are. */
  readonly blooms: readonly Point[];
  readonly hares: (sheet: Sheet, level: 0 | 1 | 2) => void;
  readonly bee: readonly [x: number, y: number];
  readonly butterfly: readonly [x: number, y: number];
}

function distance(brief: Brief, it: Lay): void {
  const { level, random } = brief;
  const [width] = it.size;
  const [x, y, radius] = it.sun;
  const sky = brief.sheet.layer('sky');
  if (level === 2)
    dressSky(sky, random, {
      zone: [rectangle(0, 0, width, it.horizon + 80)],
      kind: 'beams',
      size: 150,
      source: [x, y],
    });
  sky.shape(ellipse(x, y, radius), 'line', 'sun');
  if (level < 2)
    for (const side of level === 0 ? [1] : [-1, 1])
      sky.shape(
        drawn('-92,20 -80,-8 -44,-14 -22,-44 24,-46 46,-20 78,-18 92,12 60,24 -60,26', {
          x: side > 0 ? x + (x < width / 2 ? 40 : -40) : width - x,
          y: y + (side > 0 ? radius * 0.8 : -64),
          flip: side < 0,
        }),
        'line',
        'paper',
      );
  const land = brief.sheet.layer('land');
  const h = it.horizon;
  for (const [i, rim] of [
    `-20,${h} 140,${h - 50} ${width * 0.46},${h - 20} ${width * 0.74},${h - 70} ${width + 30},${h - 30}`,
    `-20,${h + 100} 180,${h + 60} ${width * 0.56},${h + 96} ${width * 0.8},${h + 50} ${width + 30},${h + 90}`,
  ].entries()) {
    if (i === 1 && level === 0) continue;
    if (i === 1 && level === 1)
      broadleaf(land.at({ x: it.tree[0], y: h + 86, scale: it.tree[1] }), { random, level: 0 });
    const area = turf(land, rim, 1040, i ? 'grass' : 'leaf');
    if (level === 2)
      dressMeadow(land, random.fork(`land ${i}`), {
        zone: [area],
        kind: i ? 'mounds' : 'fields',
        size: 170,
        rim: 'line',
      });
  }
}

function growing(brief: Brief, sheet: Sheet, heads: readonly Head[], foot: number): void {
  const { level, random } = brief;
  const flowers = random.shuffle(level === 0 ? FLOWERS.slice(0, 2) : FLOWERS);
  const grasses = random.shuffle(GRASSES);
  for (const [i, [x, y, size]] of heads.entries()) {
    const sway = random.range(16, 44) * (random.chance(0.5) ? 1 : -1);
    const kind =
      i % 3 === 2 ? grasses[Math.floor(i / 3) % 2]! : flowers[(i - Math.floor(i / 3)) % flowers.length]!;
    kind(sheet.at({ x: x - sway, y: foot }), {
      height: foot - y,
      sway,
      size: size * (level === 0 ? 1.5 : 1.1),
      level,
    });
  }
}

/** A stand of grass before or behind the animal, the one behind it taller; lower in the middle of the picture. */
function grass(brief: Brief, [width, height]: Lay['size'], isNear: boolean): void {
  const { random, level } = brief;
  const out = (x: number): number => Math.min(1, Math.abs(x / width - 0.5) * 2.2) ** 1.4;
  fringe(brief.sheet.layer(isNear ? 'fore' : 'back'), random.fork(isNear ? 'near' : 'far'), {
    from: -30,
    to: width + 30,
    foot: height + 10,
    rise: (x) => height - (isNear ? mix(level === 0 ? 40 : 54, 84, out(x)) : mix(150, 190, out(x))),
    tall: (x) =>
      isNear ? mix(level === 0 ? 36 : 56, 150, out(x)) : mix(70, level === 1 ? 120 : 170, out(x)),
    width: byLevel(brief, 90, 58, 42),
    strokes: level === 0 ? 0 : 0.7,
  });
}

/** A rolling lawn before the animal, for small hands. */
function lawn(brief: Brief, [width, height]: Lay['size']): void {
  const sheet = brief.sheet.layer('fore');
  roomyGround(
    sheet,
    width,
    height + 10,
    [-126, -92, -84, -92, -130].map((y) => height + y),
    'leaf',
  );
}

/** Tussocks before the animal: low ones in the middle, tall ones at both sides, and gaps through which it shows. */
function tussocks(brief: Brief, [width, height]: Lay['size']): void {
  const sheet = brief.sheet.layer('fore');
  const random = brief.random.fork('near');
  const tall = { tall: 210, width: 44, apart: 190 };
  for (const [from, to, blades] of [
    [0.36, 0.7, { tall: 92, width: 30, apart: 170 }],
    [0, 0.2, tall],
    [0.84, 1, tall],
  ] as const)
    sward(sheet, random, { from: from * width + 20, to: to * width, foot: height + 14, ...blades });
}

/** A large blossom on a single line of a stalk. */
function easyBloom(sheet: Sheet, [x, y]: Point, foot: number, role: Role): void {
  sheet.line(traced(`${x},${y} ${x + 10},${(y + foot) / 2} ${x},${foot}`), 'bold', 0);
  roomyBlossom(sheet.at({ x, y }), 100, role);
}

function picture(it: Lay): (brief: Brief) => void {
  return (brief) => {
    const { level } = brief;
    const foot = it.size[1] + 10;
    distance(brief, it);
    const heads = it.heads.slice(0, byLevel(brief, 2, 6, 7));
    if (level > 0) growing(brief, brief.sheet.layer('back'), heads, foot);
    else
      for (const [i, [x, y]] of it.blooms.entries())
        easyBloom(brief.sheet.layer('back'), [x, y], foot, i ? 'd' : 'a');
    if (level > 0) grass(brief, it.size, false);
    it.hares(brief.sheet.layer('hare'), level);
    if (level === 0) lawn(brief, it.size);
    else if (level === 1) tussocks(brief, it.size);
    else grass(brief, it.size, true);
    const fliers = brief.sheet.layer('fliers');
    if (level > 0) bee(fliers.at({ x: it.bee[0], y: it.bee[1], scale: 0.62 }));
    const flying = fliers.at({ x: it.butterfly[0], y: it.butterfly[1], angle: 0.4, scale: 0.7 });
    if (level === 0) roomyButterfly(flying.at({ x: -4, y: -60, scale: 0.7 }), ['b', 'sun']);
    else butterfly(flying, ['b', 'sun'], level);
  };
}

const LISTENING: Lay = {
  size: [760, 1000],
  horizon: 560,
  sun: [150, 176, 84],
  tree: [180, 0.46],
  heads: [
    [130, 400, 78],
    [650, 440, 78],
    [620, 590, 70],
    [116, 640, 70],
    [668, 730, 72],
    [190, 530, 64],
    [110, 790, 60],
  ],
  blooms: [
    [136, 430],
    [620, 720],
  ],
  hares(sheet, level) {
    if (level !== 1) return sittingHare(sheet.at({ x: 352, y: 900, scale: 1.04 }), level);
    sittingHare(sheet.at({ x: 400, y: 850, scale: 0.92 }), level);
    crouchingHare(sheet.at({ x: 300, y: 914, scale: 0.64 }), level);
  },
  bee: [620, 330],
  butterfly: [620, 210],
};

const LYING: Lay = {
  size: [1000, 760],
  horizon: 330,
  sun: [800, 150, 70],
  tree: [190, 0.56],
  heads: [
    [120, 250, 76],
    [880, 290, 78],
    [250, 330, 62],
    [116, 470, 70],
    [880, 500, 66],
    [770, 240, 60],
    [210, 480, 56],
  ],
  blooms: [
    [150, 260],
    [850, 330],
  ],
  hares(sheet, level) {
    crouchingHare(sheet.at({ x: 500, y: 660, scale: 1.28 }), level);
  },
  bee: [640, 180],
  butterfly: [470, 170],
};

const ABOUT = {
  category: 'nature',
  backdrop: 'sky',
  tags: ['hare', 'meadow', 'wildflowers', 'grass', 'summer'],
} as const;

const shown = (it: Lay, sight: Omit<Sight, 'size'>) =>
  sights({ ...ABOUT, size: it.size, draw: picture(it) }, [{ ...sight, size: it.size }]);

/** Hares in a meadow in flower. */
export const hareMeadows = [
  ...shown(LISTENING, {
    name: 'hare-meadow',
    told: [
      [
        'The Hare Listens',
        'Its ears stand up above the grass and turn to every sound. You may color as quietly as you can.',
      ],
      [
        'Ears above the Flowers',
        'A hare has heard something and sits up among the flowers, and her leveret makes itself flat. Only two noses still move.',
      ],
      [
        'Long Ears in the June Meadow',
        'A hare sits up where the flowers reach its shoulders. It keeps so still that a butterfly comes past.',
      ],
    ],
  }),
  ...shown(LYING, {
    name: 'hare-lying-low',
    told: [
      [
        'The Hare Lies Low',
        'With its ears laid back a hare is only a brown hump in the grass. Do not tell anybody.',
      ],
      [
        'Ears Laid Back',
        'The hare has pressed its ears to its back and waits until we have gone. The meadow flowers stand guard.',
      ],
      [
        'Flat in the Grass',
        'Whoever lies so low is seen by nobody but a bee. Give the fur four kinds of brown.',
      ],
    ],
  }),
];
