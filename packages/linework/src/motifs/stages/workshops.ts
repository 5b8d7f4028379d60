import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { rope } from '../people/props.ts';
import { workshop, type Ware } from './halls.ts';
import type { Role } from '../../roles.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd'];

const pot: Ware = (sheet, level, turn) => {
  const role = LEADS[turn % 4]!;
  if (turn % 3 === 2)
    for (const side of [-1, 1])
      rope(
        sheet,
        [
          [side * 30, -84],
          [side * 58, -66],
          [side * 34, -34],
        ],
        5,
        role,
      );
  sheet.shape(
    drawn(
      [
        '-22,-110! 22,-110! 16,-86 44,-44 28,0! -28,0! -44,-44 -16,-86',
        '-40,-80! 40,-80! 34,-20 22,0! -22,0! -34,-20',
        '-26,-100! 26,-100! 40,-50 26,0! -26,0! -40,-50',
      ][turn % 3]!,
    ),
    'line',
    role,
  );
  if (level > 0) sheet.shape(rectangle(-30, -52, 60, 13, 5), 'fine', 'cream');
};

const hammerOnShelf: Ware = (sheet) => {
  sheet.shape(rectangle(-7, -104, 14, 104, 4), 'line', 'wood');
  sheet.shape(rectangle(-34, -118, 68, 30, 6), 'line', 'stone');
};

const jarOfBrushes: Ware = (sheet, level, turn) => {
  for (const [x, lean, high] of (
    [
      [-14, -0.2, 96],
      [14, 0.24, 90],
      [0, 0.04, 112],
    ] as const
  ).slice(0, level === 2 ? 3 : 2)) {
    const stick = sheet.at({ x, y: -40, angle: lean });
    stick.shape(rectangle(-4, 40 - high, 8, high - 40), 'line', 'wood');
    stick.shape(drawn('-8,2! 8,2! 6,-22 0,-30 -6,-22', { y: 40 - high }), 'line', LEADS[turn % 4]);
  }
  sheet.shape(rectangle(-34, -60, 68, 60, 8), 'line', 'sky');
  if (level === 2) sheet.shape(rectangle(-34, -44, 68, 18), 'fine', 'paper');
};

const plane: Ware = (sheet) => {
  sheet.shape(drawn('34,-34! 28,-62 40,-72 54,-60 50,-34!'), 'line', 'wood');
  sheet.shape(drawn('-14,-34! -2,-72! 12,-66! 8,-34!'), 'line', 'stone');
  sheet.shape(ellipse(-42, -46, 13), 'line', 'wood');
  sheet.shape(drawn('-62,0! -62,-26 -54,-36! 62,-36! 62,0!'), 'line', 'sand');
};

const crate: Ware = (sheet, level, turn) => {
  sheet.shape(rectangle(-42, -66, 84, 66, 6), 'line', LEADS[turn % 4]);
  sheet.shape(rectangle(-48, -80, 96, 20, 5), 'line', 'wood');
  if (level === 2) sheet.shape(ellipse(0, -30, 17), 'fine', 'cream');
};

const planks: Ware = (sheet) => {
  for (const [i, [x, w]] of (
    [
      [-54, 104],
      [-44, 92],
      [-52, 84],
    ] as const
  ).entries())
    sheet.shape(rectangle(x, -24 - i * 23, w, 23, 3), 'line', i % 2 ? 'sand' : 'wood');
};

/** Tools and tins, none like the one beside it. */
const tool: Ware = (sheet, level, turn) =>
  [hammerOnShelf, jarOfBrushes, plane, crate, planks][(turn * 2) % 5]!(sheet, level, turn);

const bottle: Ware = (sheet, level, turn) => {
  sheet.shape(rectangle(-28, -80, 56, 80, 10), 'line', LEADS[turn % 4]);
  sheet.shape(rectangle(-18, -102, 36, 24, 4), 'line', 'stone');
  if (level === 2) sheet.shape(rectangle(-20, -56, 40, 28, 4), 'fine', 'paper');
};

