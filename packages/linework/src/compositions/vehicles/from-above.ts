import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { evenly, ruled } from '../../geometry/ruled.ts';
import { puff } from '../../motifs/nature/puff.ts';
import {
  busTop,
  type CarKind,
  carTop,
  luggageTrain,
  plainCarTop,
  planeTop,
} from '../../motifs/vehicles/from-above.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';
import { oneGate } from './one-gate.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd', 'sun', 'ember', 'leaf'];

const KINDS: readonly CarKind[] = ['saloon', 'van', 'open', 'saloon', 'rack', 'pickup'];

/** Somebody who pushes a full trolley across the lane, from above, the trolley in front. */
function shopper(sheet: Sheet, role: Role): void {
  sheet.shape(rectangle(-24, -92, 48, 56, 6), 'line', 'stone');
  for (const [x, y] of [
    [-9, -76],
    [10, -72],
    [-2, -52],
  ] as const)
    sheet.shape(ellipse(x, y, 11), 'line', role === 'a' ? 'sun' : 'a');
  for (const side of [-1, 1])
    sheet.shape(drawn('16,-6! 30,-20 26,-38! 14,-36!', { flip: side < 0 }), 'line', role);
  sheet.shape(ellipse(0, 4, 36, 22), 'line', role);
  sheet.shape(ellipse(0, 0, 20), 'line', 'wood');
}

function treeBed(sheet: Sheet, brief: Brief, wide: number): void {
  const isPlain = brief.level === 0;
  if (!isPlain) sheet.shape(rectangle(-wide / 2, -26, wide, 52, 22), 'line', 'grass');
  for (const x of evenly(Math.round(wide / (isPlain ? 190 : 130)), -wide / 2, wide / 2)) {
    const r = brief.random.range(38, 50) * (isPlain ? 1.4 : 1);
    sheet.shape(puff(brief.random, [x, 0], [r, r], 8), 'bold', 'leaf');
    if (brief.level > 0) sheet.shape(puff(brief.random, [x - 4, -4], [r * 0.5, r * 0.5], 6), 'line', 'grass');
  }
}

/** Rows of bays, most of them taken. */
export const carParks = sights(
  {
    category: 'vehicles',
    size: [1000, 1000],
    backdrop: 'stone',
    tags: ['cars', 'parking', 'from above', 'bus', 'trees', 'city'],
    keepsSides: true,
    draw(brief) {
      const { level, random } = brief;
      const sheet = brief.sheet.layer('park').at({ x: 500, y: 500, angle: random.range(-0.5, 0.5) });
      const scale = byLevel(brief, 1.62, 1.34, 1.06);
      const [bay, row] = [92 * scale, 530 * scale];
      for (let r = -3; r <= 3; r++) {
        const y = r * row + random.range(-6, 6);
        if (Math.abs(y) > 800) continue;
        treeBed(sheet.at({ y }), brief, 1500);
        for (const side of [-1, 1])
          for (let i = -9; i <= 9; i++) {
            const x = i * bay;
            if (Math.abs(x) > 760) continue;
            if (level > 0)
              ruled(
                sheet,
                `${x - bay / 2},${y + side * 30} ${x - bay / 2},${y + side * (40 + 150 * scale)}`,
                'line',
              );
            if (random.chance(byLevel(brief, 0.14, 0.16, 0.1))) continue;
            const parked = sheet.at({
              x: x + random.range(-4, 4),
              y: y + side * (36 + 82 * scale),
              scale: scale * 0.86,
              angle: (side > 0 ? 0 : Math.PI) + random.range(-0.05, 0.05),
            });
            const role = random.pick(LEADS);
            if (level === 0) plainCarTop(parked, role);
            else carTop(parked, role, level === 2 ? 1 : 0, KINDS[(i * 5 + r + side + 60) % KINDS.length]);
          }
      }
      const lane = row / 2;
      if (level === 0)
        for (const side of [-1, 1])
          for (const x of [-1000, -600, -200, 200, 600])
            sheet.shape(rectangle(x, side * lane - 104, 400, 208), 'line', 'soft');
      for (const side of level === 0 ? [] : [-1, 1])
        for (const x of evenly(level + 5, -600, 600))
          sheet.shape(
            drawn('-56,-11! 13,-11! 13,-32! 56,0! 13,32! 13,11! -56,11!', {
              x,
              y: side * lane,
              angle: side < 0 ? 0 : Math.PI,
            }),
            'line',
            'paper',
          );
      busTop(
        sheet.at({ x: random.range(-200, 200), y: lane, angle: Math.PI / 2, scale: scale * 0.86 }),
        'ember',
        level,
      );
      if (level > 0)
        for (const [i, [x, y, angle]] of (
          [
            [-250, lane - 84 * (scale / 1.34), Math.PI / 2],
            [230, 84 * (scale / 1.34) - lane, -Math.PI / 2],
          ] as const
        ).entries())
          shopper(sheet.at({ x, y, angle, scale: scale * 0.72 }), LEADS[i]!);
      const passing = sheet.at({
        x: random.range(-200, 200),
        y: -lane,
        angle: -Math.PI / 2 + 0.1,
        scale: scale * 0.94,
      });
      if (level === 0) plainCarTop(passing, 'sun');
      else carTop(passing, 'sun', level);
    },
  },
  [
    {
      name: 'car-park',
      size: [1000, 1000],
      told: [
        [
          'Plenty of Room',
          'It is early and the best places are still free. Your car is the one with the best color.',
        ],
        [
          'Where Did We Park?',
          'It was next to a tree, that much is certain. All the rest is for you to remember and to paint.',
        ],
        [
          'Saturday at the Mall',
          'Everybody had the same idea at the same hour. From the roof it looks like a box of sweets.',
        ],
      ],
    },
  ],
);

