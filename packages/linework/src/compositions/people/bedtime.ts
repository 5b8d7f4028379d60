import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { mix, type Path, type Point } from '../../geometry/point.ts';
import { nightWindow, paperedRoom } from '../../motifs/people/parlor.ts';
import { sleepingCat } from '../../motifs/people/pets.ts';
import { fingersOver, raisedBook } from '../../motifs/people/holding.ts';
import { teddy } from '../../motifs/people/home-things.ts';
import { byGrade, type Scene, type Stage } from '../../motifs/stages/stage.ts';
import type { Role } from '../../roles.ts';
import { cast, type Cast } from './cast.ts';
import { pictured, type Picture } from './picture.ts';
import { behindTable, type Seated } from './seated.ts';

const SIZE = [1000, 820] as const;
/** Where the quilt begins, and the foot of the book's spine. */
const EDGE = 520;
const BOOK: Point = [404, 632];

const bedroom: Stage = {
  where: 'in bed',
  tags: ['bed', 'night', 'home'],
  sky: 'cream',
  behind(scene) {
    const { sheet, level } = scene;
    paperedRoom(scene, 640);
    nightWindow(sheet.layer('window').at({ x: 800, y: 330, scale: 0.9 }), level);
    bedside(sheet.layer('bedside').at({ x: 92, y: 700 }), level);
  },
};

/** A small cupboard with a lamp, its foot on the origin. */
function bedside(sheet: Scene['sheet'], level: 0 | 1 | 2): void {
  sheet.shape(drawn('-24,-220! 24,-220! 10,-262! -10,-262!'), 'line', 'b');
  sheet.shape(rectangle(-8, -300, 16, 42), 'line', 'stone');
  sheet.shape(drawn('-40,-400! 40,-400! 76,-288! 0,-280 -76,-288!'), 'bold', 'sun');
  if (level > 0)
    for (const x of [-0.36, 0.36])
      sheet.line(
        [
          [x * 76, -398],
          [x * 132, -285],
        ],
        'fine',
        0,
      );
  sheet.shape(rectangle(-86, -222, 172, 24, 5), 'bold', 'wood');
  sheet.shape(rectangle(-74, -198, 148, 198, 4), 'bold', 'wood');
  if (level > 0)
    for (const y of [-184, -94]) {
      sheet.shape(rectangle(-58, y, 116, 76, 5), 'line', 'sand');
      sheet.shape(ellipse(0, y + 36, 11), 'line', 'gold');
    }
}

/** The bed's head with two pillows. */
function bedHead({ sheet, level }: Scene): void {
  const bed = sheet.layer('bed');
  for (const x of [196, 804]) {
    bed.shape(rectangle(x - 24, 262, 48, 420, 8), 'bold', 'wood');
    bed.shape(ellipse(x, 248, 30), 'bold', 'wood');
  }
  bed.shape(
    drawn('220,620! 220,330! 300,300 420,236 500,222 580,236 700,300 780,330! 780,620!'),
    'bold',
    'wood',
  );
  if (level > 0)
    bed.shape(
      drawn('252,600! 252,356! 330,324 430,268 500,256 570,268 670,324 748,356! 748,600!'),
      'line',
      'sand',
    );
  for (const flip of [false, true])
    bed
      .at({ x: flip ? 1000 : 0, flip })
      .shape(
        drawn('232,408! 290,392 420,394 486,408! 494,480 488,560! 360,574 236,560! 226,480'),
        'bold',
        'paper',
      );
}

const QUILT: Path = drawn(
  '230,552! 330,520 440,534 560,520 680,532 772,548! 830,640 880,760 900,860! 500,880 100,860! 120,760 170,640',
);

/** A corner of the quilt's patches: shares across and down, growing towards the reader. */
const patchAt = (u: number, v: number): Point => {
  const y = mix(500, 860, v ** 1.25);
  const half = mix(280, 420, v ** 1.25);
  return [500 + (u - 0.5) * 2 * half, y + Math.sin(u * 9 + v * 4) * 6];
};

