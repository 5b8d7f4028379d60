import { rectangle } from '../../geometry/forms.ts';
import { drawn } from '../../geometry/drawn.ts';
import { byGrade, type Scene } from './stage.ts';

/** A fence of posts and two rails from edge to edge, its foot at y. */
export function railFence(scene: Scene, y: number, high: number): void {
  const sheet = scene.sheet.layer('fence');
  for (const rail of [0.86, 0.46])
    sheet.shape(rectangle(-20, y - high * rail, scene.width + 40, high * 0.16), 'line', 'wood');
  const step = byGrade(scene, 330, 240, 190);
  for (let x = step * 0.4; x < scene.width; x += step)
    sheet.shape(
      drawn(
        `${x - 15},${y}! ${x - 15},${y - high}! ${x},${y - high - 14}! ${x + 15},${y - high}! ${x + 15},${y}!`,
      ),
      'line',
      'wood',
    );
}