/** The roof of the terminal; on hard pages with more skylights and a row of windows. */
function terminal(sheet: Sheet, isHard: boolean): void {
  sheet.shape(rectangle(-560, -150, 1120, 190, 20), 'bold', 'sand');
  for (const x of evenly(isHard ? 12 : 3, -520, 520))
    sheet.shape(rectangle(x - 30, -110, 60, 90, 8), 'line', isHard ? 'cream' : 'sky');
  if (isHard) sheet.shape(rectangle(-560, 6, 1120, 34, 4), 'line', 'sky');
  if (isHard) for (const x of evenly(26, -520, 520)) ruled(sheet, `${x},6 ${x},40`);
}

/** Where people in vests stand on the apron of hard pages. */
const GROUND_CREW = [
  [-236, -40],
  [-140, 230],
  [104, 150],
  [190, -60],
  [250, 250],
  [-300, 330],
] as const;

/** Somebody in a vest and a helmet, from above. */
function worker(sheet: Sheet, role: Role): void {
  sheet.shape(ellipse(0, 0, 26, 15), 'line', 'sun');
  for (const side of [-1, 1]) sheet.shape(ellipse(side * 25, -12, 8, 11), 'fine', 'sand');
  sheet.shape(ellipse(0, -1, 13), 'line', role);
}

/** Airliners at their gates. */
export const aprons = sights(
  {
    category: 'vehicles',
    size: [1000, 1000],
    backdrop: 'soft',
    tags: ['airport', 'airplanes', 'from above', 'terminal', 'travel', 'luggage'],
    draw(brief) {
      const { level, random } = brief;
      if (level === 1) return oneGate(brief);
      const isHard = level === 2;
      const sheet = brief.sheet
        .layer('apron')
        .at({ x: 500, y: 470, angle: random.range(-0.3, 0.3), scale: 1.1 });
      for (const [i, y] of evenly(isHard ? 9 : 3, -640, 700).entries())
        sheet.shape(rectangle(-800, y, 1600, 1400), 'fine', i % 2 ? 'stone' : 'soft');
      if (isHard) for (const x of evenly(13, -640, 640)) ruled(sheet, `${x},-640 ${x},700`);
      terminal(sheet.at({ y: -280 }), isHard);
      const gates = isHard ? [-344, 0, 344] : [-222, 222];
      const size = isHard ? 0.66 : 0.86;
      const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
      for (const [i, x] of gates.entries()) {
        sheet.line(
          [
            [x, -40],
            [x, 330],
            [x - 90, 470],
          ],
          'line',
          0,
        );
        sheet.shape(
          drawn('-30,-6! 30,-6! 30,58! 118,148! 92,188! -30,92!', {
            x: x - 148 * size,
            y: -254,
            scale: size * 1.16,
          }),
          'line',
          'cream',
        );
        planeTop(sheet.at({ x, y: -20, scale: size }), roles[i % 4]!, level);
        if (isHard) {
          luggageTrain(sheet.at({ x: x + 176 * size, y: 96, angle: random.range(-0.3, 0.3), scale: 0.8 }));
          carTop(
            sheet.at({ x: x - 150 * size, y: 130, angle: random.range(-0.3, 0.3), scale: 0.62 }),
            'sun',
            1,
            'van',
          );
        }
      }
      planeTop(
        sheet.at({
          x: isHard ? random.range(-30, 30) : random.range(-120, 160),
          y: isHard ? 300 : 420,
          angle: Math.PI / 2 + random.range(-0.1, 0.1),
          scale: size * (isHard ? 0.74 : 0.94),
          flip: random.chance(0.5),
        }),
        'ember',
        level,
      );
      for (const [i, [x, y]] of (isHard ? GROUND_CREW : []).entries())
        worker(sheet.at({ x, y, angle: i * 1.3, scale: 0.62 }), LEADS[i % LEADS.length]!);
      for (const x of isHard ? [-420, 430] : [])
        carTop(sheet.at({ x, y: 250, angle: random.range(-1, 1), scale: 0.7 }), 'sun', level);
    },
  },
  [
    {
      name: 'airport-apron',
      size: [1000, 1000],
      told: [
        [
          'Three Planes in a Row',
          'Two are still asleep at the gate and one is already on its way. Give yours the brightest tail.',
        ],
        [
          'At the Gate',
          'The luggage rides behind the little yellow car. Everybody on board has a window seat today.',
        ],
        [
          'Twenty Minutes to Boarding',
          'Suitcases, fuel, breakfast, then the doors close. From the tower it all looks like a board game.',
        ],
      ],
    },
  ],
);

