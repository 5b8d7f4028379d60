import { type Brief, byLevel } from '../../composition.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { blob, curve, twin } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube, arc } from '../../geometry/forms.ts';
import { knots, sizedKnots } from '../../geometry/knots.ts';
import { normals } from '../../geometry/path.ts';
import { mix, type Point } from '../../geometry/point.ts';
import { cloudBands } from '../../motifs/bands-of-air.ts';
import { pack } from '../../motifs/flowers/pack.ts';
import { plant } from '../../motifs/flowers/planted.ts';
import type { SpeciesName } from '../../motifs/flowers/species/species.ts';
import { cloud, sun } from '../../motifs/landscape.ts';
import { snail } from '../../motifs/nature/creepers.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const TALL_BULBS: readonly SpeciesName[] = ['tulip', 'daffodil', 'iris'];
const BULBS: readonly SpeciesName[] = [...TALL_BULBS, 'crocus'];

/** Spring flowers with what lies beneath them: bulbs, roots, stones and a worm. */
export const underTheBed = edged({
  name: 'bulbs-below',
  category: 'flowers',
  size: [1000, 900],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { random, sheet, level } = brief;
    const ground = byLevel(brief, 560, 540, 530);
    const soil = sheet.layer('soil');
    const bands = level === 2 ? 6 : 1;
    if (level === 2)
      cloudBands(sheet.layer('sky'), random, {
        width: 1000,
        top: 60,
        bottom: 520,
        count: 9,
        roles: ['sky', 'soft'],
      });
    for (let i = 0; i < bands; i++) {
      const y = ground + (i / bands) * (900 - ground);
      soil.shape(
        [
          ...curve(Array.from({ length: 8 }, (_, k): Point => [k * 150 - 20, y + random.range(-14, 14)])),
          [1030, 920],
          [-20, 920],
        ],
        i === 0 ? 'bold' : 'fine',
        i % 2 ? 'rust' : 'wood',
      );
    }
    if (level === 1)
      for (const [x, y] of [
        [370, 158],
        [664, 140],
      ] as const)
        driftCloud(sheet.layer('sky').at({ x, y, scale: 0.7 }), random.fork(`cloud ${x}`), false);
    if (level === 1) grassEdge(sheet.layer('turf'), random.fork('turf'), ground);
    const count = byLevel(brief, 3, 3, 4);
    const keys = random.shuffle(level === 1 ? TALL_BULBS : BULBS).slice(0, count);
    keys.forEach((key, i) => {
      const x = (level === 1 ? 190 + i * 310 : ((i + 0.5) / count) * 1000) + random.range(-20, 20);
      const y = ground + random.range(100, 150) + (level === 1 ? 14 : 0);
      roots(soil.at({ x, y, scale: byLevel(brief, 1.3, 1.2, 1.1) }), random);
      plant(
        sheet.layer('plants'),
        { random: random.fork(key), level },
        {
          key,
          foot: [x, y - 50],
          top: [
            x + random.range(-24, 24),
            key === 'iris' ? random.range(310, 360) : random.range(level === 1 ? 270 : 190, 330),
          ],
          scale: byLevel(brief, 1.5, 1.4, 1.3),
          facing:
            key === 'crocus' || (key === 'tulip' && level === 1) ? 'side' : random.pick(['turned', 'side']),
          leaves: byLevel(brief, 2, 3, 4),
          role: (['a', 'b', 'd', 'c', 'a'] as const)[i]!,
        },
      );
      bulb(
        sheet.layer('plants').at({ x, y, scale: byLevel(brief, 1.3, 1.2, 1.1) }),
        brief,
        random.range(0.95, 1.1),
      );
    });
    if (level === 1) sleepingMouse(sheet.layer('plants').at({ x: 662, y: 780, scale: 1.02 }));
    const bulbs = keys.map((_, k): Point => [((k + 0.5) / count) * 1000, ground + 130]);
    for (const { at, radius } of pack({
      rim: rectangle(30, ground + 50, 940, 800 - ground),
      radii: byLevel<readonly [number, number]>(brief, [30, 56], [19, 46], [15, 34]),
      gap: 14,
      edge: 4,
      random: random.fork('stones'),
    })) {
      if (level === 1 && Math.hypot(at[0] - 668, (at[1] - 800) * 1.5) < 176 + radius) continue;
      if (Math.hypot(at[0] - 324, (at[1] - 806) * 1.6) < 150 + radius) continue;
      if (bulbs.some((spot) => Math.hypot(spot[0] - at[0], (spot[1] - at[1]) * 0.62) < 58 + radius)) continue;
      if (random.chance(0.72))
        pebble(
          soil.at({ x: at[0], y: at[1], angle: random.range(-0.3, 0.3) }),
          radius,
          random.range(0.6, 0.85),
          level,
        );
    }
    for (let i = 0; i < byLevel(brief, 1, 1, 2); i++)
      worm(
        sheet.layer('worm').at({
          x: i === 0 ? 324 : 760,
          y: 806 + random.range(-8, 8),
          scale: byLevel(brief, 1.1, 0.98, 0.9),
          flip: i > 0,
        }),
        level,
      );
    if (level > 0)
      snail(
        sheet.layer('guest').at({
          x: level === 1 ? random.pick([345, 655]) : random.range(300, 700),
          y: ground - 2,
          scale: byLevel(brief, 0.5, 0.8, 0.5),
        }),
        'c',
        level,
      );
    return {
      title: random.fork('title').pick(['What the Garden Hides', 'Bulbs and Blossoms', 'Above and Below']),
      description:
        level === 1
          ? 'Spring flowers stand in a row over their bulbs, and down in the dark a mouse sleeps until May. A worm goes by as quietly as it can.'
          : 'Spring flowers stand in a row, and beneath them their bulbs hold on with fine roots. A worm keeps them company in the dark.',
      tags: ['flowers', 'bulbs', 'roots', 'spring', ...keys].slice(0, 8),
    };
  },
});

