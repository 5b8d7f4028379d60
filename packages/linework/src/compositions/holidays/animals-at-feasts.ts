import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { dotEye } from '../../motifs/roomy/creatures.ts';
import type { Sheet } from '../../sheet.ts';
import type { EasyScene } from '../easy-page.ts';

type Disc = readonly [x: number, y: number, radius: number];

/** A mouse that sits on the origin and looks to the left, 230 units high. */
function sittingMouse(sheet: Sheet): void {
  sheet.line(traced('50,-20 110,-10 150,-50 140,-100 172,-130'), 'bold', 0.3);
  sheet.shape(drawn('-50,0! -66,-60 -30,-110 30,-110 70,-60 64,0! 0,8'), 'bold', 'stone');
  sheet.shape(ellipse(44, -176, 46), 'bold', 'stone');
  sheet.shape(drawn('-112,-104 -70,-156 -10,-184 46,-160 60,-110 20,-74 -50,-78'), 'bold', 'stone');
  sheet.shape(ellipse(-22, -182, 48), 'bold', 'stone');
  sheet.ink(ellipse(-110, -106, 12, 11));
  dotEye(sheet, -54, -128);
  sheet.line(traced('-84,-92 -66,-84 -48,-90'), 'line', 0.3);
}

/** A pumpkin with one tooth, and a mouse on its shoulder. */
export const TOOTHED_PUMPKIN: EasyScene = {
  title: 'The Pumpkin with One Tooth',
  description:
    'It has one tooth and is proud of it. The mouse up there has none to spare, but it knows where the seeds are.',
  tags: ['pumpkin', 'autumn', 'halloween', 'jack-o-lantern', 'mouse'],
  behind: 'night',
  isTidy: true,
  draw(sheet) {
    sheet.shape(ellipse(196, 190, 104), 'bold', 'sun');
    for (const [x, y] of [
      [424, 120],
      [900, 170],
    ] as const)
      sheet.shape(star(x, y, 52, 25, 5), 'line', 'sun');
    sheet.shape(drawn('-20,700! 240,660 520,700 780,656 1020,700! 1020,1020! -20,1020!'), 'bold', 'leaf');
    sittingMouse(sheet.at({ x: 752, y: 412, angle: 0.16, scale: 0.94 }));
    for (const side of [-1, 1]) {
      const at = { x: 500 + side * 250, y: 800, angle: side * 2.1 };
      sheet.shape(place(petal('leaf', 240, 140), at), 'bold', 'leaf');
      sheet.line(traced('0,-60 0,-200', at), 'line', 0.3);
    }
    const it = sheet.at({ x: 500, y: 630 });
    for (const [x, rx, ry] of [
      [270, 146, 226],
      [150, 170, 262],
    ] as const)
      for (const side of [-1, 1]) it.shape(ellipse(side * x, 0, rx, ry), 'bold', x > 200 ? 'ember' : 'gold');
    it.shape(ellipse(0, 4, 176, 276), 'bold', 'ember');
    it.shape(
      drawn('-62,-244! -40,-300 -30,-350 -66,-410! 10,-430! 34,-360 40,-300 66,-244! 0,-226'),
      'bold',
      'leaf',
    );
    it.line(traced('20,-250 6,-310 0,-370'), 'line', 0.4);
    for (const side of [-1, 1]) {
      it.shape(
        drawn('-70,20! -50,-62 20,-92 74,-40 78,20! 0,34', { x: side * 136, y: -70, flip: side < 0 }),
        'line',
        'cream',
      );
      it.ink(ellipse(side * 136 - 8, -66, 9, 12));
    }
    it.shape(mirrored('0,-40! 46,30! 0,40'), 'line', 'night');
    const mouth = clockwise(mirrored('0,100 110,92 214,50! 176,150 92,206 0,216'));
    it.shape(mouth, 'line', 'night');
    it.inside([mouth]).shape(drawn('-84,70! 6,80! 2,168! -78,162!'), 'line', 'paper');
    it.rim(mouth, 'line');
  },
};

