import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import type { EasyScene } from '../easy-page.ts';

/** A snowman with a scarf, a hat and arms of twigs, its foot on the origin, 460 units high. */
function scarfedSnowman(sheet: Sheet): void {
  for (const flip of [false, true]) {
    const side = sheet.at({ flip });
    for (const twig of ['92,-130 140,-176 160,-236', '140,-176 170,-180 190,-196'])
      side.line(traced(twig), 'bold', 0.1);
  }
  sheet.shape(ellipse(0, -84, 116, 96), 'bold', 'paper');
  for (const y of [-96, -48]) sheet.ink(ellipse(0, y, 9));
  sheet.shape(drawn('10,-170! 80,-176! 104,-84! 66,-70! 24,-70!'), 'bold', 'rust');
  sheet.shape(ellipse(0, -240, 86), 'bold', 'paper');
  sheet.shape(
    drawn('-80,-206! -30,-180 30,-180 80,-206! 96,-150! 36,-120 -36,-120 -96,-150!'),
    'bold',
    'rust',
  );
  for (const side of [-1, 1]) sheet.ink(ellipse(side * 38, -280, 8, 10));
  sheet.line(arc(-4, -212, 40, 18, 0.5, Math.PI - 0.3), 'line', 0.3);
  sheet.shape(drawn('-20,-262! 92,-238! -14,-208!'), 'line', 'ember');
  sheet.shape(drawn('-62,-310! -56,-420! 56,-420! 62,-310! 0,-300'), 'bold', 'night');
  sheet.shape(rectangle(-104, -346, 208, 54, 24), 'bold', 'night');
}

/** A cat that looks to the left over an edge on y 0; its paws are drawn apart, over the edge. */
function curiousCat(sheet: Sheet): void {
  for (const flip of [false, true])
    sheet.at({ flip }).shape(drawn('18,-190! 96,-286! 116,-130!'), 'bold', 'ember');
  sheet.shape(drawn('-90,80! -96,-30 0,-90 96,-30 90,80!'), 'bold', 'ember');
  sheet.shape(drawn('-124,-104 -98,-186 0,-214 98,-186 124,-104 90,-36 0,-16 -90,-36'), 'bold', 'ember');
  for (const x of [-72, 26]) {
    sheet.ink(ellipse(x, -130, 10, 13));
    sheet.gleam(ellipse(x - 3, -135, 3));
  }
  sheet.ink(drawn('-42,-98! -8,-98! -25,-82!'));
  sheet.line(traced('-62,-72 -46,-56 -25,-72 -4,-56 14,-72'), 'line', 0.3);
}

/** The paws of the cat, laid over an edge on y 0. */
function paws(sheet: Sheet): void {
  for (const x of [-82, 66]) {
    sheet.shape(drawn('-48,30 -54,-14 0,-36 54,-14 48,30 0,40', { x }), 'bold', 'cream');
    sheet.line(traced(`${x},6 ${x},34`), 'line', 0.3);
  }
}

/** A snow globe with a snowman in it, and a cat that has found him. */
export const GLOBE: EasyScene = {
  title: 'The Snowman and the Cat',
  description:
    'The cat has watched for an hour and he has not melted yet. Give his hat a color, and then the curtain.',
  tags: ['snow globe', 'snowman', 'cat', 'winter', 'christmas'],
  behind: 'cream',
  isTidy: true,
  draw(sheet) {
    sheet.shape(rectangle(-10, -10, 1020, 660), 'line', 'water');
    sheet.shape(drawn('-20,-20! 216,-20! 196,150 130,300 78,372! 130,520 150,650! -20,650!'), 'bold', 'a');
    sheet.line(traced('110,-20 100,120 66,260'), 'line', 0.3);
    sheet.shape(drawn('-20,340! 40,352 92,344! 104,396! 44,408 -20,400!'), 'bold', 'sun');
    const cat = sheet.at({ x: 864, y: 640, scale: 0.98 });
    curiousCat(cat);
    sheet.shape(rectangle(-10, 630, 1020, 200), 'bold', 'wood');
    paws(cat);
    const base = drawn('320,560! 680,560! 700,610 764,650 774,716! 226,716! 236,650 300,610');
    sheet.shape(base, 'bold', 'rust');
    for (const [i, x] of [376, 500, 624].entries())
      sheet.shape(
        i % 2 ? star(x, 658, 48, 24, 5) : place(petal('heart', 76, 78), { x, y: 696 }),
        'line',
        i % 2 ? 'sun' : 'paper',
      );
    const glass = ellipse(490, 325, 272);
    sheet.shape(glass, 'bold', 'sky');
    const inside = sheet.inside([clockwise(glass)]);
    for (const x of [262, 718])
      inside.shape(
        mirrored('0,-260! 60,-150 34,-146! 88,-60 56,-56! 112,40! 0,50', { x, y: 500, scale: 0.8 }),
        'bold',
        'leaf',
      );
    inside.shape(drawn('160,560! 330,500 490,516 670,500 840,560! 840,720! 160,720!'), 'bold', 'paper');
    scarfedSnowman(inside.at({ x: 490, y: 560, scale: 0.94 }));
    for (const [x, y] of [
      [352, 170],
      [632, 180],
    ] as const)
      inside.shape(star(x, y, 48, 26, 6), 'line', 'paper');
    sheet.rim(clockwise(glass), 'bold');
  },
};

