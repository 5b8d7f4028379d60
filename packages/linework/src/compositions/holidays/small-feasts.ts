import { around } from '../../geometry/around.ts';
import type { Brief, Composition, Story } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** A chick with its eggshell on its head, its feet on the origin, 420 units high. */
function chickInShell({ sheet }: Brief): Story {
  const back = sheet.layer('ground');
  back.shape(ellipse(160, 170, 84), 'bold', 'sun');
  back.shape(
    drawn(
      '770,262 736,236 752,198! 764,160 808,150 836,172! 872,150 914,172 916,206! 944,216 940,258 900,266 860,256 816,272',
    ),
    'line',
    'paper',
  );
  back.shape(drawn('-20,600! 260,560 560,590 1020,550! 1020,840! -20,840!'), 'line', 'grass');
  const it = sheet.layer('chick').at({ x: 500, y: 700 });
  it.shape(drawn('-230,-260! -330,-330 -350,-250 -320,-170 -220,-150!'), 'bold', 'sun');
  it.shape(drawn('230,-260! 330,-330 350,-250 320,-170 220,-150!'), 'bold', 'sun');
  it.shape(
    drawn('-240,-100 -250,-260 -190,-420 -80,-500 80,-500 190,-420 250,-260 240,-100 0,-20'),
    'bold',
    'gold',
  );
  for (const side of [-1, 1]) {
    it.ink(ellipse(side * 84, -330, 11, 14));
    it.gleam(ellipse(side * 84 + 4, -335, 2.4));
    it.shape(ellipse(side * 150, -276, 38, 26), 'line', 'blush');
  }
  it.shape(drawn('-50,-300! 0,-326 50,-300! 0,-236'), 'bold', 'ember');
  it.shape(
    drawn('-214,-420! -150,-570 0,-640 150,-570 214,-420! 130,-470! 60,-400! -20,-470! -110,-400!'),
    'bold',
    'cream',
  );
  it.shape(
    drawn(
      '-270,-170! -190,-110! -110,-190! -20,-110! 70,-190! 150,-110! 270,-170! 250,-40 150,50 0,70 -150,50 -250,-40',
    ),
    'bold',
    'cream',
  );
  for (const [x, y, r] of [
    [-150, -30, 42],
    [10, -10, 46],
    [160, -40, 40],
    [0, -560, 36],
  ] as const)
    it.shape(ellipse(x, y, r), 'line', 'a');
  for (const x of [104, 896]) {
    const flower = sheet.layer('flowers').at({ x, y: 790, scale: 0.72 });
    for (const flip of [false, true])
      flower.at({ flip }).shape(drawn('6,60! 14,-30 52,-86 92,-108! 96,-40 64,20 30,62!'), 'bold', 'leaf');
    flower.shape(drawn('-13,-130! 13,-130! 15,62! -15,62!'), 'bold', 'leaf');
    flower.shape(
      drawn('0,-240! 36,-270! 84,-256! 70,-140 0,-110 -70,-140 -84,-256! -36,-270!'),
      'bold',
      'rust',
    );
  }
  return {
    title: 'A Hat of Eggshell',
    description:
      'It has looked at the world for one minute now and likes it. The hat stays on, it took three weeks to fit.',
    tags: ['easter', 'chick', 'egg', 'spring'],
  };
}

/** The head of a bear that looks up, its chin on the origin, 260 units high. */
function bearHead(sheet: Sheet, role: Role): void {
  for (const side of [-1, 1]) sheet.shape(ellipse(side * 104, -206, 58), 'bold', role);
  sheet.shape(drawn('-148,-96 -128,-196 0,-244 128,-196 148,-96 84,-14 0,2 -84,-14'), 'bold', role);
  sheet.shape(ellipse(0, -74, 62, 52), 'line', 'cream');
  sheet.ink(drawn('-18,-102 0,-106 18,-102 0,-91'));
  sheet.line(arc(0, -74, 26, 22, 0.2, Math.PI - 0.2), 'line', 0.2);
  for (const side of [-1, 1]) sheet.ink(ellipse(side * 62, -142, 6.4, 9));
}

