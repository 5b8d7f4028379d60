import { byLevel, type Brief } from '../../composition.ts';
import { clockwise, subtract } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { mix, type Path } from '../../geometry/point.ts';
import { evenly } from '../../geometry/ruled.ts';
import { fullMoon, starry } from '../../motifs/nature/skies.ts';
import { lens } from '../../motifs/nature/open-water.ts';
import { swell } from '../../motifs/nature/shore.ts';
import { lantern, townhouse, type Gable } from '../../motifs/townhouse.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';

/** How high the moon stands over the roofs. */
const MOON_Y = 124;

function sky(brief: Brief, x: number): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('sky');
  for (let i = byLevel(brief, 1, 3, 10); i > 0; i--)
    sheet.shape(ellipse(x, MOON_Y, 72 + i * byLevel(brief, 80, 70, 46)), 'line', i % 2 ? 'soft' : 'night');
  if (level === 0) sheet.shape(ellipse(x, MOON_Y, 64), 'line', 'sun');
  else fullMoon(sheet.at({ x, y: MOON_Y }), 64, level);
  starry(sheet, random, {
    box: level === 0 ? [60, 60, 940, 300] : [60, 78, 940, 136],
    avoid: [ellipse(x, MOON_Y, 110)],
    count: byLevel(brief, 1, 6, 16),
    size: byLevel(brief, 60, 19, 16),
  });
}

/** Height of the eaves: below the moon houses are low, so that it stands free. */
function eavesOf(level: 0 | 1 | 2, random: Random, isBelowMoon: boolean): number {
  const high = level === 0 ? random.range(170, 240) : random.range(252, 304);
  return isBelowMoon ? Math.min(high, 168) : high;
}

function farBank(brief: Brief, moon: number): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('bank');
  const gables = random.shuffle<Gable>(['step', 'bell', 'point', 'round', 'neck']);
  const walls = random.shuffle<Role>(['a', 'b', 'c', 'd', 'cream', 'gold']);
  const count = byLevel(brief, 2, 5, 6);
  for (const [i, x] of evenly(count, 0, 1000).entries()) {
    const isBelowMoon = Math.abs(x - moon) < 90 + 500 / count;
    townhouse(sheet.at({ x: x - 500 / count, y: level === 0 ? 452 : 416, scale: level === 0 ? 1 : 0.8 }), {
      level: level === 2 ? 1 : 0,
      width: 1000 / count / (level === 0 ? 1 : 0.8),
      eaves: eavesOf(level, random, isBelowMoon),
      gable: gables[i % 5]!,
      wall: walls[i % 6]!,
      trim: walls[(i + 2) % 6]!,
      floors: level < 2 || isBelowMoon ? 0 : 1,
      shop: false,
      isPlain: level === 0,
    });
  }
  sheet.shape(rectangle(-10, 446, 1020, level === 0 ? 40 : 120), 'line', 'stone');
  if (level === 2)
    sheet.line(
      [
        [-10, 528],
        [1010, 528],
      ],
      'line',
      0,
    );
}

/** The river and the moon's way on it. */
function river(brief: Brief, x: number): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('river');
  const bands = byLevel(brief, 2, 3, 8);
  for (let i = 0; i < bands; i++)
    sheet.shape(
      [
        ...swell(1000, mix(level === 0 ? 480 : 562, 730, i / bands), 9, 210, i * 1.7),
        [1020, 800],
        [-20, 800],
      ],
      'line',
      i % 2 ? 'water' : 'night',
    );
  const count = byLevel(brief, 2, 3, 5);
  for (let i = 0; i < count; i++) {
    const y = mix(level === 0 ? 508 : 584, 722, i / (count - 0.4));
    const wide = 34 + i * byLevel(brief, 20, 12, 10);
    const aside = 16 * Math.sin(i * 2.3);
    sheet.shape(lens([x - wide + aside, y], wide * 2, byLevel(brief, 50, 24, 15)), 'line', 'sun');
  }
  if (level > 0)
    for (const [u, r] of ARCHES) {
      sheet.shape(clockwise(arc(u, 664, r - 8, r * 0.36, 0, Math.PI)), 'line', 'night');
      sheet.line(arc(u, 664, r + 16, r * 0.36 + 20, 0.1, Math.PI - 0.1), 'line', 0.4);
    }
  if (level > 0) for (const u of [190, 512]) rowboat(sheet.at({ x: u, y: 690 }));
  if (level === 2)
    for (const [u, y] of [
      [150, 560],
      [830, 600],
      [240, 690],
      [900, 700],
    ] as const)
      sheet.shape(ellipse(u, y, 60, 7), 'fine', 'sky');
}

