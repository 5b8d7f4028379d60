import type { Composition } from '../../composition.ts';
import { wildflower } from '../../motifs/nature/wildflowers.ts';
import { evening } from '../../motifs/stages/evening.ts';
import { snow } from '../../motifs/stages/outdoors.ts';
import { pictured } from '../people/picture.ts';
import { band, worded } from './worded.ts';
import { FIRST_MONTHS } from './first-months.ts';
import { LAST_MONTHS } from './last-months.ts';
import type { Month } from './month.ts';

/** Somebody and what the month brings, and flowers at the foot of the spring pages. */
function monthPage(it: Month) {
  const isWide = it.size[0] > it.size[1];
  return worded({
    name: `month-${it.name.toLowerCase()}`,
    lines: [it.name.toUpperCase()],
    size: it.size,
    ground: isWide ? 640 : 800,
    stages: [it.stage],
    isBanded: it.stage !== evening && it.stage !== snow,
    boxes: [isWide ? band(it.size, 0.15, 108) : band(it.size, 0.14, 130)],
    act(scene) {
      const { sheet, random, level, width, height } = scene;
      it.act(scene);
      if (level > 0 && it.tags.includes('spring')) {
        for (const x of [0.1, 0.9])
          wildflower(sheet.layer('flowers').at({ x: x * width, y: height - 40 }), {
            kind: 'tulip',
            random,
            level: 0,
            height: 100,
            size: 40,
            sway: 8,
            role: 'a',
            isRooted: true,
          });
      }
      return {
        title: it.titles[level === 2 ? 1 : 0],
        description: it.descriptions[level === 2 ? 1 : 0],
        tags: ['month', 'calendar', it.name.toLowerCase(), 'words', ...it.tags],
      };
    },
  });
}

/** The months of the year, each with what it brings. */
export const months: readonly Composition[] = [...FIRST_MONTHS, ...LAST_MONTHS].map(monthPage).map(pictured);
