import { ellipse } from '../../geometry/forms.ts';
import { grass } from '../nature/undergrowth.ts';
import { wildflower, type WildKind } from '../nature/wildflowers.ts';
import type { Scene } from '../stages/stage.ts';

/** What stands on bare ground: where its foot is, how high it is and what it is. */
type Growth = readonly [x: number, y: number, high: number, kind: WildKind | 'grass' | 'stones'];

const LEADS = ['a', 'b', 'd', 'c'] as const;

/** Tufts of grass, flowers and stones at places on the ground. */
export function growing({ sheet, random }: Pick<Scene, 'sheet' | 'random'>, spots: readonly Growth[]): void {
  const view = sheet.layer('growth');
  for (const [i, [x, y, high, kind]] of spots.entries()) {
    const own = random.fork(`growth ${i}`);
    const at = view.at({ x, y });
    if (kind === 'stones') {
      at.shape(ellipse(high * 0.7, -high * 0.18, high * 0.42, high * 0.26), 'line', 'stone');
      at.shape(ellipse(0, -high * 0.28, high * 0.6, high * 0.4), 'line', 'stone');
    } else if (kind === 'grass') grass(at, own, high, 3);
    else
      wildflower(at, {
        kind,
        random: own,
        level: 0,
        height: high,
        size: Math.max(30, high * 0.34),
        sway: own.range(-12, 12),
        role: LEADS[i % 4]!,
        isRooted: true,
      });
  }
}
