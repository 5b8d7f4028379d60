import type { Brief, Composition } from '../../composition.ts';
import { clockwise, subtract } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, rectangle } from '../../geometry/forms.ts';
import { mix, type Point } from '../../geometry/point.ts';
import { sun } from '../../motifs/landscape.ts';
import { crab, dinghy, swell } from '../../motifs/nature/shore.ts';
import { driftCloud, shining } from '../../motifs/nature/skies.ts';
import { boulder } from '../../motifs/nature/undergrowth.ts';
import { gull } from '../../motifs/seaside.ts';
import { starfish } from '../../motifs/shells.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { withEasy } from '../easy-page.ts';
import { sights } from '../sights.ts';
import { EASY_CAVE_MOUTHS, EASY_CAVES } from './easy/caves.ts';

/** The bay before the cave: sky, a stack of rock with gulls, waves, a boat and the beach. */
function outside(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('outside');
  const [sunX, boatX] = random.pick([
    [566, 410],
    [440, 580],
  ] as const);
  if (level === 2)
    shining(sheet, { at: [sunX, 484], radius: 54, rays: 18, style: 'rays', roles: ['soft', 'sky'] });
  else sun(sheet.at({ x: sunX, y: 480 }), 56, 10);
  driftCloud(sheet.at({ x: 1000 - sunX, y: 400, scale: 0.42 }), random, true);
  gull(sheet.at({ x: 1000 - sunX, y: 440, scale: 0.8 }));
  sheet.shape(drawn('120,596! 160,530 240,500 310,536 370,560 410,596!'), 'line', 'leaf');
  const stack = clockwise(
    drawn('620,620! 634,560 650,520 648,480 690,450! 726,462 734,510 756,540 770,620!'),
  );
  sheet.shape(stack, 'line', 'stone');
  for (const crack of ['648,490 690,500 734,496', '634,560 690,574 760,556'])
    sheet.inside([stack]).line(traced(crack), 'fine', 0.4);
  const bands = level === 2 ? 8 : 5;
  for (let i = 0; i < bands; i++) {
    const y = 580 + 160 * (i / bands) ** 1.3;
    const top =
      i === 0 ? swell(1000, y, 1, 300, 0) : swell(1000, y, 6 + 9 * (i / bands), 150 + 20 * i, i * 2.1);
    sheet.shape([...top, [1040, 1000], [-40, 1000]], 'line', i % 2 === 0 ? 'water' : 'sky');
    if (i === Math.floor(bands / 2))
      dinghy(sheet.at({ x: boatX, y: y + 30, scale: level === 2 ? 1 : 1.1 }), ['a', 'sun']);
  }
  sheet.shape(
    drawn('-20,756! 200,740 420,752 640,736 820,746 1020,736! 1020,1040! -20,1040!'),
    'line',
    'paper',
  );
  sheet.shape(
    drawn('-20,786! 200,770 420,784 640,766 820,778 1020,766! 1020,1040! -20,1040!'),
    'line',
    'sand',
  );
}

/** A block of the arch: its outline when it stands upright about the frame's origin, and the edges on its face. */
const BLOCKS = [
  [
    '-86,70! -96,0 -78,-66! -20,-84 60,-78! 92,-30 90,50! 40,78 -40,80',
    ['-78,-66! -34,-34 -40,30 -30,80', '-34,-34 30,-30 92,-30'],
  ],
  [
    '-92,64! -84,-40! -40,-82 44,-86! 88,-44 96,40! 60,80 -30,76',
    ['-84,-40! -20,-30 40,-46 44,-86', '40,-46 46,20 60,80'],
  ],
  [
    '-80,76! -98,10 -70,-60! -10,-90 70,-70! 96,10 76,72! 0,84',
    ['-70,-60! -16,-20 70,-70', '-16,-20 -20,40 0,84'],
  ],
] as const;

type Row = readonly [half: number, high: number, size: number, count: number];