function lantern(
  sheet: Sheet,
  [x, y, wide, high]: readonly [number, number, number, number],
  role: Role,
): void {
  sheet.line(traced(`${x},80 ${x},${y - high}`), 'bold', 0);
  const tassel = sheet.at({ x, y: y + high + 44 });
  tassel.shape(drawn('-26,44! 26,44! 50,176! 24,156! 0,184! -24,156! -50,176!'), 'line', 'gold');
  tassel.shape(ellipse(0, 32, 34), 'line', 'sun');
  const body = ellipse(x, y, wide, high);
  sheet.shape(body, 'bold', role);
  const inside = sheet.inside([clockwise(body)]);
  inside.shape(
    drawn(
      `${x - wide},${y - 56}! ${x},${y - 42} ${x + wide},${y - 56}! ${x + wide},${y + 48}! ${x},${y + 62} ${x - wide},${y + 48}!`,
    ),
    'line',
    'sun',
  );
  inside.shape(star(x, y + 10, 44, 24, 6), 'line', role);
  for (const side of [-0.62, 0, 0.62])
    for (const [from, to] of [
      [-high + 34, -64],
      [72, high - 36],
    ] as const)
      inside.line(traced(`${x + side * wide * 0.8},${y + from} ${x + side * wide},${y + to}`), 'line', 0.3);
  sheet.rim(clockwise(body), 'bold');
  for (const at of [y - high - 44, y + high - 30])
    sheet.shape(rectangle(x - wide * 0.52, at, wide * 1.04, 74, 14), 'bold', 'sun');
}

/** A moon that has closed its eyes. */
function sleepingMoon(sheet: Sheet, radius: number): void {
  sheet.shape(ellipse(0, 0, radius), 'bold', 'sun');
  for (const side of [-1, 1])
    sheet.line(
      arc(side * radius * 0.38, -radius * 0.12, radius * 0.2, radius * 0.16, 0.2, Math.PI - 0.2),
      'line',
      0.2,
    );
  sheet.line(arc(0, radius * 0.3, radius * 0.22, radius * 0.2, 0.3, Math.PI - 0.3), 'line', 0.2);
}

/** A house with a lit window, a door and a path, the middle of its foot on the origin. */
function littleHouse(sheet: Sheet): void {
  sheet.shape(rectangle(68, -250, 40, 90), 'bold', 'stone');
  sheet.shape(rectangle(-130, -130, 260, 140), 'bold', 'cream');
  sheet.shape(drawn('-176,-116! -120,-170 0,-262! 120,-170 176,-116! 90,-104 -90,-104'), 'bold', 'rust');
  sheet.shape(rectangle(-96, -84, 76, 60, 6), 'line', 'sun');
  sheet.shape(drawn('26,10! 26,-50 56,-82 86,-50 86,10!'), 'line', 'wood');
  sheet.ink(ellipse(72, -24, 5));
}

