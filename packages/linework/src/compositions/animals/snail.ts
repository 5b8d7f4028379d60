import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle, spiral, tube } from '../../geometry/forms.ts';
import { knots, moveKnots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place, polar } from '../../geometry/point.ts';
import { blooms, type Spot } from '../../motifs/animals/backdrops.ts';
import { eyeOf, type Mood } from '../../motifs/animals/eyes.ts';
import { net } from '../../motifs/animals/coat.ts';
import { blossomWall, leafWall, type Wall } from '../../motifs/animals/leaf-walls.ts';
import { ribbedBlade } from '../../motifs/animals/blade.ts';
import { broadBlossom } from '../../motifs/animals/blossom.ts';
import { stalked } from '../../motifs/animals/stalked.ts';
import { mushroom } from '../../motifs/animals/mushroom.ts';
import { band, type BandKind } from '../../motifs/bands.ts';
import { dressForestFloor } from '../../motifs/dressing/forest-floor.ts';
import type { FlowerName } from '../../motifs/flowers.ts';
import { cloud, hill, sun } from '../../motifs/landscape.ts';
import { toadstool } from '../../motifs/nature/undergrowth.ts';
import { archway, SCENE_PENS } from '../../motifs/scenery.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';

const FOOT = clockwise(
  blob(
    knots(
      '160,754! 100,748 58,726 56,694 88,668 112,628 108,560 118,470 150,402 206,372 262,398 288,456 296,530 330,592 420,626 580,640 740,660 860,694 950,744! 800,752 560,756 300,754',
    ),
  ),
);
const SHELL = { x: 560, y: 430, radius: 236 };

type Home = 'rings' | 'spiral' | 'house';

/** What stands behind the snail on fine pages. */
const GROVES = {
  birch: (sheet: Sheet, wall: Wall) => leafWall(sheet, wall, 'birch', 190, ['leaf', 'grass']),
  beech: (sheet: Sheet, wall: Wall) => leafWall(sheet, wall, 'beech', 200, ['gold', 'leaf', 'rust']),
  meadow: (sheet: Sheet, wall: Wall) => blossomWall(sheet, wall, ['daisy', 'cosmos'], 200),
} as const;

/** A snail with an ornate shell, or with a cottage on its back. */
export const snail: Composition = {
  name: 'snail',
  category: 'animals',
  size: [1000, 900],
  strays: 1.6,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const home = random.pick<Home>(['rings', 'spiral', 'house']);
    const mood = random.pick(['bright', 'happy', 'dreamy'] as const);
    const flower = random.pick<FlowerName>(['daisy', 'poppy', 'cosmos', 'lily']);
    const flip = random.chance(0.5);
    const rim = clockwise(rectangle(32, 32, 936, 836, 20));
    const whole = brief.sheet.inside([rim]);
    const page = whole.at({ x: flip ? 975 : 25, y: 16, scale: 0.95, flip });
    const grove = random.fork('grove').pick(Object.keys(GROVES) as (keyof typeof GROVES)[]);
    brief.sheet.layer('sky').shape(rim, 'bold', level === 2 ? 'leaf' : 'sky');
    if (level === 2) {
      GROVES[grove](whole.layer('grove'), {
        random: random.fork('wall'),
        size: [1000, 900],
        centre: [500, 620],
      });
      dressForestFloor(whole.layer('floor'), random.fork('floor'), {
        zone: [drawn('-20,716! 220,692 500,708 760,690 1020,712! 1020,940! -20,940!')],
        kind: random.fork('ground').pick(['moss', 'pebbles'] as const),
        size: 118,
        rim: 'line',
      });
    } else drawGarden(page.layer('ground'), level, random.fork('garden'));
    drawHorns(page.layer('snail'), brief, mood);
    const shell = page.layer('shell').at({ x: SHELL.x, y: SHELL.y });
    HOMES[home](shell, brief);
    page.layer('snail').shape(FOOT, 'bold', 'sand');
    drawFoot(page.layer('snail'), brief);
    drawNearPlants(page.layer('flowers'), brief, flower);
    brief.sheet.layer('frame').rim(rim, 'bold');
    const what = { rings: 'with a Jewelled Shell', spiral: 'with a Candy Shell', house: 'with a Cottage' }[
      home
    ];
    const air = { bright: 'Cheerful', happy: 'Smiling', dreamy: 'Slow and Dreamy' }[mood];
    return {
      title: `${air} Snail ${what}`,
      description: `A snail takes its time on the way through the flowers. ${home === 'house' ? 'It carries a cottage with a door and a chimney.' : 'Its shell turns in bright rings.'}`,
      tags: ['snail', 'garden', 'shell', home === 'house' ? 'cottage' : 'rings', 'flowers'],
    };
  },
};

