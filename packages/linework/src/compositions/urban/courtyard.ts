import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { between, type Point } from '../../geometry/point.ts';
import { evenly, panel } from '../../geometry/ruled.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { gull } from '../../motifs/seaside.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';

const OUTER: readonly Point[] = [
  [-60, -60],
  [1060, -60],
  [1060, 1060],
  [-60, 1060],
];
const WASH: readonly (readonly [table: string, role: Role])[] = [
  ['-26,0! 26,0! 46,28! 30,40! 26,92! -26,92! -30,40! -46,28!', 'a'],
  ['-24,0! 24,0! 30,104! 7,104! 0,42! -7,104! -30,104!', 'b'],
  ['-34,0! 34,0! 34,76! -34,76!', 'c'],
  ['-12,0! 12,0! 14,46! 34,62 30,78 -8,74 -14,60!', 'd'],
  ['-30,0! 30,0! 42,96! -42,96!', 'ember'],
];

function sky(brief: Brief, inner: readonly Point[]): void {
  const sheet = brief.sheet.layer('sky').inside([clockwise([...inner])]);
  const [x, y] = between(inner[0]!, inner[2]!, 0.5);
  for (const r of byLevel(brief, [], [150], [230, 160, 96]))
    sheet.shape(ellipse(x + 40, y - 20, r), 'line', 'sky');
  driftCloud(sheet.at({ x: x - 20, y: y + 40, scale: 0.56 }), brief.random, brief.level > 0);
  gull(sheet.at({ x: x + 70, y: y - 70, scale: 1 }));
}

/** One of the four walls: its windows stand in floors that shrink towards the sky. */
function wall(brief: Brief, near: readonly [Point, Point], far: readonly [Point, Point], role: Role): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('walls');
  const face = panel(near, far, 1.1);
  sheet.shape(face.patch(0, 0, 1, 1), 'bold', role);
  const [across, floors] = byLevel(brief, [2, 2], [3, 3], [4, 4]);
  for (let floor = 0; floor < floors; floor++) {
    const [low, high] = [(floor + 0.2) / floors, (floor + 0.72) / floors];
    if (level > 0)
      sheet.shape(face.patch(0, (floor + 0.88) / floors, 1, (floor + 1) / floors), 'line', 'cream');
    for (const u of evenly(across, 0.04, 0.96)) {
      const half = byLevel(brief, 0.36, 0.3, 0.3) / across;
      const isDark = random.chance(0.4);
      sheet.shape(face.patch(u - half, low, u + half, high), 'line', isDark ? 'night' : 'sun');
      if (level > 1) sheet.line([face.at(u, low), face.at(u, high)], 'fine', 0);
      if (level === 2 && random.chance(0.5)) {
        const flap = face.patch(u - half * 1.6, low, u - half, high);
        sheet.shape(flap, 'fine', 'leaf');
        sheet.shape(face.patch(u + half, low, u + half * 1.6, high), 'fine', 'leaf');
      }
    }
  }
}

/** Washing on a line across the yard; what hangs on it falls towards us, as one lies on one's back. */
function line(sheet: Sheet, brief: Brief, from: Point, to: Point, count: number): void {
  const sag: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 22];
  sheet.line([from, between(from, sag, 0.5), sag, between(sag, to, 0.5), to], 'line', 0);
  for (const t of evenly(count, 0.08, 0.92)) {
    const [x, y] = between(from, to, t);
    const [table, role] = brief.random.pick(WASH);
    sheet.shape(
      drawn(table, {
        x,
        y: y + 20 * (1 - Math.abs(t - 0.5) * 2),
        scale: byLevel(brief, 2, 1.5, 1.3),
        angle: brief.random.range(-0.12, 0.12),
      }),
      'bold',
      role,
    );
  }
}

/** A courtyard, looking straight up. */
export const courtyards = sights(
  {
    category: 'urban',
    size: [1000, 1000],
    backdrop: 'sky',
    tags: ['courtyard', 'laundry', 'windows', 'looking up', 'city', 'sky'],
    draw(brief) {
      const { random, level } = brief;
      const [x, y] = [500 + random.range(-120, 120), 500 + random.range(-100, 60)];
      const half = byLevel(brief, 230, 190, 160);
      const inner: readonly Point[] = [
        [x - half, y - half],
        [x + half, y - half],
        [x + half, y + half],
        [x - half, y + half],
      ];
      sky(brief, inner);
      const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
      for (let i = 0; i < 4; i++) {
        const k = (i + 1) % 4;
        wall(brief, [OUTER[i]!, OUTER[k]!], [inner[i]!, inner[k]!], roles[i]!);
      }
      brief.sheet.layer('walls').rim(clockwise([...inner]), 'bold');
      const sheet = brief.sheet.layer('washing');
      const lines: readonly (readonly [Point, Point, number])[] = [
        [[-20, 250], [1020, 180], 4],
        [[-20, 640], [1020, 560], 5],
        [[-20, 760], [1020, 840], 4],
      ];
      for (const [from, to, count] of lines.slice(level === 0 ? 1 : 0, level === 0 ? 2 : 3))
        line(sheet, brief, from, to, level === 0 ? 2 : count);
    },
  },
  [
    {
      name: 'courtyard',
      size: [1000, 1000],
      told: [
        [
          'A Square of Sky',
          'Lie on your back in the yard and this is what you see. One cloud, one gull and everybody’s washing.',
        ],
        [
          'Looking Up in the Yard',
          'Four walls lean together around a small piece of sky. The shirts wave to whoever lies down below.',
        ],
        [
          'Somebody Else’s Socks',
          'The whole house dries its washing over the yard. Guess from the socks who lives behind which window.',
        ],
      ],
    },
  ],
);
