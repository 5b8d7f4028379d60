import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { donut, type Topping } from '../../motifs/donut.ts';
import { strawberry } from '../../motifs/sweets.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** Donuts side by side on a paper doily, each with its own icing, seen from above. */
export const donutBox: Composition = {
  name: 'donut-box',
  category: 'food',
  size: [1000, 1000],
  strays: 1.6,
  draw(brief) {
    drawTray(brief);
    drawDonuts(brief);
    return {
      title: byLevel(brief, 'Four Happy Donuts', 'Five Fresh Donuts', 'Nine Donuts on a Tray'),
      description: `${byLevel(brief, 'Four', 'Five', 'Nine')} fresh donuts lie on a tray. Choose an icing for each and mind the sprinkles.`,
      tags: ['donuts', 'dessert', 'sweet', 'bakery', 'icing'],
    };
  },
};

function drawTray(brief: Brief): void {
  const sheet = brief.sheet.layer('tray');
  if (brief.level > 0) {
    const count = byLevel(brief, 0, 9, 11);
    for (let i = 0; i < count; i++) {
      const at = 116 + (768 / (count - 1)) * i;
      const radius = 768 / (count - 1) / 2 + 4;
      for (const [x, y] of [
        [at, 86],
        [at, 914],
        [86, at],
        [914, at],
      ] as const)
        sheet.shape(ellipse(x, y, radius * 0.98), 'line', 'c');
    }
  }
  const edge = byLevel(brief, 40, 74, 74);
  sheet.shape(rectangle(edge, edge, 1000 - 2 * edge, 1000 - 2 * edge, 74), 'bold', 'c');
  const cloth = rectangle(edge + 34, edge + 34, 932 - 2 * edge, 932 - 2 * edge, 52);
  sheet.shape(cloth, 'line', 'soft');
  if (brief.level === 1) return drawBerries(sheet);
  if (brief.level < 2) return;
  const inside = sheet.inside([cloth]);
  for (let at = -1000; at <= 2000; at += 89) {
    inside.line(
      [
        [at, 0],
        [at + 1000, 1000],
      ],
      'fine',
      0,
    );
    inside.line(
      [
        [at, 0],
        [at - 1000, 1000],
      ],
      'fine',
      0,
    );
  }
}

/** Strawberries between five donuts. */
function drawBerries(sheet: Sheet): void {
  for (const angle of [0, 1, 2, 3]) {
    const spot = sheet.at({ x: 500, y: 500, angle: (angle * Math.PI) / 2 });
    strawberry(spot.at({ y: -232, scale: 0.86 }), true);
  }
}

function drawDonuts(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('donuts');
  const icings: Role[] = ['a', 'b', 'd', 'blush', 'cream', 'c'];
  const toppings = random.shuffle<Topping>(['sprinkles', 'drizzle', 'hearts', 'stars', 'rings', 'petals']);
  const spots = byLevel<readonly (readonly [number, number, number])[]>(
    brief,
    [
      [298, 298, 1.86],
      [702, 298, 1.86],
      [298, 702, 1.86],
      [702, 702, 1.86],
    ],
    [
      [300, 300, 1.62],
      [700, 300, 1.62],
      [300, 700, 1.62],
      [700, 700, 1.62],
      [500, 500, 1.34],
    ],
    [0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) => [248 + column * 252, 248 + row * 252, 1.2] as const),
    ),
  );
  const set = byLevel<readonly Topping[]>(brief, ['face', 'rings', 'rings', 'face'], toppings, [
    ...toppings,
    ...random.shuffle(toppings),
  ]);
  spots.forEach(([x, y, scale], i) => {
    donut(sheet.at({ x, y, scale }), {
      level,
      topping: set[i % set.length]!,
      icing: icings[i % icings.length]!,
      random: random.fork(`donut ${i}`),
    });
  });
}
