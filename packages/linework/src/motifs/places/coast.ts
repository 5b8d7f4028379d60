import { points } from '../../geometry/knots.ts';
import type { Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { dinghy, palm, sea, swell } from '../nature/shore.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Sheet } from '../../sheet.ts';
import { GROUND, type Place } from './place.ts';

/** A road along the sea, a lighthouse on its rock and sails beyond. */
export const coast: Place = {
  where: 'along the coast road',
  title: 'by the Sea',
  tags: ['sea', 'lighthouse', 'coast'],
  isTallRight: true,
  behind(brief) {
    const { level, random } = brief;
    const sheet = brief.sheet.layer('coast');
    sea(sheet, random, { width: 1000, from: 390, to: 600, bands: level === 1 ? 4 : 5, floor: 770 });
    if (level === 2) {
      const zone = clockwise([...swell(1000, 440, 8, 260, 1), ...swell(1000, 500, 8, 260, 1).toReversed()]);
      fillZone('scales', { sheet, zone: [zone], size: 50, angle: 0, roles: ['water', 'sky'] });
    }
    const boats: readonly (readonly [number, number, number])[] =
      level === 1
        ? [[560, 416, 0.42]]
        : [
            [260, 440, 0.5],
            [400, 412, 0.36],
            [620, 414, 0.42],
          ];
    for (const [x, y, scale] of boats) dinghy(sheet.at({ x, y, scale }), ['a', 'b']);
    lighthouse(sheet.at({ x: 850, y: 470 }), level);
    palm(sheet.at({ x: 86, y: GROUND - 60 }), {
      height: 400,
      lean: 36,
      level: level === 2 ? 1 : 0,
      random,
    });
    wall(sheet, brief);
  },
  before: () => undefined,
};

/** Half the width of the lighthouse at a height. */
const half = (y: number): number => 40 + (y / 240) * 14;

function lighthouse(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(points('-120,60 -104,10 -60,-6 -20,-20 50,-12 96,4 124,60'), 'line', 'stone');
  sheet.line(points('-60,-6 -40,26 -52,56'), 'fine', 0.4);
  const bands = level === 1 ? 4 : 6;
  for (let i = 0; i < bands; i++) {
    const [top, foot] = [-240 + (i * 226) / bands, -240 + ((i + 1) * 226) / bands];
    sheet.shape(
      [
        [-half(top), top],
        [half(top), top],
        [half(foot), foot],
        [-half(foot), foot],
      ],
      'line',
      i % 2 === 0 ? 'a' : 'paper',
    );
  }
  sheet.shape(rectangle(-44, -256, 88, 18, 5), 'line', 'stone');
  sheet.shape(rectangle(-24, -304, 48, 48), 'line', 'sun');
  for (const x of [-8, 8])
    sheet.line(
      [
        [x, -304],
        [x, -256],
      ],
      'fine',
      0,
    );
  sheet.shape(points('-34,-304 0,-346 34,-304'), 'line', 'a');
  sheet.shape(ellipse(0, -350, 8), 'line', 'sun');
}

/** A wall of stones along the road, and the road. */
function wall(sheet: Sheet, brief: Brief): void {
  const top = GROUND - 92;
  const zone = clockwise(rectangle(0, top, 1000, 56));
  sheet.shape(zone, 'line', 'stone');
  fillZone('bricks', {
    sheet,
    zone: [zone],
    size: brief.level === 1 ? 88 : 56,
    angle: 0,
    roles: ['stone', 'sand'],
  });
  sheet.shape(rectangle(0, top - 14, 1000, 18, 4), 'line', 'sand');
  sheet.shape(rectangle(0, GROUND - 36, 1000, 300), 'line', 'stone');
  const marks = brief.level === 1 ? 7 : 10;
  for (let i = 0; i < marks; i++)
    sheet.shape(rectangle(50 + (i * 920) / marks, GROUND + 34, 520 / marks, 20, 6), 'line', 'sun');
}
