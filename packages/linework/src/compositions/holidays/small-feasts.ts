import type { Brief, Composition, Story } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, polar } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** A chick with its eggshell on its head, its feet on the origin, 420 units high. */
function chickInShell({ sheet }: Brief): Story {
  const back = sheet.layer('ground');
  back.shape(ellipse(160, 170, 84), 'bold', 'sun');
  back.shape(drawn('760,260! 750,200 800,190 820,150 870,150 890,200 930,210 930,260!'), 'line', 'paper');
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
    flower.line(traced('0,-120! 0,60!'), 'bold', 0);
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

/** A burst like a flower: a ring of broad petals about the origin. */
function burst(sheet: Sheet, reach: number, count: number, roles: readonly [Role, Role]): void {
  for (let i = 0; i < count; i++)
    sheet.shape(
      place(petal('drop', reach * 0.56, (reach * 3.2) / count), {
        x: polar([0, 0], reach * 0.46, (i / count) * 6.283)[0],
        y: polar([0, 0], reach * 0.46, (i / count) * 6.283)[1],
        angle: (i / count) * 6.283 + Math.PI / 2,
      }),
      'bold',
      roles[i % 2],
    );
  sheet.shape(ellipse(0, 0, reach * 0.3), 'bold', 'sun');
}

/** A bear that sits with its back to us, its seat on the origin, 330 units high. */
function bearFromBehind(sheet: Sheet, role: Role, scarf: Role): void {
  for (const side of [-1, 1]) sheet.shape(ellipse(side * 88, -306, 48), 'bold', role);
  sheet.shape(drawn('-130,10! -150,-80 -110,-190 0,-216 110,-190 150,-80 130,10! 0,24'), 'bold', role);
  sheet.shape(ellipse(0, -236, 112, 98), 'bold', role);
  sheet.shape(drawn('-104,-190! 0,-140 104,-190! 124,-134! 0,-72 -124,-134!'), 'bold', scarf);
  sheet.shape(ellipse(0, -10, 34), 'bold', 'cream');
}

function bearsWatch({ sheet }: Brief): Story {
  const sky = sheet.layer('sky');
  sky.shape(drawn('-20,300! 200,350 500,300 820,350! 820,1040! -20,1040!'), 'line', 'c');
  burst(sky.at({ x: 330, y: 260 }), 206, 8, ['a', 'c']);
  sky.shape(star(690, 130, 62, 31, 5, 0.2), 'bold', 'sun');
  sky.shape(star(690, 400, 62, 31, 5), 'bold', 'sun');
  sheet
    .layer('far')
    .shape(drawn('-20,620! 200,520 420,600 620,470 820,560! 820,1040! -20,1040!'), 'line', 'b');
  sheet
    .layer('hill')
    .shape(drawn('-20,800! 160,720 400,690 640,720 820,790! 820,1040! -20,1040!'), 'bold', 'grass');
  bearFromBehind(sheet.layer('bears').at({ x: 250, y: 890, scale: 1.14 }), 'wood', 'rust');
  bearFromBehind(sheet.layer('bears').at({ x: 594, y: 905, scale: 0.86 }), 'fur', 'b');
  return {
    title: 'Allowed to Stay Up',
    description:
      'The big bear has seen many new years, the small one has seen none. Neither of them says a word until the last star is out.',
    tags: ['new year', 'fireworks', 'bears', 'night'],
  };
}

interface SmallFeast {
  readonly name: string;
  readonly size: readonly [number, number];
  readonly backdrop: Role;
  readonly scenes: readonly ((brief: Brief) => Story)[];
}

const FEASTS: readonly SmallFeast[] = [
  { name: 'easter-morning', size: [1000, 800], backdrop: 'sky', scenes: [chickInShell] },
  { name: 'midnight-bang', size: [800, 1000], backdrop: 'night', scenes: [bearsWatch] },
];

/** Feasts in few large areas for the youngest. */
export const smallFeasts: readonly Composition[] = FEASTS.map(({ name, size, backdrop, scenes }) =>
  edged({
    name,
    category: 'holidays',
    size,
    edge: 'page',
    backdrop,
    draw: (brief) => brief.random.fork('scene').pick(scenes)(brief),
  }),
);
