import type { Composition } from '../../composition.ts';
import type { Point } from '../../geometry/point.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { cake } from '../../motifs/holidays/carried.ts';
import { balloon, present } from '../../motifs/holidays/presents.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { parasol } from '../../motifs/nature/shore.ts';
import { wildflower, type WildKind } from '../../motifs/nature/wildflowers.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { heartBalloons, straps, trophy } from '../../motifs/people/outings.ts';
import { sittingCat, sittingDog } from '../../motifs/people/pets.ts';
import { kite, rope, snowman } from '../../motifs/people/props.ts';
import { evening } from '../../motifs/stages/evening.ts';
import { room, theater } from '../../motifs/stages/indoors.ts';
import { beach, garden, glade, park, snow, street } from '../../motifs/stages/outdoors.ts';
import { lake, lava } from '../../motifs/stages/prehistoric.ts';
import { byGrade, type Scene, type Stage } from '../../motifs/stages/stage.ts';
import { castleGrounds, seafloor, space } from '../../motifs/stages/wonder.ts';
import { cast } from '../people/cast.ts';
import { enter, pictured } from '../people/picture.ts';
import { worded } from './worded.ts';

const TALL = [800, 1000] as const;
const WIDE = [1000, 780] as const;
const SQUARE = [960, 960] as const;

/** Words for somebody, and the place they are set in. */
interface Greeting {
  readonly name: string;
  readonly lines: readonly string[];
  readonly stage: Stage;
  readonly size: readonly [number, number];
  /** The middle of the words and the room they take, as shares of the page. */
  readonly room: readonly [y: number, width: number, height: number];
  readonly edge?: 'page' | 'arch' | 'round';
  readonly hop?: number;
  readonly things: (scene: Scene) => void;
  readonly titles: readonly [string, string];
  readonly descriptions: readonly [string, string];
  readonly tags: readonly string[];
}

const LEADS = ['a', 'b', 'c', 'd'] as const;

function bed(scene: Scene, kinds: readonly WildKind[], high: number): void {
  const { sheet, random, width, height } = scene;
  const count = byGrade(scene, 4, 6, 8);
  for (let i = 0; i < count; i++)
    wildflower(sheet.layer('bed').at({ x: ((i + 0.5) / count) * width, y: height + 10 }), {
      kind: kinds[i % kinds.length]!,
      random,
      level: 0,
      height: high * (0.8 + 0.3 * ((i * 0.618) % 1)),
      size: byGrade(scene, 110, 84, 68),
      sway: random.range(-14, 14),
      role: LEADS[i % 4]!,
    });
}

function balloons(scene: Scene, spots: readonly Point[], scale: number): void {
  for (const [i, [x, y]] of spots.entries())
    balloon(scene.sheet.layer('balloons').at({ x, y, scale }), LEADS[i % 4]!, scene.level);
}

function clovers({ sheet }: Scene, spots: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, size] of spots)
    for (const turn of [0.4, 1.97, 3.54, 5.11])
      sheet
        .layer('clover')
        .shape(place(petal('heart', size, size), { x: x + Math.sin(turn) * 3, y: y - Math.cos(turn) * 3, angle: turn }), 'line', 'leaf');
}

