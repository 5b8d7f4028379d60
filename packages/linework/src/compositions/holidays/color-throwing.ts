import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { mirrored } from '../../geometry/drawn.ts';
import { arc, ellipse } from '../../geometry/forms.ts';
import { polar, type Path, type Point } from '../../geometry/point.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Posture } from '../../motifs/people/body/skeleton.ts';
import { namesOf } from '../../motifs/people/casting.ts';
import { garden, park, street } from '../../motifs/stages/outdoors.ts';
import { byGrade, strewn, type Scene } from '../../motifs/stages/stage.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import { cast, TROUSERS, type Cast } from '../people/cast.ts';
import { enter, pictured, type Picture } from '../people/picture.ts';

const COLORS: readonly Role[] = ['a', 'sun', 'b', 'd', 'c', 'ember'];

/** The outline of a cloud of powder: billows of every size around it. */
function billows(random: Random, [x, y]: Point, radius: number): Path {
  const rim: Point[] = [];
  const wide = random.range(1, 1.3);
  for (let from = random.range(0, 0.5), end = from + Math.PI * 2; from < end - 0.2;) {
    const span = Math.min(random.range(0.5, 1.3), end - from);
    const reach = radius * random.range(0.8, 0.95);
    for (let i = 0; i < 10; i++) {
      const swell = 1 + 0.32 * span * Math.sin((i / 10) * Math.PI);
      const [u, v] = polar([0, 0], reach * swell, from + (i / 10) * span);
      rim.push([x + u * wide, y + v]);
    }
    from += span;
  }
  return clockwise(rim);
}

function powder(scene: Scene, at: Point, radius: number, role: Role): void {
  const { random, level } = scene;
  const sheet = scene.sheet.layer('powder');
  const rim = billows(random, at, radius);
  sheet.shape(rim, 'bold', role);
  const inside = sheet.inside([rim]);
  if (level === 2) {
    const near = random.range(0, 6);
    inside.shape(billows(random, polar(at, radius * 0.3, near), radius * 0.52), 'line', 'soft');
  }
  for (let i = byGrade(scene, 0, 2, 3); i > 0; i--) {
    const [x, y] = polar(at, radius * random.range(0.3, 0.6), random.range(0, 6));
    const turn = random.range(2.6, 4.4);
    inside.line(arc(x, y, radius * 0.3, radius * 0.26, turn, turn + 2.4), 'line', 0.5);
  }
  if (level === 0) return;
  for (let i = byGrade(scene, 0, 3, 5); i > 0; i--) {
    const spot = polar(at, radius * random.range(1.2, 1.4), random.range(0, Math.PI * 2));
    sheet.shape(ellipse(...spot, random.range(9, 14)), 'fine', role);
  }
}

/** A dish heaped with powder, its foot on the origin. */
function heap(scene: Scene, x: number, y: number, role: Role): void {
  const sheet = scene.sheet.layer('heaps').at({ x, y });
  sheet.shape(mirrored('0,-104 22,-92 70,-36 78,-24! 0,-20!'), 'bold', role);
  if (scene.level === 2) sheet.shape(mirrored('0,-104 22,-92 40,-68! 24,-58 0,-66'), 'line', 'soft');
  sheet.shape(mirrored('0,-30! 92,-30! 66,0 40,6! 0,6!'), 'bold', 'gold');
  if (scene.level > 0) sheet.shape(mirrored('0,-30! 92,-30! 86,-16! 0,-16!'), 'line', 'wood');
}

const throws: readonly Posture[] = [
  POSTURES.jump,
  { ...POSTURES.wave, head: { turn: 0.4, tilt: -8 } },
  {
    ...POSTURES.walk,
    turn: 0.3,
    head: { turn: 0.3, tilt: -6 },
    arms: [
      { upper: -120, fore: -150, hand: 'open', thumb: 1, layer: 'behind' },
      { upper: 74, fore: 110, hand: 'open', thumb: -1, layer: 'before' },
    ],
  },
];

const holi: Picture = {
  name: 'holi-colors',
  category: 'holidays',
  size: [1000, 780],
  ground: 676,
  edge: 'page',
  stages: [garden, park, street],
  isCrowded: true,
  views: [
    [500, 300, 1],
    [500, 560, 1.1],
    [430, 600, 1.18],
  ],
  act(scene) {
    const { random, ground } = scene;
    const spots = byGrade<readonly (readonly [x: number, y: number, r: number])[]>(
      scene,
      [
        [190, 230, 130],
        [800, 250, 140],
      ],
      [
        [120, 200, 104],
        [500, 170, 120],
        [880, 220, 112],
        [310, 330, 84],
        [690, 340, 88],
      ],
      [
        [90, 150, 112],
        [300, 110, 104],
        [520, 150, 124],
        [735, 100, 108],
        [920, 190, 116],
        [180, 340, 96],
        [400, 300, 92],
        [640, 300, 96],
        [840, 380, 92],
        [40, 420, 80],
      ],
    );
    const colors = random.shuffle(COLORS);
    const spread = byGrade(scene, 1, 1.1, 1.26);
    for (const [i, [x, y, r]] of spots.entries())
      powder(
        scene,
        [x + random.range(-20, 20), y + random.range(-16, 16)],
        r * spread,
        colors[i % colors.length]!,
      );
    const people: Cast[] = [];
    const xs = byGrade(scene, [500], [320, 690], [220, 510, 790]);
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
        posture: throws[(i + random.int(0, 2)) % 3]!,
        mien: 'laugh',
        x,
        y: ground - (i === 1 ? 10 : 0),
        scale: (build === 'child' ? 1.12 : 0.9) * byGrade(scene, 1.14, 1, 0.9),
        flip: x > 600,
      });
    }
    for (const [i, x] of byGrade(scene, [150, 850], [120, 505, 880], [90, 365, 650, 920]).entries())
      heap(scene, x, ground + 50, colors[(i + 2) % colors.length]!);
    for (const [i, [x, y]] of strewn(
      random,
      byGrade(scene, [2, 1], [4, 2], [6, 2]),
      [60, 400, 940, 600],
    ).entries())
      scene.sheet.layer('powder').shape(ellipse(x, y, byGrade(scene, 24, 14, 11)), 'line', colors[i % 6]);
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