/** Grass that stands along the edge of the ground, all of one piece. */
function grassEdge(sheet: Sheet, random: Brief['random'], ground: number): void {
  const edge: Point[] = [];
  for (let x = -20; x < 1020; x += 34)
    edge.push([x, ground - 4], [x + random.range(6, 24), ground - random.range(22, 52)]);
  sheet.shape([...edge, [1030, ground - 4], [1030, ground + 20], [-30, ground + 20]], 'line', 'grass');
}

/** A mouse that sleeps rolled up in its hollow in the earth, its tail about it, about the frame's origin. */
function sleepingMouse(sheet: Sheet): void {
  sheet.shape(drawn('-136,10 -104,-56 -20,-88 84,-66 132,6 96,62 0,76 -104,62'), 'bold', 'sand');
  for (const x of [-92, 84])
    for (const dx of [-14, 0, 14]) sheet.line(traced(`${x + dx},62 ${x + dx * 1.6},44`), 'fine', 0.3);
  sheet.shape(drawn('-34,44 -58,0 -30,-46 22,-60 72,-38 88,8 64,46 14,56'), 'bold', 'stone');
  sheet.line(traced('34,52 20,30 28,8 52,0'), 'line', 0.4);
  sheet.shape(ellipse(-58, -16, 19), 'line', 'stone');
  sheet.shape(drawn('-108,38! -92,8 -54,-14 -14,2 -4,32 -30,54 -76,54'), 'bold', 'stone');
  sheet.shape(ellipse(-22, -16, 27, 26), 'bold', 'stone');
  sheet.shape(ellipse(-21, -15, 15, 14), 'line', 'blush');
  sheet.line(traced('-74,20 -64,28 -53,21'), 'line', 0.2);
  sheet.line(traced('-98,44 -88,48 -78,44'), 'fine', 0.3);
  sheet.ink(ellipse(-106, 37, 7, 6));
  sheet.shape(
    tube(curve(knots('84,26 66,58 20,70 -28,64 -60,66')), (t) => 9 - 5 * t),
    'line',
    'blush',
  );
}

