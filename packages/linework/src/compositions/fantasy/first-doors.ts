import { clockwise, unite } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { boldDoor, boldToadstool } from '../../motifs/fantasy/bold.ts';
import { puff } from '../../motifs/nature/puff.ts';
import { roomySnail } from '../../motifs/roomy/creatures.ts';
import type { Scene } from '../../motifs/stages/stage.ts';

/** A wide trunk with a door and one step, an owl at its window, a toadstool on either side. */
export function easyTree(scene: Scene): void {
  const { sheet } = scene;
  const tree = sheet.layer('tree');
  tree.shape(
    drawn(
      '250,-40! 264,300 240,560 190,760 70,900! 250,880 340,910! 460,910! 560,880 730,900! 610,760 560,560 536,300 550,-40!',
    ),
    'bold',
    'wood',
  );
  const pane = ellipse(400, 372, 126);
  tree.shape(pane, 'bold', 'c');
  // An owl with ear tufts looks out, its wings on the sill.
  tree.shape(
    drawn('-62,84! -76,0 -58,-62! -78,-112! -20,-92 0,-96 20,-92 78,-112! 58,-62! 76,0 62,84!', {
      x: 400,
      y: 390,
    }),
    'bold',
    'rust',
  );
  for (const eyes of unite([ellipse(368, 384, 38), ellipse(432, 384, 38)])) tree.shape(eyes, 'bold', 'paper');
  for (const x of [370, 430]) tree.ink(ellipse(x, 386, 10.5));
  tree.ink(drawn('390,412! 410,412! 400,434!'));
  tree.shape(rectangle(270, 452, 260, 54, 14), 'bold', 'sand');
  for (const t of ['320,150 330,210 314,262', '292,510 286,570', '512,510 520,570'])
    tree.line(traced(t), 'line', 0.5);
  sheet.layer('crown').shape(puff(scene.random.fork('crown'), [400, 20], [236, 126], 8, 0.2), 'bold', 'leaf');
  for (const t of ['270,60 296,90 328,78', '384,88 412,116 442,100', '486,54 516,86 544,70'])
    sheet.layer('crown').line(traced(t), 'line', 0.4);
  boldDoor(sheet.layer('door').at({ x: 400, y: 830, scale: 1.08 }), 'ember');
  sheet
    .layer('lawn')
    .shape(drawn('-20,892! 200,866 400,886 600,866 820,892! 820,1020! -20,1020!'), 'bold', 'grass');
  sheet.layer('path').shape(drawn('270,890! 530,890! 600,1020! 200,1020!'), 'line', 'sand');
  sheet.layer('steps').shape(rectangle(236, 828, 328, 76, 12), 'bold', 'stone');
  boldToadstool(sheet.layer('caps').at({ x: 120, y: 930, scale: 0.72 }), 'a');
  boldToadstool(sheet.layer('caps').at({ x: 690, y: 940, scale: 0.8 }), 'd');
}

/** A house in a toadstool with a chimney, and a snail that passes by. */
export function easyCapHouse({ sheet }: Scene): void {
  const view = sheet.layer('house').at({ x: 520, y: 676, scale: 1.14 });
  view.shape(drawn('104,-330! 104,-470! 176,-470! 176,-290!'), 'bold', 'stone');
  view.shape(drawn('-130,0! -108,-130 -116,-240! 116,-240! 108,-130 130,0! 60,10 -60,10'), 'bold', 'cream');
  boldDoor(view.at({ x: -20, y: 4, scale: 0.6 }), 'wood');
  const cap = clockwise(
    drawn('-250,-210! -240,-330 -120,-420 0,-440 120,-420 240,-330 250,-210! 120,-186 0,-180 -120,-186'),
  );
  view.shape(cap, 'bold', 'ember');
  for (const [x, y, r] of [
    [-130, -300, 42],
    [0, -370, 46],
    [130, -300, 40],
    [0, -250, 34],
  ] as const)
    view.shape(ellipse(x, y, r, r * 0.88), 'line', 'paper');
  boldToadstool(sheet.layer('caps').at({ x: 872, y: 690, scale: 0.74 }), 'd');
  sheet.layer('path').shape(drawn('446,682! 546,682! 660,820! 360,820!'), 'line', 'sand');
  roomySnail(sheet.layer('snail').at({ x: 170, y: 720, scale: 0.8 }), 'a');
}
