import type { Composition } from '../../composition.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { between, distance, type Point } from '../../geometry/point.ts';
import { wateringCan } from '../../motifs/nature/houseplants.ts';
import { everyday, looks } from '../../motifs/people/casting.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { brushStool, hangingThings } from '../../motifs/people/home-things.ts';
import { easel, paintPalette, rope } from '../../motifs/people/props.ts';
import { kitchen, room } from '../../motifs/stages/indoors.ts';
import { common } from '../../motifs/stages/closer-places.ts';
import { garden } from '../../motifs/stages/outdoors.ts';
import type { Scene } from '../../motifs/stages/stage.ts';
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
    enter(scene, {
      who: {
        ...who,
        hat: 'chef',
        hair: kind === 'she' ? 'bob' : 'crop',
        top: { sleeves: 1.5, role: 'paper', trim: 'a', neckline: 'collar', buttons: true },
        bottom: { kind: 'trousers', length: 1.9, role: 'c', trim: 'd' },
        feet: 'shoe',
        feetRole: 'd',
      },
      posture: {
        ...POSTURES.stand,
        height: 250,
        head: { turn: 0.2, tilt: 5 },
        arms: [
          { reach: [-52, -34], elbow: -1, hand: 'grip', thumb: 1 },
          { upper: 44, fore: 148, hand: 'grip', thumb: -1, layer: 'over' },
        ],
      },
      mien: random.pick(['smile', 'laugh'] as const),
      x: 400,
      y: 1080,
      scale: 1.55,
      props: {
        held(view, { arms: [{ bend, end }] }) {
          mixingBowl(view.at({ x: -34, y: 26 }), level);
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
      },
    });
    if (level > 0) hangingThings(sheet.layer('beam'), level);
    counter(sheet.layer('counter'), scene);
    return {
      title: random.pick([
        `${who.called} Tastes the Soup`,
        `${who.called} in the Kitchen`,
        `Chef ${who.called}`,
      ]),
      description: `${who.called} stirs and tastes and stirs again. Everything on the table has to go into the pot today.`,
      tags: ['cook', 'chef', 'kitchen', 'cooking', 'vegetables', kind === 'she' ? 'woman' : 'man'],
    };
  },
};

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

function counter(sheet: Sheet, { width, height, level }: Scene): void {
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
    if (level === 2) brushStool(sheet.layer('easel').at({ x: 470, y: 846 }));
    enter(scene, {
      who: { ...who, ...everyday(random, kind, level) },
      posture: {
        ...POSTURES.stand,
        head: { turn: 0.55, tilt: 4 },
        arms: [
          { upper: -34, fore: 52, hand: 'grip' },
          { upper: 58, fore: 116, hand: 'grip', thumb: -1, layer: 'over' },
        ],
      },
      mien: random.pick(['smile', 'calm', 'bold'] as const),
      x: 290,
      scale: 1.08,
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
