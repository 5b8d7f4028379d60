import { among, nearer } from '../nearer.ts';
import { birthdayCake } from './birthday-cake.ts';
import { celebrations } from './celebrations.ts';
import { diya } from './diya.ts';
import { easterBasket } from './easter-basket.ts';
import { fireworks } from './fireworks.ts';
import { halloweenCat } from './halloween-cat.ts';
import { keepsakes } from './keepsake.ts';
import { lanterns } from './lanterns.ts';
import { menorah } from './menorah.ts';
import { snowGlobe } from './snow-globe.ts';
import { valentine } from './valentine.ts';

/** Moments of a feast, so near that they leave the page. */
export const nearerFeasts = nearer([
  {
    name: 'top-tier',
    of: birthdayCake,
    format: 'wide',
    backdrop: 'cream',
    looks: [
      [0.5, 0.4],
      [0.5, 0.62],
    ],
    tags: ['birthday', 'cake', 'candles', 'close up', 'party'],
    told: [
      [
        'Make a Wish',
        'Take a deep breath and do not tell anybody. The icing may be tasted while the candles burn.',
      ],
      [
        'Happy Birthday to You',
        'They sing in three keys at once and the cake stands it bravely. The piece with the flower is already spoken for.',
      ],
      [
        'Sugar and Ribbons',
        'The baker has decorated until midnight. It would be a pity to cut it before it has been colored.',
      ],
    ],
  },
  {
    name: 'santa-near',
    of: among(celebrations, 'santa'),
    format: 'wide',
    backdrop: 'sky',
    looks: [
      [0.5, 0.4],
      [0.5, 0.62],
    ],
    tags: ['santa', 'christmas', 'beard', 'close up', 'winter'],
    told: [
      [
        'Ho, Ho, Hello',
        'He has a cold nose and a warm coat. Between two houses there is always time for a wave.',
      ],
      [
        'The Beard in Person',
        'Snow hangs in it, and a bit of cookie. The coat has been red so far, but he is open to ideas.',
      ],
      [
        'Half Past Christmas',
        'One half of the world is done, the other half still sleeps. He straightens his belt and walks on.',
      ],
    ],
  },
  {
    name: 'costume-party',
    of: among(celebrations, 'trick-or-treat'),
    format: 'wide',
    backdrop: 'night',
    looks: [
      [0.5, 0.4],
      [0.42, 0.7],
    ],
    tags: ['halloween', 'costume', 'child', 'close up', 'pumpkin'],
    told: [
      [
        'Guess Who I Am',
        'Nobody has recognized the costume yet, and that is how it should be. The pail is already heavy.',
      ],
      [
        'One More House',
        'Just that one over there, the one with the light. Then home to sort the loot by color.',
      ],
      ['Boo, and Thank You', 'First you scare them, then you thank them. The order matters.'],
    ],
  },
  {
    name: 'lantern-light',
    of: among(celebrations, 'lantern-walk'),
    format: 'wide',
    backdrop: 'night',
    looks: [
      [0.5, 0.42],
      [0.5, 0.62],
    ],
    tags: ['lanterns', 'children', 'evening', 'close up', 'autumn'],
    told: [
      [
        'My Light and I',
        'The song has three verses and everybody knows the first. The lantern swings along.',
      ],
      [
        'Home through the Dark',
        'They made the lanterns at school from paper and glue. Tonight they are allowed to stay up for them.',
      ],
      [
        'Small Lights, Long Shadows',
        'Every lantern paints its own circle on the night. Start there and let the dark begin where it ends.',
      ],
    ],
  },
  {
    name: 'flame-and-petals',
    of: diya,
    format: 'tall',
    backdrop: 'night',
    looks: [
      [0.38, 0.5],
      [0.5, 0.62],
    ],
    tags: ['diwali', 'lamp', 'rangoli', 'close up', 'light'],
    told: [
      [
        'One Small Flame',
        'It needs a wick, some oil and somebody who lights it. The petals around it do the rest.',
      ],
      [
        'A Lamp for the Doorstep',
        'It stands where good luck comes in. The pattern shows the way from outside to inside.',
      ],
      [
        'Light upon the Threshold',
        'Closer to the flame the colors grow warmer. Try it with five oranges from bright to deep.',
      ],
    ],
  },
  {
    name: 'nest-of-eggs',
    of: easterBasket,
    format: 'tall',
    backdrop: 'cream',
    looks: [
      [0.36, 0.5],
      [0.64, 0.56],
    ],
    tags: ['easter', 'eggs', 'basket', 'close up', 'spring'],
    told: [
      [
        'Found All of Them',
        'Well, all but one, and that one will be found in July. The blue one was behind the watering can.',
      ],
      [
        'Who Painted This One?',
        'The one with the dots was quick, the one with the zigzag took all morning. Now you.',
      ],
      [
        'Eggs to the Brim',
        'No two eggs in the basket are alike. When you are done with them, do the basket.',
      ],
    ],
  },
  {
    name: 'sparks',
    of: fireworks,
    format: 'square',
    backdrop: 'night',
    looks: [
      [0.4, 0.3],
      [0.6, 0.56],
    ],
    zoom: 1.2,
    tags: ['fireworks', 'new year', 'night', 'close up', 'celebration'],
    told: [
      ['Oooh and Aaah', 'First comes the whistle and then the flower. The dog has gone to bed.'],
      [
        'Ten Seconds past Midnight',
        'Everybody hugs somebody and looks up. Each burst may have its own two colors.',
      ],
      ['The Loudest Garden', 'These flowers live for one breath. On paper they stay open all year.'],
    ],
  },
  {
    name: 'whiskers-and-grin',
    of: halloweenCat,
    format: 'tall',
    backdrop: 'night',
    looks: [
      [0.4, 0.46],
      [0.6, 0.56],
    ],
    tags: ['halloween', 'cat', 'pumpkin', 'close up', 'hat'],
    told: [
      ['The Cat Wears the Hat', 'The witch is looking for it everywhere. Do not say anything.'],
      [
        'Not Scary at All',
        'The pumpkin grins, the cat purrs, and neither of them is convincing. It is nearly midnight, though.',
      ],
      [
        'Keeper of the Pumpkin',
        'It is warm on top of a lit pumpkin. That is the whole secret of Halloween, says the cat.',
      ],
    ],
  },
  {
    name: 'christmas-glass',
    of: among(keepsakes, 'bauble'),
    format: 'wide',
    backdrop: 'soft',
    looks: [
      [0.5, 0.5],
      [0.5, 0.66],
    ],
    tags: ['christmas', 'bauble', 'ornament', 'close up', 'tree'],
    told: [
      [
        'Grandmother’s Bauble',
        'It has hung on the tree longer than anybody here has been around it. Hold it by the hook.',
      ],
      [
        'As Thin as a Breath',
        'Blown by mouth and painted by hand, ring after ring. It only comes out for twelve days.',
      ],
      [
        'The Whole Room in a Ball',
        'Look into it closely. There are the tree, the candles and a very round nose.',
      ],
    ],
  },
  {
    name: 'painted-shell',
    of: among(keepsakes, 'easter-egg'),
    format: 'wide',
    backdrop: 'soft',
    looks: [
      [0.5, 0.5],
      [0.5, 0.64],
    ],
    tags: ['easter', 'egg', 'painted', 'close up', 'pattern'],
    told: [
      ['A Very Steady Hand', 'One wrong breath and the line wobbles. On paper nobody minds.'],
      [
        'Wax, Dye and Patience',
        'First the pattern, then the color, then the next pattern. Grandfather makes one egg a year.',
      ],
      [
        'Too Pretty to Crack',
        'So it goes on the shelf beside all the others. Each ring tells of another spring.',
      ],
    ],
  },
  {
    name: 'paper-lights',
    of: lanterns,
    format: 'square',
    backdrop: 'night',
    looks: [
      [0.4, 0.36],
      [0.6, 0.54],
    ],
    zoom: 1.2,
    tags: ['lanterns', 'festival', 'night', 'close up', 'paper'],
    told: [
      ['Light as Paper', 'They weigh nothing and carry a wish each. Up they go, one after the other.'],
      [
        'Lanterns on the Evening Wind',
        'The string of lanterns sways and so do their lights. Red is for luck, and the others are for you.',
      ],
      [
        'Brush, Paper and Bamboo',
        'Every lantern was painted by another family. Look how differently they see the same flower.',
      ],
    ],
  },
  {
    name: 'nine-flames',
    of: menorah,
    format: 'square',
    backdrop: 'night',
    looks: [
      [0.4, 0.5],
      [0.6, 0.5],
    ],
    zoom: 1.12,
    tags: ['hanukkah', 'menorah', 'candles', 'close up', 'light'],
    told: [
      [
        'The Helper Candle',
        'One candle lights all the others and is never counted. Tonight it may be the most beautiful one.',
      ],
      [
        'Evening by Evening',
        'Each night brings one more flame until the window is full. Somewhere in the kitchen something sizzles.',
      ],
      [
        'Light in the Window',
        'It stands there so that the street can share it. Begin with the flames and let their glow reach the frame.',
      ],
    ],
  },
  {
    name: 'inside-the-globe',
    of: snowGlobe,
    format: 'wide',
    backdrop: 'sky',
    looks: [
      [0.5, 0.46],
      [0.5, 0.4],
    ],
    tags: ['snow globe', 'winter', 'cottage', 'close up', 'christmas'],
    told: [
      ['Shake Once', 'Now it snows in there until bedtime. The people in the cottage are used to it.'],
      [
        'A Very Small Winter',
        'It is always December under this glass. The firs have never seen a summer and do not miss it.',
      ],
      [
        'Snowed In, under Glass',
        'Nobody needs to shovel, since it all comes down again tomorrow. Keep the flakes white.',
      ],
    ],
  },
  {
    name: 'sealed-with-roses',
    of: valentine,
    format: 'wide',
    backdrop: 'soft',
    looks: [
      [0.5, 0.42],
      [0.5, 0.6],
    ],
    tags: ['valentine', 'heart', 'flowers', 'close up', 'love'],
    told: [
      [
        'For You, from Me',
        'The flowers say it better than the card would. Color them as if they had to be read.',
      ],
      ['Somebody Is in Love', 'It shows in the number of petals. Nobody does that for a mere acquaintance.'],
      [
        'A Heart Full of Flowers',
        'There was no room left for words. Pick the flower that means the most and start with that.',
      ],
    ],
  },
]);
