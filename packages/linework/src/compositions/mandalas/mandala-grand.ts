import type { Difficulty } from '@inkbloom/formats/page';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal, type PetalKind } from '../../geometry/petal.ts';
import { place, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Pens, Sheet } from '../../sheet.ts';

/** Hard pages are for experts: lines of half a millimetre on A4 and hundreds of small fields. */
export const EXPERT_PENS: Readonly<Record<Difficulty, Pens>> = {
  easy: { bold: 6.4, line: 5, fine: 4, none: 0 },
  medium: { bold: 4.6, line: 3.4, fine: 2.6, none: 0 },
  hard: { bold: 2.9, line: 2.2, fine: 1.8, none: 0 },
};

const MOODS = [
  'Grand',
  'Cathedral',
  'Jeweled',
  'Royal',
  'Thousand-Petal',
  'Persian',
  'Filigree',
  'Midnight',
  'Imperial',
  'Peacock',
] as const;

/** A mandala that fills the page to its corners with rings of many kinds. */
export const grandMandala: Composition = {
  name: 'mandala-grand',
  category: 'mandalas',
  size: [1000, 1000],
  strays: 0.8,
  pens: EXPERT_PENS,
  draw(brief) {
    const { random, level } = brief;
    const rim = rectangle(34, 34, 932, 932, 12);
    brief.sheet.layer('ground').shape(rim, 'bold', 'soft');
    const inside = brief.sheet.inside([rim]);
    const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
    for (const corner of [
      [34, 34],
      [966, 34],
      [966, 966],
      [34, 966],
    ] as const)
      if (level > 0)
        drawRings(
          {
            ...brief,
            sheet: inside.layer('corners').at({ x: corner[0], y: corner[1] }),
            random: random.fork('corner'),
          },
          byLevel(brief, 0, 170, 226),
          roles,
        );
    drawRings(
      { ...brief, sheet: inside.layer('wheel').at({ x: 500, y: 500 }), random: random.fork('wheel') },
      byLevel(brief, 440, 456, 462),
      roles,
    );
    brief.sheet.layer('frame').rim(rim, 'bold');
    const mood = random.fork('title').pick(MOODS);
    const isExpert = level === 2;
    return {
      title: `${mood} Mandala${isExpert ? ' for Experts' : ''}`,
      description: `Ring after ring of petals, leaves and beads opens from one middle and runs on into the corners. ${isExpert ? 'Take fine pens, a good lamp and a few evenings.' : 'Begin where you like and come back to it.'}`,
      tags: [
        'mandala',
        'petals',
        'symmetry',
        ...(isExpert ? ['expert', 'detailed', 'fine lines'] : ['corners']),
      ],
    };
  },
};

interface Ring {
  readonly inner: number;
  readonly outer: number;
  readonly count: number;
  readonly phase: number;
  readonly roles: readonly [Role, Role, Role];
  readonly level: 0 | 1 | 2;
}

function drawRings(brief: Brief, radius: number, roles: readonly Role[]): void {
  const { sheet, random, level } = brief;
  const fold = random.pick(byLevel(brief, [6], [8], [12, 14]));
  const deep = byLevel(brief, 210, 160, 84);
  const kinds = random.shuffle(KINDS);
  let outer = radius;
  for (let i = 0; outer > deep * 1.5; i++) {
    const kind = kinds[i % kinds.length]!;
    const inner = Math.max(deep * 0.34, outer - deep * kind.depth * random.range(0.94, 1.1));
    const width = deep * kind.width;
    const count = fold * Math.max(1, Math.round((Math.PI * (inner + outer)) / width / fold));
    const turn = (k: number): Role => roles[(i + k) % roles.length]!;
    sheet.shape(ellipse(0, 0, outer), 'line', turn(2));
    kind.draw(sheet, {
      inner,
      outer,
      count,
      phase: i % 2 === 0 ? 0 : 0.5,
      roles: [turn(0), turn(1), 'sun'],
      level,
    });
    outer = inner;
  }
  drawHeart(sheet, outer, fold, roles);
}

/** The middle: one wheel of petals about a knob. */
function drawHeart(sheet: Sheet, radius: number, fold: number, roles: readonly Role[]): void {
  sheet.shape(ellipse(0, 0, radius), 'line', 'sun');
  const wide = (Math.PI * 2 * radius * 0.62) / fold;
  around(sheet, { radius: radius * 0.3, count: fold }, (spot) => {
    spot.shape(petal('lotus', radius * 0.62, wide * 0.8), 'fine', roles[0]);
    if (wide > 46)
      spot.at({ y: -radius * 0.12 }).shape(petal('drop', radius * 0.32, wide * 0.36), 'fine', roles[1]);
  });
  sheet.shape(ellipse(0, 0, radius * 0.3), 'line', roles[2]);
  if (radius > 90) sheet.shape(ellipse(0, 0, radius * 0.14), 'fine', 'sun');
}

