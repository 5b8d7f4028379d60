import { byLevel } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { arc, ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import type { Point } from '../../geometry/point.ts';
import { blossom, BROAD_FACES, FACES, leavesAround } from '../../motifs/flowers/planted.ts';
import { speciesOf } from '../../motifs/flowers/species/species.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** Flowers worked on cloth in a hoop, with thread and needle. */
export const embroidery = edged({
  name: 'embroidery-hoop',
  category: 'flowers',
  size: [920, 1000],
  edge: 'page',
  backdrop: 'b',
  draw(brief) {
    const { random, sheet, level } = brief;
    if (level > 0)
      fillZone(random.pick(['triangles', 'scales']), {
        sheet: sheet.layer('cloth'),
        zone: [rectangle(10, 10, 900, 980)],
        size: byLevel(brief, 0, 170, 110),
        angle: random.pick([0, 0.5]),
        roles: ['b', 'soft'],
      });
    const hoop = sheet.layer('hoop').at({ x: 460, y: 456 });
    hoop.shape(rectangle(-34, -420, 68, 60, 8), 'bold', 'gold');
    for (const [radius, role] of [
      [376, 'wood'],
      [346, 'wood'],
      [326, 'paper'],
    ] as const)
      hoop.shape(ellipse(0, 0, radius), 'bold', role);
    const keys = random.shuffle(level === 0 ? BROAD_FACES : FACES).slice(0, 3);
    const work = sheet.layer('work');
    if (level === 2)
      fillZone('diamonds', {
        sheet: work,
        zone: [ellipse(460, 456, 326)],
        size: 92,
        angle: 0.785,
        roles: ['paper', 'cream'],
      });
    const ring = byLevel(brief, 4, 6, 8);
    const start = random.range(0, 6.28);
    work.shape(
      tube(arc(460, 456, 224, 224, 0, Math.PI * 2), () => 7),
      'line',
      'leaf',
    );
    around(work, { centre: [460, 456], radius: 224, count: ring * 2, phase: start }, (spot, i) => {
      if (i % 2 === 0)
        for (const turn of byLevel(brief, [0], [-0.7, 0.7], [-0.8, 0, 0.8]))
          spot.at({ angle: turn }).shape(petal('leaf', 96, byLevel(brief, 60, 46, 38)), 'line', 'leaf');
    });
    for (let i = 0; i < ring; i++) {
      const angle = -Math.PI / 2 + ((i + start * 0 + 0.5) / ring) * Math.PI * 2 + (start * Math.PI) / ring;
      blossom(
        work,
        { level, random: random.fork(`ring ${i}`) },
        {
          key: keys[i % 2]!,
          at: [460 + 224 * Math.cos(angle), 456 + 224 * Math.sin(angle)],
          scale: byLevel(brief, 0.96, 0.78, 0.66),
          role: i % 2 ? 'b' : 'a',
        },
      );
    }
    blossom(
      work,
      { level, random: random.fork('middle') },
      { key: keys[2]!, at: [460, 456], scale: byLevel(brief, 1.15, 1.2, 1.2), role: 'd' },
    );
    for (const [x, role] of [
      [150, 'a'],
      [330, 'd'],
      [760, 'c'],
    ] as const)
      if (level > 0 || x > 700)
        spool(
          sheet.layer('thread').at({ x, y: 960, scale: byLevel(brief, 1.2, 1, 1) }),
          role,
          byLevel(brief, 2, 4, 6),
        );
    needle(sheet.layer('thread'));
    return {
      title: random.fork('title').pick(['The Embroidery Hoop', 'Stitched in Silk', 'Sunday Needlework']),
      description:
        'A ring of flowers grows stitch by stitch in a wooden hoop. Let the spools beside it tell which silk was used.',
      tags: ['flowers', 'embroidery', 'sewing', 'wreath', 'thread'],
    };
  },
});

/** A needle with a thread through its eye that runs up to the cloth. */
function needle(sheet: Sheet): void {
  sheet.line(
    curve([
      [560, 744],
      [610, 800],
      [520, 850],
      [470, 880],
      [444, 916],
    ]),
    'line',
    0,
  );
  const at = { x: 438, y: 926, angle: 1.15 };
  sheet.at(at).shape(blob(knots('0,16! -9,6 -9,-16 -4,-60 0,-190! 4,-60 9,-16 9,6')), 'line', 'stone');
  sheet.at(at).shape(ellipse(0, -8, 4, 11), 'fine', 'paper');
}

function spool(sheet: Sheet, role: Role, turns: number): void {
  sheet.shape(rectangle(-48, -22, 96, 22, 6), 'bold', 'wood');
  sheet.shape(rectangle(-38, -120, 76, 100, 8), 'line', role);
  for (let i = 1; i < turns; i++)
    sheet.line(
      [
        [-38, -120 + (i / turns) * 100 + 6],
        [38, -120 + (i / turns) * 100 - 6],
      ],
      'fine',
      0,
    );
  sheet.shape(rectangle(-48, -142, 96, 24, 6), 'bold', 'wood');
}

/** A round bowl from above in which blossoms and candles float. */
export const floatingBowl = edged({
  name: 'floating-bowl',
  category: 'flowers',
  size: [900, 900],
  edge: 'page',
  backdrop: 'a',
  draw(brief) {
    const { random, sheet, level } = brief;
    if (level > 0)
      fillZone(random.pick(['honeycomb', 'scales', 'diamonds']), {
        sheet: sheet.layer('mat'),
        zone: [rectangle(10, 10, 880, 880)],
        size: byLevel(brief, 0, 190, 110),
        angle: random.pick([0, 0.4]),
        roles: ['a', 'soft'],
      });
    const middle: Point = [random.range(440, 460), random.range(440, 460)];
    const bowl = sheet.layer('bowl').at({ x: middle[0], y: middle[1] });
    for (const [radius, role] of [
      [400, 'c'],
      [350, 'water'],
    ] as const)
      bowl.shape(ellipse(0, 0, radius), 'bold', role);
    if (level > 0)
      around(bowl, { radius: 375, count: byLevel(brief, 8, 14, 30) }, (spot) =>
        spot.shape(ellipse(0, 0, 15), 'fine', 'soft'),
      );
    for (let i = byLevel(brief, 1, 3, 7); i > 0; i--)
      bowl.shape(ellipse(20, -10, i * byLevel(brief, 180, 84, 44)), 'fine', i % 2 ? 'water' : 'sky');
    const keys = random.shuffle(level === 0 ? BROAD_FACES : FACES).slice(0, 3);
    const spots = random
      .pick<readonly (readonly [number, number, number])[]>([
        [
          [-150, -170, 1.4],
          [190, -120, 1.2],
          [60, 190, 1.5],
          [-220, 120, 1.05],
          [240, 110, 0.9],
          [20, -250, 0.9],
        ],
        [
          [0, -30, 1.7],
          [-230, -120, 1],
          [220, -170, 1],
          [-170, 200, 1.1],
          [190, 190, 1.2],
          [-20, -280, 0.8],
        ],
      ])
      .slice(0, byLevel(brief, 4, 5, 6));
    const water = bowl.inside([ellipse(0, 0, 350)]).at({ scale: 0.86 });
    spots.forEach(([x, y, scale], i) => {
      if (i === 1) return candle(water.at({ x, y, scale }), level);
      leavesAround(
        water,
        { level, random },
        { key: 'camellia', at: [x, y], length: scale * 132, count: byLevel(brief, 0, 2, 3) },
      );
      blossom(
        water,
        { level, random: random.fork(`bloom ${i}`) },
        {
          key: keys[i % 3]!,
          at: [x, y],
          scale: scale * byLevel(brief, 1.05, 0.92, 0.9),
          role: (['a', 'b', 'd'] as const)[i % 3]!,
        },
      );
    });
    const name = speciesOf(keys[0]!).many;
    return {
      title: random.fork('title').pick(['The Floating Bowl', 'Blossoms on Water', 'A Bowl for the Evening']),
      description: `Among ${name} and other blossoms a candle floats in a wide bowl of water. Let its light touch the petals nearest to it.`,
      tags: ['flowers', 'bowl', 'water', 'candle', 'from above'],
    };
  },
});

/** A floating light: a scalloped cup, wax and a flame. */
function candle(sheet: Sheet, level: 0 | 1 | 2): void {
  if (level > 0)
    around(sheet, { radius: 70, count: 12 }, (spot) => spot.shape(petal('round', 38, 46), 'line', 'gold'));
  sheet.shape(ellipse(0, 0, 80), 'bold', 'gold');
  sheet.shape(ellipse(0, 0, 62), 'line', 'cream');
  sheet.at({ y: -46, angle: Math.PI }).shape(petal('drop', 82, 52), 'line', 'ember');
  sheet.at({ y: -18, angle: Math.PI }).shape(petal('drop', 46, 26), 'line', 'sun');
}

/** A straw hat with a garland, seen from above on the grass. */
export const strawHat = edged({
  name: 'straw-hat',
  category: 'flowers',
  size: [1000, 900],
  edge: 'page',
  backdrop: 'grass',
  draw(brief) {
    const { random, sheet, level } = brief;
    const tufts = byLevel(brief, 5, 10, 24);
    for (let i = 0; i < tufts; i++)
      leavesAround(sheet.layer('grass'), brief, {
        key: 'lily',
        at: [random.range(0, 1000), random.range(0, 900)],
        length: byLevel(brief, 220, 210, 190),
        count: byLevel(brief, 3, 4, 5),
      });
    const at: Point = [random.range(440, 560), random.range(410, 490)];
    const hat = sheet.layer('hat').at({ x: at[0], y: at[1], angle: random.range(-0.4, 0.4), stretch: 1.12 });
    const rings = byLevel(brief, [380], [380, 300], [380, 340, 300, 262]);
    rings.forEach((radius, i) =>
      hat.shape(ellipse(0, 0, radius), i === 0 ? 'bold' : 'fine', i % 2 ? 'sun' : 'gold'),
    );
    if (level > 0)
      around(hat, { radius: byLevel(brief, 0, 300, 262), count: byLevel(brief, 0, 16, 32) }, (spot) =>
        spot.line(
          [
            [0, 0],
            [0, byLevel(brief, 0, -80, -118)],
          ],
          'fine',
          0,
        ),
      );
    const keys = random.shuffle(level === 0 ? BROAD_FACES : FACES).slice(0, 2);
    const count = byLevel(brief, 5, 6, 9);
    const radius = 198;
    around(hat, { radius, count, phase: random.next() }, (spot, i) => {
      leavesAround(spot, brief, {
        key: keys[i % 2]!,
        at: [0, 0],
        length: byLevel(brief, 150, 120, 105),
        count: byLevel(brief, 1, 2, 2),
      });
      blossom(
        spot,
        { level, random: random.fork(`bloom ${i}`) },
        { key: keys[i % 2]!, at: [0, 0], scale: byLevel(brief, 1.05, 0.8, 0.66), role: i % 2 ? 'b' : 'a' },
      );
    });
    hat.shape(ellipse(0, 0, byLevel(brief, 138, 156, 162)), 'bold', 'd');
    hat.shape(ellipse(0, 0, byLevel(brief, 118, 132, 140)), 'bold', 'gold');
    for (const r of byLevel(brief, [], [86, 44], [108, 76, 42])) hat.shape(ellipse(0, 0, r), 'fine', 'sun');
    if (level > 1)
      for (let i = 0; i < 12; i++)
        hat.line(
          [
            [42 * Math.cos(i * 0.5236), 42 * Math.sin(i * 0.5236)],
            [140 * Math.cos(i * 0.5236), 140 * Math.sin(i * 0.5236)],
          ],
          'fine',
          0,
        );
    const name = speciesOf(keys[0]!).many;
    return {
      title: random
        .fork('title')
        .pick(['The Straw Hat', 'A Hat Left in the Grass', 'Garland for a Sunny Day']),
      description: `Somebody has left a straw hat in the grass, with ${name} around its crown. Straw is never one yellow alone.`,
      tags: ['flowers', 'hat', 'straw', 'summer', 'from above'],
    };
  },
});