const firstAid: Ware = (sheet) => {
  sheet.shape(rectangle(-46, -62, 92, 62, 8), 'line', 'paper');
  sheet.shape(
    drawn('-8,-48! 8,-48! 8,-38! 18,-38! 18,-24! 8,-24! 8,-14! -8,-14! -8,-24! -18,-24! -18,-38! -8,-38!'),
    'line',
    'rust',
  );
};

const flask: Ware = (sheet, level, turn) => {
  sheet.shape(
    drawn('-13,-104! 13,-104! 13,-74 40,-42 32,-4! -32,-4! -40,-42 -13,-74'),
    'line',
    LEADS[turn % 4],
  );
  sheet.shape(rectangle(-18, -112, 36, 16, 6), 'line', 'wood');
  if (level === 2) sheet.line(drawn('-38,-36! 0,-28 38,-36!').slice(0, -1), 'fine', 0.2);
};

const towels: Ware = (sheet) => {
  for (const [i, y] of [0, -30, -60].entries())
    sheet.shape(rectangle(-48 + i * 4, y - 30, 96 - i * 8, 30, 12), 'line', LEADS[i]);
};

const bone: Ware = (sheet) => {
  sheet.shape(drawn('-34,-70! 34,-70! 38,0! -38,0!'), 'line', 'sun');
  sheet.shape(
    drawn('-10,-4! -20,-10 -26,0 -20,10 -10,4! 10,4! 20,10 26,0 20,-10 10,-4!', { y: -34, scale: 0.94 }),
    'line',
    'paper',
  );
};

/** Bottles, boxes and towels, none like the one beside it. */
const vial: Ware = (sheet, level, turn) =>
  [bottle, flask, towels, firstAid, bone][(turn * 3) % 5]!(sheet, level, turn);

const spool: Ware = (sheet, level, turn) => {
  sheet.shape(rectangle(-16, -96, 32, 96, 6), 'line', LEADS[turn % 4]);
  for (const y of [-104, -10]) sheet.shape(rectangle(-26, y, 52, 16, 6), 'line', 'wood');
  if (level === 2)
    for (const y of [-70, -44])
      sheet.line(
        [
          [-16, y],
          [16, y - 6],
        ],
        'fine',
        0.2,
      );
};

const folded: Ware = (sheet, _level, turn) => {
  for (const [i, y] of [0, -34, -66].entries())
    sheet.shape(rectangle(-50 + i * 6, y - 34, 100 - i * 12, 34, 12), 'line', LEADS[(turn + i) % 4]);
};

const rolls: Ware = (sheet, _level, turn) => {
  for (const [i, [x, y]] of (
    [
      [-27, -27],
      [27, -27],
      [0, -74],
    ] as const
  ).entries()) {
    sheet.shape(ellipse(x, y, 27), 'line', LEADS[(turn + i) % 4]);
    sheet.shape(ellipse(x, y, 9), 'fine', 'cream');
  }
};

const buttonJar: Ware = (sheet, level, turn) => {
  sheet.shape(rectangle(-32, -78, 64, 78, 12), 'line', 'sky');
  sheet.shape(rectangle(-27, -96, 54, 20, 5), 'line', 'wood');
  if (level === 2)
    for (const [i, [x, y]] of (
      [
        [-13, -18],
        [13, -20],
        [0, -44],
      ] as const
    ).entries())
      sheet.shape(ellipse(x, y, 11), 'fine', LEADS[(turn + i) % 4]);
};

/** Thread, cloth and buttons, none like the one beside it. */
const fabric: Ware = (sheet, level, turn) =>
  [spool, folded, buttonJar, rolls][(turn * 3) % 4]!(sheet, level, turn);

/** A pottery full of pots. */
export const pottery = workshop('in the pottery', ['pottery', 'clay'], pot);
/** A workshop full of tools. */
export const carpentry = workshop('in the workshop', ['workshop', 'wood'], tool);
/** A vet’s surgery full of bottles. */
export const surgery = workshop('at the vet’s', ['vet', 'animals'], vial);
/** A sewing room full of thread and cloth. */
export const sewingRoom = workshop('in the sewing room', ['sewing', 'fabric'], fabric);
