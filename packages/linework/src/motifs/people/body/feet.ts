import { curve } from '../../../geometry/curve.ts';
import { form, stroke } from './tables.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';
import type { Leg } from './skeleton.ts';
import { rad } from './skeleton.ts';
import type { Point } from '../../../geometry/point.ts';

/** What is worn on the feet. */
export type Footwear = 'sneaker' | 'shoe' | 'boot' | 'sandal' | 'slipper' | 'bare';

/** Draws a foot with what it wears; the ankle is at the given point, the foot so long. */
export function footAt(
  sheet: Sheet,
  { at: [x, y], leg, length }: { readonly at: Point; readonly leg: Leg; readonly length: number },
  wear: {
    readonly kind: Footwear;
    readonly role: Role;
    readonly skin: Role;
    readonly level: 0 | 1 | 2;
  },
): void {
  const flip = leg.toes === 'left';
  const angle = rad(leg.roll ?? 0) * (flip ? -1 : 1);
  const spot = sheet.at({ x, y, scale: length / 100, angle, flip });
  if (leg.toes === undefined || leg.toes === 'front') FRONT[wear.kind](spot, wear);
  else if ((leg.roll ?? 0) > POINTED_FROM && POINTED.has(wear.kind)) pointed(spot, wear);
  else SIDE[wear.kind](spot, wear);
}

/** From which turn of the ankle a light shoe is drawn as one line with the leg. */
const POINTED_FROM = 32;
const POINTED: ReadonlySet<Footwear> = new Set(['shoe', 'slipper']);

/** A foot that goes on in the leg's own direction, its toes stretched. */
function pointed(sheet: Sheet, { role, skin }: { readonly role: Role; readonly skin: Role }): void {
  sheet.shape(form('-8,-22! 12,-12 40,2 70,22 84,34! 74,40 40,38 8,30 -14,20 -26,4!'), 'bold', skin);
  sheet.shape(form('-20,6! -12,22 8,31 40,39 74,41 86,34! 72,20 50,8! 30,16 6,16!'), 'line', role);
}

type DrawFoot = (
  sheet: Sheet,
  wear: { readonly role: Role; readonly skin: Role; readonly level: 0 | 1 | 2 },
) => void;

const SOLE_SIDE = form('-33,26! 0,28 24,26 60,28 85,23! 87,34 78,41! 20,40 -32,41!');
const UPPER_SIDE = form('-25,-24! -22,-8 -31,10 -31,34! 20,36 68,36 84,31 82,14 64,2 42,-6 24,-24!');
const UPPER_FRONT = form('-23,-20! -27,6 -31,28 -24,40 0,43 24,40 31,28 27,6 23,-20!');

