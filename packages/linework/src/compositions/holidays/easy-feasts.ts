import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { plainFace } from '../../motifs/roomy/creatures.ts';

import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import type { EasyScene } from '../easy-page.ts';

/** A snowman with a scarf, a hat and arms of twigs, its foot on the origin, 460 units high. */
function scarfedSnowman(sheet: Sheet): void {
  for (const flip of [false, true]) {
    const side = sheet.at({ flip });
    side.line(traced('92,-140 126,-190 130,-236'), 'bold', 0.2);
  }
  sheet.shape(ellipse(0, -84, 116, 96), 'bold', 'paper');
  for (const y of [-96, -48]) sheet.ink(ellipse(0, y, 8));
  sheet.shape(drawn('14,-180! 82,-180! 92,-76! 28,-72!'), 'bold', 'rust');
  sheet.shape(ellipse(0, -240, 82), 'bold', 'paper');
  sheet.shape(
    drawn('-76,-210! -30,-184 30,-184 76,-210! 92,-156! 36,-126 -36,-126 -92,-156!'),
    'bold',
    'rust',
  );
  plainFace(sheet, 0, -252, 60);
  sheet.shape(drawn('-62,-310! -56,-428! 56,-428! 62,-310! 0,-300'), 'bold', 'night');
  sheet.shape(rectangle(-104, -336, 208, 58, 24), 'bold', 'night');
}

