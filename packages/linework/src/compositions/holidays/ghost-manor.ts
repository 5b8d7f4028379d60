import type { Brief, Composition, Story } from '../../composition.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { mix, type Path } from '../../geometry/point.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import { dressRock } from '../../motifs/dressing/rock.ts';
import { dressRoof } from '../../motifs/dressing/roof.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { jackOLantern } from '../../motifs/holidays/jack-o-lantern.ts';
import { fullMoon } from '../../motifs/nature/skies.ts';
import { archway } from '../../motifs/scenery.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

type Level = 0 | 1 | 2;
const SIZE = [820, 1000] as const;

function bat(sheet: Sheet): void {
  sheet.shape(
    drawn(
      '0,-14! -10,-30! -18,-12 -60,-44 -110,-30! -90,-4 -96,18! -66,4 -48,24! -26,10 0,34! 26,10 48,24! 66,4 96,18! 90,-4 110,-30! 60,-44 18,-12 10,-30!',
    ),
    'bold',
    'night',
  );
  for (const x of [-7, 7]) sheet.ink(ellipse(x, -4, 3.4, 4.4));
}

/** A ghost that hangs in the air, its middle on the origin. */
function ghost(sheet: Sheet, level: Level): void {
  sheet.shape(
    drawn('-70,90! -78,-10 -62,-80 0,-112 62,-80 80,-10 96,100! 60,76 40,110! 10,82 -20,112! -44,80'),
    'bold',
    'paper',
  );
  for (const x of [-24, 24]) sheet.ink(ellipse(x, -46, 8, 13));
  sheet.shape(ellipse(0, -6, 15, 20), 'line', 'night');
  if (level > 0) for (const x of [-46, 46]) sheet.shape(ellipse(x, -18, 12, 8), 'line', 'blush');
}

/** A tower or wing of the house: a leaning wall, a roof that bends at its tip, windows. */
interface Wing {
  readonly x: number;
  readonly foot: number;
  readonly top: number;
  readonly wide: number;
  readonly lean: number;
  readonly roof: number;
  readonly wall: Role;
  readonly tiles: Role;
  readonly panes: readonly (readonly [share: number, height: number])[];
}

function wing(brief: Brief, sheet: Sheet, it: Wing): void {
  const { level, random } = brief;
  const half = it.wide / 2;
  const wall = clockwise([
    [it.x - half, it.foot],
    [it.x + it.lean - half * 1.06, it.top],
    [it.x + it.lean + half * 1.06, it.top],
    [it.x + half, it.foot],
  ]);
  sheet.shape(wall, 'bold', it.wall);
  if (level === 2)
    dressBoards(sheet, random, {
      zone: [wall],
      kind: 'planks',
      size: 104,
      roles: [it.wall, 'soft'],
      rim: 'bold',
    });
  for (const [share, height] of it.panes) {
    const x = it.x + it.lean * (1 - (height - it.top) / (it.foot - it.top)) + share * half;
    const wide = Math.min(66, it.wide * 0.4);
    if (level > 0) sheet.shape(archway(x, height + 8, wide + 26, wide * 1.5 + 22), 'line', 'cream');
    const pane = archway(x, height, wide, wide * 1.5);
    sheet.shape(pane, 'line', 'sun');
    sheet.line(traced(`${x},${height}! ${x},${height - wide * 1.5}!`), 'line', 0);
    if (level > 0)
      sheet.line(
        traced(`${x - wide / 2},${height - wide * 0.66}! ${x + wide / 2},${height - wide * 0.66}!`),
        'line',
        0,
      );
  }
  const tip = it.x + it.lean * 1.9;
  const roof = drawn(
    `${it.x + it.lean - half * 1.5},${it.top + 22}! ${it.x + it.lean - half * 0.62},${it.top - it.roof * 0.36} ${tip},${it.top - it.roof}! ${it.x + it.lean + half * 0.7},${it.top - it.roof * 0.34} ${it.x + it.lean + half * 1.5},${it.top + 22}! ${it.x + it.lean},${it.top + 4}`,
  );
  sheet.shape(roof, 'bold', it.tiles);
  if (level > 0)
    dressRoof(sheet, random, {
      zone: [roof],
      kind: 'pointed',
      size: level === 1 ? 84 : 54,
      roles: [it.tiles, 'soft'],
      rim: 'bold',
    });
}

const WINGS: readonly Wing[] = [
  { x: 270, foot: 640, top: 400, wide: 150, lean: -26, roof: 190, wall: 'c', tiles: 'd', panes: [[0, 520]] },
  {
    x: 580,
    foot: 650,
    top: 380,
    wide: 160,
    lean: 30,
    roof: 170,
    wall: 'c',
    tiles: 'd',
    panes: [
      [0, 500],
      [0.1, 620],
    ],
  },
  {
    x: 420,
    foot: 660,
    top: 290,
    wide: 220,
    lean: 10,
    roof: 190,
    wall: 'a',
    tiles: 'b',
    panes: [[-0.04, 400]],
  },
];

function house(brief: Brief): void {
  const sheet = brief.sheet.layer('house');
  sheet.shape(rectangle(498, 190, 46, 130), 'bold', 'stone');
  for (const it of WINGS) wing(brief, sheet, it);
  sheet.shape(archway(416, 662, 120, 170), 'line', 'cream');
  sheet.shape(archway(416, 662, 88, 148), 'bold', 'wood');
  if (brief.level > 0) for (const x of [394, 438]) sheet.line(traced(`${x},540! ${x},660!`), 'line', 0);
  sheet.shape(drawn('310,500! 530,500! 552,530! 288,530!'), 'bold', 'd');
  for (const x of [318, 520]) sheet.shape(rectangle(x - 9, 530, 18, 130), 'line', 'cream');
  sheet.shape(rectangle(284, 656, 266, 22, 6), 'bold', 'stone');
  sheet.shape(rectangle(310, 678, 214, 20, 6), 'line', 'stone');
}

