import { curve } from '../../geometry/curve.ts';
import { place, type Placement, type Point } from '../../geometry/point.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { alongHand, type Posture, type Skeleton } from '../../motifs/people/body/skeleton.ts';
import { everyday, looks } from '../../motifs/people/casting.ts';
import { facedKite, reel } from '../../motifs/people/kite-reel.ts';
import { sittingDog } from '../../motifs/people/pets.ts';
import { bay, common } from '../../motifs/stages/closer-places.ts';
import type { Scene } from '../../motifs/stages/stage.ts';
import { sunlitSky } from './backdrops.ts';
import { enter, type Picture } from './picture.ts';

/** How a kite is flown: the pose, where the flier stands and how large, and where the kite and its string are. */
interface Flight {
  readonly pose: Posture;
  readonly flier: { readonly x: number; readonly scale: number };
  readonly kite: Point;
  /** The arm whose hand the string leaves. */
  readonly lets: 0 | 1;
  readonly hasDog: boolean;
}

const FLIGHTS: readonly Flight[] = [
  {
    pose: {
      ...POSTURES.stand,
      lean: -12,
      bow: -5,
      turn: 0.3,
      head: { tilt: -10, turn: 0.5 },
      arms: [
        { reach: [2, -50], elbow: -1, hand: 'grip', thumb: 1 },
        { upper: 112, fore: 146, hand: 'grip', thumb: -1, layer: 'behind' },
      ],
      legs: [
        { upper: -30, lower: -34, toes: 'right' },
        { upper: 34, lower: 4, toes: 'right', roll: -8 },
      ],
    },
    flier: { x: 265, scale: 1.34 },
    kite: [622, 178],
    lets: 1,
    hasDog: false,
  },
  {
    pose: {
      ...POSTURES.stand,
      bow: 4,
      lean: 5,
      head: { tilt: -9, turn: -0.4 },
      arms: [
        { upper: -104, fore: -150, hand: 'grip', thumb: 1, layer: 'behind' },
        { reach: [24, -42], elbow: 1, hand: 'grip', thumb: -1 },
      ],
      legs: [
        { upper: -13, lower: -6, toes: 'left' },
        { upper: 15, lower: 8, toes: 'right' },
      ],
    },
    flier: { x: 500, scale: 1.42 },
    kite: [218, 186],
    lets: 0,
    hasDog: true,
  },
];

/** Where on its lower edge the string is tied to a kite that lies on the origin. */
const BRIDLE: Point = [-37, 49];

/** The string from the hand that lets it go to the kite. */
function tether(
  view: Scene['sheet'],
  bones: Skeleton,
  { lets, flier }: Flight,
  kite: Placement,
  ground: number,
): void {
  const from = alongHand(bones, lets, 0.5);
  const [kx, ky] = place([BRIDLE], kite)[0]!;
  const tied: Point = [(kx - flier.x) / flier.scale, (ky - ground) / flier.scale + bones.ground];
  const middle: Point = [(from[0] + tied[0]) / 2 + (lets === 1 ? 14 : -14), (from[1] + tied[1]) / 2 + 16];
  view.line(curve([from, middle, tied], 4), 'bold', 0);
}

/** A child with a kite on a long string. */
export const kiteDay: Picture = {
  name: 'kite-day',
  backdrop: sunlitSky(0.46),
  category: 'people',
  isIndividual: true,
  size: [800, 1000],
  ground: 905,
  stages: [common, bay],
  act(scene, stage) {
    const { random, sheet, level, ground } = scene;
    const who = looks(random, 'child', random.pick(['she', 'he'] as const), level);
    const flight = random.fork('flight').pick(FLIGHTS);
    const kite = {
      x: flight.kite[0],
      y: flight.kite[1],
      angle: flight.lets === 1 ? 0.42 : -0.26,
      flip: flight.lets === 0,
      scale: level === 0 ? 1.35 : 1.24,
    };
    facedKite(sheet.layer('kite').at(kite), level);
    enter(scene, {
      who: { ...who, ...everyday(random, who.kind, level === 2 ? 2 : 0) },
      posture: flight.pose,
      mien: random.pick(['laugh', 'smile', 'wonder'] as const),
      ...flight.flier,
      props: {
        behind: (view, bones) => tether(view, bones, flight, kite, ground),
        held(view, bones) {
          const [x, y] = alongHand(bones, flight.lets === 1 ? 0 : 1, 0.5);
          reel(view.at({ x, y, angle: flight.lets === 1 ? 0.5 : -0.5, scale: 1.16 }));
        },
      },
    });
    if (flight.hasDog && level > 0)
      sittingDog(sheet.layer('dog').at({ x: 206, y: ground + 22, scale: 1.5 }), level);
    return {
      title: random.pick([
        `${who.called}’s Kite`,
        `Kite Weather for ${who.called}`,
        `${who.called} Flies a Kite`,
      ]),
      description: `${who.called} has run all the way ${stage.where.replace('in ', 'across ').replace('at ', 'along ')} and now the kite stands in the wind. Its tail can have as many colors as you like.`,
      tags: ['child', 'kite', 'wind', 'play', ...stage.tags.slice(0, 2)],
    };
  },
};
