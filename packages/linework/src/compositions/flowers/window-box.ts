import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { curve } from '../../geometry/curve.ts';
import { rectangle } from '../../geometry/forms.ts';
import type { Path } from '../../geometry/point.ts';
import { hangingVine } from '../../motifs/flowers/hanging-vine.ts';
import { headline, titled } from '../../motifs/flower-names.ts';
import { SPECIES, speciesOf, type SpeciesName } from '../../motifs/flowers/species/species.ts';
import { head } from '../../motifs/flowers/species/stalk.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

const BEDDED: readonly SpeciesName[] = [
  'rose',
  'anemone',
  'marguerite',
  'gerbera',
  'pansy',
  'hibiscus',
  'camellia',
  'cosmos',
  'hellebore',
  'poppy',
  'frangipani',
];
const BROAD: readonly SpeciesName[] = [
  'anemone',
  'pansy',
  'hibiscus',
  'poppy',
  'hellebore',
  'frangipani',
  'dogwood',
];

/** A window with shutters and, below it, a box in full bloom. */
export const windowBox: Composition = {
  name: 'window-box',
  category: 'flowers',
  size: [1000, 1000],
  strays: 1.5,
  draw(brief) {
    const names = brief.random.shuffle(brief.level === 0 ? BROAD : BEDDED).slice(0, 2);
    const house = brief.sheet.layer('house');
    const wall = rectangle(40, 40, 920, 920, 10);
    house.shape(wall, 'bold', 'cream');
    if (brief.level > 0) drawStones(house.inside([wall]));
    house.rim(wall, 'bold');
    drawWindow(house, brief);
    drawBox(brief.sheet.layer('box'), brief);
    if (brief.level > 0)
      for (const [x, side] of [
        [190, -1],
        [812, 1],
      ] as const)
        hangingVine(brief.sheet.layer('vines'), brief, [x, 724], side, 0.84);
    drawBed(brief, names);
    const [first, second] = names.map((name) => SPECIES[name].many);
    const hour = brief.random.pick(['Morning', 'Noon', 'Sunday', 'Summer', 'Village', 'Harbor']);
    return {
      title: `${hour} Window Box with ${headline(first!)}`,
      description: `${titled(first!)} and ${second!} spill from a box under an open window. Paint the shutters first, then the flowers.`,
      tags: ['window', 'flowers', 'garden', 'house', ...names],
    };
  },
};

/** Courses of large stones over a wall. */
function drawStones(sheet: Sheet): void {
  for (let row = 0; row < 7; row++)
    for (let i = -1; i < 4; i++)
      sheet.shape(rectangle(40 + (i + (row % 2) / 2) * 306, 40 + row * 132, 306, 132), 'fine', 'stone');
}

function drawWindow(sheet: Sheet, brief: Brief): void {
  const { level, random } = brief;
  sheet.shape(rectangle(290, 90, 420, 560, 8), 'bold', 'wood');
  sheet.shape(rectangle(318, 118, 364, 532), 'line', 'night');
  for (const side of [-1, 1]) {
    const at = (x: number): number => 500 + side * x;
    const drape: Path = [
      ...curve([
        [at(182), 120],
        [at(90), 200],
        [at(60), 330],
        [at(120), 470],
        [at(182), 540],
      ]),
      [at(182), 120],
    ];
    sheet.shape(drape, 'line', 'soft');
    if (level > 0)
      for (const x of [110, 146])
        sheet.line(
          curve([
            [at(x + 26), 150],
            [at(x), 300],
            [at(x + 28), 460],
          ]),
          'fine',
          0.6,
        );
  }
  sheet.shape(rectangle(490, 118, 20, 532), 'line', 'wood');
  for (const y of byLevel(brief, [370], [300, 470], [300, 470]))
    sheet.shape(rectangle(318, y, 364, 18), 'line', 'wood');
  for (const side of [-1, 1]) drawShutter(sheet, brief, side === -1 ? 96 : 724);
  if (level > 0) {
    sheet.shape(rectangle(270, 66, 460, 34, 8), 'line', 'wood');
    const hearts = random.chance(0.5);
    if (level === 2)
      fillZone(hearts ? 'hearts' : 'diamonds', {
        sheet,
        zone: [rectangle(290, 76, 420, 20)],
        size: 40,
        angle: 0,
        roles: ['a', 'b'],
      });
  }
}

