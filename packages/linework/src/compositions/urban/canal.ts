import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import { gableHouse, type Gable } from '../../motifs/gable-house.ts';
import { bush } from '../../motifs/scenery.ts';
import { crescent, driftCloud, shining, starry } from '../../motifs/nature/skies.ts';
import { swell } from '../../motifs/nature/shore.ts';
import { broadleaf } from '../../motifs/nature/trees.ts';
import { throughWindow } from '../../motifs/nature/window.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

const WIDE = 1000;
const HIGH = 760;

/** Gabled houses in a row along a canal, with a boat or ducks on the water. */
export const canal: Composition = {
  name: 'canal',
  category: 'urban',
  size: [WIDE, HIGH],
  strays: 1.5,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const night = random.chance(0.4);
    const afloat = random.pick(['boat', 'ducks'] as const);
    const kind = level === 0 ? 'panel' : random.pick(['panel', 'cut', 'arch'] as const);
    throughWindow(
      brief.sheet,
      { kind, size: [WIDE, HIGH], role: night ? 'night' : 'sky', band: level === 0 ? 0 : 20 },
      (inside) => {
        const scene = { ...brief, sheet: inside };
        drawSky(scene, night);
        drawHouses(scene);
        drawWater(scene, afloat);
      },
    );
    return {
      title: `${random.pick(['Canal Houses', 'Gables by the Canal', 'Houses on the Quay', 'The Quiet Canal'])} ${night ? random.pick(['at Night', 'by Moonlight']) : random.pick(['at Noon', 'in the Sun', 'on Sunday'])} ${afloat === 'boat' ? 'with a Boat' : 'with Ducks'}`,
      description: `Narrow houses with tall gables stand side by side along a canal. ${afloat === 'boat' ? 'A boat is tied up' : 'Two ducks swim'} on the water below.`,
      tags: ['city', 'canal', 'houses', 'gables', afloat === 'boat' ? 'boat' : 'ducks'],
    };
  },
};

function drawSky(brief: Brief, night: boolean): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('sky');
  if (level === 0 && night) {
    crescent(sheet.at({ x: 344, y: 128, angle: -0.5 }), 56);
    return sheet.shape(star(658, 134, 56, 28, 5), 'line', 'sun');
  }
  const at = [random.range(300, 700), random.range(130, 180)] as const;
  if (!night) {
    const style = random.pick(['rays', 'rings'] as const);
    shining(sheet, {
      at,
      radius: 76,
      rays: style === 'rays' ? byLevel(brief, 7, 14, 24) : byLevel(brief, 2, 4, 6),
      style,
    });
    if (level > 0)
      for (const [x, y, s] of [
        [160, 170, 0.5],
        [850, 150, 0.56],
      ] as const)
        driftCloud(sheet.at({ x, y, scale: s }), random, true);
    return;
  }
  for (const r of byLevel(brief, [], [240, 150], [300, 220, 140]))
    sheet.shape(ellipse(at[0], at[1], r), 'line', r === 150 || r === 220 ? 'night' : 'water');
  crescent(sheet.at({ x: at[0], y: at[1], angle: -0.5 }), 78);
  starry(sheet, random, {
    box: [90, 80, 910, 260],
    avoid: [ellipse(at[0], at[1], 110)],
    count: byLevel(brief, 2, 8, 14),
    size: byLevel(brief, 60, 20, 17),
  });
}

function drawHouses(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('houses');
  const gables = random.shuffle<Gable>(['steps', 'bell', 'point', 'neck']);
  const walls = random.shuffle<readonly [Role, Role]>([
    ['a', 'b'],
    ['cream', 'c'],
    ['c', 'a'],
    ['b', 'd'],
    ['d', 'sun'],
    ['rust', 'cream'],
  ]);
  const count = byLevel(brief, 3, 5, 6);
  const step = 940 / count;
  for (let i = 0; i < count; i++)
    gableHouse(sheet.at({ x: 30 + step * (i + 0.5), y: 530 }), {
      width: step * byLevel(brief, 0.98, 0.96, 0.96),
      height: random.range(byLevel(brief, 232, 250, 260), byLevel(brief, 244, 300, 310)),
      gable: gables[i % 4]!,
      roles: walls[i % 6]!,
      level,
      floors: byLevel(brief, 0, 2, 3),
    });
  if (level === 0)
    for (let i = 0; i < count; i++) plainWindows(sheet.at({ x: 30 + step * (i + 0.5), y: 530 }));
  sheet.shape(rectangle(-10, 528, 1020, 240), 'line', 'stone');
  const spots = byLevel(brief, [], [318, 690], [200, 510, 820]);
  for (const x of spots)
    broadleaf(sheet.at({ x, y: 556, scale: 0.42 }), { random: random.fork(`tree ${x}`), level: 0 });
  if (level > 0) for (const x of [90, 920]) bush(sheet.at({ x, y: 558, scale: 0.5 }), random, false);
}