/** A harvester that goes round a field in ever smaller turns. */
export const harvests = sights(
  {
    category: 'vehicles',
    size: [1000, 760],
    backdrop: 'gold',
    tags: ['harvester', 'combine', 'field', 'farm', 'from above', 'harvest'],
    draw(brief) {
      const { level, random } = brief;
      const sheet = brief.sheet.layer('field');
      const rows = byLevel(brief, 5, 11, 12);
      const [x, y] = [500 + random.range(-60, 60), 390 + random.range(-30, 30)];
      for (let i = rows; i > 0; i--) {
        const share = (i / rows) ** 0.9;
        const rim = rectangle(x - 720 * share, y - 560 * share, 1440 * share, 1120 * share, 240 * share);
        sheet.shape(rim, 'line', i % 2 ? 'gold' : 'sun');
        if (level > 0 && i > 2 && i % 2) {
          const inner = ((i - 1) / rows) ** 0.9;
          for (let k = 0; k < byLevel(brief, 0, 24, 44); k++) {
            const angle = (k / byLevel(brief, 1, 24, 44)) * Math.PI * 2 + i;
            const at = (by: number) =>
              [x + 700 * by * Math.cos(angle), y + 530 * by * Math.sin(angle)] as const;
            sheet.line([at(inner * 1.02), at(share * 0.96)], 'fine', 0.3);
          }
        }
      }
      for (const [u, v] of (
        [
          [130, 160],
          [860, 620],
          [840, 150],
          [160, 640],
          [80, 400],
        ] as const
      ).slice(0, byLevel(brief, 2, 5, 5))) {
        const bale = sheet.at({ x: u, y: v, angle: random.range(-0.8, 0.8) });
        bale.shape(ellipse(0, 0, 50, 48), 'bold', 'sand');
        if (level > 0)
          for (const r of level === 1 ? [26] : [36, 22]) bale.shape(ellipse(0, 0, r), 'line', 'sand');
      }
      const big = sheet.at({
        x,
        y: y - 20,
        angle: random.range(-0.5, 0.5),
        scale: byLevel(brief, 1.3, 1.1, 0.96),
      });
      big.shape(rectangle(-190, -170, 380, 56, 18), 'bold', 'stone');
      for (const u of evenly(byLevel(brief, 4, 9, 15), -184, 184)) ruled(big, `${u},-168 ${u},-116`, 'line');
      for (const side of [-1, 1]) big.shape(rectangle(side * 92 - 26, -78, 52, 116, 14), 'line', 'stone');
      for (const side of [-1, 1]) big.shape(rectangle(side * 76 - 16, 96, 32, 66, 10), 'line', 'stone');
      big.shape(drawn('-74,-112! 74,-112! 80,40 70,190! -70,190! -80,40'), 'bold', 'a');
      big.shape(rectangle(-46, -96, 92, 66, 12), 'line', 'sky');
      big.shape(rectangle(-52, 0, 104, 90, 12), 'line', 'sun');
      if (level > 0) big.shape(rectangle(-34, 110, 68, 60, 8), 'line', 'b');
      if (level > 0)
        for (const v of [24, 48, 70].slice(0, level + 1))
          big.line(
            [
              [-40, v],
              [0, v - 8],
              [40, v],
            ],
            'fine',
            0.3,
          );
      big.shape(drawn('70,110! 200,60! 206,78! 76,140!'), 'line', 'b');
      for (const [u, v] of (
        [
          [20, 60],
          [980, 40],
          [990, 730],
          [20, 740],
        ] as const
      ).slice(0, level + 1))
        sheet.shape(clockwise(puff(random, [u, v], [70, 64], 9)), 'bold', 'leaf');
    },
  },
  [
    {
      name: 'harvest-rounds',
      size: [1000, 760],
      told: [
        [
          'Round and Round the Field',
          'The harvester starts at the hedge and ends in the middle. The last ears of wheat are the most golden.',
        ],
        [
          'Wheat in Circles',
          'Every round is a bit shorter than the one before it. The bales wait where they fell.',
        ],
        [
          'Harvest before the Rain',
          'There are clouds behind the hills and four rounds to go. Quick, find three shades of gold.',
        ],
      ],
    },
  ],
);