function drawHorns(sheet: Sheet, brief: Brief, mood: Mood): void {
  const wide = byLevel(brief, 30, 16, 16);
  for (const [x, side] of [
    [byLevel(brief, 116, 146, 146), -1],
    [byLevel(brief, 290, 262, 262), 1],
  ] as const) {
    const feet: readonly [number, number][] = [
      [200 + side * (18 + wide), 400],
      [200 + side * 4, 412],
    ];
    const stalk = clockwise(
      blob([[x - wide, 262], [x + wide, 262], ...feet.toSorted((a, b) => b[0] - a[0])]),
    );
    if (brief.level > 0) sheet.shape(stalk, 'bold', 'sand');
    if (brief.level > 0) sheet.shape(ellipse(x, 236, 54), 'bold', 'sand');
    else sheet.shape(unite([stalk, ellipse(x, 236, 60)]), 'bold', 'sand');
    eyeOf(
      sheet.at({ x, y: 238 }),
      {
        size: brief.level === 0 ? 42 : 33,
        iris: 'leaf',
        shape: 'round',
        lashes: 2,
        plain: brief.level === 0 && 'roomy',
        look: [0.2, 0.1],
      },
      mood,
      side,
    );
  }
}

/** Spots on the back of a medium page's snail, and how large they are. */
const SPOTS = [
  [330, 566, 20],
  [400, 622, 26],
  [318, 640, 22],
  [250, 600, 18],
  [500, 660, 18],
] as const;

const SMILE = curve(knots('142,492 170,528 216,528 248,498'));

function drawFoot(sheet: Sheet, brief: Brief): void {
  if (brief.level > 0)
    for (const table of ['104,560 70,566 44,596', '100,600 70,612 52,640'])
      sheet.shape(clockwise(tube(curve(knots(table)), () => 11)), 'line', 'sand');
  sheet.line(SMILE, 'line', 0.4);
  if (brief.level > 0) sheet.shape(ellipse(252, 468, 22, 16), 'fine', 'blush');
  if (brief.level === 2) net(sheet, [FOOT], { size: 92, role: 'sand', bare: [ellipse(196, 500, 84, 60)] });
  const inside = sheet.inside([FOOT]);
  inside.shape(blob(knots('60,700! 300,704 600,700 960,716! 960,800! 60,800!')), 'line', 'cream');
  if (brief.level === 2) sheet.line(SMILE, 'line', 0.4);
  for (const [x, y, r] of brief.level === 1 ? SPOTS : [])
    inside.shape(ellipse(x, y, r, r * 0.7), 'fine', 'cream');
  for (let i = 0; i < byLevel(brief, 0, 9, 14); i++) {
    const x = 190 + (i * 680) / byLevel(brief, 1, 9, 14);
    inside.line(
      [
        [x, 690],
        [x + 12, 760],
      ],
      'fine',
      0.2,
    );
  }
  sheet.rim(FOOT, 'bold');
}

/** A winding of the shell within a rim that carries eight pearls. */
function broadRings(sheet: Sheet): void {
  sheet.shape(ellipse(0, 0, SHELL.radius), 'bold', 'a');
  around(sheet, { radius: SHELL.radius * 0.81, count: 8 }, (spot) =>
    spot.shape(ellipse(0, 0, 34), 'line', 'b'),
  );
  sheet.shape(ellipse(0, 0, SHELL.radius * 0.6), 'line', 'd');
  const turn = spiral(0, 0, SHELL.radius * 0.48, 1.5);
  const [x, y] = turn.at(-1)!;
  sheet.inside([ellipse(0, 0, SHELL.radius * 0.6)]).line([...turn, [x * 1.4, y * 1.4]], 'line', 0);
  sheet.shape(ellipse(0, 0, SHELL.radius * 0.17), 'line', 'sun');
}

