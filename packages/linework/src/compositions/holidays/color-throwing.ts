import type { Composition } from '../../composition.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { mirrored } from '../../geometry/drawn.ts';
import { ellipse, lobed } from '../../geometry/forms.ts';
import { area } from '../../geometry/path.ts';
import type { Point } from '../../geometry/point.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Posture } from '../../motifs/people/body/skeleton.ts';
import { namesOf } from '../../motifs/people/casting.ts';
import { common, lane } from '../../motifs/stages/closer-places.ts';
import { garden } from '../../motifs/stages/outdoors.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { cast, TROUSERS, type Cast } from '../people/cast.ts';
import { enter, pictured, type Picture } from '../people/picture.ts';

const COLORS: readonly Role[] = ['a', 'sun', 'b', 'd', 'c', 'ember'];

/** Where crumbs fly about a plume. */
const CRUMBS: readonly Point[] = [
  [-12, -66],
  [18, -122],
  [78, -140],
  [142, -104],
  [-24, -104],
  [44, -154],
];

/** The round puffs of a cloud of powder, growing away from the hand. */
const PUFFS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [2, -8, 15],
  [12, -32, 22],
  [40, -52, 30],
  [30, -80, 27],
  [78, -66, 30],
  [62, -96, 28],
  [102, -92, 24],
];

/** A handful of powder that bursts from a hand in a cloud, with crumbs flying off it. */
function plume(scene: Scene, [x, y]: Point, side: 1 | -1, long: number, role: Role): void {
  const { random } = scene;
  const sheet = scene.sheet.layer('powder').at({ x, y, scale: long / 100, flip: side < 0 });
  const rim = unite(PUFFS.map(([u, v, r]) => clockwise(ellipse(u, v, r))));
  sheet.shape(
    rim.filter((path) => area(path) > 0),
    'bold',
    role,
  );
  for (const [u, v] of CRUMBS.slice(0, byGrade(scene, 3, 3, 6)))
    sheet.shape(ellipse(u, v, random.range(9, 14)), 'line', role);
}

/** Splashes of color on the clothes of somebody. */
function splashes(sheet: Sheet, at: readonly Point[], roles: readonly Role[], size: number): void {
  for (const [i, [x, y]] of at.entries())
    sheet.shape(
      lobed(x, y, size * (i % 2 ? 0.8 : 1), 5 + (i % 2), size * 0.2),
      'line',
      roles[i % roles.length],
    );
}

/** A dish heaped with powder, its foot on the origin. */
function heap(scene: Scene, x: number, y: number, role: Role): void {
  const sheet = scene.sheet.layer('heaps').at({ x, y, scale: byGrade(scene, 1, 0.8, 0.66) });
  sheet.shape(mirrored('0,-104 22,-92 70,-36 78,-24! 0,-20!'), 'bold', role);
  if (scene.level === 2) sheet.shape(mirrored('0,-104 22,-92 40,-68! 24,-58 0,-66'), 'line', 'soft');
  sheet.shape(mirrored('0,-30! 92,-30! 66,0 40,6! 0,6!'), 'bold', 'gold');
  if (scene.level > 0) sheet.shape(mirrored('0,-30! 92,-30! 86,-16! 0,-16!'), 'line', 'wood');
}

/** Both hands high; one hand high and one at the hip; a long stride with one hand ahead. */
const THROWS: readonly Posture[] = [
  {
    ...POSTURES.stand,
    head: { tilt: -6, turn: -0.2 },
    arms: [
      { upper: -138, fore: -160, hand: 'open', thumb: 1, layer: 'behind' },
      { upper: 132, fore: 158, hand: 'open', thumb: -1, layer: 'behind' },
    ],
    legs: [
      { upper: -14, lower: -6, toes: 'left' },
      { upper: 12, lower: 6, toes: 'right' },
    ],
  },
  {
    ...POSTURES.wave,
    head: { turn: 0.4, tilt: -8 },
    arms: [
      { upper: -48, fore: 36, hand: 'grip', layer: 'before' },
      { upper: 118, fore: 160, hand: 'open', thumb: -1 },
    ],
  },
  {
    ...POSTURES.walk,
    turn: 0.3,
    head: { turn: 0.4, tilt: -6 },
    arms: [
      { upper: -40, fore: -20, hand: 'relaxed', layer: 'behind' },
      { upper: 96, fore: 140, hand: 'open', thumb: -1, layer: 'before' },
    ],
  },
];

const holi: Picture = {
  name: 'holi-colors',
  category: 'holidays',
  size: [1000, 780],
  ground: 676,
  edge: 'page',
  stages: [garden, common, lane],
  isCrowded: true,
  views: [
    [500, 300, 1],
    [500, 700, 1.04],
  ],
  act(scene) {
    const { random, ground } = scene;
    const colors = random.shuffle(COLORS);
    const people: Cast[] = [];
    const first = random.int(0, 2);
    const xs = byGrade(scene, [500], [310, 690], [210, 500, 790]);
    for (const [i, x] of xs.entries()) {
      const build = random.pick(['child', 'child', 'woman', 'man'] as const);
      const one = cast(scene, build, { among: people, isPlain: true });
      people.push(one);
      enter(scene, {
        who: {
          ...one.who,
          top: { sleeves: 1.4, role: 'cream', trim: colors[i]!, neckline: 'high', loose: 10 },
          bottom: { ...TROUSERS, role: 'paper', trim: colors[i]! },
        },
        posture: THROWS[(i + first) % 3]!,
        mien: 'laugh',
        x,
        y: ground - (i === 1 ? 10 : 0),
        scale: (build === 'child' ? 1.12 : 0.9) * byGrade(scene, 1.06, 0.84, 0.84),
        flip: x > 600,
        props: {
          behind: (view, bones) => {
            for (const [k, arm] of bones.arms.entries()) {
              const [hx, hy] = arm.end;
              if (hy > bones.neck[1] + 20) continue;
              plume(
                { ...scene, sheet: view },
                [hx, hy - 20],
                hx < bones.neck[0] ? -1 : 1,
                byGrade(scene, 110, 142, 104),
                colors[(i * 2 + k) % 6]!,
              );
            }
          },
          held: (view, bones) => {
            const [bx, by] = bones.belly;
            splashes(
              view,
              [
                [bx - 26, by - 30],
                [bx + 24, by + 8],
              ],
              [colors[(i + 1) % 6]!, colors[(i + 4) % 6]!],
              20,
            );
          },
        },
      });
    }
    for (const [i, x] of byGrade(scene, [190, 810], [98, 500, 902], [100, 356, 644, 900]).entries())
      heap(scene, x, ground + (i % 2 ? 58 : 42), colors[(i + 2) % colors.length]!);
    return {
      title: random.pick([
        `${people[0]!.called} Throws the First Handful`,
        `Nobody Stays White, Least of All ${people.at(-1)!.called}`,
        `${people[0]!.called} Is Blue up to the Ears`,
      ]),
      description: `It is Holi, and ${namesOf(people.map((one) => one.looks))} throw${people.length > 1 ? '' : 's'} powder by the handful. Their clothes were chosen white so that you can see it.`,
      tags: ['holi', 'festival of colors', 'powder', 'spring', 'friends', 'india'],
    };
  },
};

/** The day in spring on which everybody throws colored powder. */
export const colorThrowings: readonly Composition[] = [pictured(holi)];