/** Fine roots that spread from a bulb's foot and end in points. */
function roots(sheet: Sheet, random: Brief['random']): void {
  for (let i = -2; i <= 2; i++)
    sheet.line(
      curve([
        [i * 9, 52],
        [i * 24 + random.range(-6, 6), 92],
        [i * 32, 128 + random.range(-10, 20)],
      ]),
      'line',
      0.9,
    );
}

function pebble(sheet: Sheet, size: number, flat: number, level: 0 | 1 | 2): void {
  sheet.shape(
    blob([
      [-size, size * 0.1],
      [-size * 0.6, -size * flat],
      [size * 0.3, -size * flat * 1.05],
      [size, -size * 0.1],
      [size * 0.62, size * flat],
      [-size * 0.5, size * flat * 0.9],
    ]),
    'line',
    'stone',
  );
  if (level > 0 && size > 30) sheet.line(arc(0, 0, size * 0.6, size * flat * 0.6, 3.5, 5), 'fine', 0.8);
}

/** Half of how broad the earthworm is, in units, a share of the way from its tail. */
const halfWidth = (share: number): number => 10 + 12 * Math.min(1, share * 3);

/** An earthworm in two bends, its head up to the right: rings all along it, a smooth saddle, an eye and a smile. */
function worm(sheet: Sheet, level: 0 | 1 | 2): void {
  const spine = curve(knots('-118,40 -96,-4 -58,-26 -22,-2 6,36 46,40 72,6 82,-34'));
  const body = tube(spine, halfWidth);
  sheet.shape(unite([clockwise(body), ellipse(82, -36, 23), ellipse(-118, 40, 10)]), 'bold', 'blush');
  const sides = normals(spine);
  const rings = [6, 12, 15][level]!;
  for (let i = 1; i < rings; i++) {
    const share = i / rings;
    if (share > 0.56 && share < 0.7) continue;
    const at = Math.round(share * (spine.length - 1));
    const wide = halfWidth(share);
    const [[x, y], [u, v]] = [spine[at]!, sides[at]!];
    sheet.line([[x + u * wide, y + v * wide] as const, [x - u * wide, y - v * wide] as const], 'fine', 0);
  }
  sheet.ink(ellipse(90, -42, 4, 5));
  sheet.line(arc(92, -30, 9, 7, 0.3, 1.9), 'fine', 0.3);
}

function bulb(sheet: Sheet, { level }: Brief, size: number): void {
  sheet.shape(twin(sizedKnots('0,-92! 20,-60 60,-16 66,26 34,56 0,62', size)), 'bold', 'gold');
  if (level > 0)
    for (const side of [-1, 1])
      sheet.line(
        curve([
          [side * 5, -66 * size],
          [side * 28, -10],
          [side * 16, 50 * size],
        ]),
        'fine',
        0.6,
      );
}

