import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { polar } from '../../geometry/point.ts';
import { many, titled } from '../../motifs/flower-names.ts';
import { BROAD_BLOOMS } from '../../motifs/flowers/broad-blooms.ts';
import { FLOWER_NAMES, FLOWERS, type FlowerName } from '../../motifs/flowers.ts';
import { leaf } from '../../motifs/leaf.ts';
import { sprig, type SprigKind } from '../../motifs/sprig.ts';
import type { Role } from '../../roles.ts';

const CENTRE = [500, 500] as const;

/** A round posy seen from above: one flower in the middle, a ring about it, a collar of leaves and twigs. */
export const flowerPosy: Composition = {
  name: 'flower-posy',
  category: 'flowers',
  size: [1000, 1000],
  strays: 1.6,
  draw(brief) {
    const kinds = brief.random.shuffle(FLOWER_NAMES).slice(0, 3);
    drawCollar(brief);
    drawRing(brief, kinds);
    FLOWERS[kinds[0]!](
      brief.sheet
        .layer('flowers')
        .at({ x: 500, y: 500, scale: byLevel(brief, 1.5, 1.5, 1.55), angle: brief.random.range(0, 6) }),
      {
        random: brief.random.fork('middle'),
        level: byLevel(brief, 0, 1, 2),
        petals: 'a',
        heart: 'sun',
        isClear: true,
      },
    );
    return {
      title: `${titled(kinds[0]!)} and ${titled(kinds[1]!)} Posy`,
      description: `A round posy of ${many(kinds[0]!)}, ${many(kinds[1]!)} and ${many(kinds[2]!)}, seen from above. A collar of leaves frames the flowers.`,
      tags: ['posy', 'bouquet', 'flowers', 'leaves', ...kinds],
    };
  },
};

function drawCollar(brief: Brief): void {
  const { random } = brief;
  const sheet = brief.sheet.layer('leaves');
  const count = byLevel(brief, 8, 10, 14);
  const kinds = random.shuffle<SprigKind>(['leafy', 'round', 'fern', 'berry']);
  for (let i = 0; i < count; i++) {
    const turn = ((i + 0.5) / count) * Math.PI * 2;
    sprig(sheet, {
      from: polar(CENTRE, 286, turn),
      angle: turn,
      length: 122,
      kind: kinds[i % 2]!,
      random,
      pairs: byLevel(brief, 1, 1, 2),
    });
  }
  for (let i = 0; i < count; i++) {
    const turn = (i / count) * Math.PI * 2;
    const [x, y] = polar(CENTRE, 262, turn);
    leaf(sheet, {
      at: { x, y, angle: turn + Math.PI / 2 },
      length: 176,
      width: 84,
      random,
      veins: byLevel(brief, 0, 0, 3),
      isClear: true,
    });
  }
}

function drawRing(brief: Brief, kinds: readonly FlowerName[]): void {
  const { random } = brief;
  const roles: Role[] = ['b', 'd'];
  const count = byLevel(brief, 5, 6, 7);
  const size = byLevel(brief, 1.42, 1.28, 1.13);
  for (let i = 0; i < count; i++) {
    const turn = (i / count) * Math.PI * 2 - Math.PI / 2;
    const [x, y] = polar(CENTRE, 248, turn);
    const level = byLevel(brief, 0, 0, i % 2 === 0 ? 2 : 1);
    (level === 0 ? BROAD_BLOOMS : FLOWERS)[kinds[1 + (i % 2)]!](
      brief.sheet
        .layer('flowers')
        .at({ x, y, scale: size * random.range(0.96, 1.06), angle: random.range(0, 6) }),
      {
        random: random.fork(`ring ${i}`),
        level,
        petals: roles[i % 2]!,
        heart: i % 2 === 0 ? 'sun' : 'c',
        isClear: true,
      },
    );
  }
}