function drawWater(brief: Brief, afloat: 'boat' | 'ducks'): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('water');
  sheet.shape(
    points(level === 0 ? '-10,528 1010,528 1010,600 -10,600' : '-10,558 1010,558 1010,600 -10,600'),
    'line',
    'sand',
  );
  const stones = byLevel(brief, 5, 12, 17);
  for (let i = 1; i < stones; i++)
    sheet.line(
      [
        [(1000 * i) / stones, level === 0 ? 528 : 558],
        [(1000 * i) / stones, 600],
      ],
      'line',
      0,
    );
  for (const [i, y] of byLevel(brief, [598], [598, 660], [598, 644, 690]).entries())
    sheet.shape(
      [...swell(WIDE, y, i === 0 ? 0 : 6, 190, i), [1020, 780], [-20, 780]],
      'line',
      i % 2 === 0 ? 'water' : 'sky',
    );
  if (afloat === 'boat') {
    const x = random.pick([320, 680]);
    if (level === 0) duck(sheet.at({ x: 1000 - x, y: 690, scale: 1.2 }), level);
    return boat(sheet.at({ x, y: 690, scale: byLevel(brief, 1.4, 1.2, 1.1) }), level);
  }
  duck(
    sheet.at({
      x: byLevel(brief, 300, 360, 360),
      y: byLevel(brief, 700, 676, 676),
      scale: byLevel(brief, 1.5, 0.9, 0.8),
    }),
    level,
  );
  duck(
    sheet.at({
      x: byLevel(brief, 640, 560, 560),
      y: byLevel(brief, 696, 692, 692),
      scale: byLevel(brief, 1.4, 0.7, 0.64),
    }),
    level,
  );
}

/** Two windows upstairs and one beside the door of a wide front. */
function plainWindows(sheet: Sheet): void {
  for (const [x, y, wide, high] of [
    [-110, -222, 76, 52],
    [34, -222, 76, 52],
    [26, -132, 96, 84],
  ] as const) {
    sheet.shape(rectangle(x, y, wide, high, 4), 'line', 'sky');
  }
  sheet.shape(rectangle(18, -50, 112, 40, 8), 'line', 'leaf');
}

/** A rowing boat on the frame's origin, 240 units wide. */
function boat(sheet: Sheet, level: 0 | 1 | 2): void {
  if (level === 0) sheet.shape(blob(knots('-120,-44! -60,-66 60,-68 120,-48! 0,-34')), 'line', 'sand');
  sheet.shape(blob(knots('-124,-46! 0,-34 124,-50! 96,4 -92,4')), 'bold', 'wood');
  if (level === 0) return sheet.line(curve(knots('-36,-64 -30,-40')), 'line', 0);
  sheet.line(curve(knots('-116,-28 0,-16 114,-30')), 'line', 0);
  for (const x of [-44, 36]) sheet.shape(rectangle(x - 30, -52, 60, 17, 4), 'line', 'sand');
  sheet.shape(blob(knots('20,-66! 26,-70 110,6! 100,12!')), 'line', 'sand');
}

/** A duck swimming to the right on the frame's origin, 150 units long. */
function duck(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(
    blob(knots('-76,-36! -50,-30 -10,-42 24,-40 34,-70 58,-88 82,-74 78,-48 62,-26 50,2 0,12 -48,4')),
    'bold',
    'cream',
  );
  sheet.shape(blob(knots('80,-72! 108,-62! 80,-54!')), 'line', 'ember');
  sheet.ink(ellipse(64, -68, 5, 6));
  if (level > 0) sheet.shape(blob(knots('-58,-28! -20,-34 16,-22 4,-2 -28,-2')), 'line', 'soft');
  if (level > 0) sheet.line(curve(knots('-36,-18 -16,-18 0,-14')), 'fine', 0.4);
}
