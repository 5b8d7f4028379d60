import type { Composition } from '../../composition.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, lobed } from '../../geometry/forms.ts';
import { place, polar, type Path, type Point } from '../../geometry/point.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Posture } from '../../motifs/people/body/skeleton.ts';
import { namesOf } from '../../motifs/people/casting.ts';
import { garden, park, street } from '../../motifs/stages/outdoors.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
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

/** A handful of powder that opens from a hand upward and outward into a cloud, with crumbs flying off it. */
function plume(scene: Scene, [x, y]: Point, angle: number, long: number, role: Role): void {
  const { random, level } = scene;
  const sheet = scene.sheet.layer('powder');
  const at = { x, y, angle };
  const cloud = billows(random, [0, -long], long * 0.54);
  const spray = drawn(
    `-14,0! 14,0! ${long * 0.3},${-long * 0.4} ${long * 0.5},${-long * 0.9} 0,${-long} ${-long * 0.5},${-long * 0.9} ${-long * 0.3},${-long * 0.4}`,
  );
  const rim = unite([cloud, spray]).map((path) => clockwise(place(path, at)));
  sheet.shape(rim, 'bold', role);
  const inside = sheet.inside(rim);
  for (const turn of byGrade(scene, [0], [-0.16, 0.16], [-0.24, 0, 0.24]))
    inside.line(
      traced(`0,-18 ${long * turn},${-long * 0.44} ${long * turn * 2.1},${-long * 0.84}`, at),
      'line',
      0.6,
    );
  if (level === 2) inside.shape(place(billows(random, [0, -long * 1.04], long * 0.2), at), 'line', 'soft');
  for (let i = byGrade(scene, 3, 5, 7); i > 0; i--) {
    const spot = polar([x, y], long * random.range(1.5, 1.8), angle - Math.PI / 2 + random.range(-0.6, 0.6));
    sheet.shape(ellipse(...spot, random.range(9, byGrade(scene, 20, 15, 13))), 'line', role);
  }
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
  const sheet = scene.sheet.layer('heaps').at({ x, y });
  sheet.shape(mirrored('0,-104 22,-92 70,-36 78,-24! 0,-20!'), 'bold', role);
  if (scene.level === 2) sheet.shape(mirrored('0,-104 22,-92 40,-68! 24,-58 0,-66'), 'line', 'soft');
  sheet.shape(mirrored('0,-30! 92,-30! 66,0 40,6! 0,6!'), 'bold', 'gold');
  if (scene.level > 0) sheet.shape(mirrored('0,-30! 92,-30! 86,-16! 0,-16!'), 'line', 'wood');
}

/** Arms thrown up, one raised and one swung back, and a throw straight up from a stride. */
const throws: readonly Posture[] = [
  POSTURES.jump,
  {
    ...POSTURES.wave,
    head: { turn: 0.4, tilt: -8 },
    arms: [
      { upper: -74, fore: -120, hand: 'open', thumb: 1 },
      { upper: 118, fore: 160, hand: 'open', thumb: -1 },
    ],
  },
  {
    ...POSTURES.walk,
    turn: 0.3,
    head: { turn: 0.3, tilt: -6 },
    arms: [
      { upper: -120, fore: -150, hand: 'open', thumb: 1, layer: 'behind' },
      { upper: 84, fore: 130, hand: 'open', thumb: -1, layer: 'before' },
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
    [500, 700, 1.04],
  ],
  act(scene) {
    const { random, ground } = scene;
    const colors = random.shuffle(COLORS);
    const people: Cast[] = [];
    const xs = byGrade(scene, [500], [300, 706], [220, 506, 790]);
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
        scale: (build === 'child' ? 1.12 : 0.9) * byGrade(scene, 1.06, 0.9, 0.84),
        flip: x > 600,
        props: {
          behind: (view, bones) => {
            for (const [k, arm] of bones.arms.entries()) {
              const [hx, hy] = arm.end;
              if (hy > bones.neck[1] + 20) continue;
              const lean = Math.atan2(hx - arm.bend[0], arm.bend[1] - hy);
              plume(
                { ...scene, sheet: view },
                [hx, hy],
                lean * 0.7,
                byGrade(scene, 120, 112, 104),
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
    for (const [i, x] of byGrade(scene, [190, 810], [190, 505, 820], [222, 408, 594, 780]).entries())
      heap(scene, x, ground + 50, colors[(i + 2) % colors.length]!);
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