/** The quilt: patches that grow towards the reader, some with a star or a heart on them. */
function bedQuilt({ sheet, level }: Scene): void {
  const quilt = sheet.layer('quilt');
  quilt.shape(QUILT, 'bold', 'c');
  const inside = quilt.inside([clockwise(QUILT)]);
  const rows = byGrade({ level }, 2, 3, 4);
  const columns = byGrade({ level }, 3, 6, 8);
  const roles: readonly Role[] = ['c', 'soft', 'd', 'a'];
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < columns; i++) {
      const [a, b] = [i / columns, (i + 1) / columns];
      const [c, d] = [row / rows, (row + 1) / rows];
      inside.shape(
        [patchAt(a, c), patchAt(b, c), patchAt(b, d), patchAt(a, d)],
        'line',
        roles[(i + row * 2) % 4],
      );
      if (level === 0 || (i + row) % 2 > 0) continue;
      const [x, y] = patchAt((a + b) / 2, (c + d) / 2);
      const size = (patchAt(b, d)[0] - patchAt(a, d)[0]) * 0.3;
      inside.shape(
        drawn('0,-1! 0.8,0! 0,1! -0.8,0!', { x, y, scale: size }),
        'line',
        roles[(i + row * 2 + 1) % 4],
      );
    }
  quilt.rim(QUILT, 'bold');
  quilt.shape(
    drawn(
      '226,548! 330,514 440,528 560,514 680,526 776,544! 796,622! 680,604 560,592 440,606 330,594 204,626!',
    ),
    'bold',
    'paper',
  );
}

function sleepers(scene: Scene): readonly [Cast, Cast] {
  const { random } = scene;
  const reader = cast(scene, random.pick(['woman', 'man'] as const), {
    isPlain: true,
    as: {
      top: { sleeves: 1.8, role: 'b', trim: 'd', neckline: 'collar', buttons: true },
      glasses: random.chance(0.5),
    },
  });
  const child = cast(scene, 'child', {
    among: [reader],
    as: { top: { sleeves: 1.8, role: 'a', trim: 'b', print: 'stripes', neckline: 'round' }, glasses: false },
  });
  return [reader, child];
}

const bedtime: Picture = {
  name: 'bedtime-story',
  category: 'people',
  isIndividual: true,
  size: SIZE,
  ground: 640,
  stages: [bedroom],
  fineFocus: [450, 440, 1.2],
  act(scene) {
    const { sheet, random, level } = scene;
    const [reader, child] = sleepers(scene);
    bedHead(scene);
    const seats: readonly (readonly [Cast, Seated])[] = [
      [
        reader,
        {
          hips: [390, 610],
          scale: 1.56,
          mien: random.pick(['smile', 'sing'] as const),
          head: { turn: 0.25, tilt: 7, gaze: [1, 3.4] },
          lean: 2,
          arms: [
            { to: [BOOK[0] - 128, BOOK[1] - 60], elbow: -1, hand: 'grip', thumb: 1 },
            { to: [BOOK[0] + 128, BOOK[1] - 60], elbow: 1, hand: 'grip', thumb: -1, layer: 'over' },
          ],
        },
      ],
      [
        child,
        {
          hips: [646, 622],
          scale: 1.62,
          mien: random.pick(['wonder', 'smile', 'asleep'] as const),
          head: { turn: -0.4, tilt: -13, gaze: [-2.4, 2.6] },
          lean: -8,
          arms: [
            { upper: -4, fore: -4, layer: 'over' },
            { upper: 14, fore: 4, layer: 'over' },
          ],
        },
      ],
    ];
    behindTable(scene, seats, EDGE, () => {
      bedQuilt(scene);
      teddy(sheet.layer('teddy').at({ x: 742, y: 630, scale: 1.12, angle: 0.12 }), level);
    });
    raisedBook(sheet.layer('book').at({ x: BOOK[0], y: BOOK[1], scale: 1.12 }), level, ['b', 'sun']);
    for (const side of [-1, 1])
      fingersOver(
        sheet.layer('fingers'),
        {
          at: [BOOK[0] + side * 136, BOOK[1] - 50],
          angle: side < 0 ? 0 : Math.PI,
          size: 66,
          skin: reader.who.skin,
        },
        level,
      );
    sleepingCat(sheet.layer('cat').at({ x: 612, y: 716 }), level);
    slippers(sheet.layer('floor').at({ x: 930, y: 756 }));
    return {
      title: random.pick([
        `One Story for ${child.called}`,
        `${child.called} Is Not Tired Yet`,
        `${reader.called} Reads until the Light Goes Out`,
      ]),
      description: `${reader.called} reads from the thick book, and ${child.called} listens beside the bear. It is the last page for tonight, or the last but one.`,
      tags: ['bedtime', 'story', 'book', 'child', 'parent', 'cat'],
    };
  },
};

/** A pair of slippers on the origin. */
function slippers(sheet: Scene['sheet']): void {
  for (const x of [-24, 16]) {
    sheet.shape(drawn('-16,-34 -8,-48 10,-46 16,-30 14,16 -2,26 -16,14', { x }), 'line', 'a');
    sheet.line(traced(`${x - 15},-10 ${x},-18 ${x + 15},-10`), 'line', 0.2);
  }
}

/** A story before sleep. */
export const bedtimeStory: Composition = pictured(bedtime);
