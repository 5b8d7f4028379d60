import { byLevel } from '../../composition.ts';
import { blob } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { knots, sizedKnots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, type Path } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import { edged } from '../edged.ts';

/** A dragon's eye among scales, so near that nothing else is seen. */
export const dragonEye = edged({
  name: 'dragon-eye',
  category: 'patterns',
  size: [1000, 720],
  edge: 'page',
  backdrop: 'a',
  draw(brief) {
    const { random, sheet, level } = brief;
    const size = byLevel(brief, 190, 118, 84);
    const lean = random.range(-0.25, 0.25);
    const skin = sheet.layer('scales').at({ x: 500, y: 360, angle: lean });
    const rows = Math.ceil(1300 / (size * 0.5));
    for (let row = rows; row >= 0; row--)
      for (let i = -8; i <= 8; i++) {
        const [x, y] = [(i + (row % 2) / 2) * size, row * size * 0.5 - 640];
        if (Math.hypot(x, y) > 780) continue;
        skin
          .at({ x, y, angle: x * 0.0006 })
          .shape(
            blob(sizedKnots('0,0.62! 0.44,0.3 0.52,-0.2 0.3,-0.5! -0.3,-0.5! -0.52,-0.2 -0.44,0.3', size)),
            'line',
            (['a', 'b', 'c'] as const)[(row + i * 2 + 40) % 3],
          );
        if (level === 2 && (row + i) % 3 === 0)
          skin.at({ x, y }).shape(petal('leaf', size * 0.4, size * 0.2), 'fine', 'soft');
      }
    const eye = sheet
      .layer('eye')
      .at({ x: random.range(450, 550), y: random.range(350, 410), angle: lean + random.range(-0.12, 0.12) });
    for (const [grow, role] of byLevel<readonly (readonly [number, Role])[]>(
      brief,
      [
        [1.3, 'd'],
        [1, 'paper'],
      ],
      [
        [1.42, 'd'],
        [1.2, 'c'],
        [1, 'paper'],
      ],
      [
        [1.56, 'b'],
        [1.38, 'd'],
        [1.2, 'c'],
        [1, 'paper'],
      ],
    ))
      eye.shape(lid(grow), 'bold', role);
    const ball = eye.inside([lid(1)]);
    ball.shape(ellipse(0, 0, 152), 'bold', 'gold');
    const flecks = byLevel(brief, 8, 16, 26);
    for (let i = 0; i < flecks; i++) {
      const angle = (i / flecks) * Math.PI * 2;
      ball.at({ angle }).shape(
        [
          [-150 * Math.sin(Math.PI / flecks), -150],
          [150 * Math.sin(Math.PI / flecks), -150],
          [0, -70],
        ],
        'line',
        i % 2 ? 'ember' : 'sun',
      );
    }
    ball.shape(ellipse(0, 0, 74), 'line', 'sun');
    ball.shape(blob(knots('0,-134! 17,-60 20,0 17,60 0,134! -17,60 -20,0 -17,-60')), 'line', 'night');
    eye.shape(ellipse(-44, -46, 20, 26, 0.5), 'line', 'paper');
    eye.rim(lid(1), 'bold');
    for (let i = 0; i < byLevel(brief, 3, 5, 7); i++) {
      const t = (i + 0.5) / byLevel(brief, 3, 5, 7);
      eye
        .at({ x: mix(-250, 250, t), y: -190 - 70 * Math.sin(t * Math.PI), angle: mix(-0.7, 0.7, t) })
        .shape(blob(knots('-44,40! 0,-110! 44,40! 0,54')), 'bold', 'cream');
    }
    return {
      title: random
        .fork('title')
        .pick(['The Dragon’s Eye', 'Something Is Watching', 'Eye to Eye with a Dragon']),
      description:
        'A golden eye opens among the scales, very near and quite awake. Let the scales shimmer from one color into the next.',
      tags: ['dragon', 'eye', 'scales', 'fantasy', 'close up'],
    };
  },
});

function lid(grow: number): Path {
  const [x, y] = [270 * grow, 170 * (0.3 + 0.7 * grow)];
  return blob([
    [-x, 20, 1],
    [-x * 0.5, -y * 0.82],
    [0, -y],
    [x * 0.5, -y * 0.8],
    [x, -10, 1],
    [x * 0.5, y * 0.76],
    [0, y * 0.9],
    [-x * 0.5, y * 0.74],
  ]);
}
