import { hill } from '../landscape.ts';
import { mountain } from '../scenery.ts';
import { clouds, lawn } from '../stages/foliage.ts';
import { waters } from '../stages/hours.ts';
import { firs, ridgeOf } from '../stages/prehistoric.ts';
import { byGrade, type Scene, type Stage } from '../stages/stage.ts';

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

/** Meadows that rise towards snowy mountains. */
export const uphill: Stage = {
  where: 'up the mountain',
  tags: ['mountains', 'hiking'],
  sky: 'sky',
  behind(scene) {
    const { sheet, width, height, ground } = scene;
    clouds(scene, [
      [0.14, 0.12, 0.6],
      [0.88, 0.2, 0.6],
    ]);
    peaks(scene, ground - 130);
    for (const [i, y] of [230, 170].entries())
      hill(
        sheet.layer('hill'),
        [0, 1, 2, 3, 4].map((k) => [
          -20 + ((width + 40) * k) / 4,
          ground - y + 30 * Math.sin(k * 1.7 + i * 2.4),
        ]),
        height + 40,
        i === 0 ? 'soft' : 'leaf',
      );
    firs(scene, byGrade(scene, 2, 4, 7), ground - 80, 0.8);
    lawn(scene, ground - 100);
  },
};
