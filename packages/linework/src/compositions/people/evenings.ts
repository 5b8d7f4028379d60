import type { Composition } from '../../composition.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, star } from '../../geometry/forms.ts';
import { mix, type Path, type Point } from '../../geometry/point.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Posture } from '../../motifs/people/body/skeleton.ts';
import { type FromBehind, seenFromBehind } from '../../motifs/people/from-behind.ts';
import { namesOf } from '../../motifs/people/casting.ts';
import { bunting, theater, wallAndFloor } from '../../motifs/stages/indoors.ts';
import { byGrade, type Scene, type Stage } from '../../motifs/stages/stage.ts';
import type { Role } from '../../roles.ts';
import { cast, type Cast } from './cast.ts';
import { enter, pictured, type Picture } from './picture.ts';

const WIDE = [1000, 780] as const;

/** A hall with one row of flags above everybody's head. */
const showroom: Stage = {
  where: 'in the hall',
  tags: ['hall', 'party'],
  sky: 'soft',
  behind(scene) {
    const { sheet, width, ground, level } = scene;
    wallAndFloor({ ...scene, level: level === 0 ? 0 : 1 }, ground - 100);
    const folds = byGrade(scene, 5, 6, 16);
    const edge = (i: number): Point[] =>
      [0, 0.3, 0.65, 1].map((t, k): Point => [
        (i * width) / folds + (k % 2 ? 7 : -7) * (i % 2 ? 1 : -1),
        t * (ground - 126),
      ]);
    for (let i = 0; i < folds; i++)
      sheet
        .layer('curtain')
        .shape([...curve(edge(i)), ...curve(edge(i + 1)).toReversed()], 'line', i % 2 ? 'soft' : 'cream');
    if (level === 1) onTheCurtain(scene, folds);
    bunting(scene, 20, 36);
  },
};

/** Stars sewn on the outer breadths of a curtain and the folds these fall in. */
function onTheCurtain({ sheet, width, ground }: Scene, folds: number): void {
  const at = sheet.layer('curtain');
  for (const [i, y] of [
    [0, 190],
    [0, 330],
    [1, 250],
    [folds - 1, 190],
    [folds - 1, 330],
  ] as const) {
    const x = ((i + 0.5) * width) / folds;
    at.shape(star(x, y, 40, 21, 5, y * 0.02), 'line', 'sun');
    for (const dx of y > 200 ? [-34, 30] : [])
      at.line(
        traced(`${x + dx},${ground - 152} ${x + dx + 6},${ground - 200} ${x + dx - 3},${ground - 260}`),
        'line',
        0.8,
      );
  }
}

/** A catwalk that runs from the curtain to the reader. */
function catwalk({ sheet, level, width, height, ground }: Scene): void {
  const walk = sheet.layer('catwalk');
  const strip = (far: number, near: number): Path =>
    drawn(
      `${width / 2 - far},${ground - 150}! ${width / 2 + far},${ground - 150}! ${width / 2 + near},${height + 20}! ${width / 2 - near},${height + 20}!`,
    );
  walk.shape(strip(130, 240), 'bold', 'sand');
  walk.shape(strip(104, 192), 'line', 'soft');
  for (const t of byGrade({ level }, [], [0.3], [0.14, 0.34, 0.6]))
    walk.line(
      [
        [width / 2 - mix(104, 192, t), mix(ground - 150, height + 20, t)],
        [width / 2 + mix(104, 192, t), mix(ground - 150, height + 20, t)],
      ],
      'fine',
      0,
    );
  for (const side of [-1, 1])
    for (const t of byGrade({ level }, [0.5], [0.16, 0.5, 0.86], [0.08, 0.32, 0.58, 0.86]))
      walk.shape(
        ellipse(width / 2 + side * (118 + t * 84), ground - 132 + t * 186, 9 + t * 6, 6 + t * 5),
        'line',
        'sun',
      );
}

/** Those who watch, from the outside inward. */
const WATCHERS: readonly FromBehind[] = [
  { hair: 'bun', hairRole: 'wood', top: 'b', skin: 'cream', back: 'yoke' },
  { hair: 'short', hairRole: 'night', top: 'c', skin: 'sand', back: 'stripes' },
  { hair: 'curls', hairRole: 'ember', top: 'd', skin: 'blush', raised: 1, hand: 'open' },
  { hair: 'tail', hairRole: 'sun', top: 'a', skin: 'cream' },
];

