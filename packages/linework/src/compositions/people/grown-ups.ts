import type { Composition } from '../../composition.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { between, distance, type Point } from '../../geometry/point.ts';
import { wateringCan } from '../../motifs/nature/houseplants.ts';
import { everyday, looks } from '../../motifs/people/casting.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { brushStool, hangingThings } from '../../motifs/people/home-things.ts';
import { sittingDog } from '../../motifs/people/pets.ts';
import { easel, paintPalette, rope } from '../../motifs/people/props.ts';
import { kitchen, room } from '../../motifs/stages/indoors.ts';
import { common } from '../../motifs/stages/closer-places.ts';
import { garden } from '../../motifs/stages/outdoors.ts';
import type { Scene } from '../../motifs/stages/stage.ts';
import type { Props } from '../../motifs/people/body/somebody.ts';
import type { Sheet } from '../../sheet.ts';
import { guitarist } from './guitarist.ts';
import { enter, pictured, type Picture } from './picture.ts';
import { skyBehind, wallBehind } from './backdrops.ts';

const TALL = [800, 1000] as const;

const kindOf = ({ random }: Scene): 'she' | 'he' => random.pick(['she', 'he'] as const);
const grown = (kind: 'she' | 'he'): 'woman' | 'man' => (kind === 'she' ? 'woman' : 'man');

const gardener: Picture = {
  name: 'gardener',
  backdrop: skyBehind('beams', 120),
  category: 'people',
  isIndividual: true,
  size: TALL,
  ground: 900,
  edge: 'arch',
  stages: [garden],
  act(scene) {
    const { random, level } = scene;
    const kind = kindOf(scene);
    const who = looks(random, grown(kind), kind, level);
    enter(scene, {
      who: {
        ...who,
        hair: kind === 'she' ? 'plaits' : 'fringe',
        hat: 'straw',
        top: { sleeves: 0.62, role: 'a', trim: 'b', print: 'stripes', neckline: 'round' },
        bottom: { kind: 'trousers', length: 1.6, role: 'c', trim: 'd', bib: true },
        feet: 'boot',
        feetRole: 'leaf',
      },
      posture: {
        ...POSTURES.stand,
        head: { turn: 0.45, tilt: 5 },
        arms: [
          { upper: -46, fore: 34, hand: 'grip' },
          { upper: 26, fore: 66, hand: 'grip', thumb: -1, layer: 'over' },
        ],
      },
      mien: 'smile',
      x: 330,
      scale: 1.18,
      props: {
        over: (view, bones) =>
          wateringCan(
            view.at({ x: bones.arms[1].end[0] + 34, y: bones.arms[1].end[1] + 128, angle: 0.2, scale: 0.95 }),
            'b',
          ),
      },
    });
    return {
      title: random.pick([
        `${who.called} Waters the Flowers`,
        `The Garden of ${who.called}`,
        `${who.called} and the Sunflowers`,
      ]),
      description: `${who.called} comes out with the watering can every evening. The sunflowers are already as high as the fence.`,
      tags: ['gardener', kind === 'she' ? 'woman' : 'man', 'watering can', 'sunflowers', 'garden'],
    };
  },
};

const cook: Picture = {
  name: 'cook',
  backdrop: wallBehind('tiles', 120),
  category: 'people',
  isIndividual: true,
  size: TALL,
  ground: 1010,
  stages: [kitchen],
  act(scene) {
    const { random, level, sheet } = scene;
    const kind = kindOf(scene);
    const who = looks(random, grown(kind), kind, level);
    const flips = random.fork('dish').chance(0.5);
    if (level > 0) hangingThings(sheet.layer('beam'), level);
    enter(scene, {
      who: {
        ...who,
        hat: 'chef',
        hair: kind === 'she' ? 'bob' : 'crop',
        top: { sleeves: 1.5, role: 'paper', trim: 'a', neckline: 'collar', buttons: true },
        bottom: { kind: 'trousers', length: 1.9, role: 'c', trim: 'd', bib: true },
        feet: 'shoe',
        feetRole: 'd',
      },
      posture: {
        ...POSTURES.stand,
        height: 250,
        head: { turn: 0.2, tilt: 5 },
        arms: flips
          ? [
              { reach: [-66, -44], elbow: -1, hand: 'grip', thumb: 1, layer: 'over' },
              { upper: 20, fore: 166, hand: 'grip', thumb: -1, layer: 'over' },
            ]
          : [
              { reach: [-52, -54], elbow: -1, hand: 'grip', thumb: 1 },
              { upper: 44, fore: 148, hand: 'grip', thumb: -1, layer: 'over' },
            ],
      },
      mien: random.pick(['smile', 'laugh'] as const),
      x: flips ? 246 : 400,
      y: 1158,
      scale: 1.62,
      props: flips
        ? {
            held: (view, { arms }) =>
              whisk(view.at({ x: arms[0].end[0] + 4, y: arms[0].end[1] + 30, scale: 1.1 })),
            over: (view, bones) => panAndPancake(view, bones.arms[1].end, level),
          }
        : stirring(level),
    });
    counter(sheet.layer('counter'), scene, flips);
    return {
      title: random.pick([
        flips ? `${who.called} Makes Pancakes` : `${who.called} Tastes the Soup`,
        `${who.called} in the Kitchen`,
        `Chef ${who.called}`,
      ]),
      description: flips
        ? `${who.called} throws the pancake up and does not look away. The last one stuck to the ceiling.`
        : `${who.called} stirs and tastes and stirs again. Everything on the table has to go into the pot today.`,
      tags: ['cook', 'chef', 'kitchen', 'cooking', 'vegetables', kind === 'she' ? 'woman' : 'man'],
    };
  },
};

