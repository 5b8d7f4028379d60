import type { Composition } from '../../composition.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { mix, type Point } from '../../geometry/point.ts';
import {
  barberCape,
  barberChair,
  barberPole,
  bottleShelf,
  comb,
  scissors,
} from '../../motifs/people/barbers.ts';
import { handOver } from '../../motifs/people/holding.ts';
import type { Skeleton } from '../../motifs/people/body/skeleton.ts';
import { paperedWall } from '../../motifs/people/parlor.ts';
import { sittingDog } from '../../motifs/people/pets.ts';
import type { Scene, Stage } from '../../motifs/stages/stage.ts';
import { cast, TROUSERS, type Cast } from './cast.ts';
import { pictured, type Picture } from './picture.ts';
import { enterSeated } from './seated.ts';

const SIZE = [860, 1000] as const;
const FLOOR = 800;

/** Squares of a floor that run to the middle of the page. */
function checks({ sheet, level, width, height }: Scene): void {
  const rows = [0, 3, 4][level]!;
  const count = [0, 6, 9][level]!;
  const floor = sheet.layer('floor');
  floor.shape(rectangle(-20, FLOOR, width + 40, 300), 'line', 'cream');
  const at = (k: number, y: number): Point => [
    width / 2 + (k / count - 0.5) * width * (1.15 + (y - FLOOR) / 240),
    y,
  ];
  for (let row = 0; row < rows; row++) {
    const [y, foot] = [
      mix(FLOOR, height, (row / rows) ** 1.3),
      mix(FLOOR, height, ((row + 1) / rows) ** 1.3),
    ];
    for (let k = 0; k < count; k++)
      if ((k + row) % 2 === 0)
        floor.shape([at(k, y), at(k + 1, y), at(k + 1, foot), at(k, foot)], 'fine', 'b');
  }
}

const shop: Stage = {
  where: 'at the barber’s',
  tags: ['barber', 'shop'],
  sky: 'cream',
  behind(scene) {
    const { sheet, random, level, width } = scene;
    paperedWall(sheet.layer('wall'), random.fork('wall'), level, [width, FLOOR]);
    checks(scene);
    sheet.layer('floor').shape(rectangle(-20, FLOOR - 24, width + 40, 26), 'line', 'wood');
    const shelf = sheet.layer('shelf');
    for (const [i, y] of (level === 2 ? [214, 386] : [300]).entries())
      bottleShelf(shelf.at({ x: 686, y, scale: 0.8 }), level, i + random.fork('bottles').int(0, 3));
    barberPole(sheet.layer('pole').at({ x: 150, y: 420, scale: 1.1 }), level);
    if (level > 0) {
      sheet.layer('pole').shape(rectangle(86, 420, 128, 18, 4), 'line', 'wood');
      sheet.layer('clock').shape(ellipse(300, 130, 54), 'bold', 'wood');
      sheet.layer('clock').shape(ellipse(300, 130, 42), 'line', 'paper');
      sheet.layer('clock').line(
        [
          [300, 102],
          [300, 130],
          [320, 142],
        ],
        'line',
        0,
      );
    }
  },
};

function people(scene: Scene): { barber: Cast; guest: Cast } {
  const { random, level } = scene;
  const build = random.pick(['man', 'woman'] as const);
  const barber = cast(scene, build, {
    kind: build === 'man' ? 'he' : 'she',
    as: {
      top: {
        sleeves: 1.84,
        role: 'paper',
        trim: 'a',
        print: level === 2 ? 'stripes' : 'plain',
        neckline: 'collar',
      },
      bottom: { ...TROUSERS, bib: true },
    },
  });
  const guest = cast(scene, 'child', {
    kind: random.pick(['he', 'he', 'she'] as const),
    among: [barber],
    as: { hair: random.pick(['mop', 'crop', 'afro', 'bob'] as const), glasses: false },
  });
  return { barber, guest };
}

const haircut: Picture = {
  name: 'first-haircut',
  category: 'people',
  isIndividual: true,
  size: SIZE,
  ground: 940,
  stages: [shop],
  act(scene) {
    const { sheet, random, level } = scene;
    const { barber, guest } = people(scene);
    const hips: Point = [430, 562];
    const bones = enterSeated(scene, barber, {
      hips,
      scale: 1.7,
      mien: random.pick(['smile', 'calm'] as const),
      head: { turn: 0.14, tilt: 6, gaze: [0.6, 3.2] },
      arms: [
        { to: [296, 440], elbow: -1, hand: 'grip', thumb: 1 },
        { to: [588, 484], elbow: 1, hand: 'grip', thumb: -1 },
      ],
    });
    barberChair(sheet.layer('chair').at({ x: 430, y: 800, scale: 1.04 }), level);
    for (const [x, flip] of [
      [372, true],
      [488, false],
    ] as const)
      sheet
        .layer('shoes')
        .at({ x, y: 946, flip })
        .shape(drawn('-34,0! -36,-34 -30,-72! 26,-72! 34,-36 48,-14 44,0!'), 'bold', 'a');
    enterSeated(scene, guest, {
      hips: [430, 846],
      scale: 1.84,
      mien: random.pick(['smile', 'wonder', 'laugh'] as const),
      head: { turn: -0.08, tilt: -3, gaze: [1.6, -2.4] },
      arms: [
        { upper: -8, fore: 10 },
        { upper: 8, fore: -10 },
      ],
    });
    barberCape(sheet.layer('cape').at({ x: 430, y: 640, scale: 0.9 }), level, ['sky', 'b']);
    tools(scene, barber, bones, hips);
    if (level > 0) sittingDog(sheet.layer('dog').at({ x: 736, y: 940, scale: 1.5 }), level);
    return {
      title: `${guest.called} Sits Very Still`,
      description: `${barber.called} combs, ${guest.called} holds still, and a curl falls down. The dog has had its turn in the garden.`,
      tags: ['barber', 'haircut', 'child', 'shop', 'hair', 'dog'],
    };
  },
};

function tools({ sheet, level }: Scene, { who }: Cast, bones: Skeleton, [x, y]: Point): void {
  const own = sheet.layer('tools').closely.at({ x, y, scale: 1.7 });
  const [left, right] = bones.arms.map(({ end }) => end) as [Point, Point];
  comb(own.at({ x: left[0] + 40, y: left[1] - 2, angle: 0.2, scale: 0.72 }), level);
  scissors(own.at({ x: right[0] - 30, y: right[1] - 22, angle: 0.5, scale: 0.8 }));
  for (const i of [0, 1] as const) handOver(own, bones, i, { skin: who.skin, kind: 'grip', level });
}

/** A child in a barber's chair. */
export const firstHaircut: Composition = pictured(haircut);
