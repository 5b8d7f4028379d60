import { clockwise, unite } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { arc, ellipse } from '../../geometry/forms.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** Who can be drawn as a large head. */
export type LargeHead = 'bear' | 'cat' | 'dog' | 'pig' | 'frog' | 'mouse';

/** What a large head may wear. */
export type LargeHat = 'cap' | 'helmet' | 'badge' | 'straw';

const SKULL = mirrored('0,-172 58,-164 96,-122 104,-74 84,-26 40,-4 0,0');
const SIDES = [false, true];

/**
 * Draws a head about 210 units wide for easy pages, its chin on the frame's origin, each kind with a face of its
 * own.
 */
export function largeHead(sheet: Sheet, who: LargeHead, hat?: LargeHat): void {
  HEADS[who](sheet, hat !== undefined);
  if (hat) HATS[hat](sheet.at({ y: who === 'pig' ? -44 : -32 }));
}

/** Shoulders and chest 250 units wide below a large head; they are drawn before it. */
export function largeChest(sheet: Sheet, coat: Role): void {
  sheet.shape(mirrored('0,-16 50,-12 108,18 128,120! 0,120!'), 'line', coat);
}

function eyes(sheet: Sheet, x: number, y: number): void {
  for (const side of [-1, 1]) sheet.ink(ellipse(side * x, y, 9.5, 11.5));
}

/** A broad nose, the line below it and a smile. */
function snoutLines(sheet: Sheet, y: number): void {
  sheet.ink(mirrored(`0,${y - 9} 15,${y - 8} 19,${y - 1} 8,${y + 8} 0,${y + 9}`));
  sheet.line(traced(`0,${y + 8} 0,${y + 24}`), 'line', 0.2);
  sheet.line(arc(0, y + 16, 24, 17, 0.35, Math.PI - 0.35), 'line', 0.3);
}

function whiskers(sheet: Sheet): void {
  for (const side of [-1, 1])
    for (const dy of [-6, 14])
      sheet.line(traced(`${side * 58},${-48 + dy} ${side * 98},${-52 + dy * 1.6}`), 'line', 0.5);
}

const bothSides = (sheet: Sheet, draw: (side: Sheet) => void): void => {
  for (const flip of SIDES) draw(sheet.at({ flip }));
};

const HEADS: Readonly<Record<LargeHead, (sheet: Sheet, isHatted: boolean) => void>> = {
  bear: (sheet, isHatted) => {
    const [x, y] = isHatted ? [106, -112] : [78, -148];
    const ears = [-1, 1].map((side) => clockwise(ellipse(side * x, y, 40)));
    sheet.shape(unite([...ears, clockwise(SKULL)]), 'bold', 'fur');
    sheet.shape(ellipse(0, -46, 60, 44), 'line', 'cream');
    snoutLines(sheet, -72);
    eyes(sheet, 46, -100);
  },
  cat: (sheet, isHatted) => {
    const ear = isHatted ? '66,-150! 142,-212! 120,-110' : '38,-162! 104,-222! 112,-130';
    sheet.shape(mirrored(`0,-160 ${ear} 112,-72 84,-22 38,-3 0,0`), 'bold', 'ember');
    whiskers(sheet);
    sheet.ink(drawn('-14,-70! 14,-70! 0,-54!'));
    for (const side of [-1, 1]) sheet.line(arc(side * 17, -52, 17, 15, 0.1, Math.PI - 0.1), 'line', 0.2);
    for (const x of [-24, 0, 24]) sheet.line(traced(`${x},-160 ${x * 0.8},-130`), 'line', 0.4);
    eyes(sheet, 48, -92);
  },
  dog: (sheet) => {
    sheet.shape(SKULL, 'bold', 'paper');
    bothSides(sheet, (side) =>
      side.shape(drawn('48,-166! 110,-184 160,-124 158,-52 124,-14 92,-46 82,-110!'), 'bold', 'wood'),
    );
    sheet.shape(ellipse(0, -46, 58, 46), 'line', 'cream');
    snoutLines(sheet, -72);
    eyes(sheet, 36, -112);
  },
  pig: (sheet, isHatted) => {
    const ear = isHatted
      ? '54,-130! 150,-172 176,-116 140,-54! 80,-60!'
      : '30,-158! 88,-214 124,-196! 120,-136 92,-104!';
    bothSides(sheet, (side) => side.shape(drawn(ear), 'bold', 'blush'));
    sheet.shape(mirrored('0,-168 60,-160 104,-118 114,-66 92,-22 44,-2 0,0'), 'bold', 'blush');
    sheet.shape(ellipse(0, -64, 60, 44), 'line', 'soft');
    for (const side of [-1, 1]) sheet.ink(ellipse(side * 28, -64, 6, 10));
    sheet.line(arc(0, -24, 30, 14, 0.4, Math.PI - 0.4), 'line', 0.3);
    eyes(sheet, 56, -114);
  },
  frog: (sheet) => {
    sheet.shape(
      mirrored('0,-140 22,-144! 34,-190 66,-200 96,-176 98,-134 122,-78 100,-24 44,-2 0,0'),
      'bold',
      'leaf',
    );
    sheet.line(traced('-80,-68 -44,-40 0,-30 44,-40 80,-68'), 'bold', 0.3);
    for (const side of [-1, 1]) {
      sheet.ink(ellipse(side * 62, -156, 10, 12));
      sheet.ink(ellipse(side * 14, -92, 4, 5));
    }
  },
  mouse: (sheet) => {
    for (const side of [-1, 1]) sheet.shape(ellipse(side * 110, -158, 68), 'bold', 'stone');
    sheet.shape(mirrored('0,-164 54,-156 90,-116 94,-72 70,-28 30,-4 0,0'), 'bold', 'stone');
    sheet.ink(ellipse(0, -56, 13, 10));
    sheet.line(arc(0, -46, 26, 20, 0.4, Math.PI - 0.4), 'line', 0.3);
    eyes(sheet, 38, -96);
  },
};

/** A hat of one outline with a line where its brim begins. */
function hatOf(sheet: Sheet, crown: string, brim: string, fold: string, role: Role): void {
  sheet.shape(unite([mirrored(crown), mirrored(brim)].map(clockwise)), 'bold', role);
  sheet.line(traced(fold), 'line', 0.4);
}

const HATS: Readonly<Record<LargeHat, (sheet: Sheet) => void>> = {
  cap: (sheet) =>
    hatOf(
      sheet,
      '0,-120! 92,-116! 104,-176 64,-214 0,-222',
      '0,-150 84,-136 112,-108! 78,-104 0,-116',
      '-70,-146 0,-154 70,-146',
      'b',
    ),
  helmet: (sheet) =>
    hatOf(
      sheet,
      '0,-120! 92,-114! 96,-170 58,-216 0,-228',
      '0,-156 92,-140 132,-104! 78,-104 0,-118',
      '-78,-146 0,-158 78,-146',
      'sun',
    ),
  badge: (sheet) => {
    hatOf(
      sheet,
      '0,-118! 92,-112! 98,-172 62,-220 0,-236',
      '0,-150 88,-138 138,-100! 80,-100 0,-114',
      '-80,-136 0,-144 80,-136',
      'a',
    );
    sheet.shape(mirrored('0,-214! 36,-206 34,-168 0,-150!'), 'line', 'sun');
  },
  straw: (sheet) =>
    hatOf(
      sheet,
      '0,-118! 72,-122! 66,-190 46,-208 0,-212',
      '0,-150 90,-150 162,-122! 100,-96 0,-108',
      '-58,-150 0,-142 58,-150',
      'gold',
    ),
};
