import type { Composition } from '../../composition.ts';
import { clockwise, grow } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { rectangle } from '../../geometry/forms.ts';
import { place, type Point } from '../../geometry/point.ts';
import { letterform, type Letter } from '../../motifs/letters/letterforms.ts';
import { THINGS, type ThingName } from '../../motifs/letters/things.ts';
import { sittingCat, sittingDog } from '../../motifs/people/pets.ts';
import { garden, park, street } from '../../motifs/stages/outdoors.ts';
import { type Scene, type Stage } from '../../motifs/stages/stage.ts';
import { castleGrounds } from '../../motifs/stages/wonder.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { pictured, type Picture } from '../people/picture.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('') as Letter[];
const LEADS: readonly Role[] = ['a', 'b', 'c', 'd'];

/** What lies behind everything of a poster. */
const wall: Stage = { where: 'on the wall', tags: ['poster'], sky: 'cream', behind: () => undefined };

function sign(
  sheet: Sheet,
  letter: Letter,
  at: { x: number; y: number; scale: number; angle?: number },
  role: Role,
  halo: number,
): void {
  const shape = letterform(letter, 96);
  for (const path of halo > 0 ? grow(shape, halo) : []) sheet.at(at).shape(path, 'line', 'paper');
  sheet.shape(
    shape.map((path) => place(path, at)),
    'bold',
    role,
  );
}

/** Cells with a letter each, four of them with pictures instead. */
const chart: Picture = {
  name: 'alphabet-chart',
  category: 'letters',
  size: [800, 1000],
  ground: 900,
  stages: [wall],
  act: ({ level }) => ({
    title: level === 2 ? 'The Patchwork Alphabet' : 'The Whole Alphabet',
    description: [
      'Twenty-six letters hang in rows, and four pictures have got in between. Hang it over a desk when it is done.',
      'Twenty-six letters hang in rows, and four pictures have got in between. Hang it over a desk when it is done.',
      'Every letter of the alphabet has a patch of cloth of its own. It takes twenty-six evenings, or one long weekend.',
    ][level]!,
    tags: ['alphabet', 'letters', 'poster', 'school', ...(level === 2 ? ['patterns', 'expert'] : [])],
  }),
  sign(scene) {
    const { sheet, random, level } = scene;
    const [columns, rows] = [5, 6];
    const [w, h] = [736 / columns, 936 / rows];
    const pictures = random.shuffle([3, 7, 11, 12, 18, 22, 26]).slice(0, 4);
    const things = random.shuffle<ThingName>([
      'star',
      'cat',
      'balloon',
      'butterfly',
      'fish',
      'daisy',
      'apple',
    ]);
    const patterns = random.shuffle<PatternName>([
      'scales',
      'diamonds',
      'bricks',
      'stars',
      'hearts',
      'shells',
    ]);
    let next = 0;
    let shown = 0;
    for (let i = 0; i < columns * rows; i++) {
      const [x, y] = [32 + (i % columns) * w, 32 + Math.floor(i / columns) * h];
      const role = LEADS[(i + Math.floor(i / columns)) % 4]!;
      const cell = clockwise(rectangle(x, y, w, h));
      sheet.shape(cell, 'line', level === 0 ? 'soft' : role);
      const isFine = (i + Math.floor(i / columns)) % 2 === 0;
      if (level === 2)
        fillZone(isFine ? patterns[(i >> 1) % 4]! : patterns[4 + ((i >> 1) % 2)]!, {
          sheet,
          zone: [cell],
          size: isFine ? 62 : 124,
          angle: 0,
          roles: [role, 'soft'],
        });
      const at = { x: x + w / 2, y: y + h / 2, scale: 0.27 };
      if (pictures.includes(i)) {
        if (level > 0) sheet.shape(clockwise(rectangle(x + 14, y + 14, w - 28, h - 28, 20)), 'line', 'paper');
        THINGS[things[shown++]!](sheet.at({ ...at, scale: 0.42 }), {
          level: 0,
          random,
          roles: [LEADS[(i + 1) % 4]!, LEADS[(i + 2) % 4]!],
        });
        continue;
      }
      const letter = ALPHABET[next++];
      if (letter) sign(sheet, letter, at, LEADS[(i + 2) % 4]!, level === 0 ? 0 : 28);
    }
  },
};

/** Strings of little flags with the letters on them, over a party. */
const bunting: Picture = {
  name: 'alphabet-bunting',
  category: 'letters',
  size: [1000, 800],
  ground: 720,
  edge: 'open',
  stages: [park, garden, street, castleGrounds],
  isBanded: true,
  views: [
    [500, 800, 1],
    [200, 800, 1.2],
    [800, 800, 1.2],
  ],
  act: (_, stage) => ({
    title: `Alphabet Flags ${stage === street ? 'over the Street' : stage === garden ? 'over the Garden' : stage === park ? 'in the Park' : 'at the Castle'}`,
    description: `Three strings of flags hang ${stage.where}, with all the letters from A to Z. The cat and the dog have looked for their names.`,
    tags: ['alphabet', 'letters', 'bunting', 'flags', stage.tags[0]!],
  }),
  sign: (scene) => {
    strings(scene);
    sittingCat(scene.sheet.at({ x: 330, y: 748, scale: 1.3 }), scene.level);
    sittingDog(scene.sheet.at({ x: 690, y: 752, scale: 1.4 }), scene.level);
  },
};

function strings(scene: Scene): void {
  const { sheet, random } = scene;
  const rows = [9, 8, 9];
  let next = 0;
  for (const [row, count] of rows.entries()) {
    const y = 62 + row * 132;
    const sag = random.range(10, 26);
    const spine = curve(
      [
        [36, y],
        [500, y + sag],
        [964, y + random.range(-10, 10)],
      ] satisfies Point[],
      6,
    );
    sheet.line(spine, 'line', 0);
    for (let i = 0; i < count; i++) {
      const [x, top] = spine[Math.floor(((i + 0.5) / count) * (spine.length - 1))]!;
      const half = 40;
      sheet.shape(
        [
          [x - half, top],
          [x + half, top],
          [x + half * 0.86, top + 82],
          [x, top + 106],
          [x - half * 0.86, top + 82],
        ],
        'bold',
        LEADS[(i + row) % 4],
      );
      sign(sheet, ALPHABET[next++]!, { x, y: top + 44, scale: 0.148 }, 'paper', 0);
    }
  }
}

/** The whole alphabet on one page. */
export const posters: readonly Composition[] = [chart, bunting].map(pictured);