function drawShutter(sheet: Sheet, brief: Brief, x: number): void {
  sheet.shape(rectangle(x, 100, 180, 550, 6), 'bold', 'c');
  const slats = byLevel(brief, 2, 6, 8);
  const [top, bottom] = [130, 622];
  for (let i = 0; i < slats; i++) {
    const high = (bottom - top) / slats;
    sheet.shape(rectangle(x + 26, top + i * high, 128, high - 12, 5), 'line', i % 2 === 0 ? 'c' : 'soft');
  }
}

function drawBox(sheet: Sheet, brief: Brief): void {
  sheet.shape(rectangle(120, 730, 760, 166, 12), 'bold', 'rust');
  if (brief.level > 0) {
    const zone = [rectangle(150, 790, 700, 70)];
    sheet.shape(zone, 'line', 'soft');
    if (brief.level === 2)
      fillZone(brief.random.pick(['hearts', 'diamonds', 'moons'] as const), {
        sheet,
        zone,
        size: 54,
        angle: 0,
        roles: ['a', 'b'],
      });
  }
  for (const x of [200, 740]) sheet.shape(rectangle(x, 894, 60, 34, 4), 'line', 'wood');
}

/** Flowers of a medium page: a row behind and one before it that falls over the edge of the box. */
const SPILL = [
  [258, 634, 0.96],
  [452, 618, 1.02],
  [650, 634, 0.94],
  [810, 648, 0.98],
  [164, 728, 0.96],
  [534, 720, 1.04],
  [858, 742, 0.9],
  [348, 742, 1.14],
  [706, 748, 1.12],
] as const;

function drawSpill({ sheet, random }: Brief, names: readonly SpeciesName[]): void {
  const over = sheet.layer('flowers');
  for (const [x, angle] of [
    [222, 2.7],
    [380, 3.5],
    [510, 2.9],
    [680, 3.3],
    [800, 3.6],
  ] as const)
    SPECIES.camellia.leaf(over.at({ x, y: 752, angle, scale: random.range(1, 1.2) }), { random, level: 0 });
  SPILL.forEach(([x, y, scale], i) => {
    const species = speciesOf(names[i % 2]!);
    head(over, {
      species,
      at: [x + random.range(-8, 8), y + random.range(-8, 8)],
      scale,
      facing: 'face',
      lean: species.tilts[0] === 0 ? random.range(-0.3, 0.3) : random.range(0, 6.28),
      level: 0,
      random: random.fork(`spill ${i}`),
      petals: species.petals === 'a' ? (i % 2 ? 'd' : 'a') : species.petals,
    });
  });
}

function drawBed(brief: Brief, names: readonly SpeciesName[]): void {
  const { random, level } = brief;
  const leaves = brief.sheet.layer('leaves');
  const back = byLevel(brief, 4, 9, 11);
  for (let i = 0; i < back; i++) {
    const share = (i + 0.5) / back;
    const angle = (share - 0.5) * 2.6;
    const scale = byLevel(brief, 2.1, 1.6, 1.45) * random.range(0.9, 1.1);
    SPECIES.camellia.leaf(leaves.at({ x: 190 + share * 620, y: 720, angle, scale }), {
      random,
      level: level === 2 ? 1 : 0,
    });
  }
  if (level === 1) return drawSpill(brief, names);
  const roles: readonly Role[] = ['a', 'd'];
  const count = level === 0 ? 3 : 7;
  for (const row of level === 2 ? [0, 1] : [0]) {
    const many = row === 0 ? count : count - 1;
    for (let i = 0; i < many; i++) {
      const x = 500 + ((i + 0.5) / many - 0.5) * (row === 0 ? 740 : 620);
      const which = (i + row) % 2;
      const species = speciesOf(names[which]!);
      const scale = (level === 0 ? 1.5 : 0.84) * random.range(0.94, 1.06);
      const lift = level === 2 ? (row === 0 ? 94 : 0) : (i % 2) * 70;
      head(brief.sheet.layer('flowers'), {
        species,
        at: [x, 690 - lift + random.range(-8, 8)],
        scale,
        facing: 'face',
        lean: species.tilts[0] === 0 ? random.range(-0.2, 0.2) : random.range(0, 6.28),
        level: level === 0 ? 0 : 1,
        random: random.fork(`head ${row} ${i}`),
        petals: species.petals === 'a' ? roles[which]! : species.petals,
      });
    }
  }
}
