import { mix } from '../../geometry/point.ts';
import { hill } from '../landscape.ts';
import { swell, volcano } from '../nature/shore.ts';
import { driftCloud } from '../nature/skies.ts';
import { clouds } from './foliage.ts';
import { type Scene, type Stage, byGrade } from './stage.ts';
import { conifer, skyBands } from './wilds.ts';

/** A volcano with its smoke, standing on a point. */
export function smoking(scene: Scene, x: number, y: number, scale: number): void {
  const { sheet, random, level } = scene;
  volcano(sheet.layer('volcano').at({ x, y, scale }), level, (smoke) => {
    for (const [u, v, s] of [
      [70, -104, 0.66],
      [0, -20, 0.6],
    ] as const)
      driftCloud(smoke.at({ x: u, y: v, scale: s * byGrade(scene, 1.1, 1, 1) }), random, level > 0);
  });
}

/** Rolling ground from edge to edge, as high as asked. */
export function ridgeOf(
  scene: Scene,
  y: number,
  rise: number,
  role: 'grass' | 'leaf' | 'sand' | 'stone',
): void {
  const { sheet, random, width, height } = scene;
  const phase = random.range(0, 6);
  hill(
    sheet.layer('hills'),
    Array.from(
      { length: 7 },
      (_, i) => [-20 + ((width + 40) * i) / 6, y + rise * Math.sin(i * 1.4 + phase)] as const,
    ),
    height + 40,
    role,
  );
}

/** A row of conifers across the picture. */
export function firs(scene: Scene, count: number, y: number, scale: number): void {
  const { random, width } = scene;
  for (let i = 0; i < count; i++)
    conifer(
      scene,
      [((i + 0.5) / count) * width + random.range(-24, 24), y + random.range(-12, 12)],
      scale * random.range(0.85, 1.12),
    );
}

/** Rolling ground before a smoking volcano. */
export const lava: Stage = {
  where: 'before the volcano',
  tags: ['volcano', 'prehistoric'],
  sky: 'sky',
  behind(scene) {
    const { width, height, ground } = scene;
    if (scene.level === 2) skyBands(scene, [120, ground - 200], 9);
    clouds(scene, [
      [0.16, 0.18, 0.7],
      [0.86, 0.12, 0.6],
      [0.44, 0.1, 0.5],
      [0.94, 0.34, 0.5],
      [0.06, 0.38, 0.5],
    ]);
    smoking(scene, width * 0.24, ground - 130, height / 980);
    ridgeOf(scene, ground - 190, 30, 'leaf');
    firs(scene, byGrade(scene, 1, 4, 6), ground - 110, byGrade(scene, 0.6, 0.66, 0.66));
    for (let i = 0; i < byGrade(scene, 1, 3, 6); i++)
      ridgeOf(
        scene,
        mix(ground - 130, ground + 60, i / byGrade(scene, 1, 3, 6)),
        12,
        i % 2 === 0 ? 'grass' : 'sand',
      );
  },
};

/** Ferny ground before a wood of conifers. */
export const thicket: Stage = {
  where: 'among the ferns',
  tags: ['ferns', 'prehistoric'],
  sky: 'sky',
  behind(scene) {
    const { ground } = scene;
    if (scene.level === 2) skyBands(scene, [80, ground - 200], 9);
    clouds(scene, [
      [0.14, 0.16, 0.6],
      [0.6, 0.1, 0.5],
      [0.9, 0.2, 0.6],
    ]);
    firs(scene, byGrade(scene, 2, 4, 7), ground - 190, byGrade(scene, 1.0, 1.05, 1.05));
    ridgeOf(scene, ground - 200, 18, 'leaf');
    firs(scene, byGrade(scene, 0, 4, 6), ground - 120, 0.62);
    for (let i = 0; i < byGrade(scene, 1, 2, 5); i++)
      ridgeOf(
        scene,
        mix(ground - 150, ground + 40, i / byGrade(scene, 1, 2, 5)),
        10,
        i % 2 === 0 ? 'grass' : 'leaf',
      );
  },
};

/** The shore of a lake below far hills. */
export const lake: Stage = {
  where: 'by the lake',
  tags: ['lake', 'prehistoric'],
  sky: 'sky',
  behind(scene) {
    const { sheet, width, height, ground } = scene;
    clouds(scene, [
      [0.2, 0.24, 0.7],
      [0.84, 0.3, 0.6],
      [0.5, 0.36, 0.5],
    ]);
    if (scene.level === 2) skyBands(scene, [110, ground - 280], 11);
    ridgeOf(scene, ground - 270, 30, 'stone');
    ridgeOf(scene, ground - 230, 20, 'leaf');
    firs(scene, byGrade(scene, 1, 3, 5), ground - 196, byGrade(scene, 0.6, 0.6, 0.6));
    const bands = byGrade(scene, 2, 5, 9);
    for (let i = 0; i < bands; i++)
      sheet
        .layer('lake')
        .shape(
          [
            ...swell(width, mix(ground - 190, ground + 20, (i / bands) ** 1.2), 6, 260, i * 1.9),
            [width + 20, height + 20],
            [-20, height + 20],
          ],
          'line',
          i % 2 === 0 ? 'water' : 'sky',
        );
  },
};
