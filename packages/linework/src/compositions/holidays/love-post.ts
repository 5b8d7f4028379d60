import type { Brief, Composition, Story } from '../../composition.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, lobed, rectangle, spiral, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Point } from '../../geometry/point.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { envelope, heartAt, plumpBird } from '../../motifs/holidays/love-letter.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const SIZE = [1000, 800] as const;
const TAGS = ['valentine', 'love', 'letter', 'heart', 'spring'];

/** A sky of soft clouds, a pattern of air on the finest pages. */
function air({ sheet, random, level }: Brief): void {
  const sky = sheet.layer('sky');
  if (level === 2)
    return dressSky(sky, random, {
      zone: [clockwise(rectangle(-20, -20, 1040, 860))],
      kind: 'heaped',
      size: 230,
      roles: ['sky', 'soft', 'cream'],
    });
  for (const [i, y] of (level === 0 ? [] : [150, 290, 430]).entries())
    sky.shape(
      [
        ...traced(`-20,${y} 240,${y - 40} 500,${y + 26} 780,${y - 30} 1020,${y + 20}`),
        [1020, 840],
        [-20, 840],
      ],
      'line',
      i % 2 ? 'sky' : 'soft',
    );
  for (const [x, y, s] of [
    [150, 210, 1],
    [880, 300, 0.9],
    [640, 170, 0.7],
  ].slice(0, level === 0 ? 1 : 3))
    driftCloud(sky.at({ x: x!, y: y!, scale: s! }), random, level > 0);
}

/** A bough from the right with heart-shaped leaves and blossoms. */
function blossomingBough(sheet: Sheet, level: 0 | 1 | 2): void {
  const way = curve(knots('1040,590 900,640 740,652 600,640 470,666 380,640'), 7);
  const leaves: readonly (readonly [number, number, number])[] = [
    [700, 724, 0.1],
    [850, 726, -0.2],
    [470, 730, 0.2],
    [920, 570, 3],
    [500, 580, 3.3],
    [780, 722, 0.3],
    [610, 728, -0.2],
    [420, 576, 2.9],
  ];
  for (const [x, y, angle] of leaves.slice(0, [3, 8, 8][level]))
    sheet.at({ x, y, angle, scale: [1.5, 1, 0.95][level]! }).shape(petal('heart', 64, 62), 'line', 'leaf');
  sheet.shape(clockwise(tube(way, (t) => mix(24, 9, t))), 'bold', 'wood');
  const blossoms: readonly (readonly [number, number])[] = [
    [880, 644],
    [540, 652],
    [640, 650],
    [960, 640],
  ];
  for (const [x, y] of blossoms.slice(0, [2, 4, 4][level]))
    blossom(sheet.at({ x, y, scale: [1.3, 1, 0.9][level]! }), level);
}

function blossom(sheet: Sheet, level: 0 | 1 | 2): void {
  for (let i = 0; i < 5; i++)
    sheet.shape(place(petal('heart', 38, 36), { angle: (i / 5) * Math.PI * 2 }), 'line', 'blush');
  sheet.shape(ellipse(0, 0, level === 0 ? 13 : 9), 'line', 'sun');
}

/** A nesting box with a heart for a hole, in which somebody waits. */
function nestingBox(brief: Brief, sheet: Sheet): void {
  const { level, random } = brief;
  sheet.shape(rectangle(-16, -760, 32, 180), 'line', 'wood');
  const front = clockwise(rectangle(-140, -400, 280, 360, 8));
  sheet.shape(front, 'bold', 'c');
  if (level > 0)
    dressBoards(sheet, random, {
      zone: [front],
      kind: 'planks',
      size: [0, 190, 120][level]!,
      angle: Math.PI / 2,
      roles: ['c', 'soft'],
      rim: 'bold',
    });
  const hole = place(petal('heart', 210, 200), { y: -132 });
  sheet.shape(place(petal('heart', 250, 240), { y: -112 }), 'line', 'cream');
  sheet.shape(hole, 'bold', 'night');
  const within = sheet.inside([clockwise(hole)]).at({ x: -10, y: 10, scale: 1.02, flip: true });
  plumpBird(within, level, ['d', 'cream', 'b']);
  sheet.rim(hole, 'bold');
  const roof = drawn('-206,-372! 0,-600! 206,-372! 206,-330! 0,-548! -206,-330!');
  sheet.shape(drawn('-140,-396! 0,-552! 140,-396!'), 'bold', 'c');
  heartAt(sheet.at({ y: -438 }), 60, 'rust');
  sheet.shape(roof, 'bold', 'a');
  if (level > 0)
    for (const side of [-1, 1]) sheet.line(traced(`${side * 4},-574! ${side * 204},-350!`), 'fine', 0);
  sheet.shape(rectangle(-170, -50, 340, 40, 8), 'bold', 'wood');
}

