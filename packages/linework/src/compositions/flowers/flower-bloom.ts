import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { polar } from '../../geometry/point.ts';
import { titled } from '../../motifs/flower-names.ts';
import { FLOWER_NAMES, FLOWERS } from '../../motifs/flowers.ts';
import { leaf } from '../../motifs/leaf.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import { sprig } from '../../motifs/sprig.ts';
import { onGround } from '../on-ground.ts';

/** One great flower that fills the page, on a bed of leaves. */
export const bloomAlone: Composition = {
  name: 'flower-bloom',
  category: 'flowers',
  size: [1000, 1000],
  strays: 1.8,
  draw(brief) {
    const name = brief.random.pick(FLOWER_NAMES);
    drawBed(brief);
    const size = byLevel(brief, 3.15, 2.95, 2.85);
    FLOWERS[name](
      brief.sheet.layer('flower').at({ x: 500, y: 500, scale: size, angle: brief.random.range(0, 6) }),
      {
        random: brief.random.fork('flower'),
        level: brief.level,
        petals: 'a',
        heart: 'sun',
        isLayered: true,
      },
    );
    const mood = brief.random.pick(['Great', 'Sunlit', 'Morning', 'Velvet', 'Wild', 'Summer']);
    return {
      title: `${mood} ${titled(name)}`,
      description: `A single ${name} opens wide on a bed of leaves. Shade each petal from its heart to its rim.`,
      tags: ['flower', name, 'leaves', 'petals', 'bloom'],
    };
  },
};

/** The same on a ground where the page is hard. */
export const flowerBloom = onGround(bloomAlone, (ground, random, zone) =>
  dressBoards(ground, random, { zone, kind: 'planks', size: 120 }),
);

function drawBed(brief: Brief): void {
  const { random } = brief;
  const sheet = brief.sheet.layer('leaves');
  const count = byLevel(brief, 7, 9, 11);
  const start = random.range(0, 1);
  if (brief.level > 0) {
    for (let i = 0; i < count; i++) {
      const turn = ((i + 0.5 + start) / count) * Math.PI * 2;
      sprig(sheet, {
        from: polar([500, 500], 140, turn),
        angle: turn,
        length: byLevel(brief, 256, 256, 214),
        kind: i % 2 === 0 ? 'leafy' : 'berry',
        random,
        pairs: byLevel(brief, 2, 3, 4),
      });
    }
  }
  for (let i = 0; i < count; i++) {
    const turn = ((i + start) / count) * Math.PI * 2;
    const [x, y] = polar([500, 500], 190, turn);
    leaf(sheet, {
      at: { x, y, angle: turn + Math.PI / 2 },
      length: byLevel(brief, 262, 252, 236),
      width: byLevel(brief, 150, 112, 96),
      random,
      veins: byLevel(brief, 0, 4, 5),
      isClear: true,
    });
  }
}
