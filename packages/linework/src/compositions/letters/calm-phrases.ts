import type { Point } from '../../geometry/point.ts';
import { drawn } from '../../geometry/drawn.ts';
import { star } from '../../geometry/forms.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { parasol } from '../../motifs/nature/shore.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { straps } from '../../motifs/people/outings.ts';
import { sittingCat, sittingDog } from '../../motifs/people/pets.ts';
import { kite, rope, snowman } from '../../motifs/people/props.ts';
import { evening } from '../../motifs/stages/evening.ts';
import { room } from '../../motifs/stages/indoors.ts';
import { beach, garden, park, snow } from '../../motifs/stages/outdoors.ts';
import { lava } from '../../motifs/stages/prehistoric.ts';
import { byGrade } from '../../motifs/stages/stage.ts';
import { castleGrounds, seafloor, space } from '../../motifs/stages/wonder.ts';
import { cast } from '../people/cast.ts';
import { enter } from '../people/picture.ts';
import { bed, type Greeting } from './greeting.ts';

const TALL = [800, 1000] as const;
const WIDE = [1000, 780] as const;
const SQUARE = [960, 960] as const;

/** Short calm phrases. */
export const CALM_PHRASES: readonly Greeting[] = [
  {
    name: 'curious',
    lines: ['STAY', 'CURIOUS'],
    stage: space,
    size: TALL,
    room: [0.42, 0.8, 0.22],
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
        y: scene.ground + 110,
        scale: 0.8,
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
    name: 'let-it-snow',
    lines: ['LET IT', 'SNOW'],
    stage: snow,
    size: SQUARE,
    room: [0.32, 0.8, 0.34],
    things: ({ sheet, level, ground }) =>
      snowman(sheet.layer('snowman').at({ x: 480, y: ground + 60, scale: 0.86 }), level),
    titles: ['Let It Snow', 'Let It Snow, Says the Snowman'],
    descriptions: [
      'The snowman has asked for more snow. It looks as if he gets it.',
      'Let it snow until the hills are round. There is cocoa, and nobody has to be anywhere.',
    ],
    tags: ['snow', 'winter', 'snowman'],
  },
  {
    name: 'keep-going',
    lines: ['KEEP', 'GOING'],
    stage: lava,
    size: TALL,
    room: [0.3, 0.76, 0.34],
    things(scene) {
      enter(scene, {
        who: cast(scene, 'teen', { as: { hat: 'cap', feet: 'boot' } }).who,
        posture: POSTURES.walk,
        mien: 'bold',
        x: 400,
        y: scene.ground + 30,
        scale: 0.8,
        props: { held: (view, bones) => straps(view, bones.build.shoulder, 'wood') },
      });
    },
    titles: ['Keep Going', 'Keep Going up the Mountain'],
    descriptions: [
      'The mountain is still far away, but it was farther this morning. Keep going.',
      'Step after step over the hills, and the view gets better. Keep going for one more color.',
    ],
    tags: ['courage', 'mountain', 'hiking'],
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
    name: 'believe',
    lines: ['BELIEVE', 'IN YOU'],
    stage: castleGrounds,
    size: SQUARE,
    room: [0.66, 0.82, 0.28],
    edge: 'page',
    things: ({ sheet, width, level }) =>
      kite(sheet.layer('kite').at({ x: width * 0.16, y: 250, angle: -0.3, scale: 0.9 }), level),
    titles: ['Believe in You', 'Believe in You, Says the Castle'],
    descriptions: [
      'Every castle begins with somebody who believes in it. Begin with the tallest tower.',
      'Brick by brick, flag by flag: that is how it was built. Believe in you.',
    ],
    tags: ['courage', 'castle', 'fairy tale'],
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
    stage: {
      ...park,
      behind(scene) {
        park.behind(scene);
        for (const [x, y, s] of byGrade(
          scene,
          [[0.5, 0.08, 1]],
          [
            [0.16, 0.1, 0.9],
            [0.82, 0.14, 0.8],
          ],
          [
            [0.14, 0.1, 0.8],
            [0.84, 0.12, 0.8],
            [0.5, 0.06, 0.6],
          ],
        ) as [number, number, number][])
          driftCloud(
            scene.sheet.layer('clouds').at({ x: x * scene.width, y: y * scene.height, scale: s }),
            scene.random,
            scene.level > 0,
          );
      },
    },
    size: TALL,
    room: [0.32, 0.62, 0.36],
    things(scene) {
      const { sheet, random, ground } = scene;
      enter(scene, {
        who: cast(scene, 'child', { isPlain: true }).who,
        posture: { ...POSTURES.stand, head: { tilt: -10, turn: 0.4 } },
        mien: 'wonder',
        x: 300,
        y: ground + 20,
        scale: 0.84,
      });
      const shown: readonly Point[] = [
        [560, 640],
        [650, 560],
        [600, 740],
      ];
      for (const [x, y] of shown.slice(0, scene.level + 1))
        sheet.layer('up').shape(star(x, y, random.range(34, 44), 20, 5, x), 'line', 'sun');
      rope(
        sheet.layer('up'),
        [
          [560, ground + 20],
          [566, ground - 120],
        ],
        6,
        'wood',
      );
      sheet.layer('up').shape(drawn('0,-30! 90,-20 0,30!', { x: 566, y: ground - 100 }), 'line', 'a');
    },
    titles: ['Look Up', 'Look Up and See the Stars'],
    descriptions: [
      'Whoever looks down finds pebbles. Whoever looks up finds clouds, birds and now and then a star.',
      'There are stars in the middle of the day if somebody draws them. Look up.',
    ],
    tags: ['clouds', 'park', 'wonder'],
  },
];