/** A burst of broad rays from one middle. */
function plainBurst(sheet: Sheet, radius: number, roles: readonly [Role, Role]): void {
  around(sheet, { radius: radius * 0.32, count: 6, phase: 0.5 }, (ray, i) =>
    ray.shape(petal('drop', radius * 0.68, radius * 0.34), 'line', roles[i % 2]),
  );
  sheet.shape(star(0, 0, radius * 0.38, radius * 0.22, 6), 'line', 'sun');
}

/** Two bears under one blanket, and the first rocket of the year. */
function bearsWatch({ sheet }: Brief): Story {
  const sky = sheet.layer('sky');
  sky.line(traced('590,396 604,450 600,520'), 'bold', 0.5);
  plainBurst(sky.at({ x: 570, y: 214 }), 170, ['a', 'ember']);
  plainBurst(sky.at({ x: 206, y: 292 }), 150, ['b', 'sun']);
  sky.shape(star(104, 96, 46, 22, 5), 'line', 'sun');
  sky.shape(star(330, 100, 44, 21, 5), 'line', 'd');
  sky.shape(drawn('-20,520! 160,470 360,540 560,500 820,560! 820,1040! -20,1040!'), 'bold', 'paper');
  const bears = sheet.layer('bears');
  const blanket = drawn(
    '70,900! 60,760 120,650 200,618! 290,668 396,650! 450,706 560,736 650,690! 730,740 756,840 750,900! 420,930',
  );
  bears.shape(blanket, 'bold', 'rust');
  const cloth = bears.inside([clockwise(blanket)]);
  for (const x of [150, 290, 430, 570, 690])
    cloth.line(traced(`${x + (x - 420) * -0.12},620 ${x},780 ${x + (x - 420) * 0.1},940`), 'line', 0);
  for (let x = 112; x < 740; x += 62)
    cloth.line(
      traced(`${x},${878 - Math.abs(x - 420) * 0.06} ${x},${904 - Math.abs(x - 420) * 0.06}`),
      'line',
      0,
    );
  bears.rim(clockwise(blanket), 'bold');
  bearHead(bears.at({ x: 256, y: 672, scale: 1.22, angle: 0.06 }), 'wood');
  bearHead(bears.at({ x: 560, y: 740, scale: 0.92, angle: -0.04 }), 'fur');
  for (const [x, y] of [
    [366, 744],
    [480, 806],
  ] as const) {
    bears.shape(ellipse(x, y, 50, 42), 'bold', x < 400 ? 'wood' : 'fur');
    bears.line(traced(`${x},${y + 10} ${x},${y + 34}`), 'line', 0.3);
  }
  bears.shape(drawn('-20,920! 160,912 420,926 640,912 820,920! 820,1040! -20,1040!'), 'bold', 'paper');
  return {
    title: 'Allowed to Stay Up',
    description:
      'The big bear has seen many new years, the small one has seen none. They have one blanket and the best place on the hill.',
    tags: ['new year', 'fireworks', 'bears', 'blanket', 'night'],
  };
}

interface SmallFeast {
  readonly name: string;
  readonly size: readonly [number, number];
  readonly backdrop: Role;
  readonly draw: (brief: Brief) => Story;
}

const FEASTS: readonly SmallFeast[] = [
  { name: 'easter-morning', size: [1000, 800], backdrop: 'sky', draw: chickInShell },
  { name: 'midnight-bang', size: [800, 1000], backdrop: 'night', draw: bearsWatch },
];

/** Feasts in few large areas for the youngest. */
export const smallFeasts: readonly Composition[] = FEASTS.map((feast) =>
  edged({ ...feast, category: 'holidays', edge: 'page' }),
);