function letterForTheBox(brief: Brief): Story {
  const { sheet, level } = brief;
  air(brief);
  blossomingBough(sheet.layer('bough'), level);
  nestingBox(brief, sheet.layer('box').at({ x: 250, y: 750, scale: 1 }));
  const bird = sheet.layer('bird').at({ x: 730, y: 632, scale: 1.22 });
  envelope(sheet.layer('letter').at({ x: 486, y: 440, angle: -0.12, scale: 1.16 }), level);
  plumpBird(bird, level, ['b', 'rust', 'c']);
  return {
    title: 'A Letter for the Nesting Box',
    description:
      'The robin has carried it the whole way in its beak, and it has not peeped inside. Behind the heart somebody has been waiting since breakfast.',
    tags: [...TAGS, 'birds', 'birdhouse'],
  };
}

/** A snail that creeps to the left, its foot on the origin's line, a heart in its shell. */
function postSnail(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const [x, tip] of [
    [-250, '-292,-226'],
    [-214, '-214,-250'],
  ] as const) {
    const [tx, ty] = tip.split(',').map(Number) as [number, number];
    sheet.shape(
      clockwise(
        tube(
          curve(
            [
              [x, -110],
              [mix(x, tx, 0.6), -180],
              [tx, ty],
            ],
            5,
          ),
          () => 8,
        ),
      ),
      'line',
      'sand',
    );
    sheet.shape(ellipse(tx, ty, 17), 'line', 'paper');
    sheet.ink(ellipse(tx - 4, ty, 6.5, 7.5));
  }
  const body = drawn(
    level === 1
      ? '-312,-84 -306,-142 -256,-174 -198,-156 -172,-96 -120,-60 40,-70 170,-60 250,-30 320,0! 260,12 0,14 -200,12 -276,-14'
      : '-290,-70 -286,-120 -250,-146 -206,-136 -180,-90 -120,-60 40,-70 170,-60 250,-30 320,0! 260,12 0,14 -200,12 -262,-10',
  );
  sheet.shape(body, 'bold', 'sand');
  if (level === 1) sheet.line(traced('-284,-92 -262,-66 -226,-70 -212,-86'), 'line', 0.3);
  else sheet.line(traced('-276,-74 -256,-60 -232,-64'), 'line', 0.4);
  if (level === 2) sheet.shape(ellipse(-226, -86, 14, 10), 'line', 'blush');
  const shell = drawn('-120,-50! -150,-150 -120,-260 -20,-324 90,-310 170,-230 180,-120 130,-40! 0,-30');
  sheet.shape(shell, 'bold', 'a');
  const turns = [3, 4, 5][level]!;
  for (let i = 1; i < turns; i++) {
    const wide = mix(330, 70, i / turns);
    sheet
      .inside([shell])
      .shape(
        place(petal('heart', wide, wide), { x: 18, y: -176 + wide * 0.5 }),
        'line',
        i % 2 ? 'blush' : 'a',
      );
  }
  sheet.rim(shell, 'bold');
  if (level === 2) {
    const inside = sheet.inside([shell]);
    for (let i = 0; i < 14; i++) {
      const t = (i / 14) * Math.PI * 2;
      const from: Point = [16 + 142 * Math.cos(t), -174 + 134 * Math.sin(t)];
      inside.line([from, [16 + 190 * Math.cos(t), -174 + 184 * Math.sin(t)]], 'fine', 0.2);
    }
    sheet.line(spiral(18, -190, 16, 1.2), 'fine', 0.3);
  }
}

/** A letter box on a post, its flag up and its flap open. */
function letterBox(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-26, -260, 52, 330), 'bold', 'wood');
  if (level > 0) for (const x of [-8, 10]) sheet.line(traced(`${x},-200! ${x + 2},-20!`), 'fine', 0.5);
  const side = clockwise([
    ...arc(-60, -370, 90, 110, Math.PI, Math.PI * 1.5),
    [130, -480],
    ...arc(130, -370, 90, 110, -Math.PI / 2, 0),
    [220, -260],
    [-150, -260],
  ]);
  sheet.shape(side, 'bold', 'd');
  const mouth = clockwise([...arc(-60, -370, 90, 110, Math.PI, Math.PI * 2), [30, -260], [-150, -260]]);
  sheet.shape(mouth, 'bold', 'd');
  const hollow = clockwise([...arc(-60, -366, 66, 84, Math.PI, Math.PI * 2), [6, -276], [-126, -276]]);
  sheet.shape(hollow, 'line', 'night');
  const inside = sheet.inside([hollow]);
  envelope(inside.at({ x: -84, y: -330, angle: 0.5, scale: 0.8 }), level);
  envelope(inside.at({ x: -40, y: -300, angle: -0.3, scale: 0.8 }), level);
  sheet.rim(hollow, 'line');
  sheet.shape(drawn('-150,-262! -206,-236! -206,-206! 0,-206! 30,-262!'), 'bold', 'd');
  const flag = sheet.at({ x: level === 1 ? 44 : 0 });
  flag.shape(rectangle(140, -560, 18, 210, 6), 'line', 'stone');
  flag.shape(drawn('140,-560! 230,-544! 230,-492! 140,-478!'), 'bold', 'rust');
  heartAt(sheet.at({ x: level === 1 ? 100 : 128, y: -350 }), level === 1 ? 84 : 92, 'rust');
  if (level > 0) flag.shape(ellipse(148, -366, 7), 'line', 'stone');
}

