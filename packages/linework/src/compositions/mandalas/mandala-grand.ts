import type { Difficulty } from '@inkbloom/formats/page';
import { byLevel, type Composition } from '../../composition.ts';
import { rectangle } from '../../geometry/forms.ts';
import { drawRings } from '../../motifs/mandalas/wheel.ts';
import { leafyPage } from '../../motifs/page-ground.ts';
import type { Role } from '../../roles.ts';
import type { Pens } from '../../sheet.ts';
import { tidied } from '../tidied.ts';

/** Hard pages are for experts: lines of half a millimetre on A4 and hundreds of small fields. */
export const EXPERT_PENS: Readonly<Record<Difficulty, Pens>> = {
  easy: { bold: 6.4, line: 5, fine: 4, none: 0 },
  medium: { bold: 4.6, line: 3.4, fine: 2.6, none: 0 },
  hard: { bold: 2.9, line: 2.2, fine: 1.8, none: 0 },
};

const MOODS = [
  'Grand',
  'Cathedral',
  'Jeweled',
  'Royal',
  'Thousand-Petal',
  'Persian',
  'Filigree',
  'Midnight',
  'Imperial',
  'Peacock',
] as const;

/** A mandala that fills the page to its corners with rings of many kinds. */
export const grandMandala: Composition = tidied({
  name: 'mandala-grand',
  category: 'mandalas',
  size: [1000, 1000],
  strays: 0.8,
  pens: EXPERT_PENS,
  draw(brief) {
    const { random, level } = brief;
    const rim = rectangle(34, 34, 932, 932, 12);
    brief.sheet.layer('ground').shape(rim, 'bold', 'soft');
    const inside = brief.sheet.inside([rim]);
    if (level === 0) leafyPage(brief.sheet, 'round', ['a', 'c']);
    const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
    const rings = {
      level,
      roles,
      folds: byLevel(brief, [6], [8], [12, 14]),
      deep: byLevel(brief, 320, 215, 84),
    };
    for (const corner of [
      [34, 34],
      [966, 34],
      [966, 966],
      [34, 966],
    ] as const)
      if (level > 0)
        drawRings(inside.layer('corners').at({ x: corner[0], y: corner[1] }), {
          ...rings,
          random: random.fork('corner'),
          radius: byLevel(brief, 0, 170, 226),
        });
    drawRings(inside.layer('wheel').at({ x: 500, y: 500 }), {
      ...rings,
      random: random.fork('wheel'),
      radius: byLevel(brief, 440, 456, 462),
    });
    brief.sheet.layer('frame').rim(rim, 'bold');
    const mood = random.fork('title').pick(MOODS);
    const isExpert = level === 2;
    return {
      title: `${mood} Mandala${isExpert ? ' for Experts' : ''}`,
      description: `Ring after ring of petals, leaves and beads opens from one middle and runs on into the corners. ${isExpert ? 'Take fine pens, a good lamp and a few evenings.' : 'Begin where you like and come back to it.'}`,
      tags: [
        'mandala',
        'petals',
        'symmetry',
        ...(isExpert ? ['expert', 'detailed', 'fine lines'] : ['corners']),
      ],
    };
  },
});
