import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob } from '../../geometry/curve.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { type Path, place } from '../../geometry/point.ts';
import { fairyWings } from '../../motifs/fantasy/fairy-wings.ts';
import { snail } from '../../motifs/nature/creepers.ts';
import { toadstool } from '../../motifs/nature/undergrowth.ts';
import { trunkAt } from '../../motifs/people/body/clothes.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { looks } from '../../motifs/people/casting.ts';
import { sittingCat } from '../../motifs/people/pets.ts';
import { openBook, wand } from '../../motifs/people/props.ts';
import { towerRoom, undergrass } from '../../motifs/stages/spellbound.ts';
import { type Scene, byGrade } from '../../motifs/stages/stage.ts';
import type { Sheet } from '../../sheet.ts';
import { type Picture, enter, pictured } from '../people/picture.ts';

const kindOf = ({ random }: Scene): 'she' | 'he' => random.pick(['she', 'he'] as const);
const shape = (table: string): Path => clockwise(blob(knots(table)));

const fairyStool: Picture = {
  name: 'fairy-on-a-mushroom',
  category: 'fantasy',
  size: [800, 1000],
  ground: 700,
  edge: 'arch',
  focus: [410, 560, 1.3],
  stages: [undergrass],
  act(scene) {
    const { sheet, random, level, height } = scene;
    const stool = sheet.layer('stool');
    toadstool(stool.at({ x: 430, y: height - 26, scale: byGrade(scene, 1.7, 1.66, 1.62) }), {
      kind: 'dome',
      level: level === 2 ? 2 : level,
      role: 'rust',
      lean: 0,
    });
    if (level > 0)
      toadstool(stool.at({ x: 660, y: height - 30, scale: 0.8 }), {
        kind: 'bell',
        level: 1,
        role: 'd',
        lean: 14,
      });
    if (level > 0) snail(stool.at({ x: 210, y: height - 40, scale: 0.8 }), 'a', level);
    const who = looks(random, 'child', 'she', level);
    enter(scene, {
      who: {
        ...who,
        glasses: false,
        hat: 'flower',
        top: { sleeves: 0, role: 'a', trim: 'b', neckline: 'round', loose: 1 },
        bottom: { kind: 'dress', length: 0.82, role: 'b', trim: 'c', flare: 30 },
        feet: 'slipper',
        feetRole: 'a',
      },
      posture: {
        ...POSTURES.sit,
        height: 20,
        arms: [
          { upper: -36, fore: -8, hand: 'relaxed', layer: 'behind' },
          { upper: 86, fore: 136, hand: 'grip', thumb: -1, layer: 'over' },
        ],
      },
      mien: random.pick(['smile', 'laugh', 'sing'] as const),
      x: 410,
      y: 664,
      scale: byGrade(scene, 1.44, 1.42, 1.4),
      props: {
        behind: (view, bones) =>
          fairyWings(view.at({ x: trunkAt(bones, 0.75, 0)[0], y: trunkAt(bones, 0.75, 0)[1] }), level),
        over: (view, bones) =>
          wand(
            view.at({ x: bones.arms[1].end[0] + 2, y: bones.arms[1].end[1] - 10, angle: 0.3, scale: 0.8 }),
          ),
      },
    });
    return {
      title: random.pick([
        `${who.called} on Her Toadstool`,
        `${who.called} Sits Down for a Moment`,
        `A Seat for the Fairy ${who.called}`,
        `${who.called} among the Bellflowers`,
      ]),
      description: random.pick([
        `The fairy ${who.called} rests on a toadstool before she flies on. Grass as high as this makes a good forest.`,
        `${who.called} is no taller than a finger, and every toadstool is a bench to her. The bellflowers ring at noon.`,
      ]),
      tags: ['fairy', 'mushroom', 'bellflowers', 'wings', 'magic', 'garden'],
    };
  },
};

