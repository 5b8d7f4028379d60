import type { Composition } from '../../composition.ts';
import type { Point } from '../../geometry/point.ts';
import { campfire, tent } from '../../motifs/adventure/camp.ts';
import { paperLantern } from '../../motifs/holidays/carried.ts';
import { jackOLantern } from '../../motifs/holidays/jack-o-lantern.ts';
import { present } from '../../motifs/holidays/presents.ts';
import { wateringCan } from '../../motifs/nature/houseplants.ts';
import { crab, parasol, sandcastle } from '../../motifs/nature/shore.ts';
import { spruce } from '../../motifs/nature/trees.ts';
import { wildflower } from '../../motifs/nature/wildflowers.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Posture } from '../../motifs/people/body/skeleton.ts';
import {
  driftingLeaves,
  heartBalloons,
  lemonade,
  maypole,
  sled,
  stall,
  straps,
} from '../../motifs/people/outings.ts';
import { sittingCat, sittingDog } from '../../motifs/people/pets.ts';
import { kite, rope, umbrella } from '../../motifs/people/props.ts';
import { evening } from '../../motifs/stages/evening.ts';
import { beach, garden, glade, park, rain, snow, street } from '../../motifs/stages/outdoors.ts';
import { lake } from '../../motifs/stages/prehistoric.ts';
import { byGrade, strewn, type Scene, type Stage } from '../../motifs/stages/stage.ts';
import { star } from '../../geometry/forms.ts';
import { cast, TROUSERS, type Cast } from '../people/cast.ts';
import { enter, pictured } from '../people/picture.ts';
import { band, worded } from './worded.ts';

const TALL = [800, 1000] as const;
const WIDE = [1000, 800] as const;

/** A month: where it plays and what somebody does in it. */
interface Month {
  readonly name: string;
  readonly stage: Stage;
  readonly size: readonly [number, number];
  readonly act: (scene: Scene) => void;
  readonly titles: readonly [string, string];
  readonly descriptions: readonly [string, string];
  readonly tags: readonly string[];
}

const winterly = (scene: Scene, among: readonly Cast[] = []): Cast =>
  cast(scene, 'child', {
    among,
    as: {
      hat: 'beanie',
      top: { sleeves: 1.85, role: 'b', trim: 'soft', neckline: 'high', loose: 9, buttons: true },
      bottom: { kind: 'trousers', length: 1.8, role: 'd', trim: 'c' },
      feet: 'boot',
      feetRole: 'c',
    },
  });

/** Arms that both reach up. */
const CHEER: Posture['arms'] = [
  { upper: -140, fore: -164, hand: 'open', thumb: 1, layer: 'behind' },
  { upper: 140, fore: 164, hand: 'open', thumb: -1, layer: 'behind' },
];

