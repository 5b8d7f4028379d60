import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { crescent } from '../nature/skies.ts';
import { dressPaving } from '../dressing/paving.ts';
import { gableHouse, type Gable } from '../gable-house.ts';
import { hedge, lawn } from './foliage.ts';
import { byGrade, strewn, type Scene, type Stage } from './stage.ts';

/** A string of lights from edge to edge. */
function lights({ sheet, width, level }: Scene, y: number, sag: number): void {
  const line = curve(
    [
      [-10, y],
      [width / 2, y + sag],
      [width + 10, y - 30],
    ],
    6,
  );
  const layer = sheet.layer('lights');
  layer.line(line, 'line', 0);
  const count = [5, 9, 14][level]!;
  for (let i = 0; i < count; i++) {
    const [x, top] = line[Math.floor(((i + 0.5) / count) * (line.length - 1))]!;
    const r = [24, 16, 13][level]!;
    layer.shape(ellipse(x, top + r * 1.1, r, r * 1.2), 'line', (['sun', 'a', 'b', 'c'] as const)[i % 4]);
  }
}

/** A village street under a crescent moon. */
export const evening: Stage = {
  where: 'through the village at night',
  tags: ['night', 'village', 'moon'],
  sky: 'night',
  behind(scene) {
    const { sheet, width, height, ground, random, level } = scene;
    for (const [i, [x, y]] of strewn(random, byGrade(scene, [2, 2], [4, 3], [8, 6]), [
      60,
      60,
      width - 60,
      ground - 440,
    ]).entries()) {
      if (Math.hypot(x - width * 0.82, y - height * 0.13) < 100) continue;
      const r = byGrade(scene, 30, 21, 17) * random.range(0.85, 1.15);
      sheet.layer('stars').shape(star(x, y, r, r * 0.48, 5, i), 'line', 'sun');
    }
    crescent(sheet.layer('moon').at({ x: width * 0.82, y: height * 0.13, angle: 0.4 }), 62);
    for (const [y, sag] of byGrade(
      scene,
      [[150, 90]],
      [[170, 80]],
      [
        [150, 90],
        [330, 70],
      ],
    ) as [number, number][])
      lights(scene, y, sag);
    const gables = random.shuffle<Gable>(['steps', 'bell', 'point', 'neck']);
    const count = byGrade(scene, 2, 3, 4);
    for (let i = 0; i < count; i++)
      gableHouse(sheet.layer('houses').at({ x: ((i + 0.5) * width) / count, y: ground - 96 }), {
        width: (width / count) * 0.94,
        height: random.range(250, 330),
        gable: gables[i % 4]!,
        roles: [(['b', 'c', 'd', 'cream'] as const)[i % 4]!, 'soft'],
        level: level === 2 ? 1 : 0,
        floors: 1,
      });
    if (level === 2) hedge(scene, ground - 150, ground - 84);
    lawn(scene, ground - 100);
    if (level === 0) return;
    for (let i = 0; i < byGrade(scene, 0, 5, 9); i++) {
      const t = (i + 0.5) / byGrade(scene, 1, 5, 9);
      sheet
        .layer('way')
        .shape(
          ellipse(width * t, ground + 40 + (i % 2) * 34, byGrade(scene, 0, 56, 42), 16),
          'line',
          'stone',
        );
    }
    sheet.layer('way').shape(rectangle(-20, height - 26, width + 40, 60), 'line', 'stone');
  },
};

/**
 * A paved lane at night under one string of lights, with lit windows and a lamp post; the sky by the houses is calm.
 */
export const nightLane: Stage = {
  where: 'along the lane at night',
  tags: ['night', 'village', 'moon'],
  sky: 'night',
  behind(scene) {
    const { sheet, width, height, ground, random, level } = scene;
    for (const [i, [x, y]] of strewn(random, byGrade(scene, [2, 1], [4, 1], [5, 2]), [
      70,
      200,
      width - 70,
      byGrade(scene, 300, 320, 400),
    ]).entries()) {
      const isBehindHead = Math.abs(x - width * 0.5) < 170;
      const isOnMoon = Math.hypot(x - width * 0.82, y - height * 0.2) < 110;
      if (!isBehindHead && !isOnMoon) sheet.layer('stars').shape(star(x, y, 21, 10, 5, i), 'line', 'sun');
    }
    crescent(sheet.layer('moon').at({ x: width * 0.82, y: height * 0.2, angle: 0.4 }), 62);
    lights(scene, 76, 50);
    const gables = random.shuffle<Gable>(['steps', 'bell', 'point', 'neck']);
    const count = byGrade(scene, 2, 3, 3);
    for (let i = 0; i < count; i++)
      gableHouse(sheet.layer('houses').at({ x: ((i + 0.5) * width) / count, y: ground - 96 }), {
        width: (width / count) * 0.94,
        height: random.range(300, 370),
        gable: gables[i]!,
        roles: [(['b', 'c', 'd'] as const)[i]!, 'soft'],
        level: byGrade(scene, 0, 1, 1),
        floors: byGrade(scene, 1, 2, 2),
      });
    const paving = sheet.layer('way');
    const zone = clockwise(rectangle(-20, ground - 100, width + 40, height - ground + 160));
    paving.shape(zone, 'bold', 'stone');
    if (level > 0)
      dressPaving(paving, random.fork('paving'), {
        zone: [zone],
        kind: 'flags',
        size: byGrade(scene, 0, 150, 110),
        rim: 'bold',
      });
    else
      for (let i = 0; i < 3; i++)
        paving.shape(ellipse((i + 0.3) * (width / 3), ground - 50, 80, 18), 'line', 'soft');
  },
};