interface Kind {
  /** Depth of the ring and width of one part, in shares of the usual depth. */
  readonly depth: number;
  readonly width: number;
  readonly draw: (sheet: Sheet, ring: Ring) => void;
}

/** Petals in two rows, each with smaller ones inside. */
const petals = (shape: PetalKind, nested: number): Kind => ({
  depth: 1,
  width: 0.86,
  draw(sheet, { inner, outer, count, phase, roles, level }) {
    const long = outer - inner;
    const wide = ((inner + outer) * Math.PI) / count;
    for (const [row, share] of level === 0
      ? [[0, 0.94]]
      : ([
          [0.5, 0.95],
          [0, 0.82],
        ] as readonly Point[]))
      around(sheet, { radius: inner, count, phase: phase + row }, (spot) => {
        spot.shape(petal(shape, long * share, wide * 0.9), 'line', roles[row === 0 ? 0 : 1]);
        for (let k = 1; k <= (row === 0 ? Math.min(nested, level) : 0); k++)
          spot
            .at({ y: -long * 0.06 * k })
            .shape(
              petal(shape, long * share * (1 - k * 0.3), wide * (0.9 - k * 0.32)),
              'fine',
              roles[k % 2 === 1 ? 2 : 1],
            );
      });
  },
});

const beads: Kind = {
  depth: 0.5,
  width: 0.44,
  draw(sheet, { inner, outer, count, phase, roles, level }) {
    const radius = Math.min((outer - inner) * 0.38, ((inner + outer) * Math.PI * 0.43) / count);
    around(sheet, { radius: (inner + outer) / 2, count, phase }, (spot, i) => {
      spot.shape(ellipse(0, 0, radius), 'fine', roles[i % 2 === 0 ? 0 : 1]);
      if (level > 0 && radius > 9) spot.shape(ellipse(0, 0, radius * 0.42), 'fine', roles[2]);
    });
  },
};

const scales: Kind = {
  depth: 0.9,
  width: 0.6,
  draw(sheet, { inner, outer, count, phase, roles }) {
    const rows = 3;
    const deep = (outer - inner) / rows;
    for (let row = rows - 1; row >= 0; row--)
      around(sheet, { radius: inner + deep * row + 1, count, phase: phase + row * 0.5 }, (spot) =>
        spot.shape(
          ellipse(0, 0, ((inner + deep * row) * Math.PI) / count, deep * 0.94),
          'fine',
          roles[row % 2 === 0 ? 0 : 1],
        ),
      );
  },
};

const leaves: Kind = {
  depth: 0.9,
  width: 0.9,
  draw(sheet, { inner, outer, count, phase, roles, level }) {
    const long = outer - inner;
    around(sheet, { radius: inner, count, phase }, (spot) => {
      for (const side of [-1, 1]) {
        const at = { x: side * 2, angle: side * 0.5 };
        spot.shape(place(petal('leaf', long * 0.94, long * 0.4), at), 'fine', roles[1]);
        if (level > 0)
          spot.line(
            place(
              [
                [0, -long * 0.2],
                [0, -long * 0.7],
              ],
              at,
            ),
            'fine',
            0.3,
          );
      }
      spot.shape(petal('drop', long * 0.8, long * 0.36), 'fine', roles[0]);
      spot.shape(ellipse(0, -long * 0.84, long * 0.09), 'fine', roles[2]);
    });
  },
};

const lozenges: Kind = {
  depth: 0.66,
  width: 0.62,
  draw(sheet, { inner, outer, count, phase, roles, level }) {
    const [long, wide] = [(outer - inner) * 0.47, ((inner + outer) * Math.PI * 0.46) / count];
    around(sheet, { radius: (inner + outer) / 2, count, phase }, (spot) => {
      for (const size of level === 0 ? [0.9] : [0.96, 0.52])
        spot.shape(
          [
            [0, -long * size],
            [wide * size, 0],
            [0, long * size],
            [-wide * size, 0],
          ],
          'fine',
          roles[size > 0.6 ? 0 : 2],
        );
    });
  },
};

const KINDS: readonly Kind[] = [
  petals('lotus', 2),
  petals('round', 2),
  petals('heart', 1),
  beads,
  scales,
  leaves,
  lozenges,
  petals('point', 1),
];
