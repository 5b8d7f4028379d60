import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve, type Knot } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { balloon, candle, present } from '../../motifs/holidays/presents.ts';

import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';

/** A birthday cake in tiers with candles, among balloons. */
export const birthdayCake: Composition = {
  name: 'birthday-cake',
  category: 'holidays',
  size: [1000, 1000],
  strays: 1.6,
  draw(brief) {
    const { random, level } = brief;
    const tiers = level === 0 ? random.int(1, 2) : random.int(2, 3);
    const roles = random.shuffle<Role>(['a', 'b', 'd', 'c']);
    if (level === 2) {
      const room = brief.sheet.layer('room');
      dressWall(room, random, {
        zone: [rectangle(32, 32, 936, 800)],
        kind: 'stripes',
        size: 150,
        rim: 'line',
      });
      dressBoards(room, random, {
        zone: [rectangle(32, 832, 936, 136)],
        kind: 'planks',
        size: 150,
        rim: 'bold',
      });
    }
    drawBunting(brief);
    drawBalloons(brief, roles);
    const top = drawCake(brief, tiers, roles);
    drawTop(brief, top);
    if (level > 0)
      for (const [i, x] of [130, 872].entries())
        present(brief.sheet.layer('presents').at({ x, y: 934 }), {
          width: 130,
          height: i === 0 ? 120 : 90,
          roles: i === 0 ? ['d', 'sun'] : ['c', 'a'],
        });
    const count = { 1: 'Little', 2: 'Two-Tier', 3: 'Three-Tier' }[tiers as 1 | 2 | 3];
    return {
      title: `${count} Birthday Cake ${random.pick(['with Balloons', 'and Candles', 'for a Party', 'and Bunting'])}`,
      description: `A birthday cake ${tiers > 1 ? `in ${tiers} tiers ` : ''}stands on a plate with its candles lit. Balloons and bunting are up for the party.`,
      tags: ['birthday', 'cake', 'candles', 'balloons', 'party'],
    };
  },
};

/** The string of the bunting at a share of its length. */
function stringAt(t: number): [number, number] {
  return [60 + 880 * t, 60 + 90 * Math.sin(Math.PI * t)];
}

function drawBunting(brief: Brief): void {
  const sheet = brief.sheet.layer('bunting');
  const count = byLevel(brief, 5, 9, 11);
  sheet.line(curve(Array.from({ length: 12 }, (_, i): Knot => stringAt(i / 11))), 'line', 0);
  for (let i = 0; i < count; i++) {
    const [a, b] = [stringAt((i + 0.1) / count), stringAt((i + 0.9) / count)];
    sheet.shape(
      [a, b, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + byLevel(brief, 110, 96, 84)]],
      'line',
      (['a', 'sun', 'c', 'd'] as const)[i % 4],
    );
  }
}

function drawBalloons(brief: Brief, roles: readonly Role[]): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('balloons');
  const spots = byLevel(
    brief,
    [
      [130, 480, 1.2],
      [866, 470, 1.24],
    ],
    [
      [130, 420, 1],
      [222, 560, 0.84],
      [868, 430, 1.04],
      [782, 570, 0.8],
    ],
    [
      [130, 420, 0.96],
      [216, 540, 0.8],
      [120, 640, 0.62],
      [868, 430, 1],
      [786, 550, 0.78],
      [880, 650, 0.6],
    ],
  );
  spots.forEach(([x, y, scale], i) =>
    balloon(
      sheet.at({ x: x! + random.range(-10, 10), y: y!, scale: scale!, angle: random.range(-0.1, 0.1) }),
      roles[i % 4]!,
      level,
    ),
  );
}

/** Draws the tiers on their plate and gives where the top is. */
function drawCake(brief: Brief, tiers: number, roles: readonly Role[]): { y: number; half: number } {
  const { random } = brief;
  const sheet = brief.sheet.layer('cake');
  sheet.shape(ellipse(500, 906, 330, 46), 'bold', 'soft');
  const patterns = random.shuffle<PatternName>(['hearts', 'diamonds', 'scales', 'stars', 'moons', 'lattice']);
  let y = 900;
  let half = tiers === 1 ? 250 : 262;
  const high = tiers === 1 ? 280 : tiers === 2 ? 200 : 158;
  for (let i = 0; i < tiers; i++) {
    tier(sheet, brief, { y, half, high, role: roles[i % 4]!, pattern: patterns[i]! });
    y -= high;
    half *= 0.68;
  }
  return { y, half: half / 0.68 };
}

interface Tier {
  readonly y: number;
  readonly half: number;
  readonly high: number;
  readonly role: Role;
  readonly pattern: PatternName;
}

function tier(sheet: Sheet, brief: Brief, it: Tier): void {
  const { random, level } = brief;
  const { y, half, high } = it;
  const body = clockwise(
    blob([
      [500 - half, y - high, 1],
      [500 + half, y - high, 1],
      [500 + half, y - 16, 1],
      [500 + half * 0.86, y - 2],
      [500 + half * 0.5, y + 9],
      [500, y + 14],
      [500 - half * 0.5, y + 9],
      [500 - half * 0.86, y - 2],
      [500 - half, y - 16, 1],
    ]),
  );
  sheet.shape(body, 'bold', 'cream');
  if (level > 0) {
    const edge = (at: number): Knot[] => [
      [500 - half, at - 16, 1],
      [500 - half * 0.5, at - 3],
      [500, at],
      [500 + half * 0.5, at - 3],
      [500 + half, at - 16, 1],
    ];
    const band = clockwise(blob([...edge(y - high * 0.46), ...edge(y - high * 0.12).toReversed()]));
    if (level === 2)
      fillZone(it.pattern, { sheet, zone: [band], size: 46, angle: 0, roles: [it.role, 'soft'] });
    else {
      sheet.shape(band, 'line', 'soft');
      const dots = Math.round(half / 34);
      for (let k = 0; k < dots; k++)
        sheet.shape(
          ellipse(
            500 - half + ((k + 0.5) / dots) * half * 2,
            y - high * 0.29 - 16 * ((2 * (k + 0.5)) / dots - 1) ** 2,
            15,
          ),
          'line',
          it.role,
        );
    }
  }
  const drips = Math.max(4, Math.round(half / byLevel(brief, 56, 42, 36)));
  const icing: Knot[] = [
    [500 - half - 8, y - high - 6, 1],
    [500 + half + 8, y - high - 6, 1],
  ];
  for (let k = drips * 2; k >= 0; k--)
    icing.push([
      500 - half - 8 + (k / (drips * 2)) * (half * 2 + 16),
      y - high + (k % 2 === 0 ? 22 : high * random.range(0.3, 0.42)),
    ]);
  sheet.shape(blob(icing), 'bold', it.role);
  sheet.shape(ellipse(500, y - high - 4, half + 8, 22), 'line', it.role);
}

function drawTop(brief: Brief, top: { y: number; half: number }): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('candles');
  const count = byLevel(brief, 2, 4, 5);
  for (let i = 0; i < count; i++)
    candle(
      sheet.at({
        x: 500 + top.half * 0.72 * ((i / (count - 1)) * 2 - 1),
        y: top.y - 2 + 8 * Math.sin((Math.PI * i) / (count - 1)),
      }),
      byLevel(brief, 170, 96, 88),
      (['a', 'd', 'c'] as const)[i % 3]!,
      level > 0,
    );
}