type DrawHome = (sheet: Sheet, brief: Brief) => void;

const HOMES: Readonly<Record<Home, DrawHome>> = {
  rings(sheet, brief) {
    if (brief.level === 0) return broadRings(sheet);
    const kinds = brief.random.shuffle<BandKind>([
      'pearls',
      'arches',
      'scallops',
      'leaves',
      'drops',
      'teeth',
      'beads',
    ]);
    const steps = byLevel(brief, [], [1, 0.74, 0.5, 0.24], [1, 0.8, 0.6, 0.4, 0.2]);
    sheet.shape(ellipse(0, 0, SHELL.radius + 14), 'bold', 'b');
    steps.slice(0, -1).forEach((outer, i) =>
      band(sheet, {
        outer: outer * SHELL.radius,
        inner: steps[i + 1]! * SHELL.radius,
        kind: kinds[i]!,
        fold: byLevel(brief, 0, 8, 10),
        spacing: byLevel(brief, 0, 1.1, 1),
        role: (['a', 'd', 'c', 'b'] as const)[i]!,
        ornament: (['soft', 'b', 'a', 'sun'] as const)[i]!,
      }),
    );
    sheet.rim(ellipse(0, 0, SHELL.radius + 14), 'bold');
  },
  spiral(sheet, brief) {
    const rim = ellipse(0, 0, SHELL.radius);
    sheet.shape(rim, 'bold', 'a');
    const turns = byLevel(brief, 2, 2.4, 2.8);
    const winding = (angle: number): number => SHELL.radius * (1 - (0.9 * angle) / (turns * Math.PI * 2));
    const line = Array.from({ length: 150 }, (_, i) => {
      const angle = (i / 149) * turns * Math.PI * 2;
      return polar([0, 0], winding(angle), angle + 0.6);
    });
    const inside = sheet.inside([clockwise(rim)]);
    const ribs = byLevel(brief, 6, 12, 17);
    const cells = Math.floor(ribs * (turns - 1));
    for (let i = 0; i < cells; i++) {
      const angle = (i / ribs) * Math.PI * 2;
      const next = angle + Math.PI * 2;
      const middle = (winding(angle) + winding(next)) / 2;
      inside.line(
        [
          polar([0, 0], winding(angle), angle + 0.6),
          polar([0, 0], middle, angle + 0.74),
          polar([0, 0], winding(next), angle + 0.6),
        ],
        'line',
        0,
      );
      if (brief.level === 2 && winding(angle) - winding(next) > 40)
        inside.shape(
          ellipse(...polar([0, 0], middle, angle + 0.74 + Math.PI / ribs), (middle * 1.4) / ribs + 4),
          'fine',
          i % 2 === 0 ? 'b' : 'd',
        );
    }
    sheet.line(line, 'bold', 0);
    sheet.shape(ellipse(0, 0, SHELL.radius * 0.12), 'line', 'sun');
    sheet.rim(rim, 'bold');
  },
  house(sheet, brief) {
    const { level } = brief;
    sheet.shape(rectangle(70, -300, 56, 120, 6), 'bold', 'rust');
    sheet.shape(rectangle(60, -316, 76, 30, 6), 'bold', 'stone');
    const rim = ellipse(0, 0, SHELL.radius);
    sheet.shape(rim, 'bold', 'a');
    const inside = sheet.inside([clockwise(rim)]);
    const rows = byLevel(brief, 1, 3, 5);
    for (let row = rows - 1; row >= 0; row--)
      for (let i = -5; i <= 5; i++) {
        const size = byLevel(brief, 116, 88, 66);
        const x = (i + (row % 2) * 0.5) * size;
        const y = -236 + row * size * 0.56 + (x * x) / 900;
        inside.shape(
          ellipse(x, y + size * 0.3, size * 0.52, size * 0.6),
          'line',
          row % 2 === 0 ? 'rust' : 'ember',
        );
      }
    sheet.rim(rim, 'bold');
    sheet.shape(archway(0, 176, 128, 200), 'bold', 'wood');
    if (level > 0)
      for (const x of [-22, 22])
        sheet.line(
          [
            [x, -14 + Math.abs(x) * 0.3],
            [x, 172],
          ],
          'fine',
          0,
        );
    if (level === 0) sheet.ink(ellipse(38, 88, 8));
    else sheet.shape(ellipse(38, 88, 10), 'line', 'gold');
    for (const x of [-134, 134]) {
      sheet.shape(ellipse(x, 40, 46), 'bold', 'sun');
      if (level > 0) {
        sheet.line(
          [
            [x - 44, 40],
            [x + 44, 40],
          ],
          'line',
          0,
        );
        sheet.line(
          [
            [x, -4],
            [x, 84],
          ],
          'line',
          0,
        );
      }
    }
    sheet.line(spiral(98, -350, 30, 1.1, 1.2), 'line', 0.4);
  },
};

