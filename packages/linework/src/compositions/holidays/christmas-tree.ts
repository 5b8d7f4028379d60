import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { ellipse, rectangle, star, tube } from '../../geometry/forms.ts';
import { mix, type Point } from '../../geometry/point.ts';
import { present } from '../../motifs/holidays/presents.ts';
import { hill } from '../../motifs/landscape.ts';
import { starry } from '../../motifs/nature/skies.ts';
import { spruce } from '../../motifs/nature/trees.ts';
import { throughWindow } from '../../motifs/nature/window.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import type { PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';

const WIDE = 760;

/** A decorated tree with presents at its foot, in a room or out in the snow. */
export const christmasTree: Composition = {
  name: 'christmas-tree',
  category: 'holidays',
  size: [WIDE, 1000],
  strays: 1.6,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const indoors = random.chance(0.5);
    const kind = random.pick(['panel', 'arch', 'cut'] as const);
    throughWindow(
      brief.sheet,
      { kind, size: [WIDE, 1000], role: indoors ? 'cream' : 'night', band: level === 0 ? 0 : 20 },
      (inside) => {
        const scene = { ...brief, sheet: inside };
        if (indoors) drawRoom(scene);
        else drawNight(scene);
        drawTree(scene, indoors);
        drawPresents(scene);
      },
    );
    return {
      title: indoors
        ? random.pick(['Christmas Tree in the Parlor', 'Tree with Presents', 'Christmas Morning Tree'])
        : random.pick([
            'Christmas Tree in the Snow',
            'Christmas Tree under the Stars',
            'Tree on a Silent Night',
          ]),
      description: `A Christmas tree with a star, garlands and baubles stands ${indoors ? 'in a warm room' : 'in the snow at night'}. Presents wait at its foot.`,
      tags: ['christmas', 'tree', 'presents', 'baubles', indoors ? 'home' : 'snow'],
    };
  },
};

function drawRoom(brief: Brief): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('room');
  const wide = byLevel(brief, 254, 95, 76);
  if (level > 0)
    for (let x = 0; x < WIDE; x += wide * 2) sheet.shape(rectangle(x, 0, wide, 900), 'fine', 'soft');
  for (const r of byLevel(brief, [320, 170], [230, 150], [310, 230, 150]))
    sheet.shape(ellipse(380, 112, r), 'line', 'sun');
  sheet.shape(rectangle(-10, 830, WIDE + 20, 200), 'line', 'wood');
  if (level > 0)
    for (const y of [872, 916])
      sheet.line(
        [
          [0, y],
          [WIDE, y],
        ],
        'fine',
        0,
      );
  sheet.shape(ellipse(380, 900, 320, 54), 'line', 'a');
  if (level > 0) sheet.shape(ellipse(380, 900, 280, 40), 'line', 'b');
}

function drawNight(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('night');
  for (const r of byLevel(brief, [300], [500, 390, 280], [520, 420, 330, 240, 150]))
    sheet.shape(ellipse(380, 190, r), 'line', r === 390 || r === 420 || r === 240 ? 'night' : 'water');
  starry(sheet, random, {
    box: [80, 80, 680, 520],
    avoid: [ellipse(380, 500, 250, 440)],
    count: byLevel(brief, 3, 14, 22),
    size: byLevel(brief, 28, 21, 18),
  });
  hill(
    sheet,
    [
      [-10, 740],
      [200, 700],
      [420, 740],
      [620, 690],
      [770, 730],
    ],
    1010,
    'soft',
  );
  if (level > 0)
    for (const [x, s] of [
      [100, 0.5],
      [662, 0.6],
    ] as const)
      spruce(sheet.at({ x, y: 760, scale: s }), { random, level: 0, snow: true, tiers: 3 });
  hill(
    sheet,
    [
      [-10, 820],
      [240, 800],
      [520, 826],
      [770, 800],
    ],
    1010,
    'paper',
  );
}

const SCALE = 2.42;

function drawTree(brief: Brief, indoors: boolean): void {
  const { random, level } = brief;
  const place = brief.sheet.layer('tree').at({ x: 380, y: 880, scale: SCALE });
  const tiers = level === 0 ? 3 : 4;
  spruce(place, { random, level: 0, tiers, snow: !indoors && level === 0 });
  const roles = random.shuffle<Role>(['a', 'b', 'd', 'rust', 'sun']);
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers;
    const [foot, half] = [-30 - 206 * t, mix(98, 44, t)];
    const line = curve([
      [-half * 0.66, foot - 34],
      [-half * 0.1, foot - 8],
      [half * 0.42, foot - 24],
      [half * 0.5, foot - 46],
    ]);
    if (level > 0) place.shape(clockwise(tube(line, () => 3.6)), 'line', 'gold');
    const balls = byLevel(brief, i === 2 ? 1 : 2, 3, i < 2 ? 4 : 3);
    for (let k = 0; k < balls; k++) {
      const [x, y] = line[Math.floor(((k + 0.6) / balls) * (line.length - 1) * 0.94)]!;
      bauble(
        brief,
        [380 + x * SCALE, 880 + (y + 13) * SCALE],
        byLevel(brief, 30, 24, 21),
        roles[(i + k) % roles.length]!,
      );
    }
  }
  brief.sheet.layer('star').shape(star(380, 112, byLevel(brief, 64, 56, 52), 27, 5), 'bold', 'sun');
}

function bauble(brief: Brief, [x, y]: Point, r: number, role: Role): void {
  const sheet = brief.sheet.layer('baubles');
  if (brief.level > 0) sheet.shape(rectangle(x - r * 0.3, y - r * 1.3, r * 0.6, r * 0.5, 2), 'line', 'gold');
  const ball = ellipse(x, y, r);
  sheet.shape(ball, 'line', role);
  if (brief.level === 2)
    for (const dy of [-0.25, 0.3])
      sheet.inside([ball]).line(
        [
          [x - r, y + dy * r],
          [x, y + (dy + 0.16) * r],
          [x + r, y + dy * r],
        ],
        'fine',
        0,
      );
}

function drawPresents(brief: Brief): void {
  const { random } = brief;
  const sheet = brief.sheet.layer('presents');
  const papers = random.shuffle<readonly [Role, Role]>([
    ['a', 'sun'],
    ['b', 'rust'],
    ['c', 'a'],
    ['d', 'gold'],
  ]);
  const patterns = random.shuffle<PatternName>(['hearts', 'stars', 'diamonds', 'moons']);
  const spots = byLevel(
    brief,
    [
      [200, 930, 170, 120],
      [560, 936, 150, 150],
    ],
    [
      [170, 920, 140, 110],
      [590, 926, 130, 150],
      [470, 950, 110, 80],
    ],
    [
      [160, 916, 140, 120],
      [600, 924, 130, 160],
      [480, 950, 110, 84],
      [280, 950, 104, 74],
    ],
  );
  spots.forEach(([x, y, width, height], i) =>
    present(sheet.at({ x: x!, y: y! }), {
      width: width!,
      height: height!,
      roles: papers[i % 4]!,
      ...(brief.level === 2 && i < 2 ? { pattern: patterns[i]! } : {}),
    }),
  );
}
