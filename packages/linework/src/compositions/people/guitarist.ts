import { drawn } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Posture } from '../../motifs/people/body/skeleton.ts';
import { everyday, looks } from '../../motifs/people/casting.ts';
import { coinHat } from '../../motifs/people/corner-band.ts';
import { concertGuitar, FRETTED, stool } from '../../motifs/people/instruments.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { lane } from '../../motifs/stages/closer-places.ts';
import { theater } from '../../motifs/stages/indoors.ts';
import { glade } from '../../motifs/stages/outdoors.ts';
import type { Scene } from '../../motifs/stages/stage.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { skyBehind } from './backdrops.ts';
import { enter, type Picture } from './picture.ts';

/** How high somebody with a guitar sits. */
const SEAT = 212;
/** Where the guitar's middle is held, how large and how steep. */
const HELD = { x: -26, y: -30, scale: 0.84, angle: -0.5 } as const;

/** Somebody on a stool: one foot on the ground and one on the rung, one hand at the neck and one over the strings. */
const PLAYING: Posture = {
  ...POSTURES.sit,
  turn: 0.12,
  lean: -3,
  height: SEAT,
  head: { turn: 0.4, tilt: 10, gaze: [1.6, 2.4] },
  arms: [
    { reach: [-18, -44], elbow: -1, hand: 'relaxed', thumb: 1, layer: 'over' },
    { reach: [120, -88], elbow: -1, short: [1.02, 0.78], hand: 'grip', thumb: -1 },
  ],
  legs: [
    { upper: 58, lower: -26, short: [0.72, 0.84], toes: 'right', roll: 4 },
    { upper: 72, lower: 8, short: [0.88, 1.08], toes: 'right' },
  ],
  near: 0,
};

/** Four fingers on the strings and a thumb that looks over the neck, in the guitar's own frame. */
function fretting(guitar: Sheet, skin: Role, level: 0 | 1 | 2): void {
  const count = level === 0 ? 3 : 4;
  for (let k = 0; k < count; k++) {
    const wide = (44 / count) * 0.52;
    const tip = [-7, -11, -9, -3][k]!;
    const x = FRETTED - 18 + k * (44 / count) * 1.06;
    guitar.shape(
      drawn(
        `${-wide},42! ${-wide - 1},10 ${-wide * 0.8 + 2},${tip} 3,${tip - 7} ${wide * 0.8 + 3},${tip} ${wide + 1},12 ${wide},42! 0,46`,
        { x },
      ),
      'line',
      skin,
    );
  }
}

/** Painted clouds that hang on threads before the backdrop of a stage. */
function hungClouds({ sheet, random }: Scene): void {
  const at = sheet.layer('backdrop');
  for (const [x, y, scale] of [
    [240, 250, 0.66],
    [610, 200, 0.56],
    [640, 420, 0.6],
  ] as const) {
    for (const dx of [-34, 34])
      at.shape(
        drawn(`${x + dx - 2},0! ${x + dx + 2},0! ${x + dx + 2},${y}! ${x + dx - 2},${y}!`),
        'fine',
        'stone',
      );
    driftCloud(at.at({ x, y, scale }), random, true);
  }
}

/** Somebody who plays the guitar on a stool. */
export const guitarist: Picture = {
  name: 'guitarist',
  backdrop: skyBehind('streaks', 140),
  category: 'people',
  isIndividual: true,
  size: [800, 1000],
  ground: 905,
  stages: [lane, glade, theater],
  act(scene, stage) {
    const { random, level } = scene;
    const kind = random.pick(['she', 'he'] as const);
    const who = looks(random, kind === 'she' ? 'woman' : 'man', kind, level);
    if (stage === theater && level === 2) hungClouds(scene);
    enter(scene, {
      who: {
        ...who,
        ...everyday(random, 'he', level),
        top: { sleeves: 1.82, role: 'a', trim: 'b', neckline: 'collar', buttons: true },
        bottom: { kind: 'trousers', length: 1.9, role: 'c', trim: 'd', flare: 5 },
      },
      posture: PLAYING,
      mien: random.pick(['sing', 'smile', 'asleep'] as const),
      x: 350,
      y: scene.ground + 10,
      scale: 1.5,
      props: {
        behind: (view) => stool(view.at({ x: -8, y: 24 }), SEAT - 30),
        over(view) {
          const held = view.at(HELD);
          held.shape(ellipse(FRETTED + 6, -15, 15, 8, 0.2), 'line', who.skin);
          concertGuitar(held, level);
          fretting(held, who.skin, level);
        },
      },
    });
    if (stage === lane)
      coinHat(scene.sheet.layer('hat').at({ x: 664, y: scene.ground + 26, scale: 0.84 }), level);
    return {
      title: random.pick([
        `${who.called} Plays a Song`,
        `${who.called} and the Guitar`,
        `A Song by ${who.called}`,
      ]),
      description: `${who.called} plays the guitar ${stage.where} and knows every verse by heart. People stop and listen.`,
      tags: ['musician', 'guitar', 'music', kind === 'she' ? 'woman' : 'man', ...stage.tags.slice(0, 2)],
    };
  },
};