/** A snow globe with a snowman in it. */
export const GLOBE: EasyScene = {
  title: 'A Snowman under Glass',
  description:
    'He lives in a ball and it is always winter there. Shake it in your mind, and then give his hat a color.',
  tags: ['snow globe', 'snowman', 'winter', 'christmas'],
  behind: 'cream',
  draw(sheet) {
    for (const x of [-10, 760]) sheet.shape(rectangle(x, -10, 250, 660), 'line', 'a');
    sheet.shape(rectangle(-10, 630, 510, 200), 'bold', 'wood');
    sheet.shape(rectangle(500, 630, 520, 200), 'bold', 'wood');
    sheet.shape(drawn('320,560! 680,560! 700,610 770,650 780,716! 220,716! 230,650 300,610'), 'bold', 'rust');
    sheet.shape(rectangle(400, 628, 200, 62, 24), 'line', 'sun');
    const glass = ellipse(500, 325, 282);
    sheet.shape(glass, 'bold', 'sky');
    const inside = sheet.inside([clockwise(glass)]);
    for (const x of [298, 702])
      inside.shape(
        mirrored('0,-260! 60,-150 34,-146! 88,-60 56,-56! 112,40! 0,50', { x, y: 500, scale: 0.8 }),
        'bold',
        'leaf',
      );
    inside.shape(drawn('160,560! 330,500 500,516 670,500 840,560! 840,720! 160,720!'), 'bold', 'paper');
    scarfedSnowman(inside.at({ x: 500, y: 564, scale: 0.9 }));
    for (const [x, y] of [
      [372, 160],
      [632, 176],
    ] as const)
      inside.shape(star(x, y, 40, 22, 6), 'line', 'paper');
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
  for (const side of [-1, 1])
    inside.line(
      traced(`${x + side * 20},${y - high} ${x + side * wide * 0.36},${y} ${x + side * 20},${y + high}`),
      'line',
      0,
    );
  sheet.rim(clockwise(body), 'bold');
  for (const at of [y - high - 44, y + high - 30])
    sheet.shape(rectangle(x - wide * 0.52, at, wide * 1.04, 74, 14), 'bold', 'sun');
}

/** Two paper lanterns over the hills. */
export const LANTERNS: EasyScene = {
  title: 'One Lantern Round, One Lantern Tall',
  description:
    'They hang side by side over the sleeping hills. The moon is round as well, but it needs no string.',
  tags: ['lanterns', 'festival', 'night', 'moon'],
  behind: 'night',
  draw(sheet) {
    sheet.shape(ellipse(516, 270, 104), 'bold', 'sun');
    sheet.shape(drawn('-20,800! 220,730 480,800 760,740 1020,800! 1020,1020! -20,1020!'), 'bold', 'leaf');
    sheet.shape(rectangle(424, 740, 160, 160), 'bold', 'cream');
    sheet.shape(drawn('384,752! 504,640! 624,752!'), 'bold', 'rust');
    sheet.shape(rectangle(478, 800, 52, 110, 20), 'line', 'wood');
    sheet.shape(drawn('-20,890! 300,850 640,890 1020,850! 1020,1020! -20,1020!'), 'bold', 'grass');
    lantern(sheet, [240, 360, 164, 146], 'rust');
    lantern(sheet, [772, 400, 126, 196], 'ember');
    for (const [x, angle] of [
      [96, 2.7],
      [392, 3.5],
      [610, 2.8],
      [908, 3.5],
    ] as const) {
      sheet.shape(place(petal('leaf', 176, 92), { x, y: 80, angle }), 'line', 'leaf');
      sheet.line(traced('0,-40 0,-150', { x, y: 80, angle }), 'line', 0.3);
    }
    sheet.shape(drawn('-20,40! 300,24 700,44 1020,20! 1020,84! 700,100 300,84 -20,104!'), 'bold', 'wood');
  },
};

/** A ghost and a pumpkin that meet. */
export const GHOST: EasyScene = {
  title: 'Boo, Said the Small Ghost',
  description: 'The pumpkin did not jump. It has been grinning since Tuesday and likes visitors.',
  tags: ['halloween', 'ghost', 'pumpkin', 'moon'],
  behind: 'night',
  draw(sheet) {
    for (const r of [260, 186]) sheet.shape(ellipse(170, 190, r), 'line', r > 200 ? 'd' : 'soft');
    sheet.shape(ellipse(170, 190, 112), 'bold', 'sun');
    sheet.shape(drawn('-20,540! 300,500 640,540 1020,500! 1020,780! -20,780!'), 'bold', 'leaf');
    sheet.shape(drawn('-20,600! 240,540 560,590 1020,540! 1020,780! -20,780!'), 'bold', 'grass');
    sheet.shape(
      drawn(
        '150,640! 170,440 230,310 330,270 430,310 490,440 510,640! 450,600 390,650! 330,604 270,650! 210,600',
      ),
      'bold',
      'paper',
    );
    for (const x of [290, 370]) sheet.ink(ellipse(x, 390, 8, 12));
    sheet.shape(ellipse(330, 474, 36, 46), 'line', 'd');
    const pumpkin = sheet.at({ x: 762, y: 524, scale: 0.92 });
    pumpkin.shape(drawn('-30,-180! -40,-250 -20,-290! 40,-270! 26,-230 34,-180!'), 'bold', 'leaf');
    for (const side of [-1, 1]) pumpkin.shape(ellipse(side * 130, -10, 96, 166), 'bold', 'ember');
    pumpkin.shape(ellipse(0, -6, 128, 186), 'bold', 'gold');
    for (const side of [-1, 1])
      pumpkin.shape(drawn('-44,30! 0,-54! 44,30!', { x: side * 62, y: -60 }), 'line', 'night');
    pumpkin.shape(drawn('-104,30! 0,62 104,30! 70,120 0,150 -70,120'), 'line', 'night');
    sheet.shape(
      drawn(
        '480,180! 560,110 640,160 690,150! 730,90! 752,128! 796,128! 818,90! 858,150! 908,160 960,110 980,190! 920,200 880,240! 830,214 774,262! 718,214 660,240! 610,200',
        { x: -200, y: -20 },
      ),
      'bold',
      'd',
    );
    for (const x of [558, 590]) sheet.ink(ellipse(x, 148, 6));
  },
};

/** Nine candles in a row. */
export const CANDLES: EasyScene = {
  title: 'Nine Candles on the Last Evening',
  description:
    'Eight stand in a row and the ninth, which lit them all, stands higher. Give every flame its own yellow.',
  tags: ['hanukkah', 'menorah', 'candles', 'light'],
  behind: 'night',
  draw(sheet) {
    for (const x of [-10, 330, 670]) sheet.shape(rectangle(x, -10, 340, 840), 'line', 'night');
    for (const x of [-10, 500]) sheet.shape(rectangle(x, 820, 520, 200), 'bold', 'wood');
    sheet.shape(drawn('440,640! 560,640! 580,740 720,850! 280,850! 420,740'), 'bold', 'gold');
    for (let i = -4; i <= 4; i++) {
      const [x, foot] = [500 + i * 102, i === 0 ? 470 : 590];
      sheet.shape(rectangle(x - 37, foot - 190, 74, 200, 10), 'bold', i % 2 ? 'c' : 'a');
      sheet.shape(place(petal('drop', 132, 84), { x, y: foot - 334, angle: Math.PI }), 'bold', 'sun');
    }
    sheet.shape(rectangle(458, 470, 84, 130, 10), 'bold', 'gold');
    sheet.shape(rectangle(44, 580, 912, 84, 30), 'bold', 'gold');
    sheet.line(arc(500, 740, 60, 20, 0.2, Math.PI - 0.2), 'line', 0.2);
    for (const [x, turn] of [
      [170, -0.2],
      [830, 0.2],
    ] as const) {
      const dreidel = sheet.at({ x, y: 880, angle: turn });
      dreidel.shape(rectangle(-22, -126, 44, 70, 16), 'bold', 'wood');
      dreidel.shape(drawn('-60,-66! 60,-66! 60,24! 0,78! -60,24!'), 'bold', 'b');
      dreidel.shape(star(0, -12, 34, 20, 6), 'line', 'sun');
    }
  },
};