/**
 * Rows of blocks from the far end of the cave to its mouth, on a medium and on a hard page: half the width and the
 * height of the opening in units, scale and count of the blocks.
 */
const ROWS: readonly (readonly Row[])[] = [
  [
    [258, 296, 0.98, 13],
    [392, 440, 1.5, 11],
  ],
  [
    [236, 272, 0.76, 17],
    [330, 372, 1.06, 13],
    [470, 512, 1.6, 11],
  ],
];

/** The middle of the arch, at the height where it springs from its sides. */
const SPRING = [500, 640] as const;
/** How far the row of blocks goes on down each side below the half circle of the arch, in radians. */
const BELOW = 0.52;

/** An arch of blocks that stand on each other at both sides and lean together above, row before row. */
function rock({ sheet, level, random }: Brief): void {
  const layer = sheet.layer('rock');
  for (const [i, row] of ROWS[level - 1]!.entries()) {
    wall(layer, row, i % 2 === 0 ? 'wood' : 'stone');
    if (level === 1) hewn(layer, random, row, i);
    else blocks(layer, random, row, i);
  }
}

/** The rock behind a row of blocks. */
function wall(sheet: Sheet, [half, high, size]: Row, role: Role): void {
  const edge = 34 * size;
  const opening = clockwise([
    ...arc(...SPRING, half + edge, high + edge, Math.PI, Math.PI * 2),
    [SPRING[0] + half + edge, 1100],
    [SPRING[0] - half - edge, 1100],
  ]);
  sheet.shape(subtract([clockwise(rectangle(-80, -80, 1160, 800))], [opening]), 'line', role);
}

/** How far round the arch a block of a row stands, in radians. */
const turnOf = (place: number, count: number): number => mix(-Math.PI - BELOW, BELOW, place / (count - 1));

/** The point of an arch of half a width and a height; below its half circle the sides go straight down. */
function onArch(half: number, high: number, turn: number): Point {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return sin > 0
    ? [SPRING[0] + Math.sign(cos) * half, SPRING[1] + 440 * sin]
    : [SPRING[0] + cos * half, SPRING[1] + sin * high];
}

/** One row of stones that follow the curve of the opening, each against the next, a joint and a crack on every face. */
function hewn(sheet: Sheet, random: Random, [half, high, size, count]: Row, row: number): void {
  const at = (place: number, out: number): Point =>
    onArch(half + out, high + out * 0.92, turnOf(place, count));
  const seams = Array.from({ length: count + 1 }, (_, i) => i - 0.5 + random.range(-0.13, 0.13));
  for (let i = 0; i < count; i++) {
    const [a, b] = [seams[i]!, seams[i + 1]!];
    const middle = (a + b) / 2;
    const deep = (150 + 22 * Math.sin(i * 2.3 + row)) * size;
    const rim = clockwise(
      blob([
        [...at(a, 2), 1],
        at(mix(a, b, 0.3), -12 * size),
        at(mix(a, b, 0.74), -6 * size),
        [...at(b, 2), 1],
        [...at(b, deep), 1],
        at(middle, deep + 16 * size),
        [...at(a, deep), 1],
      ]),
    );
    sheet.shape(rim, 'bold', (i + row) % 2 === 0 ? 'stone' : 'wood');
    const inside = sheet.inside([rim]);
    const ledge = deep * (i % 2 ? 0.42 : 0.6);
    inside.line(
      curve([at(a, ledge), at(middle, ledge + 12 * size), at(b, ledge - 8 * size)], 6),
      'line',
      0.1,
    );
    inside.line(
      curve(
        [
          at(mix(a, b, 0.4), ledge + 8),
          at(mix(a, b, 0.56), ledge + deep * 0.2),
          at(mix(a, b, 0.48), deep + 20),
        ],
        6,
      ),
      'line',
      0.3,
    );
  }
}

