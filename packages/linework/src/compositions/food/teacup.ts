import { knots, points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise, intersect } from '../../geometry/boolean.ts';
import { blob, curve, twin } from '../../geometry/curve.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { polar, type Path, type Shape } from '../../geometry/point.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import { dressCloth } from '../../motifs/dressing/cloth.ts';
import { setting } from '../../motifs/food/setting.ts';
import { many, titled } from '../../motifs/flower-names.ts';
import { FLOWERS, type FlowerName } from '../../motifs/flowers.ts';
import { leaf } from '../../motifs/leaf.ts';
import { smile } from '../../motifs/smile.ts';
import { sprig } from '../../motifs/sprig.ts';
import { sash } from '../../geometry/sash.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Sheet } from '../../sheet.ts';

/** A teacup filled with flowers, on its saucer. */
export const teacup: Composition = {
  name: 'teacup',
  category: 'food',
  size: [1000, 1000],
  strays: 1.6,
  draw(brief) {
    const { random, level } = brief;
    const kinds = random
      .shuffle<FlowerName>(
        level === 0 ? ['daisy', 'poppy', 'lily'] : ['rose', 'daisy', 'poppy', 'cosmos', 'peony'],
      )
      .slice(0, 2);
    if (level === 2)
      setting(brief.sheet, {
        size: [1000, 1000],
        edge: 770,
        wall: (sheet, zone) =>
          dressCloth(sheet, random, { zone, kind: 'folds', size: 128, roles: ['cream', 'soft', 'b', 'd'] }),
        table: (sheet, zone) => dressBoards(sheet, random, { zone, kind: 'planks', size: 128 }),
      });
    const table = brief.sheet.at({ y: level === 0 ? -46 : 0 });
    if (level === 0) steam(table.layer('steam'));
    else drawFlowers(brief, kinds);
    drawSaucer(table.layer('saucer'), brief);
    drawCup(table.layer('cup'), brief);
    if (level === 0)
      FLOWERS[kinds[0]!](table.layer('flower').at({ x: 180, y: 830, scale: 0.86 }), {
        random: random.fork('flower'),
        level: 0,
        petals: 'd',
        heart: 'sun',
      });
    return {
      title:
        level === 0
          ? `${random.pick(['Cozy', 'Happy', 'Sunday', 'Morning'])} Teacup`
          : `Teacup of ${titled(many(kinds[0]!))}`,
      description:
        level === 0
          ? 'A smiling cup of tea steams on its saucer. It is the right page for a short rest.'
          : `Flowers grow out of a painted teacup as if it were a garden. The saucer waits for a pattern of its own colors.`,
      tags: ['tea', 'cup', 'cozy', 'afternoon tea', level === 0 ? 'smile' : 'flowers'],
    };
  },
};

const CUP: Path = clockwise(
  blob(knots('192,470! 500,486 808,470! 788,620 706,752 600,810 400,810 294,752 212,620')),
);

function steam(sheet: Sheet): void {
  for (const [x, lift] of [
    [360, 0],
    [500, -50],
    [640, 0],
  ] as const) {
    const spine = curve([
      [x, 420 + lift],
      [x - 40, 350 + lift],
      [x + 34, 270 + lift],
      [x - 10, 170 + lift],
    ]);
    sheet.shape(
      tube(spine, (t) => 26 * Math.sin(Math.PI * Math.min(1, t * 0.94 + 0.06)) + 3),
      'line',
      'soft',
    );
  }
}

function band(top: number, bottom: number): Shape {
  return intersect([CUP], [sash({ left: 120, right: 880, top, bottom, side: -30, middle: 24 })]);
}

function drawCup(sheet: Sheet, brief: Brief): void {
  const handle = curve(points('778,540 880,510 922,590 880,680 744,708'), 8);
  sheet.shape(
    tube(handle, (t) => 26 - 8 * Math.sin(t * Math.PI)),
    'bold',
    'c',
  );
  sheet.shape(CUP, 'bold', 'cream');
  const names = brief.random.shuffle<PatternName>([
    'diamonds',
    'scales',
    'hearts',
    'lattice',
    'blossoms',
    'moons',
    'triangles',
  ]);
  sheet.shape(band(530, 566), 'line', 'a');
  if (brief.level === 0) smile(sheet, 500, 664, 150);
  else {
    const zone = band(566, 724);
    sheet.shape(zone, 'line', 'soft');
    fillZone(names[0]!, { sheet, zone, size: byLevel(brief, 0, 92, 58), angle: 0, roles: ['b', 'c'] });
  }
  sheet.shape(band(724, 760), 'line', 'a');
  sheet.rim(CUP, 'bold');
  if (brief.level === 0) {
    sheet.shape(ellipse(500, 470, 310, 46), 'bold', 'cream');
    sheet.shape(ellipse(500, 467, 268, 24), 'line', 'wood');
  } else sheet.shape(blob(points('188,456 500,496 812,456 818,486 500,526 182,486')), 'bold', 'c');
}

function drawSaucer(sheet: Sheet, brief: Brief): void {
  if (brief.level > 0) {
    const count = byLevel(brief, 0, 16, 24);
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2 + 0.1;
      sheet.shape(
        ellipse(500 + 386 * Math.cos(angle), 838 + 76 * Math.sin(angle), byLevel(brief, 0, 62, 44), 30),
        'line',
        'b',
      );
    }
  }
  sheet.shape(ellipse(500, 838, 392, 82), 'bold', 'c');
  sheet.shape(ellipse(500, 828, 306, 54), 'line', 'soft');
  sheet.shape(twin(knots('500,800 620,796! 640,826 500,850'), 500), 'line', 'cream');
}

function drawFlowers(brief: Brief, kinds: readonly FlowerName[]): void {
  const { random } = brief;
  const greens = brief.sheet.layer('greens');
  const count = byLevel(brief, 0, 8, 11);
  for (let i = 0; i < count; i++) {
    const angle = -Math.PI * (0.04 + (0.92 * (i + 0.5)) / count);
    const from = polar([500, 440], 190, angle);
    sprig(greens, {
      from,
      angle,
      length: 130,
      kind: (['leafy', 'round', 'berry'] as const)[i % 3]!,
      random,
      pairs: byLevel(brief, 0, 2, 2),
    });
  }
  const spots = byLevel(
    brief,
    [],
    [
      [330, 400, 112],
      [670, 398, 112],
      [500, 330, 132],
    ],
    [
      [268, 424, 84],
      [734, 424, 84],
      [372, 260, 88],
      [632, 258, 88],
      [404, 410, 96],
      [604, 408, 96],
      [500, 340, 108],
    ],
  );
  spots.forEach(([x, y, size], i) => {
    const outwards = Math.atan2(y! - 460, x! - 500);
    for (const turn of [-0.6, 0.6]) {
      const [lx, ly] = polar([x!, y!], size! * 0.5, outwards + turn);
      leaf(brief.sheet.layer('flowers'), {
        at: { x: lx, y: ly, angle: outwards + turn + Math.PI / 2 },
        length: size! * 0.96,
        width: size! * 0.5,
        random,
        veins: byLevel(brief, 0, 2, 3),
      });
    }
    const level = brief.level === 2 && size! > 90 ? 1 : 0;
    FLOWERS[kinds[i % 2]!](
      brief.sheet.layer('flowers').at({ x: x!, y: y!, scale: size! / 100, angle: random.range(0, 6) }),
      { random: random.fork(`cup ${i}`), level, petals: i % 2 === 0 ? 'a' : 'd', heart: 'sun' },
    );
  });
}
