import type { Composition } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { apple } from '../../motifs/fruit.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Props } from '../../motifs/people/body/somebody.ts';
import type { Posture } from '../../motifs/people/body/skeleton.ts';
import { namesOf } from '../../motifs/people/casting.ts';
import { stall, straps } from '../../motifs/people/outings.ts';
import { teddy } from '../../motifs/people/home-things.ts';
import { bouquet, boxesOfFruit, flowerPail, pailsOfFlowers } from '../../motifs/people/market-goods.ts';
import { busFront, shoppingBag } from '../../motifs/people/street-things.ts';
import { sittingDog } from '../../motifs/people/pets.ts';
import { openBook, rope, umbrella } from '../../motifs/people/props.ts';
import { common, lane } from '../../motifs/stages/closer-places.ts';
import { rain } from '../../motifs/stages/outdoors.ts';
import { byGrade } from '../../motifs/stages/stage.ts';
import { cast, type Cast } from './cast.ts';
import { enter, pictured, type Picture } from './picture.ts';
import { enterSeated, type Seated } from './seated.ts';

const WIDE = [1000, 780] as const;

/** What those who wait have with them, in their order. */
const LOADS = ['bag', 'book', 'nothing', 'straps', 'teddy'] as const;
/** How large somebody who waits is drawn. */
const SCALES = { woman: 0.86, man: 0.86, teen: 0.92, child: 1.06, toddler: 1.14 } as const;
type Load = (typeof LOADS)[number] | 'umbrella';

const WAITING: Readonly<Record<Load, Posture>> = {
  umbrella: {
    ...POSTURES.stand,
    arms: [
      { upper: -16, fore: -6 },
      { upper: 20, fore: 168, hand: 'grip', thumb: -1, layer: 'over' },
    ],
  },
  bag: { ...POSTURES.stand, arms: [{ upper: -20, fore: 2, hand: 'grip' }, POSTURES.stand.arms[1]] },
  book: {
    ...POSTURES.stand,
    head: { turn: 0.1, tilt: 6, gaze: [0, 3] },
    arms: [
      { reach: [-50, -62], elbow: -1, hand: 'grip', thumb: 1, layer: 'over' },
      { reach: [50, -62], elbow: 1, hand: 'grip', thumb: -1, layer: 'over' },
    ],
  },
  nothing: POSTURES.wave,
  straps: {
    ...POSTURES.akimbo,
    arms: [
      { reach: [-34, -86], elbow: -1, hand: 'grip', thumb: 1, layer: 'over' },
      { upper: 22, fore: 6 },
    ],
  },
  teddy: {
    ...POSTURES.stand,
    arms: [
      { reach: [-16, -30], elbow: -1, hand: 'relaxed', thumb: 1, layer: 'over' },
      { reach: [20, -26], elbow: 1, hand: 'relaxed', thumb: -1, layer: 'over' },
    ],
  },
};

/** What somebody who waits carries. */
function loadOf(load: Load, level: 0 | 1 | 2, i: number): Props {
  const role = (['a', 'b', 'c', 'd'] as const)[i % 4]!;
  if (load === 'umbrella')
    return {
      behind: (view, { arms }) =>
        umbrella(
          view.at({ x: arms[1].end[0], y: arms[1].end[1] + 6, scale: 1.24 }),
          level === 2 ? 1 : level,
          i % 4 === 0 ? ['a', 'sun'] : ['b', 'soft'],
        ),
    };
  if (load === 'bag')
    return {
      over: (view, { arms }) =>
        shoppingBag(view.at({ x: arms[0].end[0] - 2, y: arms[0].end[1] + 26 }), level, role),
    };
  if (load === 'book') return { held: (view) => openBook(view.at({ y: -96, scale: 0.94 }), level, role) };
  if (load === 'straps') return { held: (view, { build }) => straps(view, build.shoulder, role) };
  if (load === 'teddy') return { held: (view) => teddy(view.at({ y: -6, scale: 0.56 }), level) };
  return {};
}