/** A rabbit that stands on the origin with a brush in its paw, looking to the left, 560 units high. */
function paintingRabbit(sheet: Sheet): void {
  for (const ear of [
    '-64,-350! -104,-470 -70,-560 -20,-520 -10,-360!',
    '20,-360! 30,-500 80,-570 116,-500 76,-340!',
  ])
    sheet.shape(drawn(ear), 'bold', 'fur');
  const brush = sheet.at({ x: -196, y: -176, angle: -0.55 });
  brush.shape(rectangle(-9, -40, 18, 160, 9), 'line', 'wood');
  brush.shape(drawn('-22,-34! 22,-34! 30,-66 14,-96 0,-120! -14,-96 -30,-66'), 'bold', 'a');
  sheet.shape(
    drawn('-40,-226 -100,-216 -166,-216 -206,-204 -218,-168 -190,-144 -140,-146 -90,-130 -30,-110'),
    'bold',
    'fur',
  );
  for (const x of [-202, -184]) sheet.line(traced(`${x},-160 ${x + 4},-182`), 'line', 0.3);
  sheet.shape(drawn('-100,0! -128,-100 -96,-210 0,-240 96,-210 128,-100 100,0! 0,14'), 'bold', 'fur');
  sheet.shape(ellipse(0, -86, 66, 74), 'line', 'cream');
  sheet.shape(drawn('-116,-290 -100,-370 0,-404 100,-370 116,-290 60,-220 -60,-220'), 'bold', 'fur');
  for (const x of [-62, 30]) dotEye(sheet, x, -318);
  sheet.ink(drawn('-34,-288! 2,-288! -16,-270!'));
  sheet.line(traced('-52,-258 -36,-244 -16,-266 4,-244 20,-258'), 'line', 0.3);
  for (const side of [-1, 1]) sheet.shape(ellipse(side * 66, -2, 72, 36), 'bold', 'cream');
}

/** A tall egg in the grass, and a rabbit that paints it. */
export const PAINTED_EGG: EasyScene = {
  title: 'An Egg as Tall as the Page',
  description:
    'The rabbit began at the top and has come down to the zigzag. The lowest band was left for a pattern of your own.',
  tags: ['easter', 'egg', 'rabbit', 'brush', 'spring'],
  behind: 'sky',
  isTidy: true,
  draw(sheet) {
    sheet.shape(ellipse(650, 180, 88), 'bold', 'sun');
    sheet.shape(drawn('-20,620! 200,570 460,640 820,560! 820,1040! -20,1040!'), 'bold', 'leaf');
    const rim = clockwise(
      mirrored('0,-420 130,-356 230,-160 256,60 200,240 96,326 0,340', { x: 306, y: 560 }),
    );
    sheet.shape(rim, 'bold', 'cream');
    const inside = sheet.inside([rim]);
    for (const [y, role] of [
      [330, 'a'],
      [480, 'b'],
      [640, 'sun'],
      [770, 'c'],
    ] as const)
      inside.shape(drawn(`20,${y}! 306,${y + 34} 592,${y}! 592,1000! 20,1000!`), 'line', role);
    inside.shape(place(petal('heart', 108, 110), { x: 306, y: 326 }), 'line', 'rust');
    for (const [x, y] of [
      [196, 424],
      [306, 434],
      [416, 424],
    ] as const)
      inside.shape(ellipse(x, y, 38), 'line', 'sun');
    for (const [x, y] of [
      [168, 580],
      [306, 592],
      [444, 580],
    ] as const)
      inside.shape(star(x, y, 54, 27, 5), 'line', 'sun');
    inside.line(
      traced('40,740! 106,680! 172,756! 239,690! 306,766! 373,690! 440,756! 506,680! 572,740!'),
      'line',
      0,
    );
    sheet.rim(rim, 'bold');
    sheet.shape(drawn('-20,876! 200,850 480,884 820,850! 820,1040! -20,1040!'), 'bold', 'grass');
    paintingRabbit(sheet.at({ x: 622, y: 910, scale: 0.96 }));
    for (const [x, y] of [
      [96, 920],
      [330, 950],
    ] as const)
      for (const blade of ['-30,0 -40,-34 -66,-60', '0,0 2,-46 -6,-88', '30,0 44,-36 68,-54'])
        sheet.line(traced(blade, { x, y }), 'bold', 0.4);
  },
};

/** A full moon and the craters on it, each as x, y and radius. */
function crateredMoon(sheet: Sheet, moon: Disc, craters: readonly Disc[]): void {
  sheet.shape(ellipse(...moon), 'bold', 'sun');
  for (const crater of craters) sheet.shape(ellipse(...crater), 'line', 'cream');
}

