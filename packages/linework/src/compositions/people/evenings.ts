import type { Composition } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import type { Path } from '../../geometry/point.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Posture } from '../../motifs/people/body/skeleton.ts';
import { namesOf } from '../../motifs/people/casting.ts';
import { hall } from '../../motifs/stages/halls.ts';
import { theater } from '../../motifs/stages/indoors.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import type { Role } from '../../roles.ts';
import { cast, type Cast } from './cast.ts';
import { enter, pictured, type Picture } from './picture.ts';

const WIDE = [1000, 780] as const;

/** A catwalk that runs from the curtain to the reader. */
function catwalk({ sheet, level, width, height, ground }: Scene): void {
  const walk = sheet.layer('catwalk');
  const strip = (far: number, near: number): Path =>
    drawn(
      `${width / 2 - far},${ground - 150}! ${width / 2 + far},${ground - 150}! ${width / 2 + near},${height + 20}! ${width / 2 - near},${height + 20}!`,
    );
  walk.shape(strip(150, 300), 'bold', 'sand');
  walk.shape(strip(120, 236), 'line', 'soft');
  for (const side of [-1, 1])
    for (const t of byGrade({ level }, [0.5], [0.16, 0.5, 0.86], [0.08, 0.32, 0.58, 0.86]))
      walk.shape(
        ellipse(width / 2 + side * (146 + t * 118), ground - 132 + t * 186, 9 + t * 6, 6 + t * 5),
        'line',
        'sun',
      );
}

/** The heads of those who watch, seen from behind along the foot of the page. */
function watchers({ sheet, level, width, height }: Scene): void {
  const front = sheet.layer('watchers');
  const xs = byGrade({ level }, [90, 910], [70, 236, 770, 934], [60, 200, 330, 690, 820, 946]);
  for (const [i, x] of xs.entries()) {
    const at = front.at({ x: (x * width) / 1000, y: height - 84 + (i % 2) * 18, flip: i % 2 > 0 });
    at.shape(drawn('-96,80! -86,20 -40,-6 40,-6 86,20 96,80!'), 'bold', (['b', 'c', 'd'] as const)[i % 3]);
    at.shape(drawn('-22,4! -20,-30 20,-30 22,4! 0,14'), 'line', 'cream');
    if (i % 3 !== 1) {
      at.shape(drawn('-40,-50! -36,-24 -22,-8 22,-8 36,-24 40,-50!'), 'line', 'cream');
      for (const side of [-1, 1]) at.shape(ellipse(side * 47, -56, 9, 14), 'line', 'cream');
    }
    const hair = [
      '-44,-50 -50,-88 -24,-124 24,-124 50,-88 44,-50! 30,-34 0,-28 -30,-34',
      '-56,14! -58,-84 -26,-124 26,-124 58,-84 56,14! 30,24 0,18 -30,24',
      '-44,-52 -48,-88 -22,-118 22,-118 48,-88 44,-52! 22,-34 0,-30 -22,-34',
    ][i % 3]!;
    if (i % 3 === 2) at.shape(ellipse(4, -128, 25, 22), 'bold', 'wood');
    at.shape(drawn(hair), 'bold', (['wood', 'ember', 'night'] as const)[i % 3]);
    if (level > 0)
      for (const dx of [-22, 4, 26])
        at.line(traced(`${dx * 0.4},-112 ${dx},-80 ${dx * 1.1},-40`), 'fine', 0.5);
  }
}

const fashion: Picture = {
  name: 'fashion-show',
  category: 'people',
  isIndividual: true,
  size: WIDE,
  ground: 700,
  stages: [theater, hall],
  act(scene) {
    const { random, level, ground } = scene;
    const models: Cast[] = [];
    const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
    const count = byGrade(scene, 1, 2, 3);
    const postures = random.shuffle([
      POSTURES.akimbo,
      POSTURES.stand,
      POSTURES.wave,
      POSTURES.walk,
    ] satisfies Posture[]);
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