const MONTHS: readonly Month[] = [
  {
    name: 'January',
    stage: snow,
    size: WIDE,
    act(scene) {
      const { sheet, level, ground } = scene;
      const ride = sheet.layer('sled').at({ x: 480, y: ground + 10, angle: 0.12 });
      sled(ride, level, 'a');
      enter(
        { ...scene, sheet: ride, ground: -64 },
        {
          who: winterly(scene).who,
          posture: {
            ...POSTURES.sit,
            height: 26,
            lean: -8,
            arms: [...CHEER],
            legs: [
              { upper: 70, lower: 84, short: [0.8, 1], toes: 'right', roll: -40 },
              { upper: 76, lower: 88, short: [0.84, 1], toes: 'right', roll: -40 },
            ],
          },
          mien: 'laugh',
          x: -40,
          scale: 1.1,
        },
      );
      sittingDog(sheet.layer('dog').at({ x: 840, y: ground + 40, scale: 1.3 }), level);
    },
    titles: ['January', 'Downhill in January'],
    descriptions: [
      'January has hills, snow and one sled that is faster than it looks. The dog waits at the bottom.',
      'All the firs wear white when January comes down the hill with both arms in the air.',
    ],
    tags: ['winter', 'snow', 'sled'],
  },
  {
    name: 'February',
    stage: street,
    size: TALL,
    act(scene) {
      const { sheet, level, ground } = scene;
      enter(scene, {
        who: cast(scene, 'child', { kind: 'she' }).who,
        posture: {
          ...POSTURES.walk,
          arms: [
            { upper: -20, fore: -4, layer: 'behind' },
            { upper: 120, fore: 168, hand: 'grip', thumb: -1 },
          ],
        },
        mien: 'smile',
        x: 330,
        scale: 1.16,
        props: {
          behind: (view, bones) => {
            const [x, y] = bones.arms[1].end;
            heartBalloons(
              view.at({ x, y: y - 24 }),
              ([[40, -60], [-60, -130], [120, -150], [30, -200]] satisfies Point[]).slice(0, byGrade(scene, 2, 3, 4)),
              byGrade(scene, 110, 100, 96),
            );
          },
        },
      });
      sittingCat(sheet.layer('cat').at({ x: 660, y: ground + 20, scale: 1.2 }), level);
    },
    titles: ['February', 'February Hearts'],
    descriptions: [
      'Somebody walks through February with heart balloons, and one of them is for you. The cat has been asked already.',
      'The old town is full of hearts in February. They are tied well, for there is a wind.',
    ],
    tags: ['hearts', 'balloons', 'valentine'],
  },
  {
    name: 'March',
    stage: park,
    size: WIDE,
    act(scene) {
      const { sheet, level } = scene;
      const at: Point = [700, 340];
      enter(scene, {
        who: cast(scene, 'child').who,
        posture: {
          ...POSTURES.run,
          arms: [
            { upper: -70, fore: -40, hand: 'open', layer: 'behind' },
            { upper: 96, fore: 130, hand: 'grip', thumb: -1 },
          ],
        },
        mien: 'laugh',
        x: 300,
        scale: 0.96,
        props: {
          over: (view, bones) => {
            const [x, y] = bones.arms[1].end;
            view.line([[x, y], [x + 120, y - 60], [x + 260, y - 110]], 'line', 0);
          },
        },
      });
      kite(sheet.layer('kite').at({ x: at[0], y: at[1], scale: 1.1, angle: 0.5 }), level);
    },
    titles: ['March', 'The Winds of March'],
    descriptions: [
      'March brings the wind that kites have waited for all winter. Run, and it is in the air.',
      'Clouds, kite and hair all blow to the same side in March. Only the trees stand still.',
    ],
    tags: ['spring', 'wind', 'kite'],
  },
  {
    name: 'April',
    stage: rain,
    size: TALL,
    act(scene) {
      const { sheet, level, ground } = scene;
      enter(scene, {
        who: cast(scene, 'child', { as: { feet: 'boot', feetRole: 'sun', bottom: TROUSERS } }).who,
        posture: {
          ...POSTURES.stand,
          head: { turn: -0.4, tilt: -5 },
          arms: [
            { upper: -52, fore: -84, hand: 'open', thumb: 1 },
            { upper: 30, fore: 150, hand: 'grip', thumb: -1, layer: 'over' },
          ],
        },
        mien: 'wonder',
        x: 420,
        scale: 1.12,
        props: {
          behind: (view, bones) => {
            const [x, y] = bones.arms[1].end;
            umbrella(view.at({ x, y: y + 6, scale: 1.1 }), level, ['a', 'sun']);
          },
        },
      });
      sittingDog(sheet.layer('dog').at({ x: 180, y: ground + 34, scale: 1.2 }), level);
    },
    titles: ['April', 'April Showers'],
    descriptions: [
      'In April nobody leaves the house without an umbrella. The dog has left it anyway.',
      'Is it still raining? In April one holds out a hand and asks again every minute.',
    ],
    tags: ['spring', 'rain', 'umbrella'],
  },
  {
    name: 'May',
    stage: park,
    size: WIDE,
    act(scene) {
      const { sheet, ground } = scene;
      const holds: Point[] = [
        [-230, -250],
        [230, -250],
      ];
      maypole(sheet.layer('pole').at({ x: 500, y: ground - 30 }), 500, [...holds, [-110, -200], [110, -200]]);
      const first = cast(scene, 'child', { kind: 'she' });
      const second = cast(scene, 'child', { among: [first] });
      for (const [one, x, flip] of [
        [first, 235, false],
        [second, 765, true],
      ] as const)
        enter(scene, {
          who: { ...one.who, hat: 'flower' },
          posture: {
            ...POSTURES.skip,
            arms: [
              { upper: -74, fore: -110, hand: 'open', thumb: 1 },
              { upper: 58, fore: 116, hand: 'grip', thumb: -1 },
            ],
          },
          mien: 'laugh',
          x,
          scale: 0.94,
          flip,
        });
    },
    titles: ['May', 'Around the Maypole'],
    descriptions: [
      'In May there is dancing around a pole with ribbons. Who goes left and who goes right is decided on the way.',
      'Two dancers with flowers in their hair skip in one circle. By the end of May the ribbons will be a braid.',
    ],
    tags: ['spring', 'maypole', 'dance'],
  },
  {
    name: 'June',
    stage: beach,
    size: WIDE,
    act(scene) {
      const { sheet, level, ground } = scene;
      parasol(sheet.layer('parasol').at({ x: 770, y: ground + 10, scale: 1.3 }), ['a', 'sun'], level);
      sandcastle(sheet.layer('fort').at({ x: 520, y: ground + 44, scale: 1.3 }), level);
      enter(scene, {
        who: cast(scene, 'child', { as: { feet: 'bare', hat: 'straw' } }).who,
        posture: { ...POSTURES.kneel, height: 104 },
        mien: 'smile',
        x: 260,
        y: ground + 40,
        scale: 1.24,
      });
      crab(sheet.layer('crab').at({ x: 830, y: ground + 70, scale: 0.8 }), 'rust', level);
    },
    titles: ['June', 'A Castle in June'],
    descriptions: [
      'June is for sand, and the sand is for castles. The crab would like to move in.',
      'The sea is calm, the castle has three towers, and June has only begun.',
    ],
    tags: ['summer', 'beach', 'sandcastle'],
  },
  {
    name: 'July',
    stage: park,
    size: TALL,
    act(scene) {
      const { sheet, level, ground } = scene;
      const one = cast(scene, 'child', { as: { hat: 'cap' } });
      enter(scene, {
        who: one.who,
        posture: POSTURES.wave,
        mien: 'laugh',
        x: 400,
        y: ground - 20,
        scale: 1.1,
      });
      stall(sheet.layer('stall').at({ x: 400, y: ground + 40, scale: 1.12 }), level, ['b', 'a'], (counter) =>
        lemonade(counter, level),
      );
    },
    titles: ['July', 'Lemonade in July'],
    descriptions: [
      'One glass of lemonade costs one smile at this stall. In July there is a line down to the pond.',
      'Ice, lemons and a striped roof: more is not needed for a good July.',
    ],
    tags: ['summer', 'lemonade', 'stall'],
  },
  {
    name: 'August',
    stage: lake,
    size: WIDE,
    act(scene) {
      const { sheet, random, level, ground } = scene;
      for (const [i, [x, y]] of strewn(random, byGrade(scene, [3, 1], [5, 2], [8, 2]), [60, 230, 940, 400]).entries())
        sheet.layer('stars').shape(star(x, y, byGrade(scene, 26, 19, 16), 9, 5, i), 'line', 'sun');
      tent(sheet.layer('tent').at({ x: 230, y: ground + 20, scale: 0.94 }), 'ridge', ['a', 'c'], level);
      campfire(sheet.layer('fire').at({ x: 560, y: ground + 50, scale: 0.9 }), level);
      enter(scene, {
        who: cast(scene, 'child', { as: { bottom: TROUSERS } }).who,
        posture: {
          ...POSTURES.crossLegged,
          arms: [
            { upper: -62, fore: -66, hand: 'grip' },
            { upper: 24, fore: -28, hand: 'relaxed' },
          ],
          head: { turn: -0.3, tilt: -3 },
        },
        mien: 'smile',
        x: 790,
        y: ground + 50,
        scale: 1.15,
        props: {
          over: (view, bones) => {
            const [x, y] = bones.arms[0].end;
            rope(view, [[x + 20, y + 2], [x - 60, y - 26]], 4, 'wood');
            view.shape(star(x - 70, y - 30, 17, 14, 6), 'line', 'paper');
          },
        },
      });
    },
    titles: ['August', 'August Nights by the Lake'],
    descriptions: [
      'In August the tent stands by the lake and the fire is never quite out. There are more stars than marshmallows.',
      'Falling stars belong to August, and so does the smell of a fire. Wish for something small.',
    ],
    tags: ['summer', 'camping', 'campfire'],
  },
  {
    name: 'September',
    stage: street,
    size: WIDE,
    act(scene) {
      const { ground } = scene;
      const first = cast(scene, 'child', { isPlain: true });
      const second = cast(scene, 'child', { among: [first], isPlain: true });
      for (const [one, x, posture] of [
        [first, 320, POSTURES.walk],
        [second, 660, { ...POSTURES.wave, head: { turn: -0.4, tilt: 4 } }],
      ] as const)
        enter(scene, {
          who: one.who,
          posture,
          mien: x < 500 ? 'smile' : 'laugh',
          x,
          y: ground + (x < 500 ? 10 : 0),
          scale: 1.02,
          props: { held: (view, bones) => straps(view, bones.build.shoulder, x < 500 ? 'a' : 'sun') },
        });
      driftingLeaves(
        scene.sheet.layer('leaves'),
        strewn(scene.random, byGrade(scene, [3, 1], [5, 2], [7, 3]), [60, 300, 940, ground]),
        byGrade(scene, 70, 56, 48),
      );
    },
    titles: ['September', 'Off to School in September'],
    descriptions: [
      'School begins in September, and the first leaves fall on the way there. Two friends have new bags.',
      'The pencils are sharp, the bags are light and the street is full of leaves. September can begin.',
    ],
    tags: ['autumn', 'school', 'leaves'],
  },
  {
    name: 'October',
    stage: glade,
    size: WIDE,
    act(scene) {
      const { sheet, level, ground } = scene;
      for (const [x, y, s] of byGrade(
        scene,
        [[760, 20, 0.6]],
        [
          [640, -24, 0.42],
          [800, 20, 0.58],
        ],
        [
          [610, -30, 0.4],
          [880, -20, 0.4],
          [740, 24, 0.56],
          [110, 30, 0.34],
        ],
      ) as [number, number, number][])
        jackOLantern(sheet.layer('pumpkins').at({ x, y: ground + y - 40, scale: s }), level === 2 ? 1 : level, 'plain');
      enter(scene, {
        who: cast(scene, 'child', { as: { feet: 'boot', bottom: TROUSERS } }).who,
        posture: {
          ...POSTURES.stand,
          arms: [
            { reach: [-40, -44], elbow: -1, hand: 'grip', thumb: 1 },
            { reach: [44, -44], elbow: 1, hand: 'grip', thumb: -1 },
          ],
        },
        mien: 'wonder',
        x: 330,
        scale: 1.06,
        props: {
          held: (view) => jackOLantern(view.at({ y: -62, scale: 0.26 }), 0, 'plain'),
        },
      });
      driftingLeaves(
        sheet.layer('leaves'),
        strewn(scene.random, byGrade(scene, [2, 1], [4, 1], [6, 2]), [80, 280, 940, 480]),
        byGrade(scene, 66, 52, 46),
      );
    },
    titles: ['October', 'Pumpkins for October'],
    descriptions: [
      'October is orange under the trees, and every pumpkin is heavier than the last. This one comes home.',
      'Leaves come down all day long. October hides its pumpkins under them as if nobody knew.',
    ],
    tags: ['autumn', 'pumpkin', 'leaves'],
  },
  {
    name: 'November',
    stage: evening,
    size: TALL,
    act(scene) {
      const { sheet, level, ground } = scene;
      const one = winterly(scene);
      for (const [x, scale, who] of byGrade(
        scene,
        [[400, 1.16, one]],
        [
          [250, 1.04, one],
          [570, 1.04, winterly(scene, [one])],
        ],
        [
          [250, 1.04, one],
          [570, 1.04, winterly(scene, [one])],
        ],
      ) as [number, number, Cast][])
        enter(scene, {
          who: who.who,
          posture: {
            ...POSTURES.walk,
            arms: [
              { upper: -20, fore: 10, layer: 'behind' },
              { upper: 66, fore: 100, hand: 'grip', thumb: -1 },
            ],
          },
          mien: 'sing',
          x,
          scale,
          props: {
            over: (view, bones) => {
              const [x1, y1] = bones.arms[1].end;
              rope(view, [[x1 - 6, y1 + 4], [x1 + 50, y1 - 30]], 4, 'wood');
              paperLantern(view.at({ x: x1 + 50, y: y1 - 30, scale: 0.7 }), level);
            },
          },
        });
      if (level === 0) sittingCat(sheet.layer('cat').at({ x: 150, y: ground + 30, scale: 1.3 }), level);
    },
    titles: ['November', 'Lanterns in November'],
    descriptions: [
      'It gets dark early in November, so the lanterns come out. There is a song for every street.',
      'The village is all lights tonight. November would be too dark without them.',
    ],
    tags: ['autumn', 'lantern', 'night'],
  },
  {
    name: 'December',
    stage: snow,
    size: TALL,
    act(scene) {
      const { sheet, random, level, ground } = scene;
      const tree = sheet.layer('tree').at({ x: 560, y: ground + 10, scale: 1.5 });
      spruce(tree, { random, level: level === 2 ? 1 : level });
      for (const [x, y] of byGrade(
        scene,
        [[0, -130]],
        [[-30, -90], [36, -120], [0, -190]],
        [[-44, -80], [40, -76], [-20, -150], [26, -168], [0, -220]],
      ) as Point[])
        tree.shape(star(x, y, byGrade(scene, 26, 20, 17), 10, 5), 'line', 'sun');
      tree.shape(star(0, -318, 40, 19, 5), 'bold', 'sun');
      for (const [x, w, h, role] of [
        [440, 110, 84, 'a'],
        [680, 130, 100, 'b'],
      ] as const)
        present(sheet.layer('presents').at({ x, y: ground + 50 }), { width: w, height: h, roles: [role, 'sun'] });
      enter(scene, {
        who: winterly(scene).who,
        posture: {
          ...POSTURES.stand,
          head: { turn: 0.5, tilt: -4 },
          arms: [
            { upper: -30, fore: 10 },
            { upper: 100, fore: 140, hand: 'open', thumb: -1 },
          ],
        },
        mien: 'wonder',
        x: 220,
        scale: 1.08,
      });
    },
    titles: ['December', 'December Lights a Tree'],
    descriptions: [
      'There is a tree in the snow, and in December somebody has hung stars on it. The presents were here before.',
      'Nobody says a word in December when the tree lights up. Everybody looks at the topmost star.',
    ],
    tags: ['winter', 'christmas tree', 'presents'],
  },
];