const busStop: Picture = {
  name: 'bus-stop',
  category: 'people',
  isIndividual: true,
  size: WIDE,
  ground: 670,
  stages: [lane, rain],
  views: [
    [500, 900, 1],
    [500, 740, 1.09],
  ],
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
      .slice(0, byGrade(scene, 2, 3, 3));
    const step = 560 / builds.length;
    busFront(sheet.layer('bus').at({ x: 838, y: ground - 6, scale: 1.06 }), level);
    for (const [i, build] of builds.entries()) {
      const one = cast(scene, build, { among: queue, isPlain: true });
      queue.push(one);
      const isWet = stage === rain && i % 2 === 0 && build !== 'toddler';
      const load = isWet ? 'umbrella' : LOADS[i]!;
      enter(scene, {
        who: one.who,
        posture: WAITING[load],
        mien: (['calm', 'smile', 'wonder', 'laugh', 'sing'] as const)[i]!,
        x: 128 + step * (i + 0.5),
        y: ground + (i % 2) * 26,
        scale: SCALES[build] * (stage === rain ? 0.84 : 1),
        props: loadOf(load, level, i),
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

const market: Picture = {
  name: 'market-day',
  category: 'people',
  isIndividual: true,
  isCrowded: true,
  size: WIDE,
  ground: 660,
  stages: [lane, common],
  isBanded: true,
  act(scene, stage) {
    const { sheet, random, level, ground } = scene;
    const seller = cast(scene, random.pick(['woman', 'man'] as const), { isPlain: true });
    const buyer = cast(scene, random.pick(['woman', 'man', 'child'] as const), {
      among: [seller],
      isPlain: true,
    });
    const hasFlowers = random.fork('goods').chance(0.5);
    const gives: Seated = {
      hips: [650, 500],
      scale: 1.02,
      mien: 'laugh',
      head: { turn: -0.4, tilt: -4 },
      lean: -4,
      arms: [
        { to: [522, 408], elbow: 1, hand: 'cup', thumb: 1 },
        { to: [716, 478], elbow: 1, hand: 'flat', thumb: -1 },
      ],
    };
    enterSeated(scene, seller, gives);
    stall(
      sheet.layer('stall').at({ x: 650, y: ground + 54, scale: 1.2 }),
      level,
      ['c', random.pick(['a', 'b'])],
      (counter) => (hasFlowers ? pailsOfFlowers(counter, level) : boxesOfFruit(counter, level)),
      true,
    );
    enterSeated(scene, seller, { ...gives, part: 'arms' });
    if (hasFlowers) bouquet(sheet.layer('gift').at({ x: 498, y: 424, angle: 0.12 }), level);
    else apple(sheet.layer('gift').at({ x: 486, y: 394, scale: 0.32 }), 1);
    if (hasFlowers && level > 0)
      for (const [i, x] of (level === 2 ? [500, 640, 780] : [560, 740]).entries())
        flowerPail(sheet.layer('pails').at({ x, y: ground + 96, scale: 1.16 }), level, i + 1);
    const young = buyer.who.build === 'child';
    enter(scene, {
      who: buyer.who,
      posture: {
        ...POSTURES.stand,
        turn: 0.4,
        head: { turn: 0.5, tilt: -3 },
        arms: [
          { upper: -12, fore: 4, hand: 'grip' },
          { upper: 58, fore: 98, hand: 'cup', thumb: -1 },
        ],
      },
      mien: 'smile',
      x: 236,
      y: ground + 66,
      scale: young ? 1.16 : 0.96,
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
          if (level > 0) {
            view.shape(drawn('-40,70! -54,20 -40,4 -26,18 -14,66!', { x, y }), 'line', 'gold');
            view.shape(drawn('0,70! 14,30 6,14 26,8 44,24 36,70!', { x, y }), 'line', 'leaf');
          }
          view.shape(drawn('-66,56! 66,56! 52,120 -52,120', { x, y }), 'bold', 'sand');
          if (level > 0)
            view.line(traced(`${x - 60},${y + 84} ${x},${y + 92} ${x + 60},${y + 84}`), 'line', 0);
        },
      },
    });
    if (level > 0 && !hasFlowers)
      sittingDog(sheet.layer('dog').at({ x: 396, y: ground + 74, scale: 1.2 }), level);
    return {
      title: random.pick([
        `Market Day with ${seller.called}`,
        `${buyer.called} Goes to Market`,
        `One More, Please, Says ${buyer.called}`,
      ]),
      description: `${seller.called} sells ${hasFlowers ? 'tulips and daisies' : 'apples, oranges and pears'} ${stage.where}. ${buyer.called} has a basket and an eye for the best ones.`,
      tags: ['market', hasFlowers ? 'flowers' : 'fruit', 'stall', 'shopping', stage.tags[0]!],
    };
  },
};

/** People on ordinary days. */
export const everydayPictures: readonly Composition[] = [busStop, market].map(pictured);