/** Rows of tulips that run to a windmill on the horizon. */
export const tulipRows = edged({
  name: 'tulip-rows',
  category: 'flowers',
  size: [1000, 720],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { random, sheet, level } = brief;
    const horizon = byLevel(brief, 330, 310, 290);
    const far = random.range(330, 680);
    if (level === 2)
      cloudBands(sheet.layer('sky'), random, {
        width: 1000,
        top: 30,
        bottom: 300,
        count: 7,
        roles: ['sky', 'soft'],
      });
    if (level > 0)
      sun(sheet.layer('sky').at({ x: far > 500 ? 200 : 800, y: 130 }), 52, byLevel(brief, 8, 12, 16));
    const clouds = byLevel(brief, [300], far > 500 ? [420, 860] : [140, 560], [100, 420, 760]);
    for (const x of clouds)
      cloud(sheet.layer('sky').at({ x, y: random.range(110, 190), scale: 0.6 }), random, level > 0);
    windmill(
      sheet.layer('mill').at({ x: far, y: horizon + 8, scale: byLevel(brief, 1, 0.84, 0.8) }),
      level,
      random.range(0, 1.5),
    );
    const field = sheet.layer('field');
    const flight: Point = [far, horizon - 60];
    /** From where on the front edge of the land, and how near, to the page. */
    const onLand = (x: number, near: number): Point => [mix(flight[0], x, near), mix(flight[1], 760, near)];
    const farthest = (horizon - flight[1]) / (760 - flight[1]);
    field.shape(rectangle(-20, horizon, 1040, 500), 'line', 'grass');
    for (let x = -60; x < 1060; x += byLevel(brief, 190, 120, 96))
      field
        .at({ x, y: horizon + 4, scale: random.range(0.8, 1.2) })
        .shape([...arc(0, 0, byLevel(brief, 90, 62, 50), 30, Math.PI, Math.PI * 2)], 'line', 'leaf');
    const wide = byLevel(brief, 400, 380, 300);
    const rows = byLevel(brief, [0.4, 0.9], [0.42, 0.62, 0.92], [0.3, 0.44, 0.64, 0.94]);
    const first = Math.round((far - 500) / wide) - 8;
    const beds = Array.from({ length: 16 }, (_, i) => far + (first + i) * wide);
    beds.forEach((left, i) => {
      const rim = [
        onLand(left, farthest),
        onLand(left + wide, farthest),
        onLand(left + wide, 1.1),
        onLand(left, 1.1),
      ];
      field.shape(rim, 'line', (['a', 'grass', 'b', 'leaf'] as const)[((i % 4) + 4) % 4]);
    });
    for (const near of rows)
      beds.forEach((left, i) => {
        if (i % 2 === 1) return;
        for (const share of byLevel(brief, [0.5], [0.28, 0.72], [0.2, 0.5, 0.8])) {
          const [x, y] = onLand(left + share * wide, near);
          if (x > -60 && x < 1060)
            smallTulip(
              field.at({ x, y, scale: near * byLevel(brief, 1.8, 1.8, 1.3) }),
              near < 0.7 ? 0 : level,
            );
        }
      });
    return {
      title: random
        .fork('title')
        .pick(['Tulip Fields in April', 'The Mill beyond the Tulips', 'Rows of Tulips']),
      description:
        'Tulips run in bright rows to the horizon, where a windmill turns. Give every row a color of its own.',
      tags: ['tulips', 'field', 'windmill', 'spring', 'landscape'],
    };
  },
});

function smallTulip(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(
    [
      [-6, -96],
      [6, -96],
      [0, 6],
    ],
    'line',
    'leaf',
  );
  for (const side of [-1, 1])
    sheet.shape(blob(knots(`0,0! ${side * 34},-40 ${side * 44},-84! ${side * 14},-46`)), 'line', 'leaf');
  sheet.shape(
    blob(knots('0,-78 -36,-100 -40,-142 -30,-172! -14,-150 0,-182! 14,-150 30,-172! 40,-142 36,-100')),
    'line',
    'a',
  );
  if (level > 0)
    sheet.line(
      curve([
        [-16, -90],
        [-12, -120],
        [0, -150],
      ]),
      'fine',
      0.5,
    );
}

function windmill(sheet: Sheet, level: 0 | 1 | 2, turn: number): void {
  sheet.shape(
    [
      [-62, 0],
      [62, 0],
      [40, -150],
      [-40, -150],
    ],
    'bold',
    'cream',
  );
  if (level > 0)
    for (const y of [-50, -100])
      sheet.line(
        [
          [-56 - y * 0.14, y],
          [56 + y * 0.14, y],
        ],
        'fine',
        0,
      );
  sheet.shape(blob(knots('-48,-150! 48,-150! 34,-190 0,-208 -34,-190')), 'line', 'rust');
  sheet.shape([...arc(0, -30, 18, 18, Math.PI, Math.PI * 2), [18, 0], [-18, 0]], 'line', 'wood');
  for (let i = 0; i < 4; i++) {
    const sail = sheet.at({ y: -170, angle: turn + (i * Math.PI) / 2 });
    sail.shape(rectangle(-5, -150, 10, 150), 'line', 'wood');
    sail.shape(rectangle(5, -146, 34, 112), 'line', 'soft');
    if (level > 0)
      for (const y of [-118, -90, -62])
        sail.line(
          [
            [5, y],
            [39, y],
          ],
          'fine',
          0,
        );
  }
  sheet.shape(ellipse(0, -170, 12), 'line', 'wood');
}