/** Somebody and what the month brings, and flowers at the foot of the spring pages. */
function monthPage(it: Month) {
  const isWide = it.size[0] > it.size[1];
  return worded({
    name: `month-${it.name.toLowerCase()}`,
    lines: [it.name.toUpperCase()],
    size: it.size,
    ground: isWide ? 640 : 800,
    stages: [it.stage],
    isBanded: it.stage !== evening && it.stage !== snow,
    isCrowded: it.stage === snow,
    boxes: isWide ? [band(it.size, 0.14, 120), band(it.size, 0.89, 104)] : [band(it.size, 0.13, 130), band(it.size, 0.91, 110)],
    act(scene) {
      const { sheet, random, level, width, height } = scene;
      it.act(scene);
      if (level > 0 && it.tags.includes('spring')) {
        wateringCan(sheet.layer('can').at({ x: width * 0.9, y: height - 110, scale: 0.6 }), 'b');
        for (const x of [0.05, 0.14, 0.82])
          wildflower(sheet.layer('flowers').at({ x: x * width, y: height - 40 }), {
            kind: 'tulip',
            random,
            level: 0,
            height: 150,
            size: 56,
            sway: 8,
            role: 'a',
          });
      }
      return {
        title: it.titles[level === 2 ? 1 : 0],
        description: it.descriptions[level === 2 ? 1 : 0],
        tags: ['month', 'calendar', it.name.toLowerCase(), 'words', ...it.tags],
      };
    },
  });
}

/** The months of the year, each with what it brings. */
export const months: readonly Composition[] = MONTHS.map(monthPage).map(pictured);
