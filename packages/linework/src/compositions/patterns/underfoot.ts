import { byLevel, type Brief } from '../../composition.ts';
import { twin } from '../../geometry/curve.ts';
import { dressPaving } from '../../motifs/dressing/paving.ts';
import { snail } from '../../motifs/nature/creepers.ts';
import { acorn, leafForm, speciesLeaf, type LeafKind } from '../../motifs/nature/leaves.ts';
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
      const size = byLevel(brief, 230, 128, kind === 'fans' ? 112 : 92);
      if (kind === 'setts')
        laySetts(sheet.layer('stones'), [900, 900], { random: random.fork('setts'), size, isOld: level > 0 });
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
      [200, 200],
      [480, 150],
      [730, 250],
      [330, 420],
      [610, 470],
      [170, 640],
      [420, 700],
      [730, 700],
    ],
    [
      [150, 150],
      [370, 130],
      [610, 150],
      [770, 240],
      [250, 320],
      [500, 330],
      [690, 440],
      [130, 480],
      [370, 520],
      [560, 610],
      [780, 640],
      [200, 680],
      [400, 760],
      [640, 790],
    ],
  );
  spots.forEach(([x, y], i) => {
    const kind = kinds[i % kinds.length]!;
    const angle = random.range(0, 6);
    const scale = byLevel(brief, 3, 2.2 * random.range(0.86, 1.14), 1.85 * random.range(0.8, 1.15));
    // A spot is the middle of a leaf, or on easy pages where its stalk is.
    const half = level === 0 ? 0 : 50 * scale;
    const leaf = sheet.layer('leaves').at({
      x: x + random.range(-30, 30) - half * Math.sin(angle),
      y: y + random.range(-30, 30) + half * Math.cos(angle),
      angle,
      scale,
    });
    speciesLeaf(leaf, kind, FALLEN[i % 3]!, level);
    if (level > 0) leaf.rim([twin(leafForm(kind).half, 0, 4)], 'bold');
  });
  if (level === 0) return;
  acorn(sheet.layer('leaves').at({ x: 440, y: 236, scale: 0.9, angle: 0.6 }), level);
  snail(sheet.layer('leaves').at({ x: 240, y: 850, scale: byLevel(brief, 1, 1.15, 0.9) }), 'sand', level);
}