const SIDE: Readonly<Record<Footwear, DrawFoot>> = {
  sneaker(sheet, { role, level }) {
    sheet.shape(UPPER_SIDE, 'bold', role);
    if (level > 0) {
      sheet.line(stroke('58,2 52,14 54,27'), 'fine', 0.3);
    }
    if (level === 2) {
      sheet.shape(form('58,1! 52,14 54,30! 70,33 84,30! 83,14 68,4'), 'line', 'paper');
      sheet.line(stroke('16,-20 20,4 40,26'), 'fine', 0.4);
      for (const [a, b] of [
        [27, -12],
        [36, -4],
        [46, 1],
      ] as const)
        sheet.line(
          curve([
            [a, b],
            [a - 9, b + 13],
          ]),
          'fine',
          0.3,
        );
    }
    if (level > 0) sheet.shape(SOLE_SIDE, 'line', 'paper');
  },
  shoe(sheet, { role, skin }) {
    sheet.shape(form('-24,-20! -26,10 -20,24! 40,24 30,0 21,-20!'), 'bold', skin);
    sheet.shape(
      form('-29,0! -30,38! -6,41 20,37 60,40 78,36 78,24 62,14 44,12! 20,22 -6,18 -20,-4!'),
      'bold',
      role,
    );
  },
  boot(sheet, { role, level }) {
    sheet.shape(
      form('-27,-62! -25,-10 -31,36! 20,37 66,37 80,32 77,14 58,2 36,-6 26,-30 27,-62!'),
      'bold',
      role,
    );
    if (level > 0) sheet.shape(SOLE_SIDE, 'line', 'wood');
    sheet.shape(form('-30,-66! 0,-60 30,-66! 29,-48! 0,-42 -29,-48!'), 'line', role);
  },
  sandal(sheet, { role, skin }) {
    sheet.shape(form('-23,-20! -27,10 -28,33! 20,34 70,34 78,28 72,18 54,10 34,-2 20,-20!'), 'bold', skin);
    sheet.shape(form('30,-4! 46,4! 42,33! 22,33!'), 'line', role);
    sheet.shape(form('-26,2! 0,8 24,-10! 25,0! 0,18 -28,12!'), 'line', role);
    sheet.shape(form('-31,31! 20,32 78,29! 80,37 72,40! -30,40!'), 'line', 'wood');
  },
  slipper(sheet, { role, skin }) {
    sheet.shape(form('-22,-20! -26,10 -26,30! 40,30 60,16 34,-2 19,-20!'), 'bold', skin);
    sheet.shape(form('-27,8! -29,36! 0,39 40,38 80,37! 74,24 52,12 30,8! 10,24 -14,22!'), 'line', role);
  },
  bare(sheet, { skin, level }) {
    sheet.shape(
      form('-22,-20! -26,10 -30,30 -22,40! 6,37 40,40 70,40 80,32 72,20 54,12 34,-2 19,-20!'),
      'bold',
      skin,
    );
    if (level > 0)
      for (const x of [60, 69])
        sheet.line(
          curve([
            [x, 21 + (x - 60) * 0.5],
            [x + 2, 30],
          ]),
          'fine',
          0.4,
        );
  },
};

const FRONT: Readonly<Record<Footwear, DrawFoot>> = {
  sneaker(sheet, { role, level }) {
    sheet.shape(UPPER_FRONT, 'bold', role);
    sheet.shape(form('-29,20! 0,12 29,20! 32,32 24,42 0,45 -24,42 -32,32'), 'line', 'paper');
    if (level > 0)
      for (const y of [-6, 4])
        sheet.line(
          curve([
            [-9, y],
            [9, y + 2],
          ]),
          'fine',
          0.3,
        );
  },
  shoe(sheet, { role, skin }) {
    sheet.shape(form('-22,-20! -24,6 -20,24! 20,24! 24,6 22,-20!'), 'bold', skin);
    sheet.shape(form('-27,6! -31,28 -24,40 0,43 24,40 31,28 27,6! 16,20 0,23 -16,20'), 'bold', role);
  },
  boot(sheet, { role }) {
    sheet.shape(form('-28,-62! -26,0 -33,28 -25,40 0,43 25,40 33,28 26,0 28,-62!'), 'bold', role);
    sheet.shape(form('-31,-66! 0,-60 31,-66! 30,-48! 0,-42 -30,-48!'), 'line', role);
    sheet.line(stroke('-27,16 0,8 27,16'), 'fine', 0.4);
  },
  sandal(sheet, { role, skin }) {
    sheet.shape(form('-22,-20! -25,6 -29,26 -22,39 0,41 22,39 29,26 25,6 22,-20!'), 'bold', skin);
    sheet.shape(form('-27,14! 0,6 27,14! 29,26! 0,18 -29,26!'), 'line', role);
  },
  slipper(sheet, { role, skin }) {
    sheet.shape(form('-21,-20! -23,6 -18,26! 18,26! 23,6 21,-20!'), 'bold', skin);
    sheet.shape(form('-25,14! -28,30 -20,41 0,43 20,41 28,30 25,14! 12,24 -12,24'), 'line', role);
  },
  bare(sheet, { skin, level }) {
    sheet.shape(form('-22,-20! -25,6 -30,26 -24,38 0,42 24,38 30,26 25,6 22,-20!'), 'bold', skin);
    if (level > 0)
      for (const x of [-12, 0, 12])
        sheet.line(
          curve([
            [x, 30],
            [x * 1.1, 39],
          ]),
          'fine',
          0.3,
        );
  },
};
