import type { Composition } from '../../composition.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { apple } from '../../motifs/fruit.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Posture } from '../../motifs/people/body/skeleton.ts';
import { namesOf } from '../../motifs/people/casting.ts';
import { stall } from '../../motifs/people/outings.ts';
import { sittingDog } from '../../motifs/people/pets.ts';
import { rope, umbrella } from '../../motifs/people/props.ts';
import { park, rain, street } from '../../motifs/stages/outdoors.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import { cast, type Cast } from './cast.ts';
import { enter, pictured, type Picture } from './picture.ts';

const WIDE = [1000, 780] as const;

const busStop: Picture = {
  name: 'bus-stop',
  category: 'people',
  size: WIDE,
  ground: 670,
  stages: [street, rain],
  act(scene, stage) {
    const { sheet, random, level, ground } = scene;
    const sign = sheet.layer('sign').at({ x: 80, y: ground + 20 });
    rope(
      sign,
      [
        [0, 0],
        [0, -470],
      ],
      8,
      'stone',
    );
    sign.shape(ellipse(0, -510, 58), 'bold', 'sun');
    sign.shape(rectangle(-34, -530, 68, 36, 8), 'line', 'leaf');
    if (level > 0) sign.shape(rectangle(-30, -430, 60, 80, 4), 'line', 'paper');
    const queue: Cast[] = [];
    const builds = random
      .shuffle(['woman', 'child', 'man', 'teen', 'toddler'] as const)
      .slice(0, byGrade(scene, 2, 3, 5));
    const step = 800 / builds.length;
    for (const [i, build] of builds.entries()) {
      const one = cast(scene, build, { among: queue, isPlain: true });
      queue.push(one);
      const holds = stage === rain && i % 2 === 0 && build !== 'toddler';
      const posture: Posture = holds
        ? {
            ...POSTURES.stand,
            arms: [
              { upper: -16, fore: -6 },
              { upper: 20, fore: 168, hand: 'grip', thumb: -1, layer: 'over' },
            ],
          }
        : ([POSTURES.stand, POSTURES.akimbo, POSTURES.wave] as const)[i % 3]!;
      enter(scene, {
        who: one.who,
        posture,
        mien: (['calm', 'smile', 'wonder', 'laugh', 'sing'] as const)[i]!,
        x: 170 + step * (i + 0.5),
        y: ground + (i % 2) * 22,
        scale: build === 'woman' || build === 'man' ? 0.74 : build === 'teen' ? 0.8 : 0.9,
        ...(holds
          ? {
              props: {
                behind: (view, bones) =>
                  umbrella(
                    view.at({ x: bones.arms[1].end[0], y: bones.arms[1].end[1] + 6, scale: 1.24 }),
                    level === 2 ? 1 : level,
                    i % 4 === 0 ? ['a', 'sun'] : ['b', 'soft'],
                  ),
              },
            }
          : {}),
      });
    }
    return {
      title: random.pick([
        `${queue[0]!.called} Is First in Line`,
        `Waiting for the Bus with ${queue[1]!.called}`,
        `The Bus Is Late, Says ${queue[0]!.called}`,
      ]),
      description: `${namesOf(queue.map((one) => one.looks))} wait for the bus ${stage.where}. By the time it comes they will be friends.`,
      tags: ['bus stop', 'people', 'waiting', 'street', stage === rain ? 'umbrella' : 'town'],
    };
  },
};

/** Boxes of fruit on a counter. */
function fruit(counter: Scene['sheet'], level: 0 | 1 | 2): void {
  for (const [k, x] of [-140, 0, 140].entries()) {
    const count = [2, 3, 3][level]!;
    for (let i = 0; i < count; i++) {
      const at = { x: x + (i - (count - 1) / 2) * 40, y: -56 };
      if (k === 0) apple(counter.at({ ...at, scale: 0.3 }), 0);
      else if (k === 1) counter.shape(ellipse(at.x, at.y + 4, 24), 'line', 'ember');
      else counter.shape(drawn('0,-34 20,-10 16,22 -16,22 -20,-10', at), 'line', 'sun');
    }
    counter.shape(rectangle(x - 64, -40, 128, 40, 4), 'line', 'wood');
  }
}

const market: Picture = {
  name: 'market-day',
  category: 'people',
  size: WIDE,
  ground: 660,
  stages: [street, park],
  isBanded: true,
  act(scene, stage) {
    const { sheet, random, level, ground } = scene;
    const seller = cast(scene, random.pick(['woman', 'man'] as const), { isPlain: true });
    const buyer = cast(scene, random.pick(['woman', 'man', 'child'] as const), {
      among: [seller],
      isPlain: true,
    });
    enter(scene, {
      who: seller.who,
      posture: {
        ...POSTURES.stand,
        height: 264,
        arms: [
          { upper: -40, fore: -84, hand: 'cup', thumb: 1 },
          { upper: 18, fore: 8 },
        ],
      },
      mien: 'laugh',
      x: 640,
      y: ground + 40,
      scale: 0.84,
    });
    stall(
      sheet.layer('stall').at({ x: 640, y: ground + 50, scale: 1.1 }),
      level,
      ['c', random.pick(['a', 'b'])],
      (counter) => fruit(counter, level),
      true,
    );
    const young = buyer.who.build === 'child';
    enter(scene, {
      who: buyer.who,
      posture: {
        ...POSTURES.stand,
        turn: 0.4,
        head: { turn: 0.5, tilt: -3 },
        arms: [
          { upper: -12, fore: 4, hand: 'grip' },
          { upper: 74, fore: 96, hand: 'cup', thumb: -1 },
        ],
      },
      mien: 'smile',
      x: 220,
      y: ground + 50,
      scale: young ? 1.04 : 0.86,
      props: {
        over: (view, bones) => {
          const [x, y] = bones.arms[0].end;
          rope(
            view,
            [
              [x - 50, y + 60],
              [x - 20, y + 10],
              [x + 20, y + 10],
              [x + 50, y + 60],
            ],
            5,
            'wood',
          );
          view.shape(drawn('-66,56! 66,56! 52,120 -52,120', { x, y }), 'bold', 'sand');
        },
      },
    });
    if (level > 0) sittingDog(sheet.layer('dog').at({ x: 400, y: ground + 76, scale: 1 }), level);
    return {
      title: random.pick([
        `Market Day with ${seller.called}`,
        `${buyer.called} Buys Oranges`,
        `Three Pears, Please, Says ${buyer.called}`,
      ]),
      description: `${seller.called} sells apples, oranges and pears ${stage.where}. ${buyer.called} has a basket and an eye for the best ones.`,
      tags: ['market', 'fruit', 'stall', 'shopping', stage.tags[0]!],
    };
  },
};

/** People on ordinary days. */
export const everydayPictures: readonly Composition[] = [busStop, market].map(pictured);
