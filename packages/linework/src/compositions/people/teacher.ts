import { drawn } from '../../geometry/drawn.ts';
import { rectangle } from '../../geometry/forms.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { globeDesk, solarSystem } from '../../motifs/people/trade-things.ts';
import { type FromBehind, seenFromBehind } from '../../motifs/people/from-behind.ts';
import { classroom } from '../../motifs/stages/halls.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import type { Sheet } from '../../sheet.ts';
import { cast } from './cast.ts';
import { enter, type Picture } from './picture.ts';

/** The pupils, by their place on the page. */
const PUPILS: readonly (readonly [x: number, back: FromBehind])[] = [
  [540, { hair: 'plaits', hairRole: 'ember', top: 'a', skin: 'blush', turn: 1, back: 'stripes' }],
  [800, { hair: 'short', hairRole: 'night', top: 'd', skin: 'sand', raised: 1, back: 'hood' }],
  [270, { hair: 'curls', hairRole: 'wood', top: 'c', skin: 'cream', turn: 1, back: 'yoke' }],
];

/** A school desk seen from behind: its top with a book, its middle on the origin. */
function desk(at: Sheet, level: 0 | 1 | 2): void {
  at.shape(drawn('-112,-20! 112,-20! 128,18! -128,18!'), 'bold', 'wood');
  if (level > 0) at.shape(drawn('-100,-8! -62,-16 -56,-8! -58,10! -98,12!'), 'line', 'paper');
  at.shape(rectangle(-124, 18, 248, 18, 3), 'line', 'sand');
}

/** Pupils at their desks, from behind, along the foot of the page. */
function firstRow(scene: Scene): void {
  const { sheet, level, height } = scene;
  for (const [i, [x, back]] of PUPILS.slice(0, byGrade(scene, 1, 2, 3)).entries()) {
    const at = sheet.layer(`pupil ${i}`).at({ x, y: height - 150, scale: 1.04 });
    desk(at, level);
    seenFromBehind(at.at({ y: 130, scale: 0.94 }), back, level);
  }
}

/** Somebody who draws the planets on the board, and pupils who look on. */
export const teacher: Picture = {
  name: 'teacher',
  category: 'people',
  isIndividual: true,
  size: [1000, 800],
  ground: 660,
  stages: [classroom],
  act(scene) {
    const { random, level, sheet, width, ground } = scene;
    const mid = width * 0.36;
    const one = cast(scene, random.pick(['woman', 'man'] as const), {
      as: { top: { sleeves: 1.8, role: 'b', trim: 'a', neckline: 'collar' } },
      isPlain: true,
    });
    solarSystem(sheet.layer('drawing').at({ x: mid + 190, y: 230 }), level);
    if (level > 0) globeDesk(sheet.layer('desk').at({ x: mid - 236, y: ground + 40 }), level);
    enter(scene, {
      who: one.who,
      posture: {
        ...POSTURES.stand,
        head: { turn: 0.4, tilt: 5 },
        arms: [
          { upper: -30, fore: 50, hand: 'grip' },
          { upper: 98, fore: 128, hand: 'point', thumb: -1 },
        ],
      },
      mien: random.pick(['smile', 'calm', 'laugh'] as const),
      x: mid - 60,
      y: ground + 40,
      scale: 0.94,
    });
    firstRow(scene);
    return {
      title: random.pick([
        `${one.called} Draws the Planets`,
        `A Lesson about the Sun with ${one.called}`,
        `Who Knows the Answer, Asks ${one.called}`,
      ]),
      description: random.pick([
        `${one.called} has drawn the sun and the planets on the board. Somebody in the first row knows all the names.`,
        `Around and around they go, says ${one.called}, and nobody gets dizzy. The lesson could be twice as long.`,
      ]),
      tags: ['teacher', 'school', 'classroom', 'children', 'planets', one.kind === 'she' ? 'woman' : 'man'],
    };
  },
};
