import type { Brief } from '../../composition.ts';
import { rectangle } from '../../geometry/forms.ts';
import type { Role } from '../../roles.ts';
import { cobbles, lantern, townhouse, type Gable } from '../townhouse.ts';
import { GROUND, type Place } from './place.ts';

/** A street of gabled houses, a lamp at its edge. */
export const town: Place = {
  where: 'through the old town',
  title: 'in the Old Town',
  tags: ['town', 'houses', 'street'],
  isTallRight: false,
  behind(brief) {
    const sheet = brief.sheet.layer('town');
    houses(brief);
    sheet.shape(rectangle(0, GROUND - 72, 1000, 46), 'line', 'sand');
    sheet.shape(rectangle(0, GROUND - 26, 1000, 200), 'line', 'stone');
    cobbles(sheet, 0, GROUND - 26, 1000, 150, brief.level === 1 ? 150 : 62);
  },
  before(brief) {
    lantern(brief.sheet.layer('lamp').at({ x: 74, y: GROUND + 70, scale: 1.16 }));
  },
};

function houses(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('houses');
  const gables = random.shuffle<Gable>(['step', 'bell', 'point', 'round', 'neck', 'step', 'point']);
  const walls = random.shuffle<Role>(['b', 'c', 'd', 'cream', 'soft', 'gold']);
  const widths = level === 1 ? [252, 246, 256, 250] : [166, 150, 172, 158, 164, 154];
  let x = (1000 - widths.reduce((sum, width) => sum + width, 0)) / 2;
  for (const [i, width] of widths.entries()) {
    const eaves = [320, 384, 344, 400, 330, 372][i]!;
    townhouse(sheet.at({ x, y: GROUND - 70 }), {
      level: level === 2 ? 1 : 0,
      width,
      eaves,
      gable: gables[i]!,
      wall: walls[i % walls.length]!,
      trim: walls[(i + 2) % walls.length]!,
      floors: 2,
      shop: false,
    });
    x += width;
  }
}