/** A bare tree that claws over the page from its side. */
function bareTree(sheet: Sheet): void {
  const limbs = [
    ['60,1020 76,800 60,620 92,450 70,270', 46, 3],
    ['70,660 130,580 190,556 222,480', 20, 2],
    ['66,720 34,640 44,540', 18, 2],
    ['86,480 150,420 164,330', 16, 2],
    ['88,410 44,340 50,260', 14, 2],
    ['150,566 190,600 230,590', 9, 2],
  ] as const;
  sheet.shape(
    unite(limbs.map(([way, from, to]) => clockwise(tube(curve(knots(way), 7), (t) => mix(from, to, t))))),
    'bold',
    'wood',
  );
  sheet.shape(ellipse(66, 700, 16, 24), 'line', 'night');
}

/** A fence of crooked pales from one point to another. */
function fence(
  sheet: Sheet,
  [x, y]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  count: number,
): void {
  for (const by of [-34, -74])
    sheet.shape(
      clockwise([
        [x, y + by],
        [x2, y2 + by],
        [x2, y2 + by + 16],
        [x, y + by + 16],
      ]),
      'line',
      'wood',
    );
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    sheet.shape(
      drawn('-17,6! -19,-92! 0,-122! 19,-92! 17,6!', {
        x: mix(x, x2, t),
        y: mix(y, y2, t),
        angle: [0.1, -0.07, 0.03, -0.12][i % 4]!,
      }),
      'line',
      'wood',
    );
  }
}

function grounds(brief: Brief): void {
  const { sheet, level, random } = brief;
  const view = sheet.layer('crag');
  const crag: Path = drawn(
    '60,860! 120,760 180,700! 250,660 420,650 600,660! 660,720 740,780 800,860! 820,1040! 0,1040!',
  );
  view.shape(crag, 'bold', 'stone');
  if (level === 2)
    dressRock(view, random, {
      zone: [crag],
      kind: 'boulders',
      size: 104,
      roles: ['stone', 'soft'],
      rim: 'bold',
    });
  const path = clockwise(
    tube(curve(knots('416,694 432,740 470,800 450,870 400,940 410,1040'), 7), (t) => mix(36, 92, t)),
  );
  view.shape(path, 'bold', 'sand');
  const inside = view.inside([path]);
  if (level > 0)
    for (const [x, y, r] of [
      [428, 730, 22],
      [456, 780, 26],
      [440, 838, 30],
      [470, 884, 26],
      [392, 900, 32],
      [440, 950, 34],
      [360, 966, 28],
    ] as const)
      inside.shape(ellipse(x, y, r, r * 0.5), 'line', 'stone');
  view.rim(path, 'bold');
}

function manor(brief: Brief): Story {
  const { sheet, level, random } = brief;
  const sky = sheet.layer('sky');
  if (level === 2)
    dressSky(sky, random, {
      zone: [clockwise(rectangle(-20, -20, 860, 900))],
      kind: random.fork('air').pick(['gusts', 'heaped', 'streaks']),
      size: 112,
      roles: ['night', 'd', 'soft'],
    });
  else
    for (const [i, y] of (level === 0 ? [460] : [180, 350, 520]).entries())
      sky.shape(
        [...traced(`-20,${y} 200,${y - 40} 480,${y + 26} 840,${y - 24}`), [840, 1040], [-20, 1040]],
        'line',
        i % 2 ? 'night' : 'd',
      );
  fullMoon(sky.at({ x: 610, y: 230 }), 170, level === 0 ? 0 : 1);
  grounds(brief);
  house(brief);
  bareTree(sheet.layer('tree'));
  const isGhosts = random.fork('guests').chance(0.5);
  if (isGhosts) {
    ghost(sheet.layer('guests').at({ x: 706, y: 720, scale: 0.72, angle: 0.12 }), level);
    ghost(sheet.layer('guests').at({ x: 300, y: 124, scale: 0.64, angle: -0.16 }), level);
  } else
    for (const [x, y, s] of [
      [220, 160, 1.05],
      [340, 84, 0.6],
      [690, 90, 0.72],
    ] as const)
      bat(sheet.layer('guests').at({ x, y, scale: s }));
  fence(sheet.layer('fence'), [20, 960], [290, 1000], 5);
  fence(sheet.layer('fence'), [650, 990], [820, 950], 4);
  jackOLantern(
    sheet.layer('pumpkin').at({ x: 576, y: 900, scale: 0.4 }),
    level,
    random.fork('grin').pick(['grin', 'tooth']),
  );
  return isGhosts
    ? {
        title: 'They Come out When the Tea Is Ready',
        description:
          'The old lady of the house died in 1790 and still lays four cups every night. Her guests come through the wall, since the door sticks.',
        tags: TAGS,
      }
    : {
        title: 'Room for a Hundred Bats',
        description:
          'The sign at the gate said rooms to let, and the bats could read. They only ask that nobody mends the roof.',
        tags: TAGS,
      };
}

const TAGS = ['halloween', 'haunted house', 'ghost', 'moon', 'bats', 'pumpkin'];

/** A crooked house on a crag at Halloween. */
export const ghostManor: Composition = edged({
  name: 'ghost-manor',
  category: 'holidays',
  size: SIZE,
  edge: 'page',
  backdrop: 'night',
  draw: manor,
});
