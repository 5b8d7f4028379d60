import type { Composition } from '../../composition.ts';
import { drawn } from '../../geometry/drawn.ts';
import type { Point } from '../../geometry/point.ts';
import { fingersOver, raisedBook } from '../../motifs/people/holding.ts';
import {
  dozingCat,
  floorLamp,
  nightWindow,
  paperedRoom,
  quilt,
  sockSole,
  sofaArms,
  sofaBack,
} from '../../motifs/people/parlor.ts';
import type { Scene, Stage } from '../../motifs/stages/stage.ts';
import { cast, type Cast } from './cast.ts';
import { pictured, type Picture } from './picture.ts';
import { enterSeated } from './seated.ts';

const SIZE = [1000, 900] as const;

/** Where everybody sits on the sofa: the reader, the two who listen, and the cat on its back. */
interface Seats {
  readonly reader: number;
  readonly kids: readonly [number, number];
  readonly leans: readonly [number, number];
  readonly cat: number;
  readonly socks: readonly number[];
}

const SEATS: readonly Seats[] = [
  { reader: 500, kids: [270, 732], leans: [7, -7], cat: 716, socks: [220, 300, 466, 534, 700, 780] },
  { reader: 278, kids: [520, 744], leans: [-9, -11], cat: 640, socks: [484, 552, 244, 312, 706, 780] },
];

const parlor: Stage = {
  where: 'on the sofa',
  tags: ['home', 'evening', 'sofa'],
  sky: 'cream',
  behind(scene) {
    const { sheet, random, level } = scene;
    paperedRoom(scene, 770);
    const left = random.chance(0.5);
    nightWindow(sheet.layer('window').at({ x: left ? 210 : 790, y: 392, scale: 0.84 }), level);
    if (level > 0) floorLamp(sheet.layer('lamp').at({ x: left ? 866 : 134, y: 790, scale: 1.06 }), level);
  },
};

/** Who reads and who listens. */
function listeners(scene: Scene): { reader: Cast; kids: readonly Cast[] } {
  const { random, level } = scene;
  const plain = { sleeves: 1.8, trim: 'd', print: 'plain' } as const;
  const kind = random.pick(['she', 'he'] as const);
  const reader = cast(scene, kind === 'she' ? 'woman' : 'man', {
    kind,
    as: {
      top: { ...plain, role: 'a', neckline: level === 0 ? 'round' : 'collar', buttons: true },
      glasses: true,
      old: true,
      hair: kind === 'she' ? random.pick(['bun', 'bob'] as const) : random.pick(['fringe', 'swept'] as const),
      hairRole: 'stone',
    },
  });
  const kids: Cast[] = [];
  for (const role of ['b', 'c'] as const)
    kids.push(
      cast(scene, 'child', {
        among: [reader, ...kids],
        as: { top: { ...plain, role, neckline: 'round' }, glasses: false },
      }),
    );
  return { reader, kids };
}

const blanket: Picture = {
  name: 'one-blanket',
  category: 'people',
  size: SIZE,
  ground: 860,
  stages: [parlor],
  act(scene) {
    const { sheet, random, level } = scene;
    const { reader, kids } = listeners(scene);
    const [left, right] = kids as [Cast, Cast];
    const seats = random.fork('seats').pick(SEATS);
    const book: Point = [seats.reader, 612];
    const isMiddle = seats.kids[0] < seats.reader;
    const sofa = sheet.layer('sofa').at({ x: 500, y: 660 });
    sofaBack(sofa, level, 'd');
    if (level > 0) dozingCat(sheet.layer('cat').at({ x: seats.cat, y: 278, scale: 1.02 }), level);
    const hands: readonly [Point, Point] = [
      [book[0] - 116, book[1] - 30],
      [book[0] + 116, book[1] - 30],
    ];
    enterSeated(scene, reader, {
      hips: [seats.reader, 660],
      scale: 1.72,
      mien: 'calm',
      head: { turn: isMiddle ? 0.12 : 0.4, tilt: 5, gaze: [isMiddle ? 0.4 : 1.6, 3] },
      arms: [
        { to: hands[0], elbow: -1, hand: 'grip', thumb: 1 },
        { to: hands[1], elbow: 1, hand: 'grip', thumb: -1 },
      ],
    });
    enterSeated(scene, left, {
      hips: [seats.kids[0], 678],
      scale: 1.66,
      mien: random.pick(['wonder', 'smile'] as const),
      head: isMiddle
        ? { turn: 0.5, tilt: 10, gaze: [2.6, 2.4] }
        : { turn: -0.5, tilt: -10, gaze: [-2.6, 2.4] },
      lean: seats.leans[0],
      arms: [
        { upper: -12, fore: 26, hand: 'relaxed' },
        { upper: 8, fore: 60, hand: 'relaxed', layer: 'behind' },
      ],
    });
    enterSeated(scene, right, {
      hips: [seats.kids[1], 684],
      scale: 1.66,
      mien: 'laugh',
      head: { turn: -0.5, tilt: -12, gaze: [-2.6, 2.4] },
      lean: seats.leans[1],
      arms: [
        { upper: -8, fore: -60, hand: 'relaxed', layer: 'behind' },
        { upper: 12, fore: -30, hand: 'relaxed' },
      ],
    });
    sofaArms(sofa, level, 'd');
    const rim = drawn(
      '146,676 220,640 330,636 500,650 670,640 780,644 856,680 870,740 864,794! 760,812 640,796 500,814 360,796 240,812 136,794! 130,740',
    );
    for (const [i, x] of seats.socks.entries())
      sockSole(sheet.layer('socks').at({ x, y: 862, scale: 0.84, angle: i % 2 ? 0.16 : -0.16 }), level, [
        (['b', 'b', 'a', 'a', 'c', 'c'] as const)[i]!,
        'sun',
      ]);
    quilt(sheet.layer('quilt'), random, level, rim);
    raisedBook(sheet.layer('book').at({ x: book[0], y: book[1] + 20, scale: 1 }), level, ['b', 'sun']);
    for (const [i, at] of hands.entries())
      fingersOver(
        sheet.layer('fingers').closely,
        { at, angle: i === 0 ? 0.1 : Math.PI - 0.1, size: 92, skin: reader.who.skin },
        level,
      );
    return {
      title: `Under One Blanket with ${reader.called}`,
      description: `${reader.called} reads, and ${left.called} and ${right.called} hold their breath. The cat knows the ending.`,
      tags: ['reading', 'book', 'grandparents', 'children', 'sofa', 'evening'],
    };
  },
};

/** People close together under a quilt. */
export const oneBlanket: Composition = pictured(blanket);