const wizardStudy: Picture = {
  name: 'wizard-study',
  category: 'fantasy',
  size: [800, 1000],
  ground: 900,
  edge: 'page',
  focus: [400, 620, 1.3],
  stages: [towerRoom],
  act(scene) {
    const { sheet, random, level } = scene;
    const kind = kindOf(scene);
    const who = looks(random, kind === 'he' ? 'man' : 'woman', kind, level);
    enter(scene, {
      who: {
        ...who,
        hat: 'witch',
        hair: kind === 'he' ? 'mop' : 'long',
        beard: kind === 'he',
        accent: 'd',
        top: {
          sleeves: 1.8,
          role: 'd',
          trim: 'sun',
          print: level < 2 ? 'plain' : 'stars',
          neckline: 'high',
          loose: 12,
        },
        bottom: { kind: 'dress', length: 1.9, role: 'd', trim: 'sun', flare: 40 },
        feet: 'slipper',
        feetRole: 'a',
      },
      posture: {
        ...POSTURES.stand,
        head: { turn: -0.2, tilt: -4 },
        arms: [
          { upper: -50, fore: -120, hand: 'open', thumb: 1, layer: 'over' },
          { upper: 46, fore: 96, hand: 'grip', thumb: -1, layer: 'over' },
        ],
      },
      mien: random.pick(['smile', 'wonder', 'bold'] as const),
      x: 400,
      y: 960,
      scale: 1.26,
      props: {
        over: (view, bones) =>
          wand(
            view.at({ x: bones.arms[1].end[0] + 4, y: bones.arms[1].end[1] - 12, angle: 0.7, scale: 0.9 }),
          ),
      },
    });
    const desk = sheet.layer('desk');
    desk.shape(rectangle(20, 790, 760, 34, 8), 'bold', 'wood');
    desk.shape(rectangle(44, 824, 712, 200), 'bold', 'rust');
    for (const x of byGrade(scene, [60, 420], [60, 300, 540], [60, 240, 420, 600])) {
      const w = byGrade(scene, 320, 200, 140);
      desk.shape(rectangle(x, 846, w, 86, 10), 'line', 'wood');
      desk.shape(ellipse(x + w / 2, 888, 13), 'line', 'gold');
    }
    openBook(desk.at({ x: 400, y: 736, scale: 1.25 }), level, 'b');
    cauldron(desk.at({ x: 170, y: 790 }), level);
    candle(desk.at({ x: 560, y: 790 }), level);
    sittingCat(desk.at({ x: 670, y: 790, scale: 1.1 }), level);
    return {
      title: random.pick([
        'Midnight in the Tower',
        'The Spell on Page Ninety',
        `${who.called} Tries a Spell`,
        'The Study of a Wizard',
      ]),
      description: random.pick([
        'The book is open, the cauldron bubbles, and the cat has seen it all before. Tonight the spell may work.',
        'High up in the tower somebody is reading by candlelight. Every bottle on the shelves holds another color.',
        'Bubbles rise from the cauldron although nobody has lit a fire. The book says that this is normal.',
        'Page ninety, a pinch of stardust and a clear voice: the spell begins. The cat looks the other way.',
      ]),
      tags: ['wizard', 'magic', 'books', 'potions', 'cat', 'tower', 'cauldron'],
    };
  },
};

function cauldron(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const [x, y, r] of (
    [
      [-30, -150, 20],
      [24, -176, 26],
      [4, -222, 17],
      [-22, -262, 22],
    ] as const
  ).slice(0, [2, 3, 4][level]))
    sheet.shape(ellipse(x, y, r), 'line', 'grass');
  sheet.shape(ellipse(0, -120, 88, 20), 'bold', 'grass');
  const rim = shape('-96,-118! 0,-98 96,-118! 108,-60 80,-14 50,0! -50,0! -80,-14 -108,-60');
  sheet.shape(rim, 'bold', 'stone');
  sheet.shape(shape('-104,-126! 0,-100 104,-126! 104,-106! 0,-80 -104,-106!'), 'bold', 'night');
  if (level > 0)
    for (const x of [-52, 0, 52]) sheet.shape(star(x, -44 + (x === 0 ? 6 : 0), 19, 9, 5), 'line', 'sun');
}

function candle(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(ellipse(0, -6, 46, 14), 'bold', 'gold');
  sheet.shape(shape('-20,-10! -20,-110! -8,-104 -4,-86 4,-104 20,-112! 20,-10!'), 'bold', 'cream');
  sheet.shape(place(petal('drop', 62, 34), { x: 0, y: -112 }), 'bold', 'ember');
  if (level > 0) sheet.shape(place(petal('drop', 34, 17), { x: 0, y: -114 }), 'line', 'sun');
}

/** Pages of small magic. */
export const smallMagic: readonly Composition[] = [fairyStool, wizardStudy].map(pictured);
