import { asOne, downTo } from '../../motifs/dressing/coverings.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import type { Composition } from '../../composition.ts';
import { treant } from '../../motifs/fantasy/treant.ts';
import { byGrade } from '../../motifs/stages/stage.ts';
import { deepWood, pasture } from '../../motifs/stages/wild-places.ts';
import { simpler } from '../people/picture.ts';
import { scenic } from '../scenic.ts';

const TALL = [800, 1000] as const;

const oldTreant = scenic({
  name: 'walking-tree',
  category: 'fantasy',
  covers: ({ random, width, height }) => ({
    bands: asOne(dressSky, random, { kinds: ['gusts'], size: 150 }, downTo(width, height)),
    lawn: asOne(dressMeadow, random, { kinds: ['mounds'], size: 170 }),
    ground: asOne(dressMeadow, random, { kinds: ['mounds'], size: 170 }),
  }),
  size: TALL,
  ground: 800,
  edge: 'open',
  stages: [deepWood('day', 'birch'), pasture('dusk'), deepWood('night', 'ridged')],
  tags: ['treant', 'tree', 'forest spirit', 'magic'],
  layouts: [
    {
      words: [
        [
          'The Tree That Went for a Walk',
          'It stood in one place for three hundred years. Today it would like to see the other side of the hill.',
        ],
        [
          'Old Father Oak',
          'He speaks slowly, and only when it is important. The birds in his crown know all his stories.',
        ],
      ],
      draw: (scene) =>
        treant(
          scene.sheet.layer('treant').at({ x: 396, y: 924, scale: byGrade(scene, 1.12, 1, 1) }),
          scene.level,
        ),
    },
    {
      words: [
        [
          'Two Trees in Conversation',
          'They began on Monday and have got as far as the weather. There is time.',
        ],
        [
          'A Big Tree and a Small One',
          'You must learn to stand before you walk, says the big one. The small one has run off already.',
        ],
      ],
      draw(scene) {
        treant(scene.sheet.layer('treant').at({ x: 270, y: 830, scale: 0.84 }), scene.level);
        treant(
          scene.sheet.layer('treant').at({ x: 584, y: 930, scale: 0.54, flip: true }),
          simpler(scene.level),
          true,
        );
      },
    },
  ],
});

/** Trees that walk and talk. */
export const walkingTrees: readonly Composition[] = [oldTreant];