/** A bowl with a whisk in the left hand, a wooden spoon in the right. */
function stirring(level: 0 | 1 | 2): Props {
  return {
    held(view, { arms: [{ bend, end }] }) {
      mixingBowl(view.at({ x: -34, y: 4 }), level);
      const [x, y] = between(bend, end, 1 + 22 / distance(bend, end));
      whisk(view.at({ x, y }));
    },
    over: (view, bones) => {
      const [x, y] = bones.arms[1].end;
      rope(
        view,
        [
          [x - 4, y + 30],
          [x + 4, y - 66],
        ],
        4.4,
        'wood',
      );
      view.shape(ellipse(x + 6, y - 84, 17, 24, 0.1), 'line', 'wood');
    },
  };
}

/** A pan at the end of an arm, and the pancake it has thrown up. */
function panAndPancake(view: Sheet, [x, y]: Point, level: 0 | 1 | 2): void {
  const pan = view.at({ x: x + 10, y: y - 24, angle: -0.16, scale: 0.84 });
  pan.shape(rectangle(-34, -9, 110, 17, 8), 'line', 'wood');
  pan.shape(drawn('66,-12! 200,-12! 186,22 80,22'), 'bold', 'stone');
  pan.shape(ellipse(133, -12, 68, 11), 'line', 'night');
  const cake = view.at({ x: x + 120, y: y - 150, angle: -0.34, scale: 0.92 });
  cake.shape(drawn('-60,6 -48,-12 0,-18 48,-12 60,6 44,22 0,26 -44,22'), 'bold', 'gold');
  cake.shape(ellipse(0, -1, 52, 14), 'line', 'sand');
  if (level > 0)
    for (const [u, v] of [
      [-18, -2],
      [14, 2],
    ] as const)
      cake.shape(ellipse(u, v, 9, 4), 'fine', 'wood');
  for (const side of [-1, 1])
    cake.line(traced(`${side * 34},44 ${side * 40},60 ${side * 36},78`), 'line', 0.5);
}

/** A stack of pancakes on a plate with a berry on top, its foot on the origin. */
function pancakes(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(drawn('-112,-22! 112,-22! 84,0 -84,0'), 'bold', 'b');
  const count = [2, 4, 5][level]!;
  for (let i = 0; i < count; i++)
    sheet.shape(rectangle(-84 + (i % 2) * 8, -46 - i * 23, 164, 25, 12), 'line', i % 2 ? 'sand' : 'gold');
  const top = -46 - (count - 1) * 23;
  sheet.shape(
    drawn(
      `-50,${top + 2}! 56,${top + 2}! 62,${top + 22} 44,${top + 34} 34,${top + 14} 4,${top + 16} -8,${top + 44} -26,${top + 40} -30,${top + 14} -48,${top + 16}`,
    ),
    'line',
    'ember',
  );
  sheet.shape(ellipse(4, top - 12, 19), 'line', 'rust');
}

function mixingBowl(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(blob(knots('-66,-16! -60,30 -34,52 0,56 34,52 60,30 66,-16! 0,-4')), 'bold', 'b');
  sheet.shape(ellipse(0, -16, 66, 13), 'line', 'cream');
  if (level > 0) sheet.shape(blob(knots('-62,8! 0,22 62,8! 60,20! 0,34 -60,20!')), 'line', 'a');
}

/** A whisk that stands in a bowl, the hand that holds it on the origin. */
function whisk(sheet: Sheet): void {
  sheet.shape(drawn('0,14! 18,34 16,52 6,60! -6,60! -16,52 -18,34'), 'line', 'stone');
  sheet.line(traced('0,16 7,40 3,58'), 'fine', 0);
  sheet.line(traced('0,16 -7,40 -3,58'), 'fine', 0);
  sheet.shape(rectangle(-6, -46, 12, 66, 5), 'line', 'wood');
}

