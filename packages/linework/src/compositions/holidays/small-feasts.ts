import type { Brief, Composition, Story } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, star } from '../../geometry/forms.ts';
import { palm } from '../../motifs/holidays/firework-bursts.ts';
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

/** A bear that sits with its back to us, its seat on the origin, 350 units high. */
function bearFromBehind(sheet: Sheet, role: Role, scarf: Role): void {
  for (const flip of [true, false]) sheet.at({ flip }).shape(ellipse(84, -318, 50), 'bold', role);
  sheet.shape(
    drawn(
      '-196,30! -206,-10 -160,-30 -140,-100 -114,-190 0,-220 114,-190 140,-100 160,-30 206,-10 196,30! 0,40',
    ),
    'bold',
    role,
  );
  for (const flip of [true, false])
    sheet
      .at({ flip })
      .shape(drawn('60,-150! 140,-136 188,-70 186,-6 140,12 108,-14 112,-70 84,-110'), 'bold', role);
  sheet.shape(ellipse(0, -246, 118, 100), 'bold', role);
  sheet.shape(drawn('-122,-206! 0,-158 122,-206! 134,-140 0,-86 -134,-140!'), 'bold', scarf);
  sheet.shape(ellipse(0, 2, 36), 'bold', 'cream');
}

function bearsWatch({ sheet }: Brief): Story {
  const sky = sheet.layer('sky');
  sky.shape(drawn('-20,330! 200,400 500,350 820,400! 820,1040! -20,1040!'), 'line', 'c');
  palm(sky.at({ x: 310, y: 256 }), 240, ['a', 'sun'], 'broad');
  sky.shape(star(640, 130, 62, 31, 5, 0.2), 'bold', 'sun');
  sheet
    .layer('far')
    .shape(drawn('-20,680! 200,590 420,650 620,570 820,640! 820,1040! -20,1040!'), 'line', 'b');
  sheet
    .layer('hill')
    .shape(drawn('-20,840! 160,780 400,750 640,780 820,830! 820,1040! -20,1040!'), 'bold', 'grass');
  const bears = sheet.layer('bears');
  bearFromBehind(bears.at({ x: 560, y: 890, scale: 0.8 }), 'fur', 'b');
  bearFromBehind(bears.at({ x: 276, y: 880, scale: 1.14 }), 'wood', 'rust');
  bears.shape(
    drawn('380,682! 450,700 540,716 624,724 650,752 634,788 590,790 520,776 430,764 372,760!'),
    'bold',
    'wood',
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
