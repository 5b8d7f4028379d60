import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, lobed, rectangle, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { adornment, face, type Look, type Treat } from './treat.ts';
import type { Sheet } from '../../sheet.ts';

/** What lies between the halves of a burger bun, from below: the second has tomato and the third a fried egg. */
function fillings(sheet: Sheet, nth: number): void {
  sheet.shape(rectangle(-106, 34, 212, 38, 17), 'bold', 'wood');
  if (nth === 1) for (const x of [-50, 50]) sheet.shape(rectangle(x - 46, 20, 92, 24, 11), 'line', 'rust');
  else if (nth === 2)
    sheet.shape(drawn('-104,20 -70,42 -30,30 0,52 34,32 74,44 104,20! 0,8'), 'line', 'paper');
  else sheet.shape(drawn('-98,16! 98,16! 70,34 46,58! 20,34 -90,34!'), 'line', 'sun');
  sheet.shape(
    drawn('-112,4! 112,4! 108,26 84,42 56,24 28,42 0,24 -28,42 -56,24 -84,42 -108,26'),
    'line',
    'leaf',
  );
}

/** A burger of four thick layers. */
function plainBurger(page: Sheet, look: Look): void {
  const sheet = page.at({ scale: 0.94 });
  sheet.shape(drawn('-98,56! -94,100 -60,114 60,114 94,100 98,56!'), 'bold', 'gold');
  sheet.shape(rectangle(-106, 6, 212, 62, 28), 'bold', 'wood');
  sheet.shape(
    drawn('-114,-20! 114,-20! 108,16 82,36 54,18 28,36 0,18 -28,36 -54,18 -82,36 -108,16'),
    'line',
    'leaf',
  );
  sheet.shape(drawn('-104,-18! -102,-70 -50,-112 50,-112 102,-70 104,-18!'), 'bold', 'gold');
  face(sheet, 0, -52, look);
}

const burger: Treat = (sheet, look) => {
  const { level, nth } = look;
  if (level === 0) return plainBurger(sheet, look);
  sheet.shape(drawn('-98,62! -94,96 -60,108 60,108 94,96 98,62!'), 'bold', 'gold');
  fillings(sheet, nth);
  sheet.shape(drawn('-104,12! -102,-50 -50,-100 50,-100 102,-50 104,12!'), 'bold', 'gold');
  if (nth !== 1)
    for (const [x, y] of [
      [-42, -62],
      [0, -76],
      [42, -62],
      [-70, -30],
      [70, -30],
    ] as const)
      sheet.shape(ellipse(x, y, 10, 6, x / 90), 'fine', 'cream');
  face(sheet, 0, -24, look);
  if (nth === 1) adornment(sheet, 40, -84, look);
};

/** Toppings of a slice that leave room for its face: salami, then mushrooms, then olives. */
function toppings(sheet: Sheet, { level, nth }: Look): void {
  const spread = level === 0 ? 0.74 : 1;
  for (const [x, y] of [
    [-36, -26],
    [38, -26],
    [2, 70],
  ] as const) {
    const spot = sheet.at({ x: x * spread, y: level === 0 && y > 0 ? 58 : y });
    if (nth === 1) {
      spot.shape(drawn('-24,2! -20,-16 0,-22 20,-16 24,2! 8,4! 9,20 0,22 -9,20 -8,4!'), 'line', 'cream');
      continue;
    }
    spot.shape(ellipse(0, 0, level === 0 ? 23 : 19), 'line', nth === 2 ? 'b' : 'rust');
    if (level === 2 || nth === 2) spot.shape(ellipse(0, 0, 10), 'fine', nth === 2 ? 'paper' : 'ember');
  }
}

const pizza: Treat = (page, look) => {
  const sheet = look.level === 0 ? page.at({ scale: 0.93 }) : page;
  sheet.shape(drawn('-88,-74! 88,-74! 8,110 -8,110'), 'bold', 'sun');
  toppings(sheet, look);
  if (look.level > 0)
    for (const [x, y, angle] of [
      [-40, 22, -0.6],
      [38, 22, 0.8],
    ] as const)
      sheet.shape(place(petal('leaf', 30, 16), { x, y, angle }), 'fine', 'leaf');
  sheet.shape(drawn('-96,-62 -100,-96 -60,-114 60,-114 100,-96 96,-62 50,-56 0,-62 -50,-56'), 'bold', 'gold');
  face(sheet, 0, look.level === 0 ? 14 : 16, look);
  adornment(sheet, 60, -88, look);
};

