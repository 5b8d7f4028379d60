import type { Brief, Composition, Story } from '../../composition.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, polar } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** A round kitten's head that looks at us, 260 units wide about the origin. */
function kittenHead(sheet: Sheet, role: Role): void {
  sheet.shape(
    drawn('-118,-40 -126,-150! -50,-104 0,-110 50,-104 126,-150! 118,-40 132,20 96,84 0,108 -96,84 -132,20'),
    'bold',
    role,
  );
  for (const side of [-1, 1]) {
    sheet.ink(ellipse(side * 48, 0, 9, 12));
    sheet.gleam(ellipse(side * 48 + 3, -4, 2.3));
  }
  sheet.ink(drawn('-13,34! 0,28 13,34! 0,47'));
  sheet.line(traced('-34,54 -14,66 0,48 14,66 34,54'), 'line', 0.3);
}

/** A kitten that stands up against the page's foot and taps a bauble with its paw. */
function kittenAndBauble({ sheet }: Brief): Story {
  const bough = sheet.layer('bough');
  bough.shape(
    drawn(
      '-20,-20! 1020,-20! 1020,70! 900,150! 830,96! 740,190! 650,120! 560,200! 470,120! 370,170! 300,100! 190,160! 120,90! -20,150!',
    ),
    'bold',
    'leaf',
  );
  const bauble = sheet.layer('bauble').at({ x: 730, y: 430 });
  bauble.line(traced('0,-420! 0,-220!'), 'bold', 0);
  bauble.shape(rectangle(-50, -232, 100, 60, 14), 'bold', 'gold');
  const ball = ellipse(0, 0, 186);
  bauble.shape(ball, 'bold', 'a');
  const inside = bauble.inside([clockwise(ball)]);
  inside.shape(drawn('-240,-84! 0,-50 240,-84! 240,60! 0,94 -240,60!'), 'line', 'sun');
  for (const x of [-114, 0, 114]) inside.shape(star(x, 14 - Math.abs(x) * 0.12, 54, 26, 5), 'line', 'cream');
  bauble.rim(ball, 'bold');
  const cat = sheet.layer('cat').at({ x: 316, y: 520 });
  cat.shape(
    clockwise(tube(curve(knots('-60,270 -180,270 -226,180 -206,90'), 7), (t) => mix(44, 34, t))),
    'bold',
    'fur',
  );
  const arm = clockwise(tube(curve(knots('30,220 150,220 266,110'), 6), (t) => mix(54, 40, t)));
  cat.shape(unite([drawn('-130,300! -130,160 -70,60 60,60 110,140 124,300!'), arm]), 'bold', 'fur');
  kittenHead(cat.at({ y: -30, scale: 1.15 }), 'fur');
  cat.shape(ellipse(276, 88, 58, 54), 'bold', 'cream');
  cat.shape(drawn('-96,300! -96,190 -50,160 -6,190 -6,300!'), 'bold', 'cream');
  return {
    title: 'Just One Little Tap',
    description:
      'The kitten has been told not to touch the tree. It is not touching the tree, it is touching the ball.',
    tags: ['christmas', 'bauble', 'kitten', 'cat', 'tree'],
  };
}

/** A mouse that looks to the left, its feet on the origin, 300 units high. */
function mouse(sheet: Sheet, role: Role): void {
  sheet.shape(clockwise(tube(curve(knots('60,-40 170,-30 230,-80 300,-70'), 6), () => 26)), 'bold', 'blush');
  sheet.shape(drawn('-70,0! -90,-90 -40,-170 50,-170 110,-90 100,0! 10,8'), 'bold', role);
  sheet.shape(ellipse(100, -236, 66), 'bold', role);
  sheet.shape(drawn('-170,-180 -120,-232 -50,-276 30,-270 76,-220 60,-150 0,-124 -90,-140'), 'bold', role);

  sheet.ink(ellipse(-168, -186, 10, 9));
  sheet.ink(ellipse(-76, -210, 11, 13));
  sheet.gleam(ellipse(-80, -215, 4.4));
  sheet.line(traced('-130,-156 -104,-150 -86,-164'), 'line', 0.4);
}