/** Two paper lanterns over a house among the hills. */
export const LANTERNS: EasyScene = {
  title: 'One Lantern Round, One Lantern Tall',
  description:
    'They hang on one branch and light the way to the door. The moon has closed its eyes, since tonight it is not needed.',
  tags: ['lanterns', 'festival', 'night', 'moon', 'house'],
  behind: 'night',
  isTidy: true,
  draw(sheet) {
    sleepingMoon(sheet.at({ x: 520, y: 306 }), 118);
    sheet.shape(star(496, 520, 50, 24, 5), 'line', 'sun');
    sheet.shape(drawn('-20,760! 180,700 420,780 700,730 1020,790! 1020,1020! -20,1020!'), 'bold', 'leaf');
    littleHouse(sheet.at({ x: 506, y: 860 }));
    for (const [x, y, s] of [
      [100, 880, 1],
      [904, 880, 0.94],
    ] as const)
      sheet.shape(
        mirrored('0,-176! 44,-96 26,-92! 70,-28 44,-24! 84,60! 0,60', { x, y, scale: s }),
        'bold',
        'leaf',
      );
    sheet.shape(drawn('-20,886! 300,850 640,872 1020,850! 1020,1020! -20,1020!'), 'bold', 'grass');
    sheet.shape(
      drawn('534,858! 590,858! 604,900 680,940 700,1020! 480,1020! 500,940 536,900'),
      'line',
      'sand',
    );
    for (const [x, y] of [
      [196, 928],
      [330, 906],
      [794, 936],
      [890, 912],
    ] as const)
      for (const lean of [-1, 0, 1])
        sheet.line(
          traced(`${x + lean * 8},${y} ${x + lean * 16},${y - 22} ${x + lean * 32},${y - 36}`),
          'line',
          0.4,
        );
    lantern(sheet, [232, 370, 158, 146], 'rust');
    lantern(sheet, [782, 400, 122, 190], 'ember');
    for (const [x, angle] of [
      [96, 2.7],
      [392, 3.5],
      [626, 2.8],
      [908, 3.5],
    ] as const) {
      sheet.shape(place(petal('leaf', 176, 92), { x, y: 96, angle }), 'line', 'leaf');
      sheet.line(traced('0,-40 0,-150', { x, y: 96, angle }), 'line', 0.3);
    }
    sheet.shape(
      drawn(
        '-20,30! 220,40 420,84 640,60 820,30 1020,44! 1020,116! 830,104 650,132 420,156 210,112 -20,104!',
      ),
      'bold',
      'wood',
    );
    sheet.line(traced('560,108 680,92 780,72'), 'line', 0.4);
  },
};

/** A pumpkin that laughs, 450 units wide, its middle on the origin. */
function laughingPumpkin(sheet: Sheet): void {
  sheet.shape(drawn('-30,-180! -40,-250 -20,-290! 40,-270! 26,-230 34,-180!'), 'bold', 'leaf');
  for (const side of [-1, 1]) sheet.shape(ellipse(side * 130, -10, 96, 166), 'bold', 'ember');
  sheet.shape(ellipse(0, -6, 134, 186), 'bold', 'gold');
  for (const side of [-1, 1])
    sheet.shape(drawn('-44,30! 0,-54! 44,30!', { x: side * 62, y: -60 }), 'line', 'night');
  const mouth = drawn('-108,20! 0,48 108,20! 74,122 0,154 -74,122');
  sheet.shape(mouth, 'line', 'night');
  sheet.inside([clockwise(mouth)]).shape(drawn('-46,20! 36,20! 36,104! -46,100!'), 'line', 'paper');
  sheet.rim(clockwise(mouth), 'line');
}

/** A bat with spread wings, 470 units wide. */
function bat(sheet: Sheet): void {
  for (const side of [-1, 1])
    sheet.shape(
      drawn('30,-20! 90,-60 150,-40 236,-96! 236,-10 220,60! 176,26 136,70! 96,34 40,62!', {
        flip: side < 0,
      }),
      'bold',
      'd',
    );
  sheet.shape(drawn('-40,-40! -46,-104! -12,-72! 12,-72! 46,-104! 40,-40! 52,30 0,78 -52,30'), 'bold', 'd');
  for (const x of [-18, 18]) sheet.ink(ellipse(x, -22, 7, 9));
  sheet.line(arc(0, 4, 16, 14, 0.3, Math.PI - 0.3), 'line', 0.2);
}

