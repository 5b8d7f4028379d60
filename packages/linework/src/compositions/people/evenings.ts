import type { Composition } from '../../composition.ts';
import { drawn } from '../../geometry/drawn.ts';
import { rectangle } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Posture } from '../../motifs/people/body/skeleton.ts';
import { namesOf } from '../../motifs/people/casting.ts';
import { sittingCat } from '../../motifs/people/pets.ts';
import { openBook } from '../../motifs/people/props.ts';
import { hall } from '../../motifs/stages/halls.ts';
import { room, theater } from '../../motifs/stages/indoors.ts';
import { byGrade } from '../../motifs/stages/stage.ts';
import type { Role } from '../../roles.ts';
import { cast, TROUSERS, type Cast } from './cast.ts';
import { enter, pictured, type Picture } from './picture.ts';

const WIDE = [1000, 780] as const;

const bedtime: Picture = {
  name: 'bedtime-story',
  category: 'people',
  size: WIDE,
  ground: 640,
  edge: 'page',
  stages: [room],
  act(scene) {
    const { sheet, random, level, ground } = scene;
    const reader = cast(scene, random.pick(['woman', 'man'] as const), {
      isPlain: true,
      as: { bottom: TROUSERS },
    });
    const child = cast(scene, 'child', { among: [reader] });
    const bed = sheet.layer('bed').at({ x: 480, y: ground + 50 });
    bed.shape(drawn('-360,0! -360,-300! -300,-340 -240,-300! -240,0!'), 'bold', 'wood');
    bed.shape(drawn('-260,-190! -250,-280 -150,-296 -80,-270 -70,-180!'), 'bold', 'paper');
    enter(
      { ...scene, sheet: bed, ground: -110 },
      {
        who: {
          ...child.who,
          top: { sleeves: 1.8, role: 'a', trim: 'b', print: 'stripes', neckline: 'round' },
        },
        posture: {
          ...POSTURES.sit,
          height: 10,
          lean: -12,
          head: { turn: 0.5, tilt: -6 },
          arms: [
            { upper: -10, fore: 50, hand: 'relaxed' },
            { upper: 30, fore: 70, hand: 'relaxed' },
          ],
        },
        mien: random.pick(['wonder', 'smile', 'asleep'] as const),
        x: -150,
        scale: 1,
      },
    );
    const quilt = drawn('-210,-170! -60,-196 120,-170 300,-150! 330,-20! 0,-4 -220,-16!');
    bed.shape(quilt, 'bold', 'c');
    const inside = bed.inside([quilt]);
    const [columns, rows] = byGrade(scene, [3, 1], [5, 2], [8, 3]) as [number, number];
    for (let i = 0; i < columns; i++)
      for (let k = 0; k < rows; k++)
        inside.shape(
          rectangle(-230 + (i * 570) / columns, -210 + (k * 210) / rows, 570 / columns, 210 / rows),
          'line',
          (['c', 'soft', 'd'] as const)[(i + k) % 3],
        );
    bed.rim(quilt, 'bold');
    bed.shape(rectangle(-352, -26, 720, 60, 8), 'bold', 'wood');
    bed.shape(drawn('300,10! 300,-190! 340,-210 380,-190! 380,10!'), 'bold', 'wood');
    enter(scene, {
      who: reader.who,
      posture: {
        ...POSTURES.sit,
        height: 150,
        turn: -0.2,
        head: { turn: -0.5, tilt: -4 },
        arms: [
          { reach: [-62, -64], elbow: -1, hand: 'grip', thumb: 1, layer: 'over' },
          { reach: [46, -64], elbow: 1, hand: 'grip', thumb: -1, layer: 'over' },
        ],
      },
      mien: 'smile',
      x: 640,
      y: ground + 44,
      scale: 0.94,
      props: { held: (view) => openBook(view.at({ x: -8, y: -92, scale: 0.86 }), level, 'b') },
    });
    sittingCat(sheet.layer('cat').at({ x: 860, y: ground + 70, scale: 1.2 }), level);
    return {
      title: random.pick([
        `One Story for ${child.called}`,
        `${child.called} Is Not Tired Yet`,
        `${reader.called} Reads until the Light Goes Out`,
      ]),
      description: `${reader.called} reads from the thick book, and ${child.called} listens under the quilt. It is the last page for tonight, or the last but one.`,
      tags: ['bedtime', 'story', 'book', 'child', 'parent', 'cat'],
    };
  },
};

const fashion: Picture = {
  name: 'fashion-show',
  category: 'people',
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
    const spots: readonly (readonly Point[])[] = [
      [[500, 10]],
      [
        [310, 10],
        [690, 0],
      ],
      [
        [220, 0],
        [500, 24],
        [780, 0],
      ],
    ];
    for (const [i, [x, y]] of spots[count - 1]!.entries()) {
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
                  ...(level > 0
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
          ...(i === 1 ? { hat: 'straw' as const } : {}),
        },
        posture: postures[i]!,
        mien: (['smile', 'bold', 'calm'] as const)[i]!,
        x: x,
        y: ground + y,
        scale: count === 1 ? 1 : 0.86,
      });
    }
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

/** A story before sleep and a show on the stage. */
export const evenings: readonly Composition[] = [bedtime, fashion].map(pictured);
