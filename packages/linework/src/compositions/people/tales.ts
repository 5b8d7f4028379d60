import type { Composition } from '../../composition.ts';
import { blob } from '../../geometry/curve.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { type Point } from '../../geometry/point.ts';
import { asOne, downTo } from '../../motifs/dressing/coverings.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { fairyWings } from '../../motifs/fantasy/fairy-wings.ts';
import { songbird } from '../../motifs/nature/fliers.ts';
import { looks } from '../../motifs/people/casting.ts';
import { trunkAt } from '../../motifs/people/body/clothes.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Skeleton } from '../../motifs/people/body/skeleton.ts';
import { wand } from '../../motifs/people/props.ts';
import { garden, glade } from '../../motifs/stages/outdoors.ts';
import type { Scene } from '../../motifs/stages/stage.ts';
import { castleGrounds } from '../../motifs/stages/wonder.ts';
import type { Sheet } from '../../sheet.ts';
import { enter, pictured, type Picture } from './picture.ts';

const TALL = [800, 1000] as const;
const kindOf = ({ random }: Scene): 'she' | 'he' => random.pick(['she', 'he'] as const);

const knight: Picture = {
  name: 'knight',
  category: 'fantasy',
  size: TALL,
  ground: 900,
  edge: 'arch',
  stages: [castleGrounds],
  act(scene) {
    const { random, level } = scene;
    const kind = kindOf(scene);
    const who = looks(random, 'child', kind, level);
    enter(scene, {
      who: {
        ...who,
        glasses: false,
        hair: 'bald',
        hat: 'helmet',
        accent: 'a',
        top: { sleeves: 1.8, role: 'stone', trim: 'gold', neckline: 'high', loose: 6 },
        bottom: { kind: 'trousers', length: 1.7, role: 'stone', trim: 'gold' },
        feet: 'boot',
        feetRole: 'stone',
      },
      posture: {
        ...POSTURES.stand,
        arms: [
          { upper: -30, fore: 20, hand: 'grip' },
          { upper: 70, fore: 160, hand: 'grip', thumb: -1, layer: 'over' },
        ],
        legs: [
          { upper: -12, lower: -8, toes: 'left' },
          { upper: 14, lower: 10, toes: 'right' },
        ],
      },
      mien: random.pick(['bold', 'smile'] as const),
      x: 400,
      scale: 1.48,
      props: {
        held: (view, bones) => tabard(view, bones, level),
        over: (view, bones) => {
          sword(view.at({ x: bones.arms[1].end[0] + 4, y: bones.arms[1].end[1] - 6, angle: 0.2 }));
          shield(view.at({ x: bones.arms[0].end[0] - 6, y: bones.arms[0].end[1] - 6 }), level);
        },
      },
    });
    return {
      title: random.pick([
        `${who.called} the Brave`,
        `Sir ${who.called} of the Castle`,
        `${who.called} Guards the Gate`,
      ]),
      description: `${who.called} guards the castle and has not met a single dragon so far. The shield is ready all the same.`,
      tags: ['knight', 'castle', 'armor', 'shield', 'sword', 'fairy tale'],
    };
  },
};

function tabard(sheet: Sheet, bones: Skeleton, level: 0 | 1 | 2): void {
  const at = (share: number, aside: number): Point => trunkAt(bones, share, aside);
  sheet.shape(
    blob([
      [...at(0.98, -22), 1],
      [...at(0.98, 22), 1],
      at(0.4, 26),
      [...at(-0.3, 34), 1],
      at(-0.36, 0),
      [...at(-0.3, -34), 1],
      at(0.4, -26),
    ]),
    'bold',
    'a',
  );
  sheet.shape(
    blob([
      [...at(0.42, -34), 1],
      at(0.38, 0),
      [...at(0.42, 34), 1],
      [...at(0.3, 36), 1],
      at(0.26, 0),
      [...at(0.3, -36), 1],
    ]),
    'line',
    'wood',
  );
  const [x, y] = at(0.66, 0);
  if (level > 0) sheet.shape(star(x, y, 19, 9, 5), 'line', 'sun');
}

function sword(sheet: Sheet): void {
  sheet.shape(
    [
      [-9, -26],
      [-7, -168],
      [0, -190],
      [7, -168],
      [9, -26],
    ],
    'bold',
    'soft',
  );
  sheet.line(
    [
      [0, -34],
      [0, -160],
    ],
    'fine',
    0.3,
  );
  sheet.shape(rectangle(-34, -28, 68, 14, 6), 'line', 'gold');
  sheet.shape(ellipse(0, 32, 10), 'line', 'gold');
}

function shield(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(blob(knots('-58,-70! 0,-60 58,-70! 58,-6 34,52 0,84! -34,52 -58,-6')), 'bold', 'b');
  const inner = blob(knots('-44,-54! 0,-46 44,-54! 44,-6 26,40 0,64! -26,40 -44,-6'));
  sheet.shape(inner, 'line', 'cream');
  const inside = sheet.inside([inner]);
  inside.shape(rectangle(0, -80, 60, 78), 'line', 'a');
  inside.shape(rectangle(-60, -2, 60, 90), 'line', 'a');
  if (level > 0) sheet.shape(star(0, -4, 22, 10, 5), 'line', 'sun');
}