/** Those who watch, from behind along the foot of the page at both sides of the catwalk. */
function watchers({ sheet, level, width, height }: Scene): void {
  const xs = byGrade({ level }, [90, 910], [70, 930, 208, 796], [76, 924, 214, 790]);
  for (const [i, x] of xs.entries())
    seenFromBehind(
      sheet.layer('watchers').at({
        x: (x * width) / 1000,
        y: height + 24 - (i >> 1) * 6,
        scale: byGrade({ level }, 0.9, 0.86, 0.84),
      }),
      WATCHERS[i]!,
      level,
    );
}

/** One foot before the other and a hand on the hip. */
const striding: Posture = {
  hips: 6,
  shoulders: -5,
  bow: 5,
  head: { tilt: 5, turn: 0.2 },
  arms: [
    { upper: -46, fore: 36, hand: 'grip', layer: 'before' },
    { upper: 26, fore: 4 },
  ],
  legs: [
    { upper: -2, lower: -12, toes: 'left' },
    { upper: 4, lower: -6, toes: 'right' },
  ],
  near: 1,
};

/** Both arms away from the skirt, as if about to turn. */
const turning: Posture = {
  hips: -4,
  shoulders: 4,
  bow: -5,
  head: { tilt: -7, turn: -0.3 },
  arms: [
    { upper: -52, fore: -74, hand: 'relaxed', thumb: -1 },
    { upper: 46, fore: 70, hand: 'relaxed', thumb: 1 },
  ],
  legs: [
    { upper: -8, lower: -4, toes: 'left' },
    { upper: 10, lower: 6, toes: 'right' },
  ],
};

const fashion: Picture = {
  name: 'fashion-show',
  category: 'people',
  isIndividual: true,
  size: WIDE,
  ground: 700,
  stages: [theater, showroom],
  act(scene) {
    const { random, level, ground } = scene;
    const models: Cast[] = [];
    const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
    const count = byGrade(scene, 1, 2, 3);
    const postures = random.shuffle([POSTURES.akimbo, striding, POSTURES.wave, turning] satisfies Posture[]);
    catwalk(scene);
    const spots: readonly (readonly (readonly [x: number, y: number, scale: number])[])[] = [
      [[500, 20, 1.02]],
      [
        [664, -90, 0.76],
        [430, 16, 1],
      ],
      [
        [286, -84, 0.76],
        [714, -84, 0.76],
        [500, 24, 1],
      ],
    ];
    for (const [i, [x, y, scale]] of spots[count - 1]!.entries()) {
      const isGown = i % 2 === 0;
      const one = cast(scene, isGown ? 'woman' : random.pick(['woman', 'man'] as const), {
        ...(isGown ? { kind: 'she' as const } : {}),
        among: models,
      });
      models.push(one);
      enter(scene, {
        who: {
          ...one.who,
          ...(isGown
            ? {
                top: {
                  sleeves: random.pick([0, 0.6, 1.9]),
                  role: roles[i]!,
                  trim: 'sun' as const,
                  neckline: 'deep' as const,
                },
                bottom: {
                  kind: 'dress' as const,
                  length: random.pick([1.1, 1.5, 1.8]),
                  role: roles[i]!,
                  trim: 'sun' as const,
                  flare: random.pick([20, 34, 48]),
                  ...(level === 2
                    ? { print: random.pick(['hearts', 'stars', 'blossoms', 'scales'] as const) }
                    : {}),
                  ...(level === 1 ? { tiers: [0.4, 0.7] } : {}),
                },
                feet: 'slipper' as const,
              }
            : {
                top: {
                  sleeves: 1.9,
                  role: roles[i]!,
                  trim: 'sun' as const,
                  neckline: 'collar' as const,
                  buttons: true,
                  loose: 9,
                },
                bottom: {
                  kind: 'trousers' as const,
                  length: 1.9,
                  role: roles[(i + 1) % 4]!,
                  trim: 'sun' as const,
                  flare: 10,
                },
                feet: 'boot' as const,
              }),
          ...(i === 1 && one.who.hair !== 'hijab' ? { hat: 'straw' as const } : {}),
        },
        posture: postures[i]!,
        mien: (['smile', 'bold', 'calm'] as const)[i]!,
        x: x,
        y: ground + y,
        scale,
      });
    }
    watchers(scene);
    return {
      title: random.pick([
        `${models[0]!.called} on the Catwalk`,
        `The Spring Clothes of ${models[0]!.called}`,
        `Everybody Looks at ${models.at(-1)!.called}`,
      ]),
      description: `${namesOf(models.map((one) => one.looks))} show what will be worn next year. The colors have not been decided, so it is up to you.`,
      tags: ['fashion', 'clothes', 'dress', 'stage', 'style'],
    };
  },
};

/** A show on the stage. */
export const evenings: readonly Composition[] = [fashion].map(pictured);
