import { rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { sittingCat, sittingDog } from '../../motifs/people/pets.ts';
import { evening } from '../../motifs/stages/evening.ts';
import { room } from '../../motifs/stages/indoors.ts';
import { garden } from '../../motifs/stages/outdoors.ts';
import { seafloor } from '../../motifs/stages/wonder.ts';
import { bed, type Greeting } from './greeting.ts';

const TALL = [800, 1000] as const;
const WIDE = [1000, 780] as const;

/** Short calm phrases. */
export const CALM_PHRASES: readonly Greeting[] = [
  {
    name: 'good-night',
    lines: ['GOOD', 'NIGHT'],
    stage: evening,
    size: TALL,
    room: [0.42, 0.78, 0.34],
    things: ({ sheet, level, ground }) => {
      sittingCat(sheet.layer('cat').at({ x: 230, y: ground + 30, scale: 1.45 }), level);
    },
    titles: ['Good Night', 'Good Night, Old Town'],
    descriptions: [
      'The village puts its lights out one by one. Good night, says the cat, and goes for a walk.',
      'Good night, houses; good night, moon; good night, you. One more star, and then to bed.',
    ],
    tags: ['good night', 'night', 'moon'],
  },
  {
    name: 'home',
    lines: ['HOME', 'SWEET', 'HOME'],
    stage: room,
    size: TALL,
    room: [0.33, 0.5, 0.36],
    things({ sheet, level, ground }) {
      const frame = sheet.layer('picture');
      frame.shape(rectangle(158, 66, 484, 424, 10), 'bold', 'wood');
      frame.shape(rectangle(180, 88, 440, 380, 6), 'bold', 'paper');
      for (const [x, y] of [
        [226, 150],
        [574, 150],
        [226, 450],
        [574, 450],
      ] as const) {
        frame.shape(place(petal('heart', 60, 60), { x, y }), 'bold', 'a');
        frame.shape(place(petal('heart', 30, 30), { x, y: y - 14 }), 'line', 'cream');
      }
      sittingCat(sheet.layer('cat').at({ x: 280, y: ground + 30, scale: 1.45 }), level);
      sittingDog(sheet.layer('dog').at({ x: 540, y: ground + 40, scale: 1.45 }), level);
    },
    titles: ['Home Sweet Home', 'Home Sweet Home with Pets'],
    descriptions: [
      'A rug, a window and two who are glad when you come in. That is home sweet home.',
      'There is no better corner than this one. The books are read, and the cat and the dog have made peace.',
    ],
    tags: ['home', 'cozy', 'pets'],
  },
  {
    name: 'go-with-the-flow',
    lines: ['GO WITH', 'THE FLOW'],
    stage: seafloor,
    size: WIDE,
    room: [0.42, 0.7, 0.4],
    edge: 'page',
    things: () => undefined,
    titles: ['Go with the Flow', 'Go with the Flow, Little Fish'],
    descriptions: [
      'The fish do not swim against it, and they get everywhere. Go with the flow.',
      'Kelp bends, corals wait, and the current knows the way through this reef.',
    ],
    tags: ['calm', 'sea', 'fish'],
  },
  {
    name: 'grow',
    lines: ['GROW', 'SLOWLY'],
    stage: garden,
    size: WIDE,
    room: [0.32, 0.74, 0.4],
    isNear: true,
    isCalm: true,
    things: (scene) => bed(scene, ['sunflower', 'tulip', 'daisy'], 250),
    titles: ['Grow Slowly', 'Grow Slowly Like the Sunflowers'],
    descriptions: [
      'No flower has ever grown faster because somebody pulled at it. Grow slowly.',
      'The sunflowers were seeds in April. Whoever grows slowly sees more of the summer.',
    ],
    tags: ['garden', 'flowers', 'patience'],
  },
];