/** One row of blocks round the opening, from the crown of the arch down to both feet. */
function blocks(sheet: Sheet, random: Random, [half, high, size, count]: Row, row: number): void {
  const crown = (count - 1) / 2;
  const order = [...Array(count).keys()]
    .toReversed()
    .sort((i, k) => Math.abs(i - crown) - Math.abs(k - crown));
  for (const i of order) {
    const turn = turnOf(i, count);
    const isUpright = Math.sin(turn) > 0;
    const [x, y] = onArch(half + 84 * size, high + 76 * size, turn);
    const [outline, edges] = BLOCKS[(i + row) % BLOCKS.length]!;
    const block = sheet.at({
      x,
      y,
      angle: (isUpright ? 0 : turn + Math.PI / 2) + random.range(-0.1, 0.1),
      scale: size * random.range(0.96, 1.08),
      flip: random.chance(0.5),
    });
    const rim = drawn(outline);
    block.shape(rim, 'bold', (i + row) % 2 === 0 ? 'stone' : 'wood');
    const inside = block.inside([rim]);
    for (const edge of edges) inside.line(traced(edge), 'line', 0.2);
  }
}

/** What lives on the floor of the cave: a pool among stones, a crab on a slab, a starfish. */
function drawFloor(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('floor');
  const isTurned = random.chance(0.5);
  const pool = drawn('330,866! 400,840 520,834 640,846 680,874! 640,906 500,920 380,906');
  sheet.shape(pool, 'line', 'water');
  sheet.inside([pool]).line(traced('380,884 440,874 520,880'), 'fine', 0.4);
  for (const [x, y, size] of [
    [330, 880, 34],
    [690, 886, 40],
    [620, 920, 24],
  ] as const)
    boulder(sheet.at({ x, y }), random, size, level === 2);
  const slab = sheet.at({ x: isTurned ? 560 : 440, y: 876, flip: isTurned });
  slab.shape(drawn('-110,24! -100,-12 -60,-34! 40,-40 96,-22! 112,26! 40,40 -60,38'), 'bold', 'stone');
  crab(slab.at({ y: -16, scale: 0.74 }), 'rust', level);
  starfish(sheet.at({ x: isTurned ? 410 : 600, y: 912, scale: 0.5, angle: 0.3 }), 'ember', 4);
}

const views = sights(
  {
    category: 'nature',
    size: [1000, 1000],
    backdrop: 'sky',
    tags: ['cave', 'sea', 'beach', 'boat', 'rocks', 'sun'],
    draw(brief) {
      outside(brief);
      rock(brief);
      drawFloor(brief);
    },
  },
  [
    {
      name: 'sea-cave',
      size: [1000, 1000],
      told: [
        [
          'A Door to the Sea',
          'The cave is cool and the bay is warm. Stand in the opening and have a bit of both.',
        ],
        [
          'The Smugglers’ Lookout',
          'Nobody sees you in here, but you see every sail in the bay. The crab has known this for years.',
        ],
        [
          'Where the Cave Ends',
          'Ring after ring of dark rock, and then all that light. Begin with the sun and go back into the shade.',
        ],
      ],
    },
    {
      name: 'cave-mouth',
      size: [760, 1000],
      views: [
        [490, 500, 1],
        [510, 500, 1],
      ],
      told: [
        [
          'Dripstones and Daylight',
          'The stone grows a finger’s width in a hundred years. The boat passes in a minute.',
        ],
        ['Half in the Shade', 'On this side it drips and echoes. On that side it is summer.'],
        [
          'Stone Curtains',
          'The sea has worked on this wall since before there were boats. Every crack may have a grey of its own.',
        ],
      ],
    },
  ],
);

/** Looking out of a sea cave; easy pages have a cave of round stones. */
export const caves: readonly Composition[] = views.map((view, i) =>
  withEasy(view, i === 0 ? EASY_CAVES : EASY_CAVE_MOUTHS),
);
