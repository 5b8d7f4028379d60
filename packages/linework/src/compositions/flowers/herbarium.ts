import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { rectangle } from '../../geometry/forms.ts';
import { headline } from '../../motifs/flower-names.ts';
import { SPECIES, speciesOf, type SpeciesName } from '../../motifs/flowers/species/species.ts';
import { head, stalk, type Facing } from '../../motifs/flowers/species/stalk.ts';
import type { Role } from '../../roles.ts';

const PRESSED: readonly SpeciesName[] = [
  'rose',
  'poppy',
  'anemone',
  'marguerite',
  'sunflower',
  'coneflower',
  'gerbera',
  'lily',
  'hellebore',
  'tulip',
  'daffodil',
  'iris',
  'pansy',
  'crocus',
  'cosmos',
  'calla',
];

const GRIDS = [
  [2, 2],
  [2, 3],
  [3, 3],
] as const;

const EDGE = 40;
const GAP = 16;

/** A sheet of pressed flowers, each in its own field with a strip for its name. */
export const herbarium: Composition = {
  name: 'herbarium',
  category: 'flowers',
  size: [800, 1000],
  strays: 1.4,
  draw(brief) {
    const [columns, rows] = GRIDS[brief.level];
    const names = brief.random.shuffle(PRESSED).slice(0, columns * rows);
    brief.sheet
      .layer('sheet')
      .shape(rectangle(EDGE - 8, EDGE - 8, 816 - EDGE * 2, 1016 - EDGE * 2, 14), 'bold', 'cream');
    const wide = (800 - EDGE * 2 - GAP * (columns + 1)) / columns;
    const high = (1000 - EDGE * 2 - GAP * (rows + 1)) / rows;
    names.forEach((name, i) => {
      const x = EDGE + GAP + (i % columns) * (wide + GAP);
      const y = EDGE + GAP + Math.floor(i / columns) * (high + GAP);
      drawField(brief, name, [x, y, wide, high], i);
    });
    const [first, second, third] = names.map((name) => SPECIES[name].many);
    const count = ['Four', 'Six', 'Nine'][brief.level]!;
    return {
      title: `${count} Pressed Flowers with ${headline(first!)} and ${headline(second!)}`,
      description: `A collector's sheet with ${first!}, ${second!}, ${third!} and more, each in a field of its own. Write their names on the strips when you have colored them.`,
      tags: ['herbarium', 'botanical', 'pressed flowers', 'collection', ...names.slice(0, 4)],
    };
  },
};

function drawField(
  brief: Brief,
  name: SpeciesName,
  [x, y, wide, high]: readonly [number, number, number, number],
  i: number,
): void {
  const species = speciesOf(name);
  const random = brief.random.fork(`field ${i}`);
  const fields = brief.sheet.layer('fields');
  fields.shape(rectangle(x, y, wide, high, 8), 'line', i % 2 === 0 ? 'soft' : 'paper');
  const strip = byLevel(brief, 44, 36, 30);
  fields.shape(rectangle(x + wide * 0.16, y + high - strip - 12, wide * 0.68, strip, 5), 'line', 'cream');
  const room = high - strip - 40;
  const scale =
    Math.min(wide / 215, room / byLevel(brief, 330, 262, 280)) * (species.tilts[0] === 0 ? 0.88 : 1);
  const level = byLevel(brief, 0, 0, 1);
  const facing: Facing = name === 'coneflower' ? 'turned' : 'face';
  const upright = species.tilts[0] === 0 || species.tilts[0] > 1;
  const foot: readonly [number, number] = [
    x + wide / 2,
    y + 26 + scale * (upright ? species.reach + 20 : 92),
  ];
  const sheet = brief.sheet.layer('flowers');
  const ground = y + high - strip - 26;
  const reach = Math.min(1, (ground - foot[1]) / (species.leafSize * scale));
  const lean = stalk(sheet, {
    species,
    from: [x + wide / 2, ground],
    to: foot,
    bow: random.range(-10, 10),
    half: byLevel(brief, 7, 5.6, 4.6),
    leaves: ([1, -1] as const).map((side) => ({
      share: species.habit === 'tuft' ? 0.04 : 0.2,
      side,
      length: Math.max(
        60,
        species.leafSize * scale * Math.max(0.62, reach) * (species.habit === 'tuft' ? 0.8 : 0.62),
      ),
      spread: species.habit === 'tuft' ? 0.42 : 0.8,
    })),
    level,
    random,
  });
  const roles: readonly Role[] = ['a', 'b', 'd', 'c'];
  head(sheet, {
    species,
    at: foot,
    scale,
    facing,
    lean,
    level,
    random,
    petals: species.petals === 'a' ? roles[i % 4]! : species.petals,
  });
}