function snailMail(brief: Brief): Story {
  const { sheet, level, random } = brief;
  air(brief);
  const hills = sheet.layer('hills');
  hills.shape(drawn('-20,560! 200,500 460,540 760,470 1020,520! 1020,840! -20,840!'), 'line', 'leaf');
  const near = drawn('-20,690! 200,672 500,690 800,666 1020,690! 1020,840! -20,840!');
  hills.shape(near, 'line', 'grass');
  if (level === 2) {
    dressMeadow(hills, random, {
      zone: [drawn('-20,560! 200,500 460,540 760,470 1020,520! 1020,680! -20,690!')],
      kind: 'mounds',
      size: 150,
      rim: 'line',
    });
    dressMeadow(hills, random, { zone: [near], kind: 'blades', size: 110, rim: 'line' });
  }
  letterBox(sheet.layer('box').at({ x: 240, y: 700, scale: 0.98 }), level);
  const snail = sheet.layer('snail').at({ x: 670, y: 728, scale: 0.92 });
  envelope(snail.at({ x: 40, y: -356, angle: -0.08, scale: 1.3 }), level);
  postSnail(snail, level);
  flowersAt(sheet.layer('flowers'), level);
  return {
    title: 'The Post Comes at a Snail’s Pace',
    description:
      'The letter was written last Valentine’s Day, and it arrives just in time for this one. The little flag is up, so somebody at home is waiting.',
    tags: [...TAGS, 'snail', 'mailbox'],
  };
}

function flowersAt(sheet: Sheet, level: 0 | 1 | 2): void {
  const spots: readonly (readonly [number, number, number])[] = [
    [92, 760, 1.2],
    [940, 772, 1.1],
    [340, 770, 0.7],
    [150, 786, 0.8],
    [880, 790, 0.7],
  ];
  for (const [x, y, s] of spots.slice(0, [2, 3, 5][level])) {
    const at = sheet.at({ x, y, scale: s });
    at.shape(rectangle(-5, -110, 10, 130), 'line', 'leaf');
    for (const side of [-1, 1])
      at.shape(place(petal('leaf', 70, 30), { y: -10, angle: side * 0.8 }), 'line', 'leaf');
    at.shape(
      unite([drawn('0,-180! 30,-200 46,-160 30,-110 0,-96 -30,-110 -46,-160 -30,-200')]),
      'line',
      'rust',
    );
    if (level > 0) at.line(traced('-22,-160 0,-120 22,-160'), 'fine', 0.4);
  }
}

/** A rose that climbs a post from the origin, so high. */
function climbingRose(sheet: Sheet, high: number): void {
  sheet.line(traced(`0,0 44,${-high * 0.25} -40,${-high * 0.55} 40,${-high * 0.8} 0,${-high}`), 'bold', 0.2);
  for (const [x, y, angle] of [
    [30, -0.12, 1.2],
    [44, -0.3, 0.5],
    [-30, -0.42, -1],
    [-40, -0.62, -0.4],
    [36, -0.72, 1.1],
    [20, -0.94, -0.9],
  ] as const)
    sheet.shape(place(petal('leaf', 84, 46), { x, y: y * high, angle }), 'line', 'leaf');
  for (const [x, y] of [
    [-34, -0.2],
    [40, -0.52],
    [-20, -0.84],
  ] as const) {
    const rose = sheet.at({ x, y: y * high });
    for (const r of [40, 26])
      rose.shape(lobed(0, 0, r, r > 30 ? 5 : 4, r * 0.14), 'line', r > 30 ? 'a' : 'rust');
    rose.line(spiral(0, 0, 15, 1.2), 'fine', 0.3);
  }
}

