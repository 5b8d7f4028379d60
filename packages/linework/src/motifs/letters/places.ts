import { mountain } from '../nature/peaks.ts';
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