/** A red paper lantern between two bands, hanging from the origin; its body is twice so high. */
function hungLantern(sheet: Sheet, high: number): void {
  const wide = 112;
  sheet.line(traced('0,-22 0,20'), 'bold', 0);
  sheet.shape(
    drawn(
      `-22,${high * 2 + 70}! 22,${high * 2 + 70}! 40,${high * 2 + 170}! 0,${high * 2 + 150}! -40,${high * 2 + 170}!`,
    ),
    'line',
    'gold',
  );
  const body = clockwise(ellipse(0, high + 40, wide, high));
  sheet.shape(body, 'bold', 'rust');
  const inside = sheet.inside([body]);
  for (const side of [-1, 1])
    inside.line(
      traced(`${side * 16},40 ${side * wide * 0.42},${high + 40} ${side * 16},${high * 2 + 40}`),
      'line',
      0,
    );
  sheet.rim(body, 'bold');
  for (const y of [20, high * 2 + 24]) sheet.shape(rectangle(-wide * 0.5, y, wide, 52, 12), 'bold', 'sun');
}

/** A shoot of bamboo with a leaf at its joint, its foot on the origin, so high. */
function bambooShoot(sheet: Sheet, high: number): void {
  sheet.shape(place(petal('leaf', 120, 62), { x: -16, y: -high * 0.56, angle: -0.8 }), 'bold', 'leaf');
  sheet.shape(rectangle(-28, -high, 56, high + 20, 14), 'bold', 'grass');
  sheet.shape(rectangle(-38, -high * 0.56 - 21, 76, 42, 18), 'bold', 'grass');
}

/** A panda that sits on the origin, 600 units high, and holds a pole at its left, the right of the page. */
function pandaWithPole(sheet: Sheet): void {
  for (const x of [-130, 130]) sheet.shape(ellipse(x, -548, 62), 'bold', 'night');
  sheet.shape(
    drawn('-130,-300! 130,-300! 176,-190 184,-80 140,0! 0,16 -140,0! -184,-80 -176,-190'),
    'bold',
    'paper',
  );
  sheet.shape(ellipse(0, -120, 96, 108), 'line', 'cream');
  sheet.shape(
    drawn('-128,-304! -184,-250 -192,-160 -186,-84 -140,-68 -86,-80 -56,-116 -84,-156 -110,-190 -92,-262!'),
    'bold',
    'night',
  );
  sheet.line(traced('244,40! 244,-634!'), 'bold', 0);
  sheet.shape(
    drawn('98,-290! 128,-304! 170,-250 216,-236 264,-238 280,-202 260,-166 190,-156 118,-196'),
    'bold',
    'night',
  );
  for (const y of [-214, -188]) sheet.line(traced(`246,${y} 268,${y - 2}`), 'line', 0.3);
  sheet.shape(
    drawn('-190,-420 -154,-540 0,-592 154,-540 190,-420 130,-304 0,-272 -130,-304'),
    'bold',
    'paper',
  );
  for (const side of [-1, 1]) {
    sheet.shape(
      drawn('20,-470 62,-506 106,-476 122,-410 92,-372 46,-392', { flip: side < 0 }),
      'line',
      'night',
    );
    sheet.ink(ellipse(side * 66, -434, 10, 13));
    sheet.gleam(ellipse(side * 66 + 3, -439, 3));
    sheet.shape(ellipse(side * 112, -26, 92, 66), 'bold', 'night');
    sheet.shape(ellipse(side * 116, -22, 44, 32), 'line', 'blush');
  }
  sheet.ink(drawn('-20,-378 0,-382 20,-378 0,-362'));
  sheet.line(traced('-44,-336 -22,-320 0,-344 22,-320 44,-336'), 'line', 0.3);
}

