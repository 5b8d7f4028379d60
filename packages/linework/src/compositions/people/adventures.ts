import type { Composition } from '../../composition.ts';
import { blob } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { rectangle } from '../../geometry/forms.ts';
import { type Point } from '../../geometry/point.ts';
import { asOne, downTo } from '../../motifs/dressing/coverings.ts';
import { dressSand } from '../../motifs/dressing/shore.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { looks } from '../../motifs/people/casting.ts';
import { trunkAt } from '../../motifs/people/body/clothes.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { dinghy } from '../../motifs/nature/shore.ts';
import { bubbles } from '../../motifs/people/props.ts';
import { beach } from '../../motifs/stages/outdoors.ts';
import { litSeafloor } from '../../motifs/stages/wonder.ts';
import type { Scene } from '../../motifs/stages/stage.ts';
import { enter, pictured, type Picture } from './picture.ts';

const TALL = [800, 1000] as const;
const kindOf = ({ random }: Scene): 'she' | 'he' => random.pick(['she', 'he'] as const);

const mermaid: Picture = {
  name: 'mermaid',
  category: 'fantasy',
  isIndividual: true,
  size: TALL,
  ground: 900,
  stages: [litSeafloor],
  act(scene) {
    const { random, level, sheet } = scene;
    const who = looks(random, random.pick(['child', 'teen'] as const), 'she', level);
    bubbles(
      sheet.layer('bubbles'),
      (
        [
          [116, 470, 26],
          [186, 530, 18],
          [600, 300, 30],
          [552, 330, 20],
          [590, 190, 22],
          [150, 600, 14],
        ] as const
      ).slice(0, [3, 4, 6][level]),
    );
    enter(scene, {
      who: {
        ...who,
        glasses: false,
        hair: random.pick(['waves', 'long'] as const),
        hat: 'flower',
        top: { sleeves: 0.42, role: 'a', trim: 'b', neckline: 'round', loose: 2 },
        bottom: { kind: 'tail', length: 2, role: 'c', trim: 'b' },
        feet: 'bare',
        feetRole: 'b',
      },
      posture: {
        lean: -8,
        bow: 8,
        shoulders: 5,
        head: { turn: 0.3, tilt: 8 },
        arms: [
          { upper: -58, fore: -150, hand: 'open', thumb: 1 },
          { upper: 42, fore: 74, hand: 'relaxed', thumb: -1 },
        ],
        legs: [
          { upper: -30, lower: 42 },
          { upper: -30, lower: 42 },
        ],
        height: 380,
        near: 1,
      },
      mien: random.pick(['smile', 'laugh'] as const),
      x: 366,
      y: 960,
      scale: who.build === 'child' ? 1.46 : 1.2,
    });
    return {
      title: random.pick([
        `${who.called} the Mermaid`,
        `The Mermaid ${who.called}`,
        `${who.called} under the Waves`,
      ]),
      description: `${who.called} is a mermaid and knows every fish of the reef by name. Her tail has as many colors as the coral.`,
      tags: ['mermaid', 'sea', 'fish', 'coral', 'underwater', 'fairy tale'],
    };
  },
};

const pirate: Picture = {
  name: 'pirate',
  category: 'adventure',
  isIndividual: true,
  size: TALL,
  ground: 880,
  stages: [beach],
  isBanded: true,
  covers: ({ random, width, height }) => ({
    bands: asOne(dressSky, random, { kinds: ['gusts', 'heaped', 'beams'], size: 140 }, downTo(width, height)),
    sea: asOne(dressWater, random, { kinds: ['ripples'], size: 120 }),
    sand: asOne(dressSand, random, { kinds: ['dunes'], size: 150 }),
    boats: () => undefined,
    castle: () => undefined,
  }),
  act(scene) {
    const { sheet, random, level } = scene;
    if (level > 0)
      sheet
        .layer('palm')
        .shape(drawn('-110,30! -70,-4 -30,-24 16,-26 66,-8 120,30!', { x: 56, y: 846 }), 'line', 'cream');
    if (level === 2)
      for (const [x, y, scale] of [
        [590, 672, 0.9],
        [716, 650, 0.7],
      ] as const)
        dinghy(sheet.layer('sails').at({ x, y, scale }), ['a', 'b']);
    const kind = kindOf(scene);
    const who = looks(random, 'child', kind, level);
    enter(scene, {
      who: {
        ...who,
        hat: random.pick(['tricorn', 'bandana'] as const),
        top: { sleeves: 1.6, role: 'paper', trim: 'a', print: 'stripes', neckline: 'round', loose: 6 },
        bottom: { kind: 'trousers', length: 1.15, role: 'c', trim: 'd', flare: 4 },
        feet: 'boot',
        feetRole: 'wood',
      },
      posture: {
        ...POSTURES.stand,
        head: { turn: 0.6, tilt: -2 },
        arms: [
          { upper: -46, fore: 34, hand: 'grip' },
          { reach: [80, -140], elbow: -1, hand: 'grip', thumb: -1, layer: 'over' },
        ],
        legs: [
          { upper: -12, lower: -6, toes: 'left' },
          { upper: 16, lower: 8, toes: 'right' },
        ],
      },
      mien: random.pick(['bold', 'smile', 'smile'] as const),
      x: level === 2 ? 330 : 380,
      scale: 1.5,
      props: {
        held: (view, bones) => {
          const at = (share: number, aside: number): Point => trunkAt(bones, share, aside);
          view.shape(
            blob([
              [...at(0.14, -40), 1],
              at(0.08, 0),
              [...at(0.14, 40), 1],
              [...at(-0.02, 41), 1],
              at(-0.08, 0),
              [...at(-0.02, -41), 1],
            ]),
            'line',
            'rust',
          );
          view.shape(rectangle(at(0.04, 0)[0] - 11, at(0.04, 0)[1] - 10, 22, 20, 4), 'line', 'gold');
        },
        over: (view, bones) => {
          const [x, y] = bones.head;
          const glass = view.at({ x: x + 62, y: y - 8, angle: -0.06 });
          glass.shape(rectangle(-34, -10, 60, 20, 4), 'line', 'gold');
          glass.shape(rectangle(24, -14, 56, 28, 4), 'line', 'ember');
          glass.shape(rectangle(76, -18, 14, 36, 4), 'line', 'gold');
        },
      },
    });
    return {
      title: random.pick([
        `Captain ${who.called}`,
        `${who.called} Looks for the Island`,
        `Captain ${who.called} Sees Land`,
      ]),
      description: `Captain ${who.called} has looked through the spyglass since breakfast. The treasure must be on one of these beaches.`,
      tags: ['pirate', 'captain', 'spyglass', 'beach', 'treasure', 'sea'],
    };
  },
};

/** People far from home. */
export const adventures: readonly Composition[] = [mermaid, pirate].map(pictured);
