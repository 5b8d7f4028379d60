import { nearer } from '../nearer.ts';
import { closedLeaves, tidied } from '../tidied.ts';
import { desertTall } from './desert.ts';
import { forestPath } from './forest-path.ts';
import { mountainLake } from './mountain-lake.ts';
import { nightHills, northernLights } from './night-hills.ts';
import { oldTreePage } from './old-tree.ts';
import { palmBeach } from './palm-beach.ts';
import { reefWide } from './reef.ts';
import { terrarium } from './terrarium.ts';
import { EASY_LAKE_SHORES, EASY_RIBBONS } from './easy/hills.ts';
import { EASY_PARASOLS, EASY_REEF_NEIGHBORS } from './easy/shores.ts';
import { EASY_OFF_THE_PATH } from './easy/woods.ts';

/** Places in nature, so near that they leave the page. */
export const nearerNature = nearer([
  {
    name: 'desert-foreground',
    of: desertTall,
    format: 'wide',
    backdrop: 'sky',
    looks: [
      [0.46, 0.8],
      [0.54, 0.8],
    ],
    tags: ['desert', 'cactus', 'mesa', 'close up', 'sand'],
    told: [
      [
        'Footprints of the Wind',
        'Nobody walks here, and still the sand has lines. The wind draws them again every night.',
      ],
      ['Thorns, Thorns, Flower', 'Sit on the sand, but look first. At this height the desert is a garden.'],
      [
        'The Garden Nobody Waters',
        'Each of them has saved a little rain inside. The mountains look on and keep their colors to themselves.',
      ],
    ],
  },
  {
    name: 'off-the-path',
    easy: EASY_OFF_THE_PATH,
    of: closedLeaves(forestPath),
    format: 'square',
    backdrop: 'sky',
    looks: [
      [0.36, 0.62],
      [0.62, 0.62],
    ],
    tags: ['forest', 'path', 'trees', 'close up', 'leaves'],
    told: [
      [
        'One Step off the Path',
        'Here the moss begins and the voices stop. Something rustles, but it is only a leaf.',
      ],
      [
        'Ferns up to the Knees',
        'The path goes on without you for a while. It smells of mushrooms and of last year.',
      ],
      [
        'Where the Trunks Stand Close',
        'Between two trunks there is always a third one. The light comes down in small change.',
      ],
    ],
  },
  {
    name: 'lake-shore',
    easy: EASY_LAKE_SHORES,
    of: closedLeaves(mountainLake),
    format: 'tall',
    backdrop: 'sky',
    looks: [
      [0.3, 0.6],
      [0.7, 0.6],
    ],
    tags: ['lake', 'mountains', 'firs', 'close up', 'shore'],
    told: [
      ['Cold Toes', 'The lake was snow this morning. One foot goes in, and then very quickly out again.'],
      [
        'Between the Firs',
        'The best view is not from the bench but from behind the third fir. The water glitters up to your shoes.',
      ],
      [
        'The Far Side of the Lake',
        'Over there nobody has a cabin yet. The mountains stand in the water to their knees.',
      ],
    ],
  },
  {
    name: 'hill-at-midnight',
    of: nightHills,
    format: 'tall',
    backdrop: 'night',
    looks: [
      [0.3, 0.5],
      [0.7, 0.5],
    ],
    tags: ['night', 'hills', 'moon', 'close up', 'fields'],
    told: [
      [
        'The Moon Looks Into Every Field',
        'It goes from hedge to hedge and counts the sheep. All of them are there.',
      ],
      ['Late, and Nobody Is Out', 'Only the fields are awake. The sky above them is full of stars.'],
      [
        'Half the Hills Are Asleep',
        'The other half tells them what the moon looks like. Use the dark pencils, that is what they are for.',
      ],
    ],
  },
  {
    name: 'ribbons-of-light',
    easy: EASY_RIBBONS,
    of: northernLights,
    format: 'tall',
    backdrop: 'night',
    looks: [
      [0.3, 0.46],
      [0.7, 0.46],
    ],
    tags: ['northern lights', 'night', 'snow', 'close up', 'firs'],
    told: [
      [
        'The Sky Hangs Out Its Ribbons',
        'Green, pink and a color without a name. The firs stand in the snow and look up.',
      ],
      [
        'Curtains over the Snow',
        'They move without wind and without a sound. Blend two colors in each fold.',
      ],
      ['A Night without Lamps', 'Nobody needs one when the sky does this. Even the snow has turned green.'],
    ],
  },
  {
    name: 'up-in-the-boughs',
    of: oldTreePage,
    format: 'wide',
    backdrop: 'sky',
    looks: [
      [0.5, 0.34],
      [0.5, 0.6],
    ],
    tags: ['tree', 'branches', 'leaves', 'close up', 'crown'],
    told: [
      ['Climbing Height', 'From the second bough one sees the church. Higher up there are only birds.'],
      [
        'Where the Tree Divides',
        'One arm went toward the sun and the other toward the house. Both were right.',
      ],
      [
        'Crown of Leaves',
        'Twig by twig the old tree has written its age into the sky. Nobody has finished counting.',
      ],
    ],
  },
  {
    name: 'under-the-palm',
    easy: EASY_PARASOLS,
    of: palmBeach,
    format: 'tall',
    backdrop: 'sky',
    looks: [
      [0.28, 0.5],
      [0.72, 0.5],
    ],
    tags: ['palm', 'beach', 'sea', 'close up', 'summer'],
    told: [
      ['Coconut Watch', 'Look up before you lie down. The palm drops one every now and then, for fun.'],
      [
        'Half Shade, Half Sun',
        'The towel moves with the shadow, a bit to the left every hour. The sea says the same thing all day.',
      ],
      ['Nothing on the Calendar', 'Waves, sand, a bit of wind in the fronds. That was Monday.'],
    ],
  },
  {
    name: 'reef-neighbors',
    easy: EASY_REEF_NEIGHBORS,
    of: tidied(reefWide),
    format: 'tall',
    backdrop: 'water',
    looks: [
      [0.3, 0.6],
      [0.7, 0.6],
    ],
    tags: ['reef', 'fish', 'coral', 'close up', 'sea'],
    told: [
      [
        'Hello from the Coral',
        'The fish comes out and looks at you. Then it goes back in to tell the others.',
      ],
      [
        'Rush Hour on the Reef',
        'Everybody swims and nobody signals. The corals stand at the side and wave them through.',
      ],
      [
        'Every Nook Is Taken',
        'Between two corals there is always room for one more fish. Orange ones like to live on the purple side.',
      ],
    ],
  },
  {
    name: 'behind-the-glass',
    of: terrarium,
    format: 'tall',
    backdrop: 'cream',
    looks: [
      [0.4, 0.54],
      [0.6, 0.54],
    ],
    tags: ['terrarium', 'plants', 'glass', 'close up', 'moss'],
    told: [
      [
        'Weather in a Bottle',
        'In the morning it is misty in there and by noon it has rained. No umbrella is small enough.',
      ],
      [
        'A Forest for the Desk',
        'It needs water twice a year and company every day. Put your nose against the glass.',
      ],
      [
        'The Smallest Jungle',
        'Behind the glass the ferns are trees. Somewhere in there must be a very small tiger.',
      ],
    ],
  },
]);
