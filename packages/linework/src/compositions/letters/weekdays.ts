import type { Composition } from '../../composition.ts';
import { traced } from '../../geometry/drawn.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { sittingDog } from '../../motifs/people/pets.ts';
import { ball, easel, paintPalette } from '../../motifs/people/props.ts';
import { kitchen, paperStars, room, theater } from '../../motifs/stages/indoors.ts';
import { shore } from '../../motifs/letters/places.ts';
import { garden } from '../../motifs/stages/outdoors.ts';
import { type Scene, type Stage } from '../../motifs/stages/stage.ts';
import { Random } from '../../random.ts';
import { cast } from '../people/cast.ts';
import { enter, pictured } from '../people/picture.ts';
import { band, worded } from './worded.ts';

const TALL = [800, 1000] as const;
const WIDE = [1000, 800] as const;

/** The theater with its paper stars hung on strings, one string a row; both are placed from the same seed. */
const garlanded: Stage = {
  ...theater,
  behind(scene) {
    const seed = `stars ${scene.random.next()}`;
    const { spots, columns } = paperStars({ ...scene, random: new Random(seed) });
    for (let i = 0; i < spots.length; i += columns) {
      const row = spots.slice(i, i + columns);
      const table = [[0, row[0]![1] - 30], ...row, [scene.width, row.at(-1)![1] - 30]].map(
        ([x, y]) => `${x},${y}`,
      );
      scene.sheet.layer('backdrop').line(traced(table.join(' ')), 'line', 0);
    }
    theater.behind({ ...scene, random: new Random(seed) });
  },
};

/** A day of the week: where it is spent, and on what. */
interface Day {
  readonly name: string;
  readonly stage: Stage;
  readonly size: readonly [number, number];
  readonly act: (scene: Scene) => void;
  readonly titles: readonly [string, string];
  readonly descriptions: readonly [string, string];
  readonly tags: readonly string[];
}

const DAYS: readonly Day[] = [
  {
    name: 'Thursday',
    stage: garden,
    size: WIDE,
    act(scene) {
      const { sheet, level, ground } = scene;
      easel(sheet.layer('easel').at({ x: 660, y: ground + 20 }), level);
      enter(scene, {
        who: cast(scene, 'child', { isPlain: true }).who,
        posture: {
          ...POSTURES.stand,
          head: { turn: 0.4, tilt: -2 },
          arms: [
            { upper: -34, fore: 40, hand: 'grip' },
            { upper: 92, fore: 112, hand: 'grip', thumb: -1 },
          ],
        },
        mien: 'smile',
        x: 370,
        scale: 1.06,
        props: {
          over: (view, bones) =>
            paintPalette(view.at({ x: bones.arms[0].end[0], y: bones.arms[0].end[1], scale: 0.8 })),
        },
      });
    },
    titles: ['Thursday', 'Thursday in Oil'],
    descriptions: [
      'Every Thursday somebody paints the garden as it is that day. There are forty pictures of the fence by now.',
      'The easel stands in the grass on Thursday as long as there is light. Paint along.',
    ],
    tags: ['painting', 'art', 'garden'],
  },
  {
    name: 'Friday',
    stage: garlanded,
    size: TALL,
    act(scene) {
      enter(scene, {
        who: cast(scene, 'teen').who,
        posture: POSTURES.jump,
        mien: 'laugh',
        x: 400,
        y: scene.ground - 40,
        scale: 0.92,
      });
    },
    titles: ['Friday', 'Friday Night on Stage'],
    descriptions: [
      'School is over and the curtain is open. Friday jumps with both feet.',
      'On Friday the stage belongs to whoever wants it. The stars on the wall are only paper, but they shine.',
    ],
    tags: ['dance', 'stage', 'jump'],
  },
  {
    name: 'Saturday',
    stage: shore,
    size: WIDE,
    act(scene) {
      const { sheet, level, ground } = scene;
      const one = cast(scene, 'child', { isPlain: true });
      const other = cast(scene, 'child', { among: [one], isPlain: true });
      for (const [who, posture, x, below, scale, flip] of [
        [one.who, POSTURES.wave, 330, 6, 1.04, false],
        [other.who, POSTURES.jump, 690, 16, 0.98, true],
      ] as const)
        enter(scene, {
          who: { ...who, feet: 'bare' },
          posture,
          mien: 'laugh',
          x,
          y: ground + below,
          scale,
          flip,
        });
      ball(sheet.layer('ball').at({ x: 500, y: 330, angle: 0.3 }), 46, level > 0 ? 1 : 0);
      if (level > 0) sittingDog(sheet.layer('dog').at({ x: 500, y: ground + 40, scale: 1.2 }), level);
    },
    titles: ['Saturday', 'Saturday by the Sea'],
    descriptions: [
      'There is no school on Saturday, and there are no shoes. The sea is warm enough.',
      'Two friends and a dog have the beach to themselves. Saturday could be a little longer.',
    ],
    tags: ['beach', 'friends', 'weekend'],
  },
];

function dayPage(it: Day) {
  const isWide = it.size[0] > it.size[1];
  return worded({
    name: `day-${it.name.toLowerCase()}`,
    lines: [it.name.toUpperCase()],
    size: it.size,
    ground: isWide ? 650 : 810,
    stages: [it.stage],
    isBanded: ![room, kitchen, garlanded].includes(it.stage),
    boxes: [isWide ? band(it.size, 0.15, 106) : band(it.size, 0.14, 120)],
    act(scene) {
      it.act(scene);
      return {
        title: it.titles[scene.level === 2 ? 1 : 0],
        description: it.descriptions[scene.level === 2 ? 1 : 0],
        tags: ['day', 'week', it.name.toLowerCase(), 'words', ...it.tags],
      };
    },
  });
}

/** The days of the week, each with what it is good for. */
export const weekdays: readonly Composition[] = DAYS.map(dayPage).map(pictured);
