import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import { treasureChest } from '../../motifs/adventure/camp.ts';
import { hill } from '../../motifs/landscape.ts';
import { crab, dinghy, palm, pebble, sea, swell, volcano } from '../../motifs/nature/shore.ts';
import { grass } from '../../motifs/nature/undergrowth.ts';
import { puff } from '../../motifs/nature/puff.ts';
import { shining } from '../../motifs/nature/skies.ts';
import { throughWindow } from '../../motifs/nature/window.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import { starfish } from '../../motifs/shells.ts';
import type { Sheet } from '../../sheet.ts';

const WIDE = 760;

type Far = 'ship' | 'volcano';

/** A treasure chest in the sand under a palm. */
export const treasureBeach: Composition = {
  name: 'treasure-beach',
  category: 'adventure',
  size: [WIDE, 1000],
  strays: 1.6,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const far = random.pick<Far>(['ship', 'volcano']);
    const watch = random.pick(['crab', 'parrot'] as const);
    const flip = random.chance(0.5);
    const kind = random.pick(
      level === 0 ? (['panel', 'arch'] as const) : (['panel', 'arch', 'cut'] as const),
    );
    throughWindow(
      brief.sheet,
      { kind, size: [WIDE, 1000], role: 'sky', band: level === 0 ? 0 : 20 },
      (inside) => {
        const scene = { ...brief, sheet: flip ? inside.at({ x: WIDE, flip: true }) : inside };
        drawSea(scene, far);
        drawFind(scene, watch);
      },
    );
    return {
      title: `${random.pick(['Treasure Chest', 'Pirate Gold', 'Buried Treasure', 'Chest of Gold'])} ${watch === 'crab' ? 'and Crab' : 'and Parrot'}`,
      description: `A chest full of gold and gems stands open under a palm. A ${watch} keeps watch while ${far === 'ship' ? 'a sail passes far out' : 'a volcano smokes far away'}.`,
      tags: ['treasure', 'beach', 'island', 'pirates', 'gold', watch],
    };
  },
};

function drawSea(brief: Brief, far: Far): void {
  const { random } = brief;
  const sheet = brief.sheet.layer('sea');
  const style = random.pick(['rays', 'rings'] as const);
  shining(sheet, {
    at: [random.range(470, 580), random.range(260, 330)],
    radius: 88,
    rays: style === 'rays' ? byLevel(brief, 5, 16, 26) : byLevel(brief, 1, 5, 8),
    style,
  });
  if (far === 'volcano')
    volcano(sheet.at({ x: 540, y: 510, scale: 0.5 }), 0, (mouth) => {
      for (let i = byLevel(brief, 1, 2, 3); i > 0; i--)
        mouth.shape(
          puff(random, [i * i * 8, -i * 44 + 14], [50 + i * 20, 44 + i * 14], 7, 0.2),
          'line',
          'soft',
        );
    });
  sea(sheet, random, { width: WIDE, from: 500, to: 690, bands: byLevel(brief, 2, 4, 6), floor: 1010 });
  if (far === 'ship') dinghy(sheet.at({ x: 540, y: 580, scale: byLevel(brief, 0.9, 0.84, 0.8) }), ['a', 'b']);
  for (const [y, role] of byLevel(
    brief,
    [[680, 'sand']] as const,
    [
      [660, 'cream'],
      [694, 'sand'],
    ] as const,
    [
      [640, 'sky'],
      [668, 'cream'],
      [700, 'sand'],
    ] as const,
  ))
    sheet.shape([...swell(WIDE, y, 13, 420, 1.4), [WIDE + 20, 1010], [-20, 1010]], 'line', role);
}

function drawFind(brief: Brief, watch: 'crab' | 'parrot'): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('find');
  palm(sheet.at({ x: 130, y: 800 }), {
    height: byLevel(brief, 560, 560, 570),
    lean: random.range(60, 130),
    level,
    random,
  });
  hill(sheet, points('-10,800 110,772 240,806 420,830 770,790'), 1010, 'sand');
  for (const [x, y, r] of [
    [64, 800, 46],
    [122, 816, 34],
  ] as const)
    sheet.shape(puff(random, [x, y], [r, r * 0.74], 5, 0.1), 'line', 'stone');
  const tuft = watch === 'crab' ? { x: 650, y: 812 } : { x: 186, y: 836 };
  if (level > 0) grass(sheet.at(tuft), random, 76, 3, 'leaf');
  treasureChest(sheet.at({ x: 440, y: 900, scale: byLevel(brief, 1.1, 1.04, 1) }), level);
  if (watch === 'crab')
    crab(sheet.at({ x: 196, y: 914, scale: byLevel(brief, 0.9, 0.76, 0.7) }), 'rust', level);
  else parrot(sheet.at({ x: 330, y: 618, scale: byLevel(brief, 1, 0.9, 0.84) }), level);
  for (const [x, y] of byLevel(
    brief,
    [],
    [
      [620, 930],
      [664, 950],
    ],
    points('620,926 664,944 690,916 560,946'),
  )) {
    sheet.shape(ellipse(x, y, 22, 14), 'line', 'gold');
    if (level === 2) sheet.shape(ellipse(x, y, 12, 7), 'fine', 'sun');
  }
  starfish(sheet.at({ x: 680, y: 860, scale: 0.4, angle: 0.3 }), 'b', 0);
  if (level > 0)
    for (const [x, y, r] of [
      [90, 890, 17],
      [330, 954, 15],
    ] as const)
      pebble(sheet, x, y, r);
}

/** A parrot perched on the frame's origin, 220 units high. */
function parrot(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(blob(knots('-20,-30! -44,60 -36,110! -10,60 6,110! 20,20!')), 'line', 'c');
  sheet.shape(
    blob(knots('10,-176 56,-160 64,-110 50,-40 20,4 -20,-6 -48,-60 -44,-120 -24,-164')),
    'bold',
    'a',
  );
  sheet.shape(blob(knots('-10,-110! -50,-90 -64,-30 -48,40! -16,10 6,-40 8,-90')), 'line', 'leaf');
  for (const table of level === 0 ? [] : ['-52,-44 -30,-40 -4,-50', '-58,-8 -34,-8 -12,-20'])
    sheet.line(curve(knots(table)), 'fine', 0.4);
  sheet.shape(ellipse(30, -138, 24, 22), 'line', 'cream');
  sheet.ink(ellipse(34, -140, 8));
  sheet.shape(blob(knots('54,-152! 88,-146 92,-110 76,-96! 66,-116 52,-120!')), 'line', 'gold');
}