const toast: Treat = (sheet, look) => {
  const { level, nth, roles } = look;
  sheet.shape(
    drawn('-84,104! -84,-20 -104,-60 -70,-100 0,-106 70,-100 104,-60 84,-20 84,104!'),
    'bold',
    'gold',
  );
  if (level > 0)
    sheet.shape(drawn('-66,88! -66,-16 -82,-54 -58,-82 0,-88 58,-82 82,-54 66,-16 66,88!'), 'line', 'cream');
  if (nth === 0) {
    if (level > 0) sheet.shape(lobed(0, 0, 62, 5, 7), 'line', 'paper');
    sheet.shape(ellipse(0, -6, level === 0 ? 62 : 46, level === 0 ? 56 : 42), 'line', 'sun');
    return face(sheet, 0, -10, { ...look, level: 0 });
  }
  if (nth === 1)
    sheet.shape(
      drawn('-60,-40 -30,-74 30,-74 60,-40! 54,20 60,56 40,40 24,74 4,46 -20,62 -40,36 -60,50 -54,10'),
      'line',
      roles[0],
    );
  else {
    sheet.shape(drawn('-56,-60! 56,-60! 56,40! 20,84! -20,40! -56,40!'), 'line', 'sun');
    for (const [x, y] of [
      [-36, -42],
      [38, -44],
    ] as const)
      sheet.shape(ellipse(x, y, 11), 'fine', 'cream');
  }
  face(sheet, 0, -8, { ...look, level: 0 });
  if (nth === 1) adornment(sheet, 50, -84, look);
};

const avocado: Treat = (sheet, look) => {
  const { level, nth } = look;
  sheet.shape(
    drawn('0,-116 52,-86 70,-10 90,50 52,106 0,114 -52,106 -90,50 -70,-10 -52,-86'),
    'bold',
    'leaf',
  );
  if (level > 0)
    sheet.shape(drawn('0,-98 38,-72 52,-6 68,48 38,90 0,96 -38,90 -68,48 -52,-6 -38,-72'), 'line', 'grass');
  sheet.shape(ellipse(0, 48, 40), 'bold', nth === 1 ? 'grass' : 'wood');
  if (nth === 1 && level > 0) sheet.line(arc(0, 40, 24, 26, 0.3, 2.8), 'line', 0.4);
  else sheet.line(arc(0, 48, 26, 26, 3.5, 4.5), 'fine', 0.4);
  face(sheet, 0, -38, look);
  adornment(sheet, 26, -92, look);
};

const onigiri: Treat = (sheet, look) => {
  const { level, nth } = look;
  sheet.shape(drawn('0,-110 50,-70 98,40 78,92 0,102 -78,92 -98,40 -50,-70'), 'bold', 'paper');
  const leaf = nth === 2 ? '-94,50! 94,50! 78,98! 0,108 -78,98!' : '-42,44! 42,44! 48,99! 0,103 -48,99!';
  sheet.shape(drawn(leaf), 'bold', 'stone');
  if (level > 0 && nth !== 1)
    for (const [x, y, angle] of [
      [-40, -40, 0.5],
      [0, -76, 1.4],
      [44, -34, -0.6],
      [-66, 34, 0.3],
      [66, 34, -0.4],
    ] as const)
      sheet.shape(ellipse(x, y, 10, 6, angle), 'fine', 'cream');
  if (level > 0 && nth === 1) sheet.shape(ellipse(0, -66, 20), 'line', 'rust');
  face(sheet, 0, nth === 2 ? -2 : 4, look);
};

/** The front of a box of fries: two stripes, a star or dots. */
function boxFront(sheet: Sheet, { level, nth, roles }: Look): void {
  if (level === 0) return;
  if (nth === 1) return sheet.shape(star(0, 88, 20, 9, 5), 'line', 'sun');
  if (nth === 2) {
    for (const [x, y] of [
      [-52, 18],
      [52, 18],
      [-44, 82],
      [44, 82],
    ] as const)
      sheet.shape(ellipse(x, y, 11), 'fine', 'sun');
    return;
  }
  for (const side of [-1, 1])
    sheet.at({ flip: side < 0 }).shape(drawn('48,-30! 90,-40! 70,120! 38,120!'), 'line', roles[1]);
}