/** A rowing boat that lies under an arch, its bow to the right. */
function rowboat(sheet: Sheet): void {
  sheet.shape(drawn('-66,-20! -30,-32 34,-33 74,-28! 0,-14'), 'line', 'sand');
  sheet.shape(drawn('-70,-22! 0,-12 78,-30! 58,10 -54,10!'), 'bold', 'wood');
  sheet.line(traced('-34,-30 -30,-18'), 'line', 0);
  sheet.line(traced('22,-32 26,-16'), 'line', 0);
}

const road = (x: number): number => 470 - 60 * Math.cos(((x - 500) / 560) * (Math.PI / 2));

/** The middle of each arch and half its width. */
const ARCHES = [
  [190, 118],
  [500, 142],
  [810, 118],
] as const;

/** The broad foot of a pier, pointed where the water comes against it. */
function pierFoot(sheet: Sheet, x: number, level: 0 | 1 | 2): void {
  const foot = drawn('-40,590! 0,576 40,590! 50,690! 0,706 -50,690!', { x });
  sheet.shape(foot, 'bold', 'stone');
  const inside = sheet.inside([clockwise(foot)]);
  for (const y of [0, 1, 2].slice(0, level + 1))
    inside.line(traced(`-60,${630 + y * 26} 0,${640 + y * 26} 60,${630 + y * 26}`, { x }), 'line', 0);
  inside.line(traced('0,576 0,706', { x }), 'fine', 0);
}

/** Somebody in a tall hat, a scarf and a long coat behind the rail, one mitten on it, who looks down at the river. */
function walker(sheet: Sheet): void {
  sheet.shape(drawn('-40,44! -44,4 -32,-16 -10,-24! 10,-24! 32,-16 44,4 40,44!'), 'line', 'd');
  sheet.line(traced('0,-14 2,10 0,40'), 'fine', 0.2);
  sheet.shape(drawn('24,-4! 46,4 40,26! 22,34 8,30! 14,20 26,14'), 'line', 'd');
  sheet.shape(ellipse(8, 26, 12, 10), 'line', 'ember');
  sheet.shape(ellipse(0, -44, 21, 22), 'line', 'sand');
  for (const x of [-8, 8]) sheet.ink(ellipse(x, -44, 2.6, 3.4));
  sheet.line(traced('0,-42 4,-37 0,-35'), 'fine', 0.2);
  sheet.line(traced('-7,-30 0,-26 7,-30'), 'fine', 0.2);
  sheet.shape(drawn('-22,-28! 0,-18 22,-28! 24,-14 0,-6 -24,-14!'), 'line', 'ember');
  sheet.shape(drawn('-20,-58! -20,-100! 20,-100! 20,-58!'), 'line', 'b');
  sheet.shape(drawn('-36,-60! 0,-66 36,-60! 34,-52 0,-56 -34,-52!'), 'line', 'b');
}