const princess: Picture = {
  name: 'princess',
  category: 'fantasy',
  size: TALL,
  ground: 905,
  edge: 'arch',
  stages: [castleGrounds, garden],
  isBanded: true,
  covers: ({ random, width, height }) => ({
    bands: asOne(dressSky, random, { kinds: ['beams'], size: 172 }, downTo(width, height)),
  }),
  act(scene, stage) {
    const { random, level } = scene;
    const who = looks(random, random.pick(['child', 'teen', 'woman'] as const), 'she', level);
    const scale = { child: 1.5, teen: 1.26, woman: 1.16 }[who.build as 'child' | 'teen' | 'woman'];
    enter(scene, {
      who: {
        ...who,
        glasses: false,
        hat: 'crown',
        hair: random.pick(['long', 'waves', 'locs', 'plaits', 'puffs', 'bob'] as const),
        top: { sleeves: 0.42, role: 'a', trim: 'b', neckline: 'deep', loose: 7 },
        bottom: {
          kind: 'dress',
          length: 1.86,
          role: 'a',
          trim: 'b',
          flare: 62,
          tiers: [[0.62], [0.5, 0.72], [0.36, 0.54, 0.66]][level]!,
        },
        feet: 'shoe',
        feetRole: 'b',
      },
      posture: {
        ...POSTURES.stand,
        head: { turn: 0.35, tilt: 6 },
        arms: [
          { upper: -48, fore: -20, hand: 'relaxed', thumb: 1 },
          { upper: 66, fore: 108, hand: 'cup', thumb: -1 },
        ],
      },
      mien: random.pick(['smile', 'laugh', 'calm'] as const),
      x: 390,
      scale,
      props: {
        over: (view, bones) =>
          songbird(
            view.at({ x: bones.arms[1].end[0] + 18, y: bones.arms[1].end[1] - 8, scale: 0.42, flip: true }),
            ['c', 'soft'],
            level,
          ),
      },
    });
    return {
      title: random.pick([
        `Princess ${who.called}`,
        `Princess ${who.called} and the Bird`,
        `The Crown of Princess ${who.called}`,
      ]),
      description: `Princess ${who.called} stands ${stage.where} and a little bird tells her the news. Her gown has room for all your pencils.`,
      tags: ['princess', 'gown', 'crown', 'bird', 'fairy tale', ...stage.tags.slice(0, 1)],
    };
  },
};

const fairy: Picture = {
  name: 'fairy',
  category: 'fantasy',
  size: TALL,
  ground: 880,
  stages: [glade, garden],
  isBanded: true,
  covers: ({ random, width, height }) => ({
    bands: asOne(dressSky, random, { kinds: ['streaks'], size: 190 }, downTo(width, height)),
  }),
  act(scene, stage) {
    const { random, level } = scene;
    const who = looks(random, 'child', 'she', level);
    enter(scene, {
      who: {
        ...who,
        glasses: false,
        hat: 'flower',
        top: { sleeves: 0, role: 'a', trim: 'b', neckline: 'round', loose: 1 },
        bottom: {
          kind: 'dress',
          length: 0.9,
          role: 'b',
          trim: 'c',
          flare: 40,
          tiers: level === 0 ? [] : [0.5],
        },
        feet: 'slipper',
        feetRole: 'a',
      },
      posture: {
        ...POSTURES.skip,
        height: 260,
        head: { turn: 0.4, tilt: -4 },
        arms: [
          { upper: -70, fore: -100, hand: 'open', thumb: 1 },
          { upper: 96, fore: 142, hand: 'grip', thumb: -1, layer: 'over' },
        ],
      },
      mien: random.pick(['laugh', 'smile'] as const),
      x: 390,
      scale: 1.5,
      props: {
        behind: (view, bones) =>
          fairyWings(view.at({ x: trunkAt(bones, 0.75, 0)[0], y: trunkAt(bones, 0.75, 0)[1] }), level),
        over: (view, bones) =>
          wand(
            view.at({ x: bones.arms[1].end[0] + 2, y: bones.arms[1].end[1] - 10, angle: 0.4, scale: 0.8 }),
          ),
      },
    });
    return {
      title: random.pick([
        `${who.called} the Fairy`,
        `A Fairy Called ${who.called}`,
        `The Wings of ${who.called}`,
      ]),
      description: `${who.called} flies ${stage.where} and wakes the flowers one by one. Her wand needs a new star now and then.`,
      tags: ['fairy', 'wings', 'magic', 'wand', ...stage.tags.slice(0, 2)],
    };
  },
};

/** People of fairy tales. */
export const tales: readonly Composition[] = [knight, princess, fairy].map(pictured);
