import { points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise, intersect } from '../../geometry/boolean.ts';
import { bezier, twin } from '../../geometry/curve.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { mix, polar, type Path } from '../../geometry/point.ts';
import { many, titled } from '../../motifs/flower-names.ts';
import { BROAD_BLOOMS } from '../../motifs/flowers/broad-blooms.ts';
import { FLOWER_NAMES, FLOWERS, type FlowerName } from '../../motifs/flowers.ts';
import { leaf } from '../../motifs/leaf.ts';
import { ornamentRow } from '../../motifs/flowers/painted-band.ts';
import { stillLifePlace } from '../../motifs/flowers/still-life.ts';
import { sprig, type SprigKind } from '../../motifs/sprig.ts';
import { sash } from '../../geometry/sash.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

type Head = readonly [x: number, y: number, size: number];

const HEADS: readonly (readonly Head[])[] = [
  [
    [400, 330, 150],
    [220, 470, 118],
    [584, 468, 118],
  ],
  [
    [404, 360, 138],
    [216, 440, 106],
    [592, 430, 106],
    [300, 222, 96],
    [510, 214, 92],
    [330, 560, 84],
    [498, 562, 84],
  ],
  [
    [404, 380, 128],
    [214, 448, 100],
    [592, 436, 100],
    [286, 230, 94],
    [506, 212, 92],
    [318, 578, 82],
    [504, 574, 82],
    [146, 318, 64],
    [658, 306, 64],
    [396, 108, 64],
  ],
];

/** Flowers and greens in a vase. */
export const bouquet: Composition = {
  name: 'bouquet',
  category: 'flowers',
  size: [800, 1000],
  strays: 1.6,
  draw(brief) {
    const kinds = brief.random
      .shuffle<FlowerName>(brief.level === 0 ? ['rose', 'daisy', 'poppy', 'lily', 'cosmos'] : FLOWER_NAMES)
      .slice(0, 3);
    const heads = HEADS[brief.level]!;
    const page = brief.level === 1 && !brief.isPart ? onTable(brief) : brief;
    drawGreens(page.sheet.layer('greens'), page);
    drawVase(page.sheet.layer('vase'), page);
    drawHeads(page, kinds, heads);
    return {
      title: `${titled(many(kinds[0]!))} in a Painted Vase`,
      description: `A vase holds ${many(kinds[0]!)}, ${many(kinds[1]!)} and ${many(kinds[2]!)} fresh from the garden. Let the vase take up a color of the flowers.`,
      tags: ['bouquet', 'vase', 'flowers', ...kinds],
    };
  },
};

/** The brief with a room and a table drawn on its sheet, on which the vase stands a little smaller. */
function onTable(brief: Brief): Brief {
  const view = stillLifePlace(brief.sheet, 'table', brief.random.fork('place'));
  return { ...brief, sheet: view.at({ x: 4, y: -34, scale: 0.99 }) };
}

function drawGreens(sheet: Sheet, brief: Brief): void {
  const { random, level } = brief;
  const kinds = random.shuffle<SprigKind>(['leafy', 'round', 'fern', 'berry']);
  const count = byLevel(brief, 0, 9, 13);
  for (let i = 0; i < count; i++) {
    const angle = mix(-Math.PI * 1.08, Math.PI * 0.08, (i + 0.5) / count);
    const from = polar([400, 420], 178, angle);
    sprig(sheet, { from, angle, length: 128, kind: kinds[i % 2]!, random, pairs: level + 1 });
  }
  const leaves = byLevel(brief, 3, 8, 10);
  for (let i = 0; i < leaves; i++) {
    const angle = mix(-Math.PI * 1.12, Math.PI * 0.12, (i + 0.5) / leaves);
    const [x, y] = polar([400, 410], byLevel(brief, 150, 180, 190), angle);
    leaf(sheet, {
      at: { x, y, angle: angle + Math.PI / 2 },
      length: 150,
      width: 76,
      random,
      veins: byLevel(brief, 0, 0, 3),
      isClear: true,
    });
  }
  for (const x of [330, 400, 470])
    sheet.shape(
      tube(
        bezier(
          [400 + (x - 400) * 0.8, 400],
          [x, 520],
          [400 + (x - 400) * 0.5, 620],
          [400 + (x - 400) * 0.4, 720],
        ),
        () => 9,
      ),
      'line',
      'leaf',
    );
}

function drawVase(sheet: Sheet, brief: Brief): void {
  const { random } = brief;
  const belly = random.range(128, 156);
  const rim: Path = clockwise(
    twin(
      [
        [0, 662],
        [86, 662, 1],
        [70, 706],
        [belly, 800],
        [belly * 0.86, 896],
        [84, 950, 1],
        [0, 958],
      ].map(([x, y, c]) => (c ? ([400 + x!, y!, 1] as const) : ([400 + x!, y!] as const))),
      400,
    ),
  );
  sheet.shape(rim, 'bold', 'c');
  const bands = byLevel(
    brief,
    [[760, 850]],
    points('750,776 776,866 866,890'),
    points('740,766 766,870 870,896'),
  );
  const names = random.shuffle<PatternName>(['diamonds', 'hearts', 'moons', 'blossoms', 'triangles']);
  bands.forEach(([top, bottom], i) => {
    const zone = intersect(
      [sash({ left: 200, right: 600, top: top, bottom: bottom, side: -22, middle: 10 })],
      [rim],
    );
    sheet.shape(zone, 'line', i % 2 === 0 && bands.length > 1 ? 'd' : 'soft');
    if (brief.level === 1 && i === 1) ornamentRow(sheet, zone, random);
    if (brief.level === 2 && i === 1)
      fillZone(names[0]!, { sheet, zone, size: 46, angle: 0, roles: ['a', 'b'] });
  });
  sheet.rim(rim, 'bold');
  sheet.shape(ellipse(400, 664, 96, 17), 'line', 'c');
}

function drawHeads(brief: Brief, kinds: readonly FlowerName[], heads: readonly Head[]): void {
  const { random } = brief;
  const roles: Role[] = ['a', 'b', 'd'];
  const sheet = brief.sheet.layer('flowers');
  for (const [x, angle] of [
    [330, 2.4],
    [470, 0.74],
  ] as const) {
    leaf(sheet, {
      at: { x, y: 620, angle: angle + Math.PI / 2 },
      length: 150,
      width: 74,
      random,
      veins: byLevel(brief, 0, 3, 4),
      isClear: true,
    });
  }
  for (const [x, y, size] of heads) {
    const outwards = Math.atan2(y - 400, x - 400);
    for (const turn of brief.level === 0 ? [] : [-0.7, 0.7]) {
      const [lx, ly] = polar([x, y], size * 0.5, outwards + turn);
      leaf(sheet, {
        at: { x: lx, y: ly, angle: outwards + turn + Math.PI / 2 },
        length: size * 0.92,
        width: size * 0.46,
        random,
        veins: byLevel(brief, 0, 0, 3),
        isClear: true,
      });
    }
  }
  heads.toReversed().forEach(([x, y, size], i) => {
    const level =
      brief.level === 2 ? (size > 98 ? 2 : size > 80 ? 1 : 0) : brief.level === 1 && size > 130 ? 1 : 0;
    const kind = kinds[(heads.length - 1 - i) % kinds.length]!;
    (level === 0 ? BROAD_BLOOMS : FLOWERS)[kind](
      sheet.at({ x, y, scale: size / 100, angle: random.range(0, 6) }),
      {
        random: random.fork(`head ${i}`),
        level,
        petals: roles[kinds.indexOf(kind)]!,
        heart: 'sun',
        isClear: true,
      },
    );
  });
}