const fries: Treat = (sheet, look) => {
  const few = [
    [-46, -84, -0.1],
    [46, -88, 0.12],
    [0, -112, 0.02],
  ] as const;
  const sticks = [
    [-58, -86, -0.14],
    [58, -84, 0.16],
    [-30, -108, -0.06],
    [32, -112, 0.08],
    [0, -98, 0.03],
  ] as const;
  const half = look.level === 0 ? 25 : 14;
  for (const [x, y, angle] of look.level === 0 ? few : sticks)
    sheet.at({ x, y, angle }).shape(rectangle(-half, 0, 2 * half, 130, 4), 'line', 'sun');
  const box = drawn('-80,-22! -40,2 0,8 40,2 80,-22! 60,110! -60,110!');
  sheet.shape(box, 'bold', look.roles[0]);
  boxFront(sheet.inside([box]), look);
  sheet.rim(box, 'bold');
  face(sheet, 0, look.nth === 0 ? 52 : 42, look);
};

/** A bowl of noodles seen a little from above: broth, half an egg, noodles and two chopsticks. */
const ramen: Treat = (sheet, look) => {
  const { level, nth, roles } = look;
  const wide = level === 0 ? 42 : 15;
  for (const [x, angle] of [
    [26, 0.16],
    [80, 0.5],
  ] as const)
    sheet.at({ x, y: -20, angle }).shape(rectangle(-wide / 2, -100, wide, 110, 6), 'line', 'wood');
  const broth = clockwise(ellipse(0, -22, 106, level === 0 ? 54 : 44));
  sheet.shape(broth, 'bold', 'ember');
  const inside = sheet.inside([broth]);
  for (const y of level === 0 ? [-30] : [-44, -24, -6])
    inside.line(traced(`-16,${y} 6,${y + 9} 30,${y - 4} 56,${y + 8} 84,${y - 2}`), 'line', 0.2);
  if (level === 0) {
    inside.shape(ellipse(-40, -34, 54, 38), 'line', 'paper');
    inside.shape(ellipse(-28, -34, 28, 24), 'line', 'sun');
  } else if (nth === 1) inside.shape(lobed(-46, -26, 30, 8, 3), 'line', 'blush');
  else inside.shape(ellipse(-46, -28, 38, 27), 'line', 'paper');
  if (level > 0) inside.shape(ellipse(-46, -28, 16, 12), 'line', nth === 1 ? 'paper' : 'sun');
  sheet.rim(broth, 'bold');
  const bowl = drawn(
    '-106,-20! -84,4 -40,22 0,25 40,22 84,4 106,-20! 94,56 54,94! 54,108! -54,108! -54,94! -94,56',
  );
  sheet.shape(bowl, 'bold', roles[0]);
  if (level > 0) {
    const front = sheet.inside([bowl]);
    const band = [traced('-112,-8 -60,30 60,30 112,-8'), traced('-112,8 -60,46 60,46 112,8')] as const;
    if (nth !== 1) front.shape(clockwise([...band[0], ...band[1].toReversed()]), 'line', roles[1]);
    sheet.rim(bowl, 'bold');
  }
  face(sheet, 0, level > 0 && nth !== 1 ? 68 : 62, look);
};

const melon: Treat = (sheet, look) => {
  const { level, nth } = look;
  sheet.shape(clockwise(arc(0, -60, 108, 156, 0.02, Math.PI - 0.02)), 'bold', 'leaf');
  if (level > 0) sheet.shape(clockwise(arc(0, -60, 94, 138, 0.02, Math.PI - 0.02)), 'line', 'paper');
  const [wide, deep] = level === 0 ? [74, 104] : [82, 122];
  sheet.shape(clockwise(arc(0, -60, wide, deep, 0.02, Math.PI - 0.02)), 'line', look.roles[0]);
  const seeds = [
    [-48, -30],
    [0, -34],
    [48, -30],
    [-30, 36],
    [30, 36],
  ] as const;
  for (const [x, y] of nth === 1 ? seeds.slice(0, 3) : seeds) {
    const seed = place(petal('drop', 22, 13), {
      x: level === 0 ? x * 0.84 : x,
      y: level === 0 ? y * 0.7 - 8 : y - 6,
      angle: Math.PI,
    });
    if (level === 0) sheet.ink(seed);
    else sheet.shape(seed, 'fine', 'wood');
  }
  face(sheet, 0, level === 0 ? -6 : 0, look);
  adornment(sheet, 70, -56, look);
};

/** Things to bite into. */
export const SNACKS: readonly Treat[] = [burger, pizza, toast, avocado, onigiri, fries, ramen, melon];
