import { clockwise, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { rectangle, star, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { canopy } from '../../motifs/animals/backdrops.ts';
import { ribbedBlade } from '../../motifs/animals/blade.ts';
import { stalked } from '../../motifs/animals/stalked.ts';
import type { FlowerName } from '../../motifs/flowers.ts';
import { cloud, fir, hill, roundTree, sun } from '../../motifs/landscape.ts';
import { puff } from '../../motifs/nature/puff.ts';
import { fullMoon } from '../../motifs/nature/skies.ts';
import { toadstool } from '../../motifs/nature/undergrowth.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';

/** A page on which a portrait is set in the open. */
export interface Ground {
  readonly size: readonly [number, number];
  readonly level: 0 | 1;
  readonly random: Random;
}

interface Place {
  /** The second sentence of a drawn description. */
  readonly words: string;
  readonly draw: (sheet: Sheet, it: Ground) => void;
}

/** What lies behind a portrait that is not of the finest grade. */
export const PLACES = {
  hills: { words: 'Hills and trees lie behind it in the sun.', draw: hills },
  night: { words: 'The moon is up over the firs and the stars are out.', draw: night },
  savanna: { words: 'Behind it the sun stands low over the savanna.', draw: savanna },
  jungle: { words: 'Great leaves hang down from above.', draw: jungle },
  bamboo: { words: 'Bamboo grows all around it.', draw: bamboo },
} as const satisfies Readonly<Record<string, Place>>;

/** A place a portrait may be set in. */
export type PlaceName = keyof typeof PLACES;

function hillLine([width, height]: Ground['size'], share: number, bow: number): readonly [number, number][] {
  return [
    [0, (share + bow) * height],
    [width * 0.26, (share - bow) * height],
    [width * 0.56, (share + bow * 0.6) * height],
    [width * 0.82, (share - bow * 0.8) * height],
    [width, share * height],
  ];
}

function hills(sheet: Sheet, { size, level, random }: Ground): void {
  const [width, height] = size;
  sun(sheet.at({ x: width * 0.85, y: height * 0.16 }), width * [0.1, 0.085][level]!, [0, 9][level]!);
  for (const [x, y, s] of [
    [0.2, 0.16, 0.86],
    [0.06, 0.36, 0.62],
  ].slice(0, [1, 2][level]))
    cloud(sheet.at({ x: x! * width, y: y! * height, scale: s! }), random.fork(`cloud ${x}`), false);
  hill(sheet, hillLine(size, 0.5, 0.035), height);
  for (const [x, y, s] of [
    [0.1, 0.54, 1.15],
    [0.93, 0.54, 1.05],
    [0.24, 0.51, 0.8],
    [0.8, 0.51, 0.74],
  ].slice(0, [0, 4][level]))
    roundTree(sheet.at({ x: x! * width, y: y! * height, scale: s! }), random.fork(`tree ${x}`), false);
  if (level === 0)
    for (const [x, y, rx] of [
      [0.06, 0.6, 0.13],
      [0.95, 0.6, 0.14],
    ] as const)
      sheet.shape(puff(random, [x * width, y * height], [rx * width, rx * 0.8 * width], 7), 'line', 'leaf');
  hill(sheet, hillLine(size, 0.63, -0.03), height);
}

function night(sheet: Sheet, { size, level, random }: Ground): void {
  const [width, height] = size;
  fullMoon(sheet.at({ x: width * 0.83, y: height * 0.17 }), width * 0.12, 0);
  for (const [x, y, r] of [
    [0.16, 0.12, 40],
    [0.1, 0.34, 32],
    [0.92, 0.4, 30],
    [0.3, 0.07, 24],
    [0.6, 0.09, 26],
    [0.05, 0.22, 20],
  ].slice(0, [2, 6][level]))
    sheet.shape(star(x! * width, y! * height, r!, r! * 0.5, 5, random.range(-0.3, 0.3)), 'line', 'sun');
  hill(sheet, hillLine(size, 0.52, 0.03), height, 'leaf');
  for (const [x, y, s] of [
    [0.1, 0.62, 1.5],
    [0.93, 0.6, 1.3],
    [0.25, 0.56, 0.9],
    [0.79, 0.56, 0.84],
  ].slice(0, [2, 4][level]))
    fir(sheet.at({ x: x! * width, y: y! * height, scale: s! }), Math.round(x! * 10), false);
  hill(sheet, hillLine(size, 0.64, -0.03), height);
}

const CROWN =
  '-150,-150 -132,-182 -84,-190 -40,-214 20,-206 70,-212 112,-186 150,-176 158,-150 100,-138 30,-146 -40,-136 -104,-140';

function savanna(sheet: Sheet, { size, level }: Ground): void {
  const [width, height] = size;
  sun(sheet.at({ x: width * 0.82, y: height * 0.36 }), width * 0.14, 0);
  for (const [x, y] of [
    [0.18, 0.11],
    [0.9, 0.14],
  ].slice(0, [1, 2][level]))
    sheet
      .at({ x: x! * width, y: y! * height })
      .shape(
        drawn('-150,0! -96,-20 -40,-14 10,-40 66,-30 110,-8 170,-4! 120,16 40,10 -20,24 -90,12'),
        'line',
        'paper',
      );
  hill(sheet, hillLine(size, 0.5, 0.012), height, 'sand');
  for (const [x, y, s] of [
    [0.1, 0.58, 1.2],
    [0.93, 0.54, 0.76],
    [0.3, 0.51, 0.5],
  ].slice(0, [1, 3][level])) {
    const tree = sheet.at({ x: x! * width, y: y! * height, scale: s! });
    const trunk = drawn('-14,4! -10,-70 -58,-146 -44,-152 0,-92 44,-152 58,-146 12,-70 18,4!');
    if (level === 0) tree.shape(unite([trunk, drawn(CROWN)]), 'line', 'leaf');
    else tree.shape(trunk, 'line', 'wood');
    if (level > 0) tree.shape(drawn(CROWN), 'line', 'leaf');
    if (level > 0) tree.line(curve(knots('-96,-160 -40,-176 10,-164')), 'fine', 0.7);
  }
  hill(sheet, hillLine(size, 0.58, -0.014), height, 'gold');
}

function jungle(sheet: Sheet, { size, level, random }: Ground): void {
  const [width, height] = size;
  hill(sheet, hillLine(size, 0.56, 0.04), height);
  for (const side of [-1, 1])
    for (const [x, lean, long] of [
      [0.44, 0.5, 0.42],
      [0.4, 0.16, 0.48],
      [0.5, 0.86, 0.34],
    ].slice(0, [1, 3][level])) {
      const at = {
        x: width * (0.5 + side * (level === 0 ? 0.35 : x!)),
        y: height * 0.76,
        angle: side * lean!,
      };
      const tall = long! * height;
      ribbedBlade(sheet, at, { long: tall, wide: tall * 0.3, role: 'grass', rib: [20, tall * 0.86] });
    }
  canopy(sheet, size, { random, level });
}

function bamboo(sheet: Sheet, { size, level, random }: Ground): void {
  const [width, height] = size;
  hill(sheet, hillLine(size, 0.58, 0.02), height);
  for (const [x, half] of [
    [0.3, 17],
    [0.72, 18],
    [0.08, 26],
    [0.93, 27],
    [0.2, 24],
    [0.82, 22],
  ].slice(2, [4, 6][level])) {
    const at = x! * width;
    const lean = random.range(-14, 14);
    const spine = curve([
      [at, height],
      [at + lean * 0.4, height * 0.5],
      [at + lean, -20],
    ]);
    sheet.shape(clockwise(tube(spine, () => half!)), 'line', 'leaf');
    const joint = height * [0.29, 0.23][level]!;
    for (let y = height * 0.08 + random.range(0, joint * 0.6); y < height * 0.9; y += joint) {
      const centre = at + lean * (1 - y / height) - half! - 3;
      sheet.shape(rectangle(centre, y, half! * 2 + 6, [30, 14][level]!, 8), 'line', 'grass');
      if (y > height * 0.62) continue;
      const side = at < width / 2 ? 1 : -1;
      const spot = { x: at + side * half!, y, angle: side * 1.1 };
      sheet.shape(place(petal('leaf', [124, 108][level]!, [56, 36][level]!), spot), 'line', 'leaf');
    }
  }
}

/**
 * Flowers on their stalks in the lower corners, nearer than the ledge. Where the ledge's right end is to be seen, none
 * hides it: there only those at the left stand on medium pages, and none on easy ones.
 */
export function corners(
  sheet: Sheet,
  kinds: readonly FlowerName[],
  { size, level, random }: Ground,
  isOnBothSides: boolean,
): void {
  const hasToadstool = random.chance(0.5);
  if (level === 0 && !isOnBothSides) return;
  const [width, height] = size;
  const foot = height - 28;
  const stand = [
    [
      [0.135, 136, 72],
      [0.865, 128, 70],
    ],
    [
      [0.21, 112, 40],
      [0.8, 100, 38],
      [0.095, 196, 56],
      [0.91, 178, 54],
    ],
  ][level]!;
  if (level > 0 && hasToadstool && isOnBothSides)
    toadstool(sheet.at({ x: width * 0.68, y: foot, scale: 0.46 }), {
      kind: 'dome',
      level: 0,
      role: 'ember',
      lean: 8,
    });
  for (const [i, [x, tall, head]] of stand.entries()) {
    const side = x! < 0.5 ? 1 : -1;
    if (x! > 0.6 && !isOnBothSides) continue;
    stalked(sheet.at({ x: x! * width, y: foot }), {
      flower: kinds[level === 0 ? 0 : i % kinds.length]!,
      level,
      tall: tall!,
      head: head! * [1, width / 880][level]!,
      sway: side * random.range(5, 12),
      role: (['a', 'd', 'c', 'b'] as const)[i]!,
      ...(level === 0 ? { leaves: [side] } : {}),
    });
  }
}
