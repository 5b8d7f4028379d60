import { clockwise } from '../../geometry/boolean.ts';
import { rectangle, star } from '../../geometry/forms.ts';
import { place } from '../../geometry/point.ts';
import { downTo } from '../dressing/coverings.ts';
import { dressPaving } from '../dressing/paving.ts';
import { dressSky } from '../dressing/sky.ts';
import { gableHouse, type Gable } from '../gable-house.ts';
import { hill, sun } from '../landscape.ts';
import { mountain } from '../nature/peaks.ts';
import { dinghy, drift, palm, sea } from '../nature/shore.ts';
import { crescent } from '../nature/skies.ts';
import { clouds, lawn } from '../stages/foliage.ts';
import { waters } from '../stages/hours.ts';
import { firs, ridgeOf } from '../stages/prehistoric.ts';
import { ridge } from '../stages/outdoors.ts';
import { byGrade, strewn, type Scene, type Stage } from '../stages/stage.ts';

/** Two snowy mountains before the sky. */
function peaks({ sheet, width, ground }: Scene, foot: number): void {
  for (const [x, y, half] of [
    [0.24, 430, 0.36],
    [0.74, 500, 0.42],
  ] as const)
    mountain(sheet.layer('mountains'), {
      peak: [x * width, ground - y],
      half: half * width,
      foot,
      snow: true,
      roles: ['stone', 'soft'],
    });
}

/** A meadow by a lake, firs on its far bank and mountains behind. */
export const lakeside: Stage = {
  where: 'by the lake',
  tags: ['lake', 'mountains'],
  sky: 'sky',
  behind(scene) {
    const { ground } = scene;
    clouds(scene, [
      [0.16, 0.2, 0.6],
      [0.86, 0.12, 0.6],
    ]);
    peaks(scene, ground - 200);
    ridgeOf(scene, ground - 240, 14, 'leaf');
    firs(scene, byGrade(scene, 2, 3, 8), ground - 190, 0.6);
    ridgeOf(scene, ground - 200, 4, 'grass');
    waters(scene, ground - 180, ground - 40);
    lawn(scene, ground - 70);
  },
};

/** A palm that stands in the sand by the sea, with boats on the water and starfish before it. */
export const shore: Stage = {
  where: 'by the sea',
  tags: ['beach', 'sea', 'summer'],
  sky: 'sky',
  behind(scene) {
    const { sheet, random, width, height, ground } = scene;
    sun(sheet.layer('sun').at({ x: width * 0.9, y: height * 0.13 }), 44, byGrade(scene, 8, 10, 14));
    clouds(scene, [
      [0.3, 0.1, 0.6],
      [0.7, 0.24, 0.5],
      [0.48, 0.2, 0.5],
    ]);
    sea(sheet.layer('sea'), random, {
      width,
      from: ground - 280,
      to: ground - 130,
      bands: byGrade(scene, 2, 5, 8),
      floor: height + 40,
    });
    for (const [x, y, scale] of [
      [0.86, -190, 1.2],
      [0.24, -240, 0.7],
    ] as const)
      dinghy(sheet.layer('boats').at({ x: x * width, y: ground + y, scale }), ['a', 'b']);
    for (let i = 0; i < byGrade(scene, 1, 2, 4); i++)
      hill(
        sheet.layer('sand'),
        ridge(scene, ground - 90 + i * 50, 10, i * 2 + 1),
        height + 40,
        i % 2 === 0 ? 'sand' : 'cream',
      );
    const foot = { x: width * 0.1, y: ground - 10 };
    palm(sheet.layer('palm').at(foot), { height: 430, lean: 44, level: scene.level === 2 ? 1 : 0, random });
    drift(sheet.layer('palm').at(foot), 74, 'sand');
  },
  before(scene) {
    const { sheet, width, height, random } = scene;
    for (const x of byGrade(scene, [], [0.3, 0.74], [0.2, 0.36, 0.66, 0.8]))
      sheet.layer('shells').shape(
        place(star(0, 0, 28, 13, 5), {
          x: x * width,
          y: height - random.range(50, 66),
          angle: random.range(-0.6, 0.6),
        }),
        'line',
        'ember',
      );
  },
};

const GABLES: readonly Gable[] = ['steps', 'bell', 'point', 'neck'];

/** Lamps on posts along the pavement. */
function lamps({ sheet, width, ground }: Scene, spots: readonly number[]): void {
  for (const x of spots) {
    const post = sheet.layer('lamps').at({ x: x * width, y: ground - 20 });
    post.shape(rectangle(-6, -196, 12, 200, 4), 'line', 'stone');
    post.shape(rectangle(-20, -8, 40, 16, 5), 'line', 'stone');
    post.shape(
      clockwise([
        [-22, -196],
        [-30, -252],
        [30, -252],
        [22, -196],
      ]),
      'bold',
      'sun',
    );
    post.shape(
      clockwise([
        [-38, -250],
        [0, -284],
        [38, -250],
      ]),
      'line',
      'stone',
    );
  }
}

/** A row of small gabled houses behind a paved square under a crescent moon. */
export const village: Stage = {
  where: 'in the village at night',
  tags: ['night', 'village', 'moon'],
  sky: 'night',
  behind(scene) {
    const { sheet, width, height, ground, random, level } = scene;
    if (level === 2)
      dressSky(sheet.layer('air'), random, {
        zone: downTo(width, ground - 240),
        kind: 'streaks',
        size: 130,
        roles: ['night', 'd', 'soft'],
      });
    for (const [i, [x, y]] of strewn(random, byGrade(scene, [2, 2], [4, 2], [6, 3]), [
      60,
      50,
      width - 60,
      ground - 430,
    ]).entries())
      if (Math.hypot(x - width * 0.86, y - 110) > 110)
        sheet.layer('stars').shape(star(x, y, 22 + (i % 3) * 5, 10 + (i % 3) * 2, 5, i), 'line', 'sun');
    crescent(sheet.layer('moon').at({ x: width * 0.86, y: 110, angle: 0.4 }), 58);
    for (const [y, rise] of [
      [ground - 330, 26],
      [ground - 270, 18],
    ] as const)
      hill(sheet.layer('hills'), ridge(scene, y, rise, y), height + 40, 'leaf');
    const count = Math.round(width / byGrade(scene, 260, 200, 160));
    const gables = random.shuffle(GABLES);
    for (let i = 0; i < count; i++)
      gableHouse(sheet.layer('houses').at({ x: ((i + 0.5) * width) / count, y: ground - 78 }), {
        width: (width / count) * 0.9,
        height: 190 + ((i * 37) % 60),
        gable: gables[i % 4]!,
        roles: [(['b', 'c', 'd', 'cream'] as const)[i % 4]!, 'soft'],
        level: level === 0 ? 0 : 1,
        floors: 1,
      });
    const square = clockwise(rectangle(-20, ground - 80, width + 40, height));
    if (level === 0) sheet.layer('square').shape(square, 'bold', 'stone');
    else
      dressPaving(sheet.layer('square'), random, {
        zone: [square],
        kind: 'slabs',
        size: byGrade(scene, 200, 190, 150),
        rim: 'bold',
      });
    if (level > 0) lamps(scene, [0.08, 0.92]);
  },
};