/** A mouse that sits on the middle one of three baubles. */
function mouseOnABauble({ sheet }: Brief): Story {
  const bough = sheet.layer('bough');
  bough.shape(drawn('-20,620! 1020,620! 1020,840! -20,840!'), 'line', 'wood');
  for (const [x, y, w, role] of [
    [170, 400, 116, 'b'],
    [850, 360, 106, 'd'],
    [500, 610, 150, 'a'],
  ] as const) {
    const it = bough.at({ x, y });
    it.line(traced(`0,-700! 0,${-w * 1.2}!`), 'bold', 0);
    it.shape(rectangle(-w * 0.3, -w * 1.36, w * 0.6, w * 0.5, 12), 'bold', 'gold');
    const ball = ellipse(0, 0, w);
    it.shape(ball, 'bold', role);
    const inside = it.inside([clockwise(ball)]);
    inside.shape(
      drawn(
        `${-w * 1.2},${-w * 0.34}! 0,${-w * 0.16} ${w * 1.2},${-w * 0.34}! ${w * 1.2},${w * 0.3}! 0,${w * 0.5} ${-w * 1.2},${w * 0.3}!`,
      ),
      'line',
      'cream',
    );
    if (w > 140)
      for (const u of [-84, 0, 84])
        inside.shape(place(petal('heart', 76, 74), { x: u, y: 66 - Math.abs(u) * 0.14 }), 'line', 'rust');
    it.rim(ball, 'bold');
  }
  const mice = sheet.layer('mouse').at({ x: 526, y: 416, scale: 0.7 });
  mouse(mice, 'stone');
  mice.shape(drawn('-90,-280! -40,-400 60,-400! 50,-280!'), 'bold', 'rust');
  mice.shape(ellipse(74, -390, 40), 'bold', 'paper');
  mice.shape(rectangle(-120, -310, 180, 66, 30), 'bold', 'paper');
  const fir = sheet.layer('fir');
  fir.shape(
    drawn(
      '-20,-20! 1020,-20! 1020,90! 930,150! 850,90! 760,140! 700,50! 330,50! 250,140! 170,80! 80,150! -20,90!',
    ),
    'bold',
    'leaf',
  );
  return {
    title: 'The Swing Made of Glass',
    description:
      'It swings a little when she laughs. The cheese can wait until she has been all the way to the left.',
    tags: ['christmas', 'bauble', 'mouse', 'tree'],
  };
}

/** A long-eared rabbit that sits and looks to the right, its feet on the origin, 560 units high. */
function painter(sheet: Sheet): void {
  sheet.shape(ellipse(-150, -70, 62), 'bold', 'paper');
  sheet.shape(drawn('-40,-400! -130,-500 -150,-620 -100,-670 -40,-610 -6,-430!'), 'bold', 'fur');
  sheet.shape(drawn('20,-420! 14,-560 50,-670 100,-680 120,-600 80,-420!'), 'bold', 'fur');
  sheet.shape(
    drawn('-130,0! -170,-110 -120,-230 -40,-290 60,-280 120,-180 120,-60 100,0! 0,10'),
    'bold',
    'fur',
  );
  sheet.shape(drawn('10,-210! 70,-190 100,-110 90,-20! 30,-10 -10,-90'), 'line', 'cream');
  sheet.shape(
    drawn('-110,-330 -90,-420 0,-460 90,-440 150,-370 140,-300 80,-256 -10,-250 -90,-280'),
    'bold',
    'fur',
  );
  sheet.ink(ellipse(70, -378, 9, 12));
  sheet.gleam(ellipse(73, -382, 2.3));
  sheet.ink(ellipse(148, -348, 9, 8));
  sheet.line(traced('140,-326 120,-300 96,-304'), 'line', 0.4);
  sheet.shape(drawn('-150,4! -140,-60 -50,-90 20,-60 60,-10 40,6!'), 'bold', 'fur');
}