/** A panda that carries a lantern on a pole. */
export const PANDA_LANTERN: EasyScene = {
  title: 'A Panda with a Lantern',
  description:
    'It was allowed to carry the big one, since it promised not to run. Begin with the lantern, so that everybody can see.',
  tags: ['lantern festival', 'lantern', 'panda', 'bamboo', 'moon', 'night'],
  behind: 'night',
  isTidy: true,
  draw(sheet) {
    crateredMoon(
      sheet,
      [200, 210, 120],
      [
        [166, 176, 30],
        [236, 240, 24],
      ],
    );
    sheet.shape(star(420, 150, 52, 25, 5), 'line', 'sun');
    sheet.shape(drawn('-20,760! 200,700 460,760 780,690! 780,1040! -20,1040!'), 'bold', 'leaf');
    bambooShoot(sheet.at({ x: 672, y: 900 }), 196);
    pandaWithPole(sheet.at({ x: 256, y: 900 }));
    sheet.line(traced('496,266! 550,234 620,230!'), 'bold', 0.2);
    hungLantern(sheet.at({ x: 618, y: 252, scale: 0.84 }), 132);
    sheet.shape(drawn('-20,900! 200,870 480,906 780,870! 780,1040! -20,1040!'), 'bold', 'grass');
  },
};

/** A cat in a boat under a lantern, on a river by night. */
export const BOAT_LANTERN: EasyScene = {
  title: 'The Boat Knows the Way',
  description:
    'One lantern at the stern is enough for a small river. The cat has closed its eyes until they are home.',
  tags: ['lantern festival', 'lantern', 'cat', 'boat', 'moon', 'river'],
  behind: 'night',
  isTidy: true,
  draw(sheet) {
    crateredMoon(
      sheet,
      [196, 220, 126],
      [
        [150, 190, 34],
        [236, 250, 28],
      ],
    );
    sheet.shape(star(400, 130, 52, 25, 5), 'line', 'sun');
    sheet.shape(star(90, 430, 44, 22, 5), 'line', 'sun');
    sheet.shape(
      drawn('-20,600! 120,470 230,540! 330,440 500,590 780,540! 780,1040! -20,1040!'),
      'bold',
      'leaf',
    );
    sheet.shape(drawn('-20,640! 200,624 420,644 780,620! 780,1040! -20,1040!'), 'bold', 'water');
    const cat = sheet.at({ x: 272, y: 760 });
    cat.shape(drawn('-110,40! -120,-90 -60,-150 60,-150 120,-90 110,40!'), 'bold', 'ember');
    for (const flip of [false, true])
      cat.at({ flip }).shape(drawn('16,-320! 104,-400! 122,-260!'), 'bold', 'ember');
    cat.shape(drawn('-136,-226 -106,-316 0,-346 106,-316 136,-226 96,-148 0,-128 -96,-148'), 'bold', 'ember');
    for (const side of [-1, 1]) {
      cat.line(arc(side * 58, -244, 24, 18, 0.2, Math.PI - 0.2), 'bold', 0.2);
      cat.line(traced(`${side * 8},-330 ${side * 12},-304`), 'bold', 0.5);
    }
    cat.ink(drawn('-18,-214! 18,-214! 0,-194!'));
    cat.line(traced('-38,-180 -20,-166 0,-190 20,-166 38,-180'), 'line', 0.3);
    cat.shape(drawn('-74,-110! 0,-84 74,-110! 92,-50 0,-30 -92,-50'), 'line', 'a');
    sheet.line(traced('600,780 652,560 632,330 524,256'), 'bold', 0);
    hungLantern(sheet.at({ x: 524, y: 276, scale: 0.82 }), 112);
    sheet.shape(
      drawn('40,730! 120,770 380,780 620,766 724,700! 690,840 620,900 150,900 84,840'),
      'bold',
      'wood',
    );
    sheet.line(traced('70,812 380,842 706,802'), 'line', 0.1);
    for (const x of [-62, 62]) {
      cat.shape(drawn('-38,-56! -44,0 -38,36 0,50 38,36 44,0 38,-56! 0,-66', { x }), 'bold', 'ember');
      for (const toe of [-12, 12]) cat.line(traced(`${x + toe},18 ${x + toe},42`), 'line', 0.3);
    }
    sheet.shape(
      drawn('-20,880! 90,860 190,884 290,862 400,884 500,862 610,884 780,858! 780,1040! -20,1040!'),
      'bold',
      'water',
    );
    for (const [x, y] of [
      [170, 936],
      [560, 930],
      [380, 958],
    ] as const)
      sheet.line(
        traced(`${x - 70},${y} ${x - 34},${y - 12} ${x},${y} ${x + 34},${y - 12} ${x + 70},${y}`),
        'line',
        0.3,
      );
  },
};
