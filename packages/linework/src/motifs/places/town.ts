import { byLevel, type Brief } from '../../composition.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
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
    if (brief.level === 0) plainHouses(sheet.layer('houses'));
    else houses(brief);
    sheet.shape(rectangle(0, GROUND - 72, 1000, 46), 'line', 'sand');
    sheet.shape(rectangle(0, GROUND - 26, 1000, 200), 'line', 'stone');
    if (brief.level > 0) cobbles(sheet, 0, GROUND - 26, 1000, 150, byLevel(brief, 0, 150, 62));
  },
  before(brief) {
    if (brief.level > 0) lantern(brief.sheet.layer('lamp').at({ x: 74, y: GROUND + 70, scale: 1.16 }));
  },
};

/** Three tall house fronts, their windows where no vehicle hides them. */
function plainHouses(sheet: Sheet): void {
  for (const [i, wall] of (['b', 'cream', 'd'] as const).entries()) {
    const [left, right] = [i * 334 - 1, i * 334 + 333];
    const middle = (left + right) / 2;
    sheet.shape(
      [
        [left, GROUND],
        [left, 190],
        [middle, [84, 70, 84][i]!],
        [right, 190],
        [right, GROUND],
      ],
      'bold',
      wall,
    );
    sheet.shape(ellipse(middle, 142, 28), 'line', 'sky');
  }
  for (const x of [56, 852]) {
    sheet.shape(rectangle(x, 270, 78, 100, 6), 'line', 'sky');
    sheet.shape(rectangle(x, 430, 78, 200, 6), 'line', 'wood');
  }
}

function houses(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('houses');
  const gables = random.shuffle<Gable>(['step', 'bell', 'point', 'round', 'neck', 'step', 'point']);
  const walls = random.shuffle<Role>(['b', 'c', 'd', 'cream', 'soft', 'gold']);
  const widths = byLevel<readonly number[]>(
    brief,
    [500, 500],
    [252, 246, 256, 250],
    [166, 150, 172, 158, 164, 154],
  );
  let x = (1000 - widths.reduce((sum, width) => sum + width, 0)) / 2;
  for (const [i, width] of widths.entries()) {
    const eaves = [320, 384, 344, 400, 330, 372][i]! * (level === 0 ? 0.9 : 1);
    townhouse(sheet.at({ x, y: GROUND - 70 }), {
      level: level === 2 ? 1 : 0,
      width,
      eaves,
      gable: gables[i]!,
      wall: walls[i % walls.length]!,
      trim: walls[(i + 2) % walls.length]!,
      floors: level === 0 ? 1 : 2,
      shop: false,
    });
    x += width;
  }
}
