import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Posture } from '../../motifs/people/body/skeleton.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import { pottery } from '../../motifs/stages/workshops.ts';
import type { Sheet } from '../../sheet.ts';
import { cast } from './cast.ts';
import { enter, type Actor, type Picture } from './picture.ts';

/** Somebody on a low stool whose knees stand at both sides of the wheel, both hands on the clay. */
const THROWING: Posture = {
  ...POSTURES.sit,
  turn: 0,
  lean: 0,
  height: 142,
  head: { turn: 0.12, tilt: 5, gaze: [0, 3] },
  arms: [
    { reach: [-70, -58], elbow: -1, hand: 'cup', thumb: 1, wrist: 12 },
    { reach: [70, -58], elbow: 1, hand: 'cup', thumb: -1, wrist: -12 },
  ],
  legs: [
    { upper: -74, lower: -4, short: [0.8, 0.84], toes: 'left' },
    { upper: 74, lower: 4, short: [0.8, 0.84], toes: 'right' },
  ],
};

/** A kick wheel, the middle of its head on the origin and its flywheel 230 units below. */
function wheel(at: Sheet, level: 0 | 1 | 2): void {
  at.shape(ellipse(0, 232, 138, 34), 'bold', 'stone');
  at.shape(ellipse(0, 222, 138, 34), 'line', 'stone');
  if (level > 0) at.shape(ellipse(0, 222, 64, 15), 'line', 'sand');
  at.shape(drawn('-20,30! 20,30! 26,224! 0,232 -26,224!'), 'line', 'wood');
  at.shape(drawn('-146,0! -136,46 -80,66 0,70 80,66 136,46 146,0!'), 'bold', 'wood');
  if (level > 0) at.shape(drawn('-143,10! 0,42 143,10! 138,32 0,60 -138,32'), 'line', 'sand');
  at.shape(ellipse(0, 0, 148, 30), 'bold', 'sand');
  at.shape(ellipse(0, -8, 108, 20), 'line', 'stone');
}

/** A wet pot on the wheel's head, its foot on the origin, with the rings that fingers leave. */
function wetPot(at: Sheet, level: 0 | 1 | 2): void {
  const pot = drawn('-46,-2! -78,-52 -80,-96 -52,-134 -54,-160! 54,-160! 52,-134 80,-96 78,-52 46,-2! 0,8');
  at.shape(pot, 'bold', 'rust');
  const inside = at.inside([pot]);
  for (const y of byGrade({ level }, [], [-52], [-30, -66, -134]))
    inside.line(drawn(`-90,${y}! 0,${y + 16} 90,${y}!`).slice(0, -1), 'fine', 0.2);
  at.shape(ellipse(0, -160, 54, 13), 'line', 'ember');
}

/** What stands by the wheel: a bowl of water with a sponge on a block, and lumps of clay on a board. */
function beside({ sheet, level, ground }: Scene): void {
  const bowl = sheet.layer('bowl').at({ x: 110, y: ground + 40, scale: 0.94 });
  bowl.shape(rectangle(-66, -84, 132, 90, 4), 'line', 'wood');
  bowl.shape(drawn('-70,-132! -58,-98 -30,-84 30,-84 58,-98 70,-132!'), 'bold', 'b');
  bowl.shape(ellipse(0, -132, 70, 17), 'line', 'water');
  if (level > 0) bowl.shape(drawn('-10,-138 4,-158 34,-156 44,-138 20,-128'), 'line', 'sun');
  const board = sheet.layer('clay').at({ x: 676, y: ground + 44, scale: 0.94 });
  for (const [x, y, turn] of byGrade(
    { level },
    [[0, -12, 0]],
    [
      [-44, -12, 0.1],
      [40, -12, -0.2],
    ],
    [
      [-44, -12, 0.1],
      [44, -12, -0.2],
      [2, -62, 0],
    ],
  ) as [number, number, number][])
    board.shape(
      drawn('-46,0! -44,-34 -20,-54 22,-52 44,-30 46,0! 0,6', { x, y, angle: turn * 0.3 }),
      'line',
      'rust',
    );
  board.shape(rectangle(-104, -16, 208, 22, 4), 'bold', 'wood');
}

/** Somebody who throws a pot, seated astride the wheel. */
export const potter: Picture = {
  name: 'potter',
  category: 'people',
  isIndividual: true,
  size: [800, 1000],
  ground: 850,
  stages: [pottery],
  act(scene) {
    const { random, level, sheet, width, ground } = scene;
    const one = cast(scene, random.pick(['woman', 'man'] as const), {
      as: {
        top: { sleeves: 1.02, role: 'a', trim: 'b', print: 'stripes', neckline: 'round' },
        bottom: { kind: 'trousers', length: 1.9, role: 'c', trim: 'd', bib: true },
      },
      isPlain: true,
    });
    const worker: Actor = {
      who: one.who,
      posture: THROWING,
      mien: random.pick(['smile', 'calm'] as const),
      x: width / 2,
      y: ground + 62,
      scale: 1.5,
      props: {
        behind: (view) => {
          view.shape(drawn('-64,24! 64,24! 70,128! -70,128!'), 'line', 'wood');
          view.shape(ellipse(0, 22, 72, 15), 'bold', 'wood');
        },
      },
    };
    beside(scene);
    enter(scene, worker);
    const at = sheet.layer('wheel').at({ x: width / 2, y: ground - 128 });
    wheel(at, level);
    wetPot(at.at({ y: -6, scale: 1.14 }), level);
    enter(scene, { ...worker, part: 'arms' });
    return {
      title: random.pick([
        `${one.called} at the Wheel`,
        `A Pot by ${one.called}`,
        `${one.called} and the Wet Clay`,
      ]),
      description: random.pick([
        `${one.called} lets the wheel turn and the pot grows by itself, almost. The shelves are full of those that came out well.`,
        `Both hands wet, both eyes on the rim: that is how ${one.called} makes a vase. It takes four minutes and eleven years.`,
      ]),
      tags: ['potter', 'pottery', 'craft', 'clay', one.kind === 'she' ? 'woman' : 'man'],
    };
  },
};
