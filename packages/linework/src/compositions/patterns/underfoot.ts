import { byLevel, type Brief } from '../../composition.ts';
import { dressPaving } from '../../motifs/dressing/paving.ts';
import { speciesLeaf, acorn, type LeafKind } from '../../motifs/nature/leaves.ts';
import { pageRim } from '../../motifs/page-ground.ts';
import type { Role } from '../../roles.ts';
import { edged } from '../edged.ts';
import { tidied } from '../tidied.ts';
import { laySetts } from './setts.ts';

const FALLEN: readonly Role[] = ['gold', 'ember', 'rust'];

/** Cobblestones from above with the leaves of a windy night on them. */
export const cobbles = tidied(
  edged({
    name: 'cobbles-and-leaves',
    category: 'patterns',
    size: [900, 900],
    edge: 'page',
    backdrop: 'stone',
    draw(brief) {
      const { random, sheet, level } = brief;
      const kind = random.fork('bond').pick(['setts', 'fans', 'flags'] as const);
      const size = byLevel(brief, 230, 128, 92);
      if (kind === 'setts')
        laySetts(sheet.layer('stones'), [900, 900], { random: random.fork('setts'), size });
      else dressPaving(sheet.layer('stones'), random, { zone: [pageRim(900, 900)], kind, size });
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
  }),
);

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
      [180, 690],
      [640, 420],
      [500, 790],
    ],
    [
      [190, 220],
      [560, 160],
      [760, 420],
      [330, 520],
      [620, 700],
      [180, 780],
      [380, 300],
      [700, 250],
      [150, 420],
      [520, 430],
      [440, 720],
      [780, 790],
      [310, 840],
    ],
  );
  spots.forEach(([x, y], i) =>
    speciesLeaf(
      sheet.layer('leaves').at({
        x: x + random.range(-30, 30),
        y: y + random.range(-30, 30),
        angle: random.range(0, 6),
        scale: byLevel(brief, 3, 2.1, 1.8),
      }),
      kinds[i % kinds.length]!,
      FALLEN[i % 3]!,
      level,
    ),
  );
  if (level > 0) acorn(sheet.layer('leaves').at({ x: 440, y: 340, scale: 0.9, angle: 0.6 }), level);
}
