import { byLevel } from '../../composition.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { mix, type Path, type Point } from '../../geometry/point.ts';
import { fir, roundTree } from '../../motifs/landscape.ts';
import { crescent, fullMoon } from '../../motifs/nature/skies.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** Layers of cut paper, one before the other, with trees and houses standing on their edges. */
export const paperLayers = edged({
  name: 'paper-layers',
  category: 'patterns',
  size: [1000, 780],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { random, sheet, level } = brief;
    const night = random.chance(0.5);
    const sky = sheet.layer('sky');
    const [x, y] = [random.range(300, 700), random.range(200, 270)];
    for (let i = byLevel(brief, 2, 5, 12); i > 0; i--)
      sky.shape(ellipse(x, y, 80 + i * byLevel(brief, 180, 120, 54)), 'line', i % 2 ? 'sky' : 'soft');
    if (night) crescent(sky.at({ x, y }), 74);
    else fullMoon(sky.at({ x, y }), 78, level);
    const layers = byLevel(brief, 3, 4, 5);
    const kinds: readonly PatternName[] = random.shuffle([
      'scales',
      'diamonds',
      'waves',
      'stars',
      'hearts',
      'triangles',
    ]);
    for (let i = 0; i < layers; i++) {
      const t = i / (layers - 1);
      const base = mix(400, 640, t);
      const crest: Point[] = curve(
        Array.from({ length: 6 }, (_, k): Point => [k * 210 - 20, base + random.range(-44, 44)]),
      );
      const standing = sheet.layer(`layer ${i}`);
      for (let k = 0; k < byLevel(brief, 2, 4, 5); k++) {
        const at = crest[random.int(4, crest.length - 5)]!;
        const size = mix(0.55, 1.05, t) * byLevel(brief, 1.2, 1, 0.95);
        const spot = standing.at({ x: at[0], y: at[1] + 12, scale: size });
        const what = random.int(0, 3);
        if (what === 0) cottage(spot, level);
        else if (what === 1) roundTree(spot, random, level > 0);
        else fir(spot, level === 0 ? 2 : 3, level > 1);
      }
      const rim: Path = [...crest, [1020, 800], [-20, 800]];
      standing.shape(rim, 'bold', (['c', 'b', 'd', 'a', 'leaf'] as const)[i]);
      const strip: Path = [
        ...crest.map(([px, py]): Point => [px, py + 22]),
        ...crest.toReversed().map(([px, py]): Point => [px, py + byLevel(brief, 90, 72, 64)]),
      ];
      if (level > 0) {
        standing.shape(strip, 'line', 'soft');
        fillZone(kinds[i]!, {
          sheet: standing.inside([strip]),
          zone: [strip],
          size: byLevel(brief, 0, 64, 46),
          angle: 0,
          roles: ['soft', 'paper'],
        });
      }
    }
    return {
      title: random.fork('title').pick(['Cut from Paper', 'The Paper Valley', 'Layer upon Layer']),
      description:
        'Hills, firs and cottages are cut from paper and set one before the other. Go from pale at the back to deep in front.',
      tags: ['paper cut', 'landscape', 'hills', 'layers', night ? 'night' : 'moon'],
    };
  },
});

function cottage(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-56, -84, 112, 90), 'line', 'cream');
  sheet.shape(
    [
      [-72, -80],
      [0, -150],
      [72, -80],
    ],
    'bold',
    'rust',
  );
  sheet.shape(rectangle(-16, -46, 32, 50), 'line', 'wood');
  if (level > 0) for (const x of [-36, 36]) sheet.shape(rectangle(x - 11, -60, 22, 22), 'fine', 'sun');
}

/** Waves in rows, each a band of its own ornament, with a boat on them. */
export const waveRows = edged({
  name: 'wave-rows',
  category: 'patterns',
  size: [760, 1000],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { random, sheet, level } = brief;
    const sky = sheet.layer('sky');
    const sun: Point = [random.range(220, 540), random.range(170, 230)];
    for (let i = byLevel(brief, 2, 5, 13); i > 0; i--)
      sky.shape(
        ellipse(sun[0], sun[1], 86 + i * byLevel(brief, 190, 80, 36)),
        'line',
        i % 2 ? 'sky' : 'soft',
      );
    sky.shape(ellipse(sun[0], sun[1], 86), 'bold', 'sun');
    const rows = byLevel(brief, 3, 5, 6);
    const ship = random.int(1, 2);
    for (let row = 0; row < rows; row++) {
      const t = row / (rows - 1);
      const base = mix(390, 850, t);
      if (row === ship)
        junk(
          sheet.layer(`wave ${row}`).at({
            x: random.range(250, 510),
            y: base - 10,
            scale: byLevel(brief, 1.15, 1, 0.95),
            angle: random.range(-0.1, 0.1),
          }),
          level,
        );
      const [wide, shift] = [
        mix(byLevel(brief, 260, 200, 180), byLevel(brief, 380, 310, 260), t),
        random.range(0, 300),
      ];
      for (let x = -shift; x < 900; x += wide)
        breaker(sheet.layer(`wave ${row}`).at({ x, y: base, scale: wide / 200 }), level, row);
    }
    return {
      title: random.fork('title').pick(['Wave behind Wave', 'The Paper Sea', 'A Small Boat on Big Waves']),
      description:
        'Waves roll in row behind row, each curling its crest, and a small boat rides among them. Keep the foam white.',
      tags: ['waves', 'sea', 'boat', 'japanese', 'sun'],
    };
  },
});

function breaker(sheet: Sheet, level: 0 | 1 | 2, row: number): void {
  const role = (['water', 'c', 'b'] as const)[row % 3]!;
  const rim: Path = [
    ...curve(knots('-6,40 40,10 70,-50 120,-86 176,-70 192,-30 172,-6 146,-16 150,-40')),
    ...curve(knots('150,-40 128,-44 118,-14 140,24 206,40')),
    [206, 240],
    [-6, 240],
  ];
  sheet.shape(rim, 'bold', role);
  const inside = sheet.inside([rim]);
  for (let i = 1; i <= [1, 3, 4][level]!; i++)
    inside.line(
      curve(
        knots(`-6,${40 + i * 26} 50,${24 + i * 26} 84,${-24 + i * 26} 116,${10 + i * 26} 206,${44 + i * 26}`),
      ),
      'line',
      0,
    );
  if (level > 0)
    for (const [x, y, r] of [
      [86, -96, 12],
      [60, -72, 9],
    ])
      sheet.shape(ellipse(x!, y!, r!), 'line', 'paper');
}

function junk(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(blob(knots('-120,-40! -60,-20 60,-20 130,-56! 96,30 -80,30!')), 'bold', 'wood');
  sheet.shape(rectangle(-6, -210, 12, 190), 'line', 'wood');
  const sail = blob(knots('0,-206! 90,-180 104,-110 80,-52! 0,-50!'));
  sheet.shape(sail, 'bold', 'a');
  if (level > 0)
    for (const y of [-166, -128, -90])
      sheet.inside([sail]).line(
        [
          [0, y - 10],
          [110, y + 10],
        ],
        'fine',
        0,
      );
  sheet.shape(blob(knots('-10,-180! -74,-160 -84,-100 -66,-56! -10,-54!')), 'line', 'b');
}