const GREETINGS: readonly Greeting[] = [
  {
    name: 'birthday',
    lines: ['HAPPY', 'BIRTHDAY'],
    stage: room,
    size: SQUARE,
    room: [0.36, 0.78, 0.34],
    hop: 0.18,
    things(scene) {
      const { sheet, level, ground } = scene;
      balloons(scene, byGrade(scene, [[110, 620]], [[110, 200], [850, 220]], [[100, 190], [860, 200], [180, 640], [800, 640]]), 0.9);
      cake(sheet.layer('cake').at({ x: 480, y: ground + 20, scale: byGrade(scene, 1.7, 1.6, 1.5) }), level);
      for (const [x, role] of [[200, 'a'], [760, 'b']] as const)
        present(sheet.layer('presents').at({ x, y: ground + 60 }), { width: 150, height: 116, roles: [role, 'sun'], ...(level === 2 ? { pattern: 'hearts' } : {}) });
    },
    titles: ['Happy Birthday', 'Happy Birthday at Home'],
    descriptions: [
      'Cake, candles and two presents: happy birthday to whoever gets this page.',
      'The whole living room says happy birthday. Count the candles before somebody blows them out.',
    ],
    tags: ['birthday', 'cake', 'presents'],
  },
  {
    name: 'thanks',
    lines: ['THANK', 'YOU'],
    stage: garden,
    size: TALL,
    room: [0.34, 0.76, 0.34],
    edge: 'arch',
    things: (scene) => bed(scene, ['tulip', 'daisy', 'cosmos', 'poppy'], 330),
    titles: ['Thank You', 'Thank You from the Garden'],
    descriptions: [
      'A row of flowers says thank you in every color. Give it away when it is done.',
      'Some thank-yous need a whole garden. This one has a fence around it so that it does not run off.',
    ],
    tags: ['thank you', 'flowers', 'card'],
  },
  {
    name: 'welcome',
    lines: ['WELCOME'],
    stage: street,
    size: WIDE,
    room: [0.17, 0.84, 0.18],
    things(scene) {
      const { sheet, level, ground } = scene;
      const host = cast(scene, 'woman', { kind: 'she', isPlain: true });
      const guest = cast(scene, 'child', { among: [host], isPlain: true });
      enter(scene, { who: host.who, posture: POSTURES.wave, mien: 'laugh', x: 380, y: ground + 30, scale: 0.68 });
      enter(scene, { who: guest.who, posture: POSTURES.wave, mien: 'smile', x: 610, y: ground + 30, scale: 0.8, flip: true });
      sittingDog(sheet.layer('dog').at({ x: 800, y: ground + 30, scale: 1.2 }), level);
    },
    titles: ['Welcome', 'Welcome to Our Street'],
    descriptions: [
      'Two people and a dog wave from the street: welcome, come in, there is soup.',
      'Whoever moves into this street is waved at from all sides. It is a good place to be new.',
    ],
    tags: ['welcome', 'neighbors', 'home'],
  },
  {
    name: 'get-well',
    lines: ['GET WELL', 'SOON'],
    stage: glade,
    size: WIDE,
    room: [0.4, 0.76, 0.4],
    things(scene) {
      const { sheet, level, ground } = scene;
      for (const [x, pet] of [[150, sittingCat], [860, sittingDog]] as const)
        pet(sheet.layer('pets').at({ x, y: ground + 40, scale: 1.45 }), level);
      bed(scene, ['daisy', 'tulip'], 150);
    },
    titles: ['Get Well Soon', 'Get Well Soon, Say the Pets'],
    descriptions: [
      'The cat and the dog have come by to ask how you are. Get well soon, and take your time.',
      'Fresh air, flowers and two friends with soft ears wait outside until you are well.',
    ],
    tags: ['get well', 'card', 'pets'],
  },
  {
    name: 'luck',
    lines: ['GOOD', 'LUCK'],
    stage: park,
    size: SQUARE,
    room: [0.36, 0.66, 0.4],
    edge: 'round',
    things(scene) {
      const spots = [[210, 700, 100], [480, 800, 120], [740, 700, 104], [350, 660, 76], [610, 670, 80], [340, 830, 70], [640, 840, 70]] as const;
      clovers(scene, spots.slice(0, byGrade(scene, 3, 5, 7)));
    },
    titles: ['Good Luck', 'A Field of Good Luck'],
    descriptions: [
      'Each of these clovers has four leaves, and all of them are meant for you. Good luck.',
      'Usually one looks for an hour to find one. Here good luck grows on the whole lawn.',
    ],
    tags: ['good luck', 'clover', 'card'],
  },
  {
    name: 'congratulations',
    lines: ['WELL', 'DONE'],
    stage: theater,
    size: TALL,
    room: [0.4, 0.6, 0.3],
    things: ({ sheet, level, ground }) =>
      trophy(sheet.layer('trophy').at({ x: 400, y: ground + 50, scale: 1.1 }), level),
    titles: ['Well Done', 'Congratulations, Well Done'],
    descriptions: [
      'The curtain is up, and there is a golden cup on the stage. It has your name on it, in pencil.',
      'Congratulations are in order. Take a bow, take the cup, and color it gold.',
    ],
    tags: ['congratulations', 'trophy', 'stage'],
  },
  {
    name: 'new-year',
    lines: ['HAPPY', 'NEW YEAR'],
    stage: evening,
    size: WIDE,
    room: [0.38, 0.8, 0.4],
    hop: 0.1,
    things(scene) {
      for (const [i, [x, y, r]] of ([[130, 130, 80], [880, 150, 76], [500, 80, 56], [90, 420, 56], [920, 430, 60]] as const).slice(0, byGrade(scene, 2, 4, 5)).entries()) {
        const rays = byGrade(scene, 6, 8, 10);
        for (let k = 0; k < rays; k++)
          scene.sheet.layer('rockets').shape(place(petal('drop', r * 0.7, r * 0.34), { x: x + Math.sin((k / rays) * 6.283) * r, y: y - Math.cos((k / rays) * 6.283) * r, angle: (k / rays) * 6.283 + 3.1416 }), 'line', LEADS[(i + k) % 4]!);
        scene.sheet.layer('rockets').shape(ellipse(x, y, r * 0.2), 'line', 'sun');
      }
    },
    titles: ['Happy New Year', 'Happy New Year, Village'],
    descriptions: [
      'Lights burst over the roofs, and a new year begins. Nobody in the village is asleep.',
      'It is midnight, and the sky over the village is full of flowers made of light.',
    ],
    tags: ['new year', 'fireworks', 'night'],
  },
  {
    name: 'miss-you',
    lines: ['I MISS', 'YOU'],
    stage: lake,
    size: TALL,
    room: [0.36, 0.72, 0.34],
    things({ sheet, level, ground }) {
      sittingDog(sheet.layer('dog').at({ x: 560, y: ground + 40, scale: 1.5 }), level);
      heartBalloons(sheet.layer('hearts').at({ x: 240, y: ground + 30 }), ([[-70, -150], [50, -190], [-10, -90]] satisfies Point[]).slice(0, level + 1), 100);
    },
    titles: ['I Miss You', 'I Miss You by the Lake'],
    descriptions: [
      'A dog sits by the water and looks down the road. It misses somebody, and that is you.',
      'The lake is as pretty as ever, but it would be prettier with you. Send this page by post.',
    ],
    tags: ['friendship', 'card', 'dog'],
  },
];