/** What the snail creeps past: hills, the sun, mushrooms, tall blades. */
function drawGarden(sheet: Sheet, level: 0 | 1, random: Random): void {
  if (random.chance(0.5)) sun(sheet.at({ x: 870, y: 150 }), [92, 76][level]!, [0, 9][level]!);
  else cloud(sheet.at({ x: 420, y: 130, scale: 0.8 }), random.fork('cloud'), false);
  if (level > 0) cloud(sheet.at({ x: 150, y: 190, scale: 0.7 }), random.fork('near cloud'), false);
  const far = [90, 0][level]!;
  hill(
    sheet,
    moveKnots(knots('-60,540 140,490 360,540 620,470 860,530 1080,480'), ([x, y]) => [x, y + far]),
    980,
    'leaf',
  );
  for (const [x, lean, long] of [
    [920, 0.3, 330],
    [980, -0.16, 430],
    [866, 0.02, 280],
    [30, 0.34, 300],
    [70, -0.2, 380],
  ].slice(0, [0, 5][level])) {
    const at = { x: x!, y: 780, angle: lean! };
    ribbedBlade(sheet, at, {
      long: long!,
      wide: long! * 0.26,
      role: 'leaf',
      rib: [30, long! * 0.84],
      pen: 'fine',
    });
  }
  if (level === 0)
    toadstool(sheet.at({ x: 892, y: 776, scale: 1.3 }), { kind: 'dome', level, role: 'ember', lean: 0 });
  else mushroom(sheet.at({ x: 884, y: 768, scale: 0.94 }), level);
  hill(sheet, knots('-60,744 200,730 500,736 800,728 1080,742'), 980);
}

/** A tuft of grass on the ground. */
const TUFT =
  '-60,0! -66,-30 -84,-62! -46,-44 -30,-26! -30,-60 -14,-96! 4,-62 6,-30! 22,-56 56,-72! 46,-40 44,0!';

/** The leans of the blades of a broad tuft. */
const BLADES = [-0.9, 0, 0.9];

/** Flowers on their stalks and tufts of grass, nearer than the snail. */
function drawNearPlants(sheet: Sheet, { level, random }: Brief, flower: FlowerName): void {
  if (level === 2) {
    const spots: readonly Spot[] = [
      [110, 800, 54],
      [200, 826, 44],
      [884, 796, 60],
      [790, 824, 48],
      [700, 832, 40],
    ];
    return blooms(sheet, spots, { random: random.fork('flowers'), level, flower }, [500, 1400]);
  }
  if (level === 0) {
    sheet.shape(
      unite(BLADES.map((angle) => place(petal('leaf', 118, 60), { x: 340, y: 864, angle }))),
      'line',
      'leaf',
    );
    for (const angle of [-1.3, 1.3])
      sheet.shape(place(petal('leaf', 140, 62), { x: 660, y: 826, angle }), 'line', 'leaf');
    return broadBlossom(sheet.at({ x: 660, y: 800, scale: 0.7 }), flower, 'a');
  }
  for (const [x, scale] of [
    [250, 1],
    [370, 0.7],
    [500, 1.1],
    [630, 0.8],
    [706, 1],
  ] as const)
    sheet.shape(drawn(TUFT, { x, y: 880, scale }), 'line', 'leaf');
  const stand = [
    [60, 110, 40],
    [140, 92, 48],
    [880, 104, 52],
    [780, 70, 38],
  ] as const;
  for (const [i, [x, tall, head]] of stand.entries())
    stalked(sheet.at({ x, y: 880 }), {
      flower,
      level,
      tall,
      head,
      sway: random.range(-6, 6),
      role: (['a', 'd', 'c', 'b'] as const)[i]!,
    });
}
