import { cake, pail, paperLantern, sack } from '../../motifs/holidays/carried.ts';
import type { Composition } from '../../composition.ts';
import { blob } from '../../geometry/curve.ts';
import { rectangle } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { jackOLantern } from '../../motifs/holidays/jack-o-lantern.ts';
import { balloon, present } from '../../motifs/holidays/presents.ts';
import { everyday, looks } from '../../motifs/people/casting.ts';
import { trunkAt } from '../../motifs/people/body/clothes.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { rope } from '../../motifs/people/props.ts';
import { room } from '../../motifs/stages/indoors.ts';
import { winterField } from '../../motifs/stages/closer-places.ts';
import { doorstep } from '../../motifs/stages/doorstep.ts';
import { nightLane } from '../../motifs/stages/evening.ts';
import { snow } from '../../motifs/stages/outdoors.ts';
import type { Scene } from '../../motifs/stages/stage.ts';
import type { Sheet } from '../../sheet.ts';
import { enter, pictured, type Picture } from '../people/picture.ts';
import { skyBehind } from '../people/backdrops.ts';

const TALL = [800, 1000] as const;
const kindOf = ({ random }: Scene): 'she' | 'he' => random.pick(['she', 'he'] as const);

const santa: Picture = {
  name: 'santa',
  backdrop: skyBehind('streaks', 180, ['night', 'paper', 'soft']),
  category: 'holidays',
  size: TALL,
  ground: 890,
  stages: [snow],
  act(scene) {
    const { random, level, sheet } = scene;
    const waves = random.chance(0.5);
    enter(scene, {
      who: {
        build: 'man',
        skin: 'blush',
        hair: 'fringe',
        hairRole: 'paper',
        accent: 'rust',
        glasses: level > 0 && random.chance(0.5),
        hat: 'santa',
        top: { sleeves: 1.86, role: 'rust', trim: 'paper', neckline: 'high', loose: 28, buttons: true },
        bottom: { kind: 'trousers', length: 1.7, role: 'rust', trim: 'paper', flare: 7 },
        feet: 'boot',
        feetRole: 'night',
      },
      posture: {
        ...POSTURES.stand,
        arms: [
          { upper: -30, fore: -14, hand: 'grip' },
          waves
            ? { upper: 100, fore: 152, hand: 'open', thumb: -1 }
            : { upper: 40, fore: -20, hand: 'relaxed' },
        ],
        legs: [
          { upper: -12, lower: -8, toes: 'left' },
          { upper: 14, lower: 10, toes: 'right' },
        ],
      },
      mien: 'smile',
      x: 420,
      scale: 1.14,
      props: {
        held: (view, bones) => belt(view, (share, aside) => trunkAt(bones, share, aside)),
        over: (view, bones) => sack(view.at({ x: bones.arms[0].end[0] - 26, y: bones.ground + 6 }), level),
      },
    });
    for (const [i, [x, y, scale]] of (
      [
        [670, 930, 1],
        [130, 950, 0.8],
        [560, 956, 0.66],
      ] as const
    )
      .slice(0, [1, 2, 3][level])
      .entries())
      present(sheet.layer('presents').at({ x, y, scale }), {
        width: 130,
        height: 100,
        roles: [(['a', 'b', 'c'] as const)[i]!, 'sun'],
        ...(level === 2 ? { pattern: 'stars' as const } : {}),
      });
    return {
      title: random.pick([
        'Santa on His Round',
        'Santa Has Arrived',
        'Santa and the Heavy Sack',
        'Good Evening, Santa',
        'Santa in the Woods',
      ]),
      description:
        'Santa has walked the last bit because the reindeer needed a rest. The sack is still more than half full.',
      tags: ['santa', 'christmas', 'presents', 'winter', 'snow'],
    };
  },
};

