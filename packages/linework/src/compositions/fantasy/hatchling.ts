import { points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { bush, framed, SCENE_PENS, stalkFlower } from '../../motifs/scenery.ts';
import { mountain } from '../../motifs/nature/peaks.ts';
import { babyDragon } from '../../motifs/dragon.ts';
import { cloud, fir, hill, sun } from '../../motifs/landscape.ts';
import type { PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';

/** A baby dragon just out of its egg, in a meadow. */
export const hatchling: Composition = {
  name: 'hatchling',
  category: 'fantasy',
  size: [1000, 1000],
  strays: 1.5,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const pattern = random.pick<PatternName>(['hearts', 'stars', 'blossoms', 'diamonds']);
    const [skin, crest, shell] = random.pick<readonly [Role, Role, Role]>([
      ['leaf', 'b', 'a'],
      ['c', 'a', 'sun'],
      ['a', 'd', 'c'],
      ['d', 'b', 'c'],
    ]);
    const smile = random.pick(['closed', 'open'] as const);
    framed(brief.sheet, [1000, 1000], 'sky', (inside) => {
      const scene = { ...brief, sheet: inside };
      drawBackground(scene);
      babyDragon(inside.layer('dragon').at({ x: 500, y: 908, scale: byLevel(brief, 1.05, 1.02, 1.02) }), {
        level,
        skin,
        crest,
        shell,
        pattern,
        smile,
      });
      drawFlowers(scene);
    });
    return {
      title: random.pick(
        byLevel(
          brief,
          ['Hello, Little Dragon', 'The First Smile of a Dragon'],
          ['Just Hatched', 'The Dragon in the Egg'],
          ['The Hatchling of the Hills', 'A Dragon Is Born'],
        ),
      ),
      description: `A baby dragon has just broken out of its egg and is happy to see you. ${level === 0 ? 'Its round shell has big spots to fill.' : 'Its shell, its crest and its scales are full of small patterns.'}`,
      tags: ['dragon', 'baby dragon', 'egg', 'fairy tale', 'cute'],
    };
  },
};

function drawBackground(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('land');
  if (level > 0) sun(sheet.at({ x: 150, y: 160 }), 54, byLevel(brief, 0, 12, 14));
  cloud(
    sheet.at({ x: byLevel(brief, 846, 826, 826), y: byLevel(brief, 176, 204, 204), scale: 0.7 }),
    random,
    level > 0,
  );
  if (level === 0) cloud(sheet.at({ x: 166, y: 190, scale: 0.7 }), random, false);
  if (level > 0) {
    mountain(sheet, { peak: [120, 388], half: 220, foot: 800, snow: true, roles: ['stone', 'soft'] });
    mountain(sheet, { peak: [884, 372], half: 220, foot: 800, snow: true, roles: ['stone', 'soft'] });
  }
  hill(sheet, points('0,640 180,610 400,650 620,650 830,606 1000,640'), 1000, 'leaf');
  for (const [x, y, scale] of byLevel(
    brief,
    [],
    [
      [84, 740, 0.9],
      [916, 740, 0.9],
    ],
    [
      [84, 740, 0.9],
      [160, 770, 0.66],
      [860, 776, 0.7],
      [930, 740, 0.9],
    ],
  ) as [number, number, number][])
    fir(sheet.at({ x, y, scale }), 3, level === 2);
  if (level > 0) hill(sheet, points('0,774 220,740 500,764 780,740 1000,774'), 1000, 'grass');
}

function drawFlowers(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('flowers');
  bush(sheet.at({ x: 120, y: 976, scale: 1 }), random, level > 0);
  bush(sheet.at({ x: 880, y: 976, scale: 1 }), random, level > 0);
  const tints: Role[] = ['a', 'sun', 'd', 'b'];
  const spots = byLevel<readonly number[]>(brief, [], [250, 750], [76, 196, 282, 716, 802, 924]);
  spots.forEach((x, i) => stalkFlower(sheet.at({ x, y: 950 - (i % 2) * 8, scale: 0.95 }), 5, tints[i % 4]!));
}