function counter(sheet: Sheet, { width, height, level }: Scene, hasPancakes: boolean): void {
  const top = height - 176;
  sheet.shape(rectangle(-20, top, width + 40, 44, 6), 'bold', 'wood');
  const doors = [2, 3, 5][level]!;
  for (let i = 0; i < doors; i++) {
    const [x, w] = [(i * width) / doors, width / doors];
    sheet.shape(rectangle(x, top + 44, w, 200), 'line', 'cream');
    if (level > 0) sheet.shape(rectangle(x + 22, top + 66, w - 44, 200, 4), 'line', 'soft');
  }
  const tomato = (x: number): void => {
    sheet.shape(ellipse(x, top - 34, 42, 38), 'bold', 'rust');
    sheet.shape(
      blob(knots('0,-10! 16,-18 22,-4 6,2 0,14! -6,2 -22,-4 -16,-18')).map(([u, v]): Point => [
        u + x,
        v + top - 66,
      ]),
      'line',
      'leaf',
    );
  };
  const carrot = (x: number): void => {
    for (const lean of [-14, 0, 14])
      sheet.shape(
        ellipse(x + 64 + Math.abs(lean) * -0.5, top - 22 + lean, 26, 9, lean * 0.03),
        'line',
        'leaf',
      );
    sheet.shape(
      blob(knots('48,-40! -20,-30 -84,-14! -20,-2 48,-4! 56,-22')).map(([u, v]): Point => [u + x, v + top]),
      'bold',
      'ember',
    );
    if (level > 0)
      for (const u of [-34, 0, 26])
        sheet.line(
          curve(
            [
              [x + u, top - 30],
              [x + u + 5, top - 20],
            ],
            3,
          ),
          'fine',
          0.5,
        );
  };
  if (hasPancakes) {
    pancakes(sheet.at({ x: 590, y: top }), level);
    sheet.shape(mirrored('0,-112 70,-110 108,-92! 98,-40 62,-4! 0,0!', { x: 162, y: top }), 'bold', 'sky');
    if (level > 0)
      sheet.shape(mirrored('0,-78 60,-78 104,-64! 98,-40 0,-54', { x: 162, y: top }), 'line', 'b');
    return;
  }
  tomato(640);
  tomato(730);
  carrot(150);
  if (level > 0) tomato(686);
}

const painter: Picture = {
  name: 'painter',
  backdrop: skyBehind('streaks', 150),
  category: 'people',
  isIndividual: true,
  size: [900, 900],
  ground: 820,
  stages: [room, garden, common],
  act(scene, stage) {
    const { random, level, sheet } = scene;
    const kind = kindOf(scene);
    const who = looks(random, random.pick(['teen', grown(kind)] as const), kind, level);
    easel(sheet.layer('easel').at({ x: 640, y: 836, scale: 1.28 }), level, true);
    if (level > 0) brushStool(sheet.layer('easel').at({ x: 452, y: 846 }));
    if (level > 0)
      sittingDog(sheet.layer('easel').at({ x: 690, y: 868, scale: level === 2 ? 1.18 : 1.4 }), level);
    enter(scene, {
      who: { ...who, ...everyday(random, kind, level) },
      posture: {
        ...POSTURES.stand,
        head: { turn: 0.55, tilt: 4 },
        arms: [
          { upper: -34, fore: 52, hand: 'grip' },
          { upper: 48, fore: 126, hand: 'grip', thumb: -1, layer: 'over' },
        ],
      },
      mien: random.pick(['smile', 'calm', 'bold'] as const),
      x: 268,
      y: 846,
      scale: 1.2,
      props: {
        held: (view, bones) =>
          paintPalette(view.at({ x: bones.arms[0].end[0] + 14, y: bones.arms[0].end[1] + 8 })),
        over: (view, bones) => {
          const [x, y] = bones.arms[1].end;
          rope(
            view,
            [
              [x - 34, y + 26],
              [x + 40, y - 40],
            ],
            5,
            'wood',
          );
          view.shape(
            blob(knots('-9,6! 5,-10! 24,-22 36,-30! 24,-4 12,8')).map(([u, v]): Point => [
              u + x + 40,
              v + y - 38,
            ]),
            'line',
            'rust',
          );
        },
      },
    });
    return {
      title: random.pick([
        `${who.called} Paints the Hills`,
        `${who.called} at the Easel`,
        `A Picture by ${who.called}`,
      ]),
      description: `${who.called} stands ${stage.where} and paints what cannot be seen from here. Nobody minds.`,
      tags: ['painter', 'artist', 'easel', kind === 'she' ? 'woman' : 'man', ...stage.tags.slice(0, 2)],
    };
  },
};

/** Grown-ups at what they like to do. */
export const grownUps: readonly Composition[] = [gardener, cook, guitarist, painter].map(pictured);
