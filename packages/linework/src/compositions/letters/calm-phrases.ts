import type { Point } from '../../geometry/point.ts';
import { balloon } from '../../motifs/holidays/presents.ts';
import { parasol } from '../../motifs/nature/shore.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { sittingCat, sittingDog } from '../../motifs/people/pets.ts';
import { evening } from '../../motifs/stages/evening.ts';
import { room } from '../../motifs/stages/indoors.ts';
import { beach, garden, park } from '../../motifs/stages/outdoors.ts';
import { seafloor, space } from '../../motifs/stages/wonder.ts';
import { cast } from '../people/cast.ts';
import { enter } from '../people/picture.ts';
import { bed, type Greeting } from './greeting.ts';

const TALL = [800, 1000] as const;
const WIDE = [1000, 780] as const;

/** Short calm phrases. */
export const CALM_PHRASES: readonly Greeting[] = [
  {
    name: 'curious',
    lines: ['STAY', 'CURIOUS'],
    stage: space,
    size: TALL,
    room: [0.36, 0.84, 0.28],
    things(scene) {
      enter(scene, {
        who: cast(scene, 'child', {
          as: {
            hat: 'bubble',
            feet: 'boot',
            top: { sleeves: 1.9, role: 'paper', trim: 'a', loose: 9 },
            bottom: { kind: 'trousers', length: 1.9, role: 'paper', trim: 'a' },
          },
        }).who,
        posture: POSTURES.wave,
        mien: 'wonder',
        x: 400,
        y: scene.ground + 120,
        scale: 0.96,
      });
    },
    titles: ['Stay Curious', 'Stay Curious, Say the Stars'],
    descriptions: [
      'Somebody has gone to the moon to see what is behind it. Stay curious.',
      'Every star is a question. From here some of them can already be answered.',
    ],
    tags: ['curious', 'space', 'stars'],
  },
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
    room: [0.36, 0.66, 0.44],
    things({ sheet, level, ground }) {
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
    name: 'relax',
    lines: ['JUST', 'RELAX'],
    stage: beach,
    size: WIDE,
    room: [0.28, 0.66, 0.36],
    edge: 'page',
    things: ({ sheet, level, ground }) =>
      parasol(sheet.layer('parasol').at({ x: 230, y: ground + 70, scale: 1.3 }), ['b', 'sun'], level),
    titles: ['Just Relax', 'Just Relax by the Waves'],
    descriptions: [
      'A parasol, warm sand and two words. They are all the plan there is for today.',
      'The boats do not hurry either. Just relax and count the waves with a blue pencil.',
    ],
    tags: ['relax', 'beach', 'calm'],
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
    things: (scene) => bed(scene, ['sunflower', 'tulip', 'daisy'], 250),
    titles: ['Grow Slowly', 'Grow Slowly Like the Sunflowers'],
    descriptions: [
      'No flower has ever grown faster because somebody pulled at it. Grow slowly.',
      'The sunflowers were seeds in April. Whoever grows slowly sees more of the summer.',
    ],
    tags: ['garden', 'flowers', 'patience'],
  },
  {
    name: 'up',
    lines: ['LOOK', 'UP'],
    stage: park,
    size: TALL,
    room: [0.32, 0.62, 0.36],
    things(scene) {
      const { sheet, level, ground } = scene;
      enter(scene, {
        who: cast(scene, 'child', { isPlain: true }).who,
        posture: POSTURES.wave,
        mien: 'laugh',
        x: 280,
        y: ground + 30,
        scale: 0.8,
      });
      for (const [i, [x, y]] of (
        [
          [610, 560],
          [700, 660],
          [520, 680],
        ] satisfies Point[]
      )
        .slice(0, level + 1)
        .entries())
        balloon(sheet.layer('up').at({ x, y, scale: 0.72 }), (['a', 'b', 'c'] as const)[i]!, level);
    },
    titles: ['Look Up', 'Look Up, Three Balloons'],
    descriptions: [
      'Two balloons have got away, and somebody waves after them. Look up, they like that.',
      'Three balloons rise over the park, and nobody is cross about it. Look up.',
    ],
    tags: ['clouds', 'park', 'wonder'],
  },
];