/** A mouse that leans out over an edge on y 0 and looks to the left, 320 units high. */
function postMouse(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(drawn('-70,40! -84,-60 -30,-120 40,-120 92,-60 90,40!'), 'bold', 'c');
  sheet.shape(ellipse(86, -232, 66, 70), 'bold', 'stone');
  sheet.shape(ellipse(84, -228, 40, 44), 'line', 'blush');
  sheet.shape(drawn('-158,-120 -110,-186 -20,-232 66,-206 92,-136 40,-84 -60,-80 -120,-92'), 'bold', 'stone');
  sheet.shape(ellipse(-26, -252, 68, 72), 'bold', 'stone');
  sheet.shape(ellipse(-26, -246, 42, 46), 'line', 'blush');
  sheet.ink(ellipse(-156, -122, 12, 11));
  sheet.ink(ellipse(-70, -156, 10, 13));
  sheet.gleam(ellipse(-74, -161, 3));
  sheet.line(traced('-128,-104 -104,-92 -80,-98'), 'line', 0.3);
  if (level > 0) sheet.shape(ellipse(-36, -118, 20, 14), 'line', 'blush');
  sheet.shape(drawn('-60,-70! 6,-50 74,-72! 82,-40! 6,-14 -66,-38!'), 'line', 'rust');
  for (const x of [-116, 60])
    sheet.shape(drawn('-34,10 -38,-20 0,-36 38,-20 34,10 0,18', { x }), 'bold', 'cream');
}

function mouseAtHome(brief: Brief): Story {
  const { sheet, level, random } = brief;
  air(brief);
  const hills = sheet.layer('hills');
  const far = drawn('-20,560! 240,500 480,550 760,480 1020,540! 1020,840! -20,840!');
  hills.shape(far, 'line', 'leaf');
  if (level === 2) dressMeadow(hills, random, { zone: [far], kind: 'mounds', size: 150, rim: 'line' });
  const box = sheet.layer('box').at({ x: 610, y: 560 });
  climbingRose(box.at({ x: 4, y: 250 }), 230);
  box.shape(rectangle(-44, 0, 88, 300), 'bold', 'wood');
  if (level > 0) for (const x of [-16, 14]) box.line(traced(`${x},20! ${x + 3},240!`), 'fine', 0.4);
  box.shape(rectangle(150, -520, 24, 200, 6), 'line', 'stone');
  box.shape(drawn('150,-520! 290,-496! 290,-424! 150,-406!'), 'bold', 'rust');
  const side = clockwise([
    ...arc(-160, -180, 150, 190, Math.PI, Math.PI * 1.5),
    [170, -370],
    ...arc(170, -180, 150, 190, -Math.PI / 2, 0),
    [320, 0],
    [-310, 0],
  ]);
  box.shape(side, 'bold', 'd');
  const mouth = clockwise([...arc(-160, -180, 150, 190, Math.PI, Math.PI * 2), [-10, 0], [-310, 0]]);
  box.shape(mouth, 'bold', 'd');
  const hollow = clockwise([...arc(-160, -172, 118, 152, Math.PI, Math.PI * 2), [-42, -20], [-278, -20]]);
  box.shape(hollow, 'line', 'night');
  const inside = box.inside([hollow]);
  envelope(inside.at({ x: -70, y: -60, angle: -0.3, scale: 1.1 }), level);
  box.rim(hollow, 'line');
  heartAt(box.at({ x: 150, y: -180 }), 190, 'rust');
  if (level > 0) heartAt(box.at({ x: 150, y: -180 }), 116, 'blush');
  box.shape(drawn('-312,-4! -366,44! -366,76! -40,76! -8,-4!'), 'bold', 'd');
  postMouse(box.at({ x: -176, y: 10, scale: 0.94 }), level);
  envelope(sheet.layer('letter').at({ x: 232, y: 520, angle: 0.16, scale: 1.5 }), level);
  for (const [x, y, s] of [
    [200, 250, 96],
    [116, 350, 62],
    [290, 170, 56],
  ] as const)
    heartAt(sheet.layer('hearts').at({ x, y, angle: (x - 200) / 300 }), s, 'a');
  const near = drawn('-20,740! 200,716 500,746 800,716 1020,740! 1020,840! -20,840!');
  sheet.layer('near').shape(near, 'bold', 'grass');
  flowersAt(sheet.layer('flowers'), level);
  return {
    title: 'Somebody Lives in the Letter Box',
    description:
      'The mouse moved in last autumn and reads every envelope from outside. This one has a heart on it, so it is handed over at once.',
    tags: [...TAGS, 'mouse', 'mailbox', 'rose'],
  };
}

const SCENES: readonly ((brief: Brief) => Story)[] = [letterForTheBox, snailMail, mouseAtHome];

/** Love letters on their way. */
export const lovePost: Composition = edged({
  name: 'love-post',
  category: 'holidays',
  size: SIZE,
  edge: 'page',
  backdrop: 'sky',
  draw: (brief) => brief.random.fork('scene').pick(SCENES)(brief),
});