function belt(sheet: Sheet, at: (share: number, aside: number) => Point): void {
  sheet.shape(
    blob([
      [...at(0.2, -78), 1],
      at(0.15, 0),
      [...at(0.2, 78), 1],
      [...at(0.06, 79), 1],
      at(0.01, 0),
      [...at(0.06, -79), 1],
    ]),
    'line',
    'night',
  );
  const [x, y] = at(0.08, 0);
  sheet.shape(rectangle(x - 17, y - 15, 34, 30, 5), 'line', 'gold');
}

const trickOrTreat: Picture = {
  name: 'trick-or-treat',
  backdrop: skyBehind('streaks', 300, ['night', 'soft', 'b']),
  category: 'holidays',
  size: TALL,
  ground: 890,
  stages: [nightLane, doorstep],
  act(scene) {
    const { random, level, sheet } = scene;
    const who = looks(random, 'child', kindOf(scene), level);
    const witch = random.chance(0.55);
    enter(scene, {
      who: {
        ...who,
        accent: 'night',
        hat: witch ? 'witch' : 'bandana',
        top: {
          sleeves: 1.84,
          role: witch ? 'night' : 'paper',
          trim: 'b',
          neckline: 'round',
          loose: 6,
          print: witch || level === 0 ? 'plain' : 'stripes',
        },
        bottom: witch
          ? {
              kind: 'dress',
              length: 1.1,
              role: 'night',
              trim: 'ember',
              flare: 28,
              ...(level > 0 ? { print: 'stars' as const } : {}),
            }
          : { kind: 'trousers', length: 1.2, role: 'c', trim: 'd' },
        feet: 'boot',
        feetRole: 'd',
      },
      posture: {
        ...POSTURES.wave,
        head: { turn: 0.2, tilt: -5 },
        arms: [
          { upper: -34, fore: -10, hand: 'grip', layer: 'over' },
          { upper: 124, fore: 172, hand: 'open', thumb: -1 },
        ],
      },
      mien: random.pick(['laugh', 'bold', 'smile'] as const),
      x: level === 1 ? 300 : 440,
      scale: 1.46,
      props: {
        over: (view, bones) =>
          pail(view.at({ x: bones.arms[0].end[0] - 4, y: bones.arms[0].end[1] + 14 }), level),
      },
    });
    jackOLantern(
      sheet.layer('pumpkin').at({ x: level === 1 ? 610 : 170, y: 870, scale: level === 1 ? 0.7 : 0.56 }),
      level,
      random.pick(['grin', 'tooth'] as const),
    );
    return {
      title: random.pick([
        `${who.called} Rings at Every Door`,
        `Trick or Treat, ${who.called}!`,
        `${who.called} on Halloween Night`,
      ]),
      description: `${who.called} has rung at nineteen doors tonight. The pumpkin on the steps has seen worse costumes.`,
      tags: ['halloween', 'costume', 'pumpkin', 'child', 'sweets', 'night'],
    };
  },
};

