import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { curve } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { HOUSEPLANTS, wateringCan, type HouseplantName } from '../../motifs/nature/houseplants.ts';
import { shining } from '../../motifs/nature/skies.ts';
import { throughWindow } from '../../motifs/nature/window.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import type { PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

const WIDE = 760;

/** Houseplants in painted pots on two shelves. */
export const plantShelf: Composition = {
  name: 'plant-shelf',
  category: 'nature',
  size: [WIDE, 1000],
  strays: 1.6,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const names = random.shuffle(Object.keys(HOUSEPLANTS) as HouseplantName[]);
    const kind = random.pick(['panel', 'arch', 'cut'] as const);
    throughWindow(
      brief.sheet,
      { kind, size: [WIDE, 1000], role: 'cream', band: level === 0 ? 0 : 20 },
      (inside) => {
        const scene = { ...brief, sheet: inside };
        drawWall(scene);
        drawShelves(scene, names);
      },
    );
    const [first, second] = [WORDS[names[0]!], WORDS[names[1]!]];
    return {
      title: `${random.pick(['Shelf', 'Plant Shelf', 'Sunny Shelf', 'Green Corner'])} with ${first} and ${second}`,
      description: `Houseplants in painted pots fill two shelves, among them ${first.toLowerCase()} and ${second.toLowerCase()}. Give every pot its own color.`,
      tags: ['houseplants', 'pots', 'shelf', 'leaves', 'green'],
    };
  },
};

const WORDS: Readonly<Record<HouseplantName, string>> = {
  monstera: 'Monstera',
  snake: 'Snake Plant',
  pilea: 'Pilea',
  aloe: 'Aloe',
  cactus: 'Cactus',
  trailer: 'Ivy',
};

function drawWall(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('wall');
  const style = random.pick(['stripes', 'sun'] as const);
  if (style === 'sun')
    return shining(sheet, {
      at: [random.range(280, 480), random.range(330, 470)],
      radius: 140,
      rays: byLevel(brief, 1, 4, 6),
      style: 'rings',
      roles: ['cream', 'soft'],
    });
  const wide = byLevel(brief, 254, 127, 84);
  for (let x = 0; x < WIDE; x += wide * 2) sheet.shape(rectangle(x, -10, wide, 1020), 'fine', 'soft');
  if (level === 2)
    for (let x = wide / 2; x < WIDE; x += wide)
      sheet.line(
        [
          [x, 0],
          [x, 1000],
        ],
        'fine',
        0,
      );
}

const PATTERNS: readonly PatternName[] = ['diamonds', 'triangles', 'scales', 'hearts', 'moons', 'stars'];

function drawShelves(brief: Brief, names: readonly HouseplantName[]): void {
  const { random, level } = brief;
  const roles = random.shuffle<Role>(['a', 'b', 'd', 'rust', 'ember']);
  const rows = byLevel(
    brief,
    [[380], [380]],
    [
      [240, 520],
      [240, 520],
    ],
    [
      [216, 548],
      [216, 548],
    ],
  );
  let k = 0;
  for (const [row, xs] of rows.entries()) {
    const y = row === 0 ? 470 : 890;
    board(brief.sheet.layer('shelf'), y, level);
    const spots = level === 0 ? [random.range(250, 290), random.range(500, 540)] : xs;
    for (const [i, x] of spots.entries()) {
      const name = names[k % names.length]!;
      const plant = {
        level,
        random: random.fork(`plant ${k}`),
        role: roles[k % roles.length]!,
        pattern: PATTERNS[(k * 2 + i) % 6]!,
      };
      HOUSEPLANTS[name](
        brief.sheet
          .layer('plant')
          .at({ x, y, scale: byLevel(brief, 1, 1.12, 1.12) * random.range(0.95, 1.05) }),
        plant,
      );
      k++;
    }
    if (level > 0) extra(brief, row, y);
  }
}

function board(sheet: Sheet, y: number, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(60, y, 640, 34, 8), 'bold', 'wood');
  for (const dy of [[], [17], [12, 23]][level]!)
    sheet.line(
      curve([
        [80, y + dy],
        [380, y + dy + 2],
        [680, y + dy - 1],
      ]),
      'fine',
      0.4,
    );
}

function extra(brief: Brief, row: number, y: number): void {
  const { random } = brief;
  const sheet = brief.sheet.layer('extra');
  const kind = random.pick(['can', 'cups', 'none'] as const);
  if (kind === 'can' && row === 1) wateringCan(sheet.at({ x: 380, y, scale: 0.62 }), 'd');
  if (kind !== 'cups' || row === 1) return;
  for (const [i, x] of [366, 404].entries()) {
    sheet.shape(rectangle(x - 22, y - 46 - i * 8, 44, 46 + i * 8, 6), 'line', i === 0 ? 'soft' : 'c');
    sheet.shape(ellipse(x, y - 46 - i * 8, 22, 6), 'line', 'wood');
  }
}