const PHRASES: readonly Greeting[] = [
  {
    name: 'curious',
    lines: ['STAY', 'CURIOUS'],
    stage: space,
    size: TALL,
    room: [0.42, 0.8, 0.22],
    things(scene) {
      enter(scene, {
        who: cast(scene, 'child', { as: { hat: 'bubble', feet: 'boot', top: { sleeves: 1.9, role: 'paper', trim: 'a', loose: 9 }, bottom: { kind: 'trousers', length: 1.9, role: 'paper', trim: 'a' } } }).who,
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
      'A rug, a window and two who are glad when you come in: home sweet home.',
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
      'The snowman has asked for more snow, and it looks as if he gets it.',
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
    edge: 'round',
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
        for (const [x, y, s] of byGrade(scene, [[0.5, 0.08, 1]], [[0.16, 0.1, 0.9], [0.82, 0.14, 0.8]], [[0.14, 0.1, 0.8], [0.84, 0.12, 0.8], [0.5, 0.06, 0.6]]) as [number, number, number][])
          driftCloud(scene.sheet.layer('clouds').at({ x: x * scene.width, y: y * scene.height, scale: s }), scene.random, scene.level > 0);
      },
    },
    size: TALL,
    room: [0.32, 0.62, 0.36],
    things(scene) {
      const { sheet, random, ground } = scene;
      enter(scene, { who: cast(scene, 'child', { isPlain: true }).who, posture: { ...POSTURES.stand, head: { tilt: -10, turn: 0.4 } }, mien: 'wonder', x: 300, y: ground + 20, scale: 0.84 });
      for (const [x, y] of [[560, 640], [650, 560], [600, 740]].slice(0, scene.level + 1) as Point[])
        sheet.layer('up').shape(star(x, y, random.range(34, 44), 20, 5, x), 'line', 'sun');
      rope(sheet.layer('up'), [[560, ground + 20], [566, ground - 120]], 6, 'wood');
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

function greetingPage(it: Greeting) {
  const [width, height] = it.size;
  const [y, wide, high] = it.room;
  const box = { x: width / 2, width: width * wide, height: height * high };
  return worded({
    name: `greeting-${it.name}`,
    lines: it.lines,
    size: it.size,
    ground: height * 0.82,
    ...(it.edge ? { edge: it.edge } : {}),
    stages: [it.stage],
    isBanded: ![room, theater, evening, space, seafloor, snow].includes(it.stage),
    isCrowded: it.stage === snow,
    boxes: [
      { ...box, y: height * y },
      { ...box, y: height * (y - 0.05), height: height * high * 0.86 },
    ],
    ...(it.hop ? { hop: it.hop } : {}),
    act(scene) {
      it.things(scene);
      return {
        title: it.titles[scene.level === 2 ? 1 : 0],
        description: it.descriptions[scene.level === 2 ? 1 : 0],
        tags: ['words', 'greeting', 'lettering', ...it.tags],
      };
    },
  });
}

/** Greetings and short calm phrases, set in scenes. */
export const greetings: readonly Composition[] = [...GREETINGS, ...PHRASES].map(greetingPage).map(pictured);