const birthday: Picture = {
  name: 'birthday-child',
  category: 'holidays',
  size: TALL,
  ground: 900,
  stages: [room],
  act(scene) {
    const { random, level, sheet } = scene;
    const who = looks(random, 'child', kindOf(scene), level);
    const spots = [
      [110, 300, 1.1],
      [700, 260, 1.2],
      [200, 200, 0.95],
      [600, 160, 0.9],
      [90, 480, 0.9],
      [720, 470, 0.95],
      [310, 130, 0.8],
    ] as const;
    for (const [i, [x, y, scale]] of spots.slice(0, [3, 4, 7][level]).entries())
      balloon(sheet.layer('balloons').at({ x, y, scale }), (['a', 'b', 'c', 'd'] as const)[i % 4]!, level);
    enter(scene, {
      who: { ...who, ...everyday(random, who.kind, level), hat: 'party' },
      posture: {
        ...POSTURES.stand,
        head: { tilt: 3, turn: 0.12 },
        arms: [
          { reach: [-76, 26], elbow: -1, hand: 'grip', thumb: 1, layer: 'over' },
          { reach: [76, 26], elbow: 1, hand: 'grip', thumb: -1, layer: 'over' },
        ],
      },
      mien: random.pick(['laugh', 'smile', 'laugh'] as const),
      x: 400,
      scale: 1.5,
      props: { over: (view) => cake(view.at({ y: 40, scale: 0.78 }), level) },
    });
    for (const [i, x] of [150, 650].slice(0, level === 0 ? 1 : 2).entries())
      present(sheet.layer('presents').at({ x, y: 930 }), {
        width: 140,
        height: 110,
        roles: [(['b', 'c'] as const)[i]!, 'a'],
        ...(level === 2 ? { pattern: 'hearts' as const } : {}),
      });
    return {
      title: random.pick([
        `${who.called}’s Birthday Cake`,
        `Happy Birthday, ${who.called}`,
        `${who.called} Makes a Wish`,
      ]),
      description: `${who.called} has a cake, a paper hat and one wish. It will not be told, or it does not count.`,
      tags: ['birthday', 'cake', 'balloons', 'child', 'party', 'presents'],
    };
  },
};

const LONG_CLOUDS = skyBehind('streaks', 300, ['night', 'soft', 'b']);
const SNOWFALL = skyBehind('snow', 150, ['night', 'soft', 'b']);

const lanternWalk: Picture = {
  name: 'lantern-walk',
  backdrop: (scene, stage) => (stage === nightLane ? LONG_CLOUDS : SNOWFALL)(scene, stage),
  category: 'holidays',
  size: TALL,
  ground: 890,
  stages: [nightLane, winterField],
  act(scene) {
    const { random, level } = scene;
    const who = looks(random, 'child', kindOf(scene), level);
    const clothes = everyday(random, 'he', level);
    const feast = random.pick([
      { tag: 'lantern festival', about: 'The whole street walks tonight, and every lantern is different.' },
      { tag: 'saint martin', about: 'The children sing all the way, and the lantern has to stay upright.' },
    ]);
    enter(scene, {
      who: {
        ...who,
        ...clothes,
        top: { ...clothes.top, sleeves: 1.84, loose: 8, buttons: true, print: 'plain', neckline: 'high' },
        bottom: { kind: 'trousers', length: 1.86, role: 'd', trim: 'c' },
        ...(who.hair === 'hijab' || who.hair === 'turban' ? {} : { hat: 'beanie' as const }),
      },
      posture: {
        ...POSTURES.walk,
        turn: 0.3,
        head: { turn: 0.5, tilt: -4 },
        arms: [
          { upper: -40, fore: -16, hand: 'relaxed', layer: 'before' },
          { upper: 40, fore: 112, hand: 'grip', thumb: -1, layer: 'over' },
        ],
      },
      mien: random.pick(['sing', 'smile', 'wonder'] as const),
      x: 330,
      scale: 1.5,
      props: {
        over: (view, bones) => {
          const [x, y] = bones.arms[1].end;
          rope(
            view,
            [
              [x - 20, y + 8],
              [x + 76, y - 42],
            ],
            3.6,
            'wood',
          );
          view.line(
            [
              [x + 76, y - 44],
              [x + 78, y - 2],
            ],
            'line',
            0,
          );
          paperLantern(view.at({ x: x + 78, y: y - 4, scale: level === 2 ? 0.82 : 1 }), level);
        },
      },
    });
    return {
      title: random.pick([
        `${who.called} Carries a Lantern`,
        `The Lantern of ${who.called}`,
        `${who.called}’s Light`,
      ]),
      description: `${who.called} carries a paper lantern through the dark. ${feast.about}`,
      tags: ['lantern', 'night', 'child', 'light', feast.tag],
    };
  },
};

/** Feasts, and somebody who keeps them. */
export const celebrations: readonly Composition[] = [santa, trickOrTreat, birthday, lanternWalk].map(
  pictured,
);
