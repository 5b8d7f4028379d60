import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { sun } from '../../motifs/landscape.ts';
import { spruce } from '../../motifs/nature/trees.ts';
import { clouds } from '../../motifs/stages/foliage.ts';
import { type Scene } from '../../motifs/stages/stage.ts';
import { rider } from '../../motifs/vehicles/driver.ts';
import { block, printed, snowCap, standing } from './printed.ts';

const SQUARE = [1000, 1000] as const;

/** A cabin that hangs from a cable at the frame's origin, 190 units high. */
function cabin({ sheet, level }: Scene, x: number, y: number): void {
  const view = sheet.layer('cabin').at({ x, y });
  view.shape(rectangle(-5, -4, 10, 64, 3), 'line', 'stone');
  view.shape(rectangle(-24, -12, 48, 18, 8), 'bold', 'stone');
  view.shape(drawn('-70,186! -84,150 -84,80 -66,54! 66,54! 84,80 84,150 70,186!'), 'bold', 'a');
  for (const flip of [false, true]) {
    const side = view.at({ flip });
    const pane = clockwise(rectangle(-72, 74, 66, 60, 8));
    side.shape(pane, 'line', 'sky');
    rider(
      side.inside([pane]).at({ x: -39, y: 104, scale: 0.5 }),
      flip ? 'cat' : 'dog',
      'none',
      'b',
      level === 2 ? 1 : level,
    );
    side.rim(pane, 'line');
  }
  view.shape(rectangle(-92, 142, 184, 16, 6), 'line', 'cream');
}

const peaks = printed({
  name: 'letter-m-mountains',
  size: SQUARE,
  ground: 880,
  draw(scene) {
    const { sheet, level, random } = scene;
    sun(sheet.layer('sun').at({ x: 496, y: 154 }), 54, 10);
    clouds(scene, [
      [0.12, 0.34, 0.5],
      [0.9, 0.3, 0.5],
    ]);
    sheet
      .layer('far')
      .shape(
        drawn(
          '-20,620! 90,470! 200,560! 330,430! 500,580! 640,450! 780,560! 900,460! 1020,600! 1020,1020! -20,1020!',
        ),
        'line',
        'soft',
      );
    const m = standing('M', { x: 492, y: 520, scale: 1.8 }, { stem: 74, hairline: 56 });
    block(sheet.layer('letter'), m, {
      role: 'stone',
      side: 'soft',
      depth: [22, 12],
      ...(level > 0 ? { inline: 16 } : {}),
    });
    snowCap(sheet.layer('snow'), m, 0, 0.1, 28);
    sheet.layer('cable').line(traced('262,262 492,300 722,262'), 'bold', 0);
    for (const x of [258, 726]) sheet.layer('cable').shape(ellipse(x, 262, 15), 'bold', 'stone');
    cabin(scene, 492, 300);
    sheet
      .layer('lawn')
      .shape(drawn('-20,860! 240,830 480,866 760,834 1020,862! 1020,1020! -20,1020!'), 'bold', 'grass');
    for (const [x, y, s] of [
      [80, 890, 1.15],
      [170, 930, 0.8],
      [920, 890, 1.2],
      [824, 934, 0.82],
      [486, 930, 0.8],
    ] as const)
      spruce(sheet.layer('firs').at({ x, y, scale: s }), { random, level: level === 2 ? 1 : 0 });
    return {
      title: 'M Is Two Mountains',
      description:
        'The M has a peak at either end and snow on both. A cable car hangs between them, and a dog and a cat look down.',
      tags: ['letter', 'alphabet', 'm', 'mountains', 'snow', 'cable car', 'firs'],
    };
  },
});

/** Capital letters that are mountains. */
export const lettersOutdoors: readonly Composition[] = [peaks];