/** A ghost and a pumpkin that meet. */
export const GHOST: EasyScene = {
  title: 'Boo, Said the Small Ghost',
  description: 'The pumpkin did not jump. It has been grinning since Tuesday and likes visitors.',
  tags: ['halloween', 'ghost', 'pumpkin', 'moon', 'bat'],
  behind: 'night',
  isTidy: true,
  draw(sheet) {
    sheet.shape(ellipse(196, 186, 116), 'bold', 'sun');
    for (const [x, y, r] of [
      [160, 150, 30],
      [236, 214, 24],
    ] as const)
      sheet.shape(ellipse(x, y, r), 'line', 'soft');
    for (const [x, y] of [
      [404, 96],
      [890, 320],
    ] as const)
      sheet.shape(star(x, y, 44, 21, 5), 'line', 'sun');
    bat(sheet.at({ x: 700, y: 166, angle: -0.08 }));
    sheet.shape(drawn('-20,560! 240,500 520,550 780,480 1020,520! 1020,780! -20,780!'), 'bold', 'grass');
    const ghost = sheet.at({ x: 306, y: 52 });
    ghost.shape(
      drawn(
        '-180,600! -172,520 -210,500 -232,454 -204,408 -162,412 -110,300 0,256 110,300 162,412 204,408 232,454 210,500 172,520 180,600! 120,560 64,612! 0,570 -64,612! -120,560',
      ),
      'bold',
      'paper',
    );
    for (const side of [-1, 1]) {
      ghost.ink(ellipse(side * 48, 380, 11, 15));
      ghost.gleam(ellipse(side * 48 + 4, 375, 2.4));
      ghost.shape(ellipse(side * 96, 424, 30, 21), 'line', 'blush');
      ghost.line(traced(`${side * 150},448 ${side * 172},476 ${side * 168},510`), 'line', 0.4);
    }
    ghost.shape(ellipse(0, 456, 34, 44), 'line', 'd');
    laughingPumpkin(sheet.at({ x: 752, y: 532, scale: 0.86 }));
    sheet.shape(place(petal('leaf', 150, 86), { x: 494, y: 684, angle: 1.45 }), 'bold', 'ember');
    sheet.line(traced('0,-20 0,-112', { x: 494, y: 684, angle: 1.45 }), 'line', 0.3);
  },
};

/** A burning candle with a spiral stripe, its foot on the origin. */
function candle(sheet: Sheet, high: number, role: Role): void {
  sheet.line(traced(`0,${-high - 34} 0,${-high}`), 'bold', 0);
  sheet.shape(rectangle(-35, -high, 70, high + 10, 10), 'line', role);
  for (let y = -high + 70; y < -60; y += 70)
    sheet.line(traced(`-34,${y} -10,${y - 4} 14,${y - 22}`), 'line', 0.4);
  sheet.shape(place(petal('drop', 124, 72), { y: -high - 138, angle: Math.PI }), 'line', 'sun');
}

/** Nine candles in a row. */
export const CANDLES: EasyScene = {
  title: 'Nine Candles on the Last Evening',
  description:
    'Eight stand in a row and the ninth, which lit them all, stands higher. The donut is for whoever has colored all the flames.',
  tags: ['hanukkah', 'menorah', 'candles', 'light', 'donut', 'dreidel'],
  behind: 'night',
  draw(sheet) {
    sheet.shape(
      drawn('-20,-20! 1020,-20! 1020,100! 900,206 720,180 620,76 500,90 380,76 280,180 100,206 -20,100!'),
      'bold',
      'd',
    );
    for (const table of [
      '90,-20 84,60 60,190',
      '210,-20 220,80 190,180',
      '350,-20 350,40 320,110',
      '650,-20 650,40 680,110',
      '790,-20 780,80 810,180',
      '910,-20 916,60 940,190',
    ])
      sheet.line(traced(table), 'line', 0.4);
    sheet.shape(rectangle(-10, 806, 1020, 220), 'bold', 'wood');
    sheet.line(traced('-10,850 240,856 290,890 330,856 670,856 710,890 760,856 1010,850'), 'line', 0);
    sheet.shape(drawn('448,630! 552,630! 576,740 720,876! 280,876! 424,740'), 'bold', 'gold');
    sheet.shape(ellipse(500, 692, 92, 34), 'bold', 'sun');
    for (let i = -4; i <= 4; i++)
      candle(sheet.at({ x: 500 + i * 102, y: i === 0 ? 470 : 590 }), i === 0 ? 210 : 190, i % 2 ? 'c' : 'a');
    sheet.shape(rectangle(452, 470, 96, 130, 10), 'bold', 'gold');
    sheet.shape(rectangle(52, 576, 896, 92, 30), 'bold', 'gold');
    for (let x = 110; x < 930; x += 78) sheet.line(arc(x, 612, 32, 30, 0.2, Math.PI - 0.2), 'line', 0.3);
    const dreidel = sheet.at({ x: 150, y: 880, angle: -0.2 });
    dreidel.shape(rectangle(-24, -136, 48, 80, 16), 'bold', 'wood');
    dreidel.shape(drawn('-76,-66! 76,-66! 76,24! 0,84! -76,24!'), 'bold', 'b');
    dreidel.shape(star(0, -12, 42, 24, 6), 'line', 'sun');
    const plate = sheet.at({ x: 816, y: 920 });
    plate.shape(ellipse(0, 0, 140, 36), 'bold', 'paper');
    plate.shape(ellipse(0, -70, 108, 76), 'bold', 'sand');
    plate.shape(
      drawn('-100,-80 -64,-134 0,-148 64,-134 100,-80 66,-50 34,-74 0,-40 -34,-74 -66,-50'),
      'bold',
      'rust',
    );
  },
};
