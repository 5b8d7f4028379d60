import { byLevel, type Brief } from '../../composition.ts';
import { rectangle } from '../../geometry/forms.ts';
import { dressPaving } from '../../motifs/dressing/paving.ts';
import { dressRoof } from '../../motifs/dressing/roof.ts';
import { speciesLeaf, acorn, type LeafKind } from '../../motifs/nature/leaves.ts';
import { songbird } from '../../motifs/nature/fliers.ts';
import { pageRim } from '../../motifs/page-ground.ts';
import type { Role } from '../../roles.ts';
import { edged } from '../edged.ts';

const FALLEN: readonly Role[] = ['gold', 'ember', 'rust'];

/** Cobblestones from above with the leaves of a windy night on them. */
export const cobbles = edged({
  name: 'cobbles-and-leaves',
  category: 'patterns',
  size: [900, 900],
  edge: 'page',
  backdrop: 'stone',
  draw(brief) {
    const { random, sheet, level } = brief;
    dressPaving(sheet.layer('stones'), random, {
      zone: [pageRim(900, 900)],
      kind: random.fork('bond').pick(['cobbles', 'fans', 'flags']),
      size: byLevel(brief, 230, 128, 92),
    });
    drawFallen(brief);
    return {
      title: random
        .fork('title')
        .pick(['After the Windy Night', 'Leaves on the Cobbles', 'The Market Square in Fall']),
      description:
        'The wind has laid its leaves on the cobblestones of the square. Let the stones stay cool and the leaves burn.',
      tags: ['cobblestones', 'leaves', 'autumn', 'from above', ...(level === 0 ? [] : ['pattern'])],
    };
  },
});

function drawFallen(brief: Brief): void {
  const { random, sheet, level } = brief;
  const kinds = random.shuffle<LeafKind>(['oak', 'maple', 'ginkgo']);
  const spots = byLevel<readonly (readonly [number, number])[]>(
    brief,
    [
      [260, 300],
      [640, 620],
    ],
    [
      [220, 260],
      [620, 210],
      [460, 560],
      [740, 720],
    ],
    [
      [190, 220],
      [560, 160],
      [760, 420],
      [330, 520],
      [620, 700],
      [180, 780],
    ],
  );
  spots.forEach(([x, y], i) =>
    speciesLeaf(
      sheet.layer('leaves').at({
        x: x + random.range(-30, 30),
        y: y + random.range(-30, 30),
        angle: random.range(0, 6),
        scale: byLevel(brief, 3, 2, 1.7),
      }),
      kinds[i % kinds.length]!,
      FALLEN[i % 3]!,
      level,
    ),
  );
  if (level > 0) acorn(sheet.layer('leaves').at({ x: 440, y: 340, scale: 0.9, angle: 0.6 }), level);
}

/** Sparrows on the tiles of an old roof, from edge to edge. */
export const roofTiles = edged({
  name: 'roof-with-sparrows',
  category: 'patterns',
  size: [1000, 780],
  edge: 'page',
  backdrop: 'rust',
  draw(brief) {
    const { random, sheet, level } = brief;
    dressRoof(sheet.layer('tiles'), random, {
      zone: [pageRim(1000, 780)],
      kind: level === 0 ? 'round' : random.fork('tiles').pick(['round', 'pointed', 'pantiles']),
      size: byLevel(brief, 236, 112, 86),
      roles: ['rust', 'ember', 'sand'],
    });
    const birds = byLevel<readonly (readonly [number, number, number])[]>(
      brief,
      [[480, 560, 1.25]],
      [
        [300, 420, 1.3],
        [680, 640, 1.2],
      ],
      [
        [240, 330, 1.1],
        [620, 300, 1],
        [430, 620, 1.15],
        [790, 640, 0.95],
      ],
    );
    birds.forEach(([x, y, scale], i) => {
      const at = sheet.layer('birds').at({ x, y, scale, flip: i % 2 === 1 });
      songbird(at, i % 2 ? ['wood', 'cream'] : ['rust', 'soft'], level);
      if (level === 0) at.shape(rectangle(-30, 0, 60, 14, 4), 'none', 'wood');
    });
    return {
      title: random
        .fork('title')
        .pick(['Sparrows on the Tiles', 'A Meeting on the Roof', 'Under the Dovecote']),
      description:
        'Sparrows have settled on the warm tiles of an old roof to talk. Vary the red of the tiles as fire and rain have done.',
      tags: ['roof', 'tiles', 'sparrows', 'birds', 'pattern'],
    };
  },
});
