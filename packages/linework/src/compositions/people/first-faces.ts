import type { Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star, tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { boldArm, boldBalloon, boldBust, boldFace, boldFringe } from '../../motifs/people/bold.ts';
import { PEOPLE_PENS } from '../../motifs/people/pens.ts';
import { roomyCloud, roomyStars } from '../../motifs/roomy/sights.ts';
import { place } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { type EasyScene, easyPage } from '../easy-page.ts';

const SIZE = [800, 1000] as const;
const SIDES = [-1, 1] as const;
const skinOf = (random: Random) =>
  random.fork('skin').pick<Role>(['cream', 'sand', 'fur', 'gold', 'blush', 'wood']);
const hairOf = (random: Random) => random.fork('hair').pick<Role>(['ember', 'rust', 'stone', 'night']);

/** One large face, for the first crayons. */
function firstFace(name: string, scene: EasyScene): Composition {
  return {
    name: `first-faces-${name}`,
    category: 'people',
    size: SIZE,
    strays: 1.4,
    pens: PEOPLE_PENS,
    draw: (brief) => easyPage(brief, SIZE, [scene]),
  };
}

const chef = firstFace('chef', {
  title: 'Soup Is Ready',
  description:
    'The cook has a spoon in one hand and an arm around the pot. Whoever is hungry should sit down now.',
  tags: ['cook', 'chef', 'soup', 'kitchen', 'pot', 'face'],
  behind: 'soft',
  draw(sheet, random) {
    const skin = skinOf(random);
    sheet.shape(rectangle(-20, 560, 840, 480), 'line', 'cream');
    for (const x of [90, 710]) sheet.shape(rectangle(x - 62, 560, 124, 480), 'line', 'paper');
    sheet.shape(rectangle(-20, 70, 840, 46, 12), 'bold', 'wood');
    const pan = sheet.at({ x: 128, y: 312, angle: 0.06 });
    pan.shape(rectangle(-28, -226, 56, 166, 26), 'bold', 'wood');
    pan.shape(ellipse(0, 0, 84), 'bold', 'stone');
    pan.shape(ellipse(0, 0, 46), 'line', 'paper');
    const person = sheet.at({ x: 400, y: 480 });
    person.shape(ellipse(0, -60, 212, 100), 'bold', hairOf(random));
    boldBust(person, 'paper');
    person.shape(rectangle(250, -110, 54, 260, 20), 'bold', 'wood');
    person.shape(ellipse(276, -170, 58, 84), 'bold', 'wood');
    boldArm(
      person,
      [
        [236, 310],
        [284, 230],
        [282, 130],
      ],
      { sleeve: 'paper', skin, thumb: -1 },
    );
    person.shape(drawn('0,166! 120,110! 104,244! 0,220! -104,244! -120,110!'), 'bold', 'a');
    boldFace(person, { skin, eyes: 'open', nose: 'round', mouth: 'hidden', isBlushing: false });
    person.shape(mirrored('0,72! 50,58 104,84 130,66! 124,118 70,142 0,112!'), 'line', hairOf(random));
    chefHat(person);
    boldArm(
      person,
      [
        [-222, 272],
        [-296, 400],
        [-180, 470],
      ],
      { sleeve: 'paper', skin, thumb: 1 },
    );
    pot(person.at({ y: 262 }));
  },
});

function chefHat(sheet: Sheet): void {
  sheet.shape(
    unite([
      ellipse(-108, -278, 104, 92),
      ellipse(0, -316, 120, 102),
      ellipse(108, -278, 104, 92),
      clockwise(rectangle(-130, -280, 260, 110)),
    ]),
    'bold',
    'paper',
  );
  sheet.shape(rectangle(-150, -206, 300, 88, 24), 'bold', 'paper');
}

function pot(sheet: Sheet): void {
  for (const side of SIDES) sheet.shape(ellipse(side * 204, 128, 62, 38), 'bold', 'd');
  sheet.shape(mirrored('0,40! 196,40! 188,240! 0,240!'), 'bold', 'b');
  sheet.shape(ellipse(0, 40, 212, 52), 'bold', 'ember');
  sheet.shape(mirrored('0,134! 26,114 58,120 60,150 0,200!'), 'line', 'a');
}

const balloons = firstFace('balloons', {
  title: 'Three Balloons for Me',
  description:
    'Red, yellow and blue, and not one of them is for sharing. If they pull any harder, somebody will fly.',
  tags: ['child', 'balloons', 'birthday', 'sky', 'face'],
  behind: 'sky',
  draw(sheet, random) {
    const [skin, hair] = [skinOf(random), hairOf(random)];
    const ties = [
      [352, 300],
      [512, 336],
      [638, 452],
    ] as const;
    roomyCloud(sheet.at({ x: 170, y: 170, scale: 0.74 }));
    sheet.shape(drawn('-20,640! 120,600 300,640 820,560! 820,1020! -20,1020!'), 'line', 'leaf');
    sheet.shape(drawn('330,776! 560,760 820,770! 820,1020! 330,1020!'), 'bold', 'grass');
    for (const [x, y] of ties)
      sheet.line(traced(`${x},${y} ${x * 0.5 + 320},${y * 0.5 + 320} 640,720`), 'line', 0.1);
    for (const [i, [x, y]] of ties.entries())
      markedBalloon(sheet.at({ x, y, scale: 0.96, angle: (x - 420) * 0.0005 }), i);
    const person = sheet.at({ x: 296, y: 650, scale: 0.94 });
    boldBust(person, 'c');
    boldArm(
      person,
      [
        [206, 262],
        [296, 330],
        [352, 262],
        [352, 150],
      ],
      { sleeve: 'c', skin, thumb: -1, isGrip: true },
    );
    for (const side of SIDES) person.shape(ellipse(side * 178, -176, 76), 'bold', hair);
    person.shape(star(0, 244, 64, 36, 5), 'line', 'sun');
    boldFace(person, { skin, eyes: 'open', nose: 'line', mouth: 'laugh', isBlushing: true });
    boldFringe(person, hair);
  },
});

/** A balloon with a star, with a band or with dots on it. */
function markedBalloon(sheet: Sheet, i: number): void {
  boldBalloon(sheet, (['a', 'sun', 'b'] as const)[i]!);
  if (i === 0) sheet.shape(star(6, -142, 60, 32, 5), 'line', 'paper');
  if (i === 1) sheet.shape(drawn('-112,-176! 0,-150 114,-176! 112,-112! 0,-88 -106,-112!'), 'line', 'paper');
  if (i === 2)
    for (const [x, y] of [
      [4, -196],
      [42, -112],
      [-44, -120],
    ] as const)
      sheet.shape(ellipse(x, y, 34), 'line', 'paper');
}

const queen = firstFace('queen', {
  title: 'The Queen Has a Day Off',
  description: 'No letters today, no trumpets, no guests. She closes her eyes and keeps only the crown on.',
  tags: ['queen', 'crown', 'castle', 'princess', 'face', 'fairy tale'],
  behind: 'soft',
  draw(sheet, random) {
    const [skin, hair] = [skinOf(random), hairOf(random)];
    for (const side of SIDES)
      sheet
        .at({ x: 400, flip: side < 0 })
        .shape(drawn('190,20! 400,20! 400,1000! 330,1000! 350,740 300,560! 330,330 250,160'), 'line', 'd');
    for (const side of SIDES) {
      const curtain = sheet.at({ x: 400, flip: side < 0 });
      curtain.shape(drawn('262,520! 420,480! 420,610! 276,632!'), 'line', 'sun');
    }
    const person = sheet.at({ x: 400, y: 462, scale: 0.92 });
    boldBust(person, 'a');
    for (const side of SIDES)
      person
        .at({ flip: side < 0 })
        .shape(
          drawn('100,-120! 206,-80 236,0 214,70 250,140 238,216 190,262 130,240 132,170 100,100!'),
          'bold',
          hair,
        );
    for (const side of SIDES)
      person.at({ flip: side < 0 }).line(traced('186,-10 182,40 196,96'), 'line', 0.4);
    person.shape(drawn('0,330 -104,290 -156,130! 156,130! 104,290'), 'line', skin);
    boldFace(person, { skin, eyes: 'closed', nose: 'line', mouth: 'smile', isBlushing: true, ears: false });
    boldFringe(person, hair);
    crown(person);
    furCollar(person);
    teaCup(person.at({ y: 524 }));
    for (const side of SIDES)
      boldArm(
        person.at({ flip: side < 0 }),
        [
          [224, 286],
          [270, 440],
          [172, 466],
        ],
        { sleeve: 'a', skin, thumb: 1 },
      );
  },
});

/** A cup with a heart on it, its foot on the origin. */
function teaCup(sheet: Sheet): void {
  sheet.shape(mirrored('0,-150! 92,-150! 78,-30 48,0! 0,0!'), 'bold', 'b');
  sheet.shape(ellipse(0, -150, 94, 26), 'bold', 'ember');
  sheet.shape(place(petal('heart', 66, 68), { y: -28 }), 'line', 'paper');
}

/** A broad collar of fur. */
function furCollar(sheet: Sheet): void {
  const puffs = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((k) =>
    ellipse(k * 41, 302 - Math.abs(k) ** 1.6 * 13, 64, 58),
  );
  for (const rim of unite(puffs.map(clockwise))) sheet.shape(rim, 'bold', 'paper');
}

function crown(sheet: Sheet): void {
  for (const x of [-150, 0, 150]) sheet.shape(ellipse(x, x === 0 ? -418 : -386, 36), 'bold', 'b');
  sheet.shape(
    drawn('-150,-166! -176,-360! -84,-280! 0,-394! 84,-280! 176,-360! 150,-166! 70,-150 0,-146 -70,-150'),
    'bold',
    'sun',
  );
  for (const x of [-92, 0, 92])
    sheet.shape(ellipse(x, x === 0 ? -222 : -230, 32, 36), 'line', x === 0 ? 'a' : 'water');
}

const gardener = firstFace('gardener', {
  title: 'As Tall as My Sunflower',
  description:
    'All summer she carried water to it, one can in the morning and one at night. Now they look each other in the eye.',
  tags: ['gardener', 'sunflower', 'garden', 'summer', 'straw hat', 'face'],
  behind: 'sky',
  draw(sheet, random) {
    const [skin, hair] = [skinOf(random), hairOf(random)];
    roomyCloud(sheet.at({ x: 176, y: 200, scale: 0.8 }));
    sheet.shape(ellipse(676, 124, 62), 'bold', 'sun');
    sheet.shape(drawn('-20,600! 120,540 300,580 820,560! 820,1020! -20,1020!'), 'line', 'leaf');
    sheet.shape(drawn('-20,760! 200,760 520,810 820,790! 820,1020! -20,1020!'), 'bold', 'grass');
    const person = sheet.at({ x: 306, y: 500, scale: 0.96 });
    boldBust(person, 'c');
    person.shape(rectangle(-190, 268, 380, 360, 20), 'bold', 'b');
    person.shape(rectangle(-76, 372, 152, 200, 24), 'line', 'b');
    for (const side of SIDES) {
      person.at({ flip: side < 0 }).shape(drawn('56,316! 120,316! 128,130! 72,130!'), 'bold', 'b');
      person.shape(ellipse(side * 88, 312, 32), 'bold', 'sun');
    }
    for (const side of SIDES)
      person
        .at({ flip: side < 0 })
        .shape(drawn('120,-90! 206,-60 214,60 206,210 160,250 104,206 90,90!'), 'bold', hair);
    boldFace(person, { skin, eyes: 'open', nose: 'line', mouth: 'smile', isBlushing: true, ears: false });
    strawHat(person);
    sunflower(sheet.at({ x: 598, y: 520 }));
    boldArm(
      person,
      [
        [190, 290],
        [192, 410],
        [238, 448],
        [304, 376],
      ],
      { sleeve: 'c', skin, thumb: -1, isGrip: true },
    );
  },
});

function strawHat(sheet: Sheet): void {
  sheet.shape(ellipse(0, -118, 268, 70), 'bold', 'sun');
  sheet.shape(mirrored('0,-350 110,-330 162,-240 166,-120! 0,-96!'), 'bold', 'sun');
  sheet.shape(drawn('-166,-190! 0,-164 166,-190! 170,-116! 0,-90 -170,-116!'), 'bold', 'a');
}

function sunflower(sheet: Sheet): void {
  sheet.shape(
    tube(
      [
        [0, 0],
        [10, 260],
        [0, 520],
      ],
      () => 26,
    ),
    'bold',
    'leaf',
  );
  sheet.shape(drawn('16,216! 40,164 98,166! 94,226 16,262!'), 'bold', 'leaf');
  around(sheet, { radius: 48, count: 11 }, (spot) => spot.shape(petal('leaf', 124, 84), 'bold', 'sun'));
  sheet.shape(ellipse(0, 0, 80), 'bold', 'wood');
  sheet.shape(ellipse(0, 0, 42), 'line', 'rust');
}

const astronaut = firstFace('astronaut', {
  title: 'A Smile Among the Stars',
  description:
    'Behind the round window of the helmet somebody is smiling. The stars are closer than anyone thought.',
  tags: ['astronaut', 'space', 'stars', 'planet', 'rocket', 'face'],
  behind: 'night',
  draw(sheet, random) {
    const [skin, hair] = [skinOf(random), hairOf(random)];
    const planet = sheet.at({ x: 156, y: 190, angle: -0.3 });
    planet.shape(ellipse(0, 0, 92), 'bold', 'b');
    for (const [x, y, r] of [
      [-30, -28, 27],
      [34, 26, 32],
    ] as const)
      planet.shape(ellipse(x, y, r), 'line', 'soft');
    roomyStars(sheet, [
      [640, 130, 0.2],
      [420, 100, 0.5],
      [704, 320, 0.9],
      [104, 640, 0.1],
    ]);
    const person = sheet.at({ x: 390, y: 470 });
    boldBust(person.at({ y: 60 }), 'paper');
    boldArm(
      person,
      [
        [222, 366],
        [282, 340],
        [290, 180],
      ],
      { sleeve: 'paper', skin: 'a', thumb: -1 },
    );
    person.shape(ellipse(0, 0, 268, 262), 'bold', 'paper');
    person.shape(ellipse(0, 6, 214, 206), 'bold', 'water');
    const face = person.at({ y: 36, scale: 0.77 });
    boldFace(face, { skin, eyes: 'open', nose: 'line', mouth: 'laugh', isBlushing: true });
    boldFringe(face, hair);
    person.shape(rectangle(-160, 316, 320, 300, 30), 'bold', 'stone');
    for (const [i, x] of [-92, 0, 92].entries())
      person.shape(ellipse(x, 396, 38), 'line', (['a', 'sun', 'leaf'] as const)[i]);
  },
});

/** People of few large parts. */
export const firstFaces: readonly Composition[] = [chef, balloons, queen, gardener, astronaut];
