import { around } from '../../geometry/around.ts';
import type { Brief, Composition, Story } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
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

/** A bear that sits with its back to us, its seat on the origin, 370 units high. */
function bearFromBehind(sheet: Sheet, role: Role, scarf: Role): void {
  for (const x of [-80, 80]) sheet.shape(ellipse(x, -330, 58), 'bold', role);
  sheet.shape(drawn('-150,20! -178,-80 -146,-190 0,-226 146,-190 178,-80 150,20!'), 'bold', role);
  sheet.shape(ellipse(0, -258, 122, 104), 'bold', role);
  sheet.shape(
    drawn('-124,-222! -60,-178 60,-178 124,-222! 138,-172! 70,-124 -70,-124 -138,-172!'),
    'bold',
    scarf,
  );
}

/** A bear that sits with its back to us and looks to the right, its seat on the origin, 370 units high. */
function bearLookingAside(sheet: Sheet, role: Role, scarf: Role): void {
  for (const [x, y] of [
    [-84, -330],
    [44, -362],
  ] as const)
    sheet.shape(ellipse(x, y, 62), 'bold', role);
  sheet.shape(drawn('-150,20! -178,-80 -146,-190 0,-226 146,-190 178,-80 150,20!'), 'bold', role);
  sheet.shape(
    drawn('-124,-250 -96,-338 0,-364 88,-338 122,-286! 164,-276 184,-246 172,-212 120,-196 60,-168 -70,-170'),
    'bold',
    role,
  );
  sheet.ink(ellipse(172, -258, 9, 8));
  sheet.ink(ellipse(96, -276, 8, 10));
  sheet.line(traced('168,-232 146,-218 120,-222'), 'line', 0.3);
  sheet.shape(
    drawn('-124,-222! -60,-178 40,-172 112,-200! 134,-152! 60,-118 -70,-124 -138,-172!'),
    'bold',
    scarf,
  );
}

/** A burst of broad rays from one middle. */
function plainBurst(sheet: Sheet, radius: number, roles: readonly [Role, Role]): void {
  around(sheet, { radius: radius * 0.32, count: 6, phase: 0.5 }, (ray, i) =>
    ray.shape(petal('drop', radius * 0.68, radius * 0.34), 'line', roles[i % 2]),
  );
  sheet.shape(star(0, 0, radius * 0.38, radius * 0.22, 6), 'line', 'sun');
}

function bearsWatch({ sheet }: Brief): Story {
  const sky = sheet.layer('sky');
  sky.shape(drawn('-20,330! 160,300 330,350 520,330 820,260! 820,1040! -20,1040!'), 'line', 'd');
  sky.shape(drawn('-20,560! 200,600 480,560 820,470! 820,1040! -20,1040!'), 'line', 'c');
  sky.line(traced('468,430 470,500 476,570'), 'bold', 0.8);
  plainBurst(sky.at({ x: 462, y: 230 }), 184, ['a', 'ember']);
  sky.shape(star(136, 170, 70, 34, 5), 'line', 'sun');
  sky.shape(star(678, 430, 62, 30, 5), 'line', 'd');
  const bears = sheet.layer('bears');
  bears.shape(drawn('-20,830! 200,800 600,806 820,824! 820,1040! -20,1040!'), 'bold', 'paper');
  bearFromBehind(bears.at({ x: 582, y: 850, scale: 0.8 }), 'fur', 'b');
  bearLookingAside(bears.at({ x: 262, y: 850, scale: 1.1 }), 'wood', 'rust');
  bears.shape(ellipse(250, 770, 48), 'bold', 'cream');
  bears.shape(
    drawn('342,730 366,690 440,690 540,718 646,722 690,746 692,800 646,838 530,834 420,828 352,806'),
    'bold',
    'wood',
  );
  bears.shape(rectangle(60, 840, 640, 104, 40), 'bold', 'wood');
  bears.shape(ellipse(694, 892, 44, 52), 'bold', 'sand');
  bears.shape(
    drawn('54,846! 80,812 240,820 420,812 600,820 700,816 716,846! 660,866 560,852 440,872 300,852 160,872'),
    'bold',
    'paper',
  );
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
