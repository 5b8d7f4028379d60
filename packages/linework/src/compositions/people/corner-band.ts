import type { Composition } from '../../composition.ts';
import { traced } from '../../geometry/drawn.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { namesOf } from '../../motifs/people/casting.ts';
import { accordion, coinHat, doubleBass } from '../../motifs/people/corner-band.ts';
import { fingersOver } from '../../motifs/people/holding.ts';
import { conga } from '../../motifs/people/instruments.ts';
import { sittingDog } from '../../motifs/people/pets.ts';
import { common, lane } from '../../motifs/stages/closer-places.ts';
import type { Scene } from '../../motifs/stages/stage.ts';
import { skyBehind } from './backdrops.ts';
import { cast, TROUSERS, type Cast } from './cast.ts';
import { enter, pictured, type Picture } from './picture.ts';

const SIZE = [1000, 880] as const;
const STANCE = [
  { upper: -12, lower: -6, toes: 'left' },
  { upper: 12, lower: 6, toes: 'right' },
] as const;

/** Where two of the players, the hat and the dog are: across the page, and for some how far below the ground's line. */
const PLACES = [
  { bass: [440, -26], accordion: 210, hat: [520, 20], dog: 640 },
  { bass: [190, 0], accordion: 512, hat: [330, 14], dog: 672 },
] as const;

const band: Picture = {
  name: 'corner-band',
  category: 'people',
  isIndividual: true,
  isCrowded: true,
  size: SIZE,
  ground: 770,
  stages: [lane, common],
  backdrop: skyBehind('streaks', 150),
  act(scene) {
    const { sheet, random, level, ground } = scene;
    const sleeves = { print: 'plain', trim: 'd' } as const;
    const bass = cast(scene, 'man', {
      kind: 'he',
      as: {
        top: { ...sleeves, sleeves: 1.8, role: 'a', neckline: 'collar' },
        bottom: TROUSERS,
        ...(level > 0 ? { hat: 'cap' as const, hair: 'crop' as const } : {}),
      },
    });
    const keys = cast(scene, 'woman', {
      kind: 'she',
      among: [bass],
      as: { top: { ...sleeves, sleeves: 0.6, role: 'b', neckline: 'round' }, bottom: TROUSERS },
    });
    const drum = cast(scene, 'teen', {
      among: [bass, keys],
      as: {
        top: { ...sleeves, sleeves: 0.6, role: 'c', print: level === 2 ? 'stripes' : 'plain' },
        bottom: TROUSERS,
      },
    });
    const places = random.fork('places').pick(PLACES);
    playBass(scene, bass, places.bass[0], ground + places.bass[1]);
    playDrum(scene, drum);
    playAccordion(scene, keys, places.accordion);
    coinHat(sheet.layer('hat').at({ x: places.hat[0], y: ground + places.hat[1] }), level);
    if (level === 2) sittingDog(sheet.layer('dog').at({ x: places.dog, y: ground + 58, scale: 0.96 }), level);
    return {
      title: random.pick([`${keys.called} and the Deep Strings`, `Three Play for ${drum.called}`]),
      description: `${namesOf([bass.looks, keys.looks, drum.looks])} play whatever passes by asks for. ${level === 2 ? 'The dog asks for the slow one.' : 'The hat is for later.'}`,
      tags: ['band', 'music', 'accordion', 'double bass', 'drum', 'street'],
    };
  },
};

function playBass(scene: Scene, { who }: Cast, x: number, y: number): void {
  enter(scene, {
    who,
    mien: 'smile',
    x,
    y,
    scale: 1.1,
    posture: {
      ...POSTURES.stand,
      head: { turn: 0.35, tilt: 9, gaze: [2, 1] },
      arms: [
        { reach: [46, 4], elbow: -1, hand: 'pinch', layer: 'over' },
        { reach: [104, -176], elbow: -1, hand: 'grip', thumb: -1, layer: 'over' },
      ],
      legs: [
        { upper: -12, lower: -8, toes: 'left' },
        { upper: 10, lower: 6, toes: 'right' },
      ],
    },
    props: { over: (view) => doubleBass(view.at({ x: 84, y: 40, scale: 0.94, angle: 0.05 }), scene.level) },
  });
}

function playAccordion(scene: Scene, { who }: Cast, x: number): void {
  enter(scene, {
    who,
    mien: 'laugh',
    x,
    y: scene.ground + 16,
    scale: 1.12,
    posture: {
      ...POSTURES.stand,
      head: { turn: -0.15, tilt: -7 },
      arms: [
        { reach: [-88, -42], elbow: -1, hand: 'relaxed', layer: 'before' },
        { reach: [88, -42], elbow: 1, hand: 'relaxed', layer: 'before' },
      ],
      legs: STANCE,
    },
    props: {
      over(view, { arms }) {
        for (const [i, { root }] of arms.entries()) {
          const side = i === 0 ? -1 : 1;
          view.line(
            traced(`${root[0] - side * 14},${root[1] - 16} ${side * 44},-120 ${side * 66},-104`),
            'line',
            0,
          );
        }
        accordion(view.at({ y: -54, scale: 0.9 }), scene.level);
        for (const side of [-1, 1])
          fingersOver(
            view,
            { at: [side * 108, -44], angle: side < 0 ? 0 : Math.PI, size: 50, skin: who.skin, count: 3 },
            scene.level,
          );
      },
    },
  });
}

function playDrum(scene: Scene, { who }: Cast): void {
  enter(scene, {
    who,
    mien: 'smile',
    x: 806,
    y: scene.ground + 20,
    scale: 1.12,
    posture: {
      ...POSTURES.stand,
      head: { turn: -0.4, tilt: 6 },
      arms: [
        { reach: [-54, -6], elbow: -1, hand: 'relaxed', thumb: 1, layer: 'over' },
        { reach: [54, -10], elbow: 1, hand: 'relaxed', thumb: -1, layer: 'over' },
      ],
      legs: STANCE,
    },
    props: { over: (view, bones) => conga(view.at({ y: bones.ground + 10, scale: 0.98 }), scene.level, 'c') },
  });
}

/** Three who play on a corner. */
export const cornerBand: Composition = pictured(band);
