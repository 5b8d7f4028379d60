import { among, nearer } from '../nearer.ts';
import { celebrations } from './celebrations.ts';
import { CANDLES, GHOST, GLOBE, LANTERNS } from './easy-feasts.ts';
import { fireworks } from './fireworks.ts';
import { lanterns } from './lanterns.ts';
import { menorah } from './menorah.ts';
import { snowGlobe } from './snow-globe.ts';

/** Moments of a feast, so near that they leave the page. */
export const nearerFeasts = nearer([
  {
    name: 'costume-party',
    of: among(celebrations, 'trick-or-treat'),
    format: 'wide',
    backdrop: 'night',
    looks: [
      [0.5, 0.2],
      [0.5, 0.24],
    ],
    zoom: 1,
    tags: ['halloween', 'costume', 'child', 'close up', 'pumpkin'],
    easy: [GHOST],
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
    easy: [LANTERNS],
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
    easy: [CANDLES],
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
    easy: [GLOBE],
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
]);