function eggPainter({ sheet }: Brief): Story {
  const back = sheet.layer('ground');
  back.shape(drawn('-20,520! 240,470 520,500 800,460 1020,510! 1020,840! -20,840!'), 'line', 'grass');
  const egg = mirrored('0,-560 110,-500 190,-340 200,-190 130,-50 0,0', { x: 706, y: 730, scale: 1.04 });
  const on = sheet.layer('egg');
  on.shape(egg, 'bold', 'cream');
  const inside = on.inside([egg]);
  inside.shape(drawn('440,300! 560,330 690,300 820,330 990,300! 990,-40! 440,-40!'), 'line', 'a');
  inside.shape(
    drawn('440,480! 540,450! 620,510! 690,450! 770,510! 840,450! 990,480! 990,620! 690,650 440,620!'),
    'line',
    'sun',
  );
  for (const x of [654, 746, 838]) inside.shape(ellipse(x, 398, 34), 'line', 'c');
  on.rim(egg, 'bold');
  const rabbit = sheet.layer('rabbit').at({ x: 244, y: 740 });
  painter(rabbit);
  const brush = sheet.layer('brush');
  brush.shape(
    clockwise(
      tube(
        [
          [300, 548],
          [450, 440],
        ],
        () => 22,
      ),
    ),
    'bold',
    'wood',
  );
  brush.shape(drawn('414,416! 464,480! 546,436 580,384! 494,376'), 'bold', 'c');
  sheet
    .layer('arm')
    .shape(
      unite([
        clockwise(tube(curve(knots('224,530 290,534 352,500'), 6), () => 38)),
        ellipse(222, 524, 42),
        ellipse(352, 506, 46),
      ]),
      'bold',
      'fur',
    );
  const pot = sheet.layer('pot').at({ x: 440, y: 770 });
  pot.shape(drawn('-70,-110! -58,-6! 58,-6! 70,-110!'), 'bold', 'c');
  pot.shape(ellipse(0, -110, 80, 34), 'bold', 'a');
  return {
    title: 'The Last Stroke of the Brush',
    description:
      'One dot is still missing, and the rabbit holds its breath. Nobody has told it that the egg is too big for any basket.',
    tags: ['easter', 'egg', 'rabbit', 'painting', 'spring'],
  };
}

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

/** A rabbit that sits with its back to us, its seat on the origin, 470 units high. */
function rabbitFromBehind(sheet: Sheet, role: Role, waistcoat: Role): void {
  for (const side of [-1, 1])
    sheet.at({ flip: side < 0 }).shape(drawn('16,-290! 10,-420 46,-480 86,-450 84,-270!'), 'bold', role);
  sheet.shape(drawn('-120,10! -140,-80 -100,-180 0,-210 100,-180 140,-80 120,10! 0,24'), 'bold', waistcoat);
  sheet.shape(ellipse(0, -234, 102, 90), 'bold', role);
  sheet.shape(ellipse(0, -14, 48), 'bold', 'paper');
}

function rabbitsWatch({ sheet }: Brief): Story {
  const sky = sheet.layer('sky');
  sky.shape(drawn('-20,340! 200,290 500,340 820,280! 820,1040! -20,1040!'), 'line', 'c');
  burst(sky.at({ x: 480, y: 240 }), 200, 7, ['c', 'a']);
  sky.shape(star(160, 220, 84, 42, 5), 'bold', 'sun');
  sky.shape(star(700, 470, 56, 28, 5, 0.3), 'bold', 'sun');
  sheet
    .layer('far')
    .shape(drawn('-20,520! 220,600 420,500 620,590 820,480! 820,1040! -20,1040!'), 'line', 'b');
  sheet
    .layer('hill')
    .shape(drawn('-20,760! 160,800 400,820 640,760 820,720! 820,1040! -20,1040!'), 'bold', 'grass');
  for (const [x, y, s, role] of [
    [170, 880, 0.82, 'a'],
    [400, 890, 0.96, 'd'],
    [630, 870, 0.72, 'c'],
  ] as const)
    rabbitFromBehind(sheet.layer('rabbits').at({ x, y, scale: s }), 'cream', role);
  return {
    title: 'Three Rabbits and One Big Bang',
    description:
      'All ears are up, and all noses point to the sky. At the third bang the smallest one begins to clap.',
    tags: ['new year', 'fireworks', 'rabbits', 'night'],
  };
}

interface SmallFeast {
  readonly name: string;
  readonly size: readonly [number, number];
  readonly backdrop: Role;
  readonly scenes: readonly ((brief: Brief) => Story)[];
}

const FEASTS: readonly SmallFeast[] = [
  { name: 'bauble-guest', size: [1000, 800], backdrop: 'cream', scenes: [kittenAndBauble, mouseOnABauble] },
  { name: 'easter-morning', size: [1000, 800], backdrop: 'sky', scenes: [eggPainter, chickInShell] },
  { name: 'midnight-bang', size: [800, 1000], backdrop: 'night', scenes: [bearsWatch, rabbitsWatch] },
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