/** Three arches that rise towards the middle. */
function bridge(brief: Brief, zoom: number): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('bridge');
  const top: Path = Array.from({ length: 51 }, (_, i) => [
    -20 + (i * 1040) / 50,
    road(-20 + (i * 1040) / 50),
  ]);
  const holes = ARCHES.map(([x, r]): Path =>
    clockwise([...arc(x, 650, r, r * 1.1, Math.PI, Math.PI * 2), [x + r, 800], [x - r, 800]]),
  );
  const body = subtract([clockwise([...top, [1020, 660], [-20, 660]])], holes);
  sheet.shape(body, 'bold', 'stone');
  if (level > 0)
    fillZone('bricks', {
      sheet,
      zone: body,
      size: byLevel(brief, 0, zoom > 1 ? 132 : 230, 58),
      angle: 0,
      roles: ['stone', 'sand'],
    });
  for (const [x, r] of ARCHES) {
    const band = clockwise([
      ...arc(x, 650, r + 24, r * 1.1 + 24, Math.PI, Math.PI * 2),
      ...arc(x, 650, r, r * 1.1, Math.PI * 2, Math.PI),
    ]);
    if (level > 0) sheet.shape(band, 'line', 'sand');
    for (const t of level === 0 ? [] : evenly(level === 1 ? 5 : 9, Math.PI, Math.PI * 2))
      sheet.line(
        [
          [x + r * Math.cos(t), 650 + r * 1.1 * Math.sin(t)],
          [x + (r + 24) * Math.cos(t), 650 + (r * 1.1 + 24) * Math.sin(t)],
        ],
        'fine',
        0,
      );
  }
  if (level > 0) for (const x of [47, 333, 667, 953]) pierFoot(sheet, x, level);
  if (level > 0) walker(sheet.at({ x: 452, y: road(452) - 52, scale: zoom > 1 ? 0.94 : 0.8 }));
  for (const x of byLevel(brief, [], [200, 400, 600, 800], [167, 333, 667, 833]))
    lantern(sheet.at({ x, y: road(x) - 20, scale: 0.56 }));
  const rail = (by: number): Path => top.map(([x, y]) => [x, y + by]);
  sheet.shape([...rail(level === 0 ? -56 : -34), ...rail(0).toReversed()], 'line', 'sand');
  for (const x of level === 0 ? [] : evenly(level === 1 ? 7 : 24, 0, 1000))
    sheet.line(
      [
        [x, road(x) - 34],
        [x, road(x)],
      ],
      'fine',
      0,
    );
}

/** A stone bridge with lamps over a river at night. */
export const nightBridges = sights(
  {
    category: 'urban',
    size: [1000, 760],
    backdrop: 'night',
    tags: ['bridge', 'river', 'night', 'moon', 'lamps', 'old town'],
    draw(brief, zoom) {
      const x = brief.random.pick([410, 500, 590]);
      sky(brief, x);
      farBank(brief, x);
      river(brief, x);
      bridge(brief, zoom);
    },
  },
  [
    {
      name: 'night-bridge',
      size: [1000, 760],
      told: [
        [
          'The Bridge with Two Lamps',
          'The bridge is older than anybody can count. Tonight the moon goes under it as a row of golden spots.',
        ],
        [
          'Stone Bridge by Moonlight',
          'Four lamps keep watch over three arches. The moon looks at itself in the river and likes what it sees.',
        ],
        [
          'Last Walk Home',
          'The shops are shut and the river has the town to itself. Follow the lamps across, they know the way.',
        ],
      ],
    },
    {
      name: 'under-the-arch',
      size: [720, 1000],
      views: [[500, 480, 1.36]],
      told: [
        [
          'One Arch, One Moon',
          'A boat would just fit through here. Color the water darker the deeper it looks.',
        ],
        [
          'Below the Lamplight',
          'The stones of the arch fit so well that nobody needed mortar. The river hums beneath them all night.',
        ],
        [
          'Moonlight under the Bridge',
          'Every stone of the old bridge catches a little silver. Blues and greys first, the lamps at the very end.',
        ],
      ],
    },
  ],
);
