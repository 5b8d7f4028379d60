import { points, knots } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise, grow } from '../../geometry/boolean.ts';
import { blob } from '../../geometry/curve.ts';
import { rectangle } from '../../geometry/forms.ts';
import { bounds } from '../../geometry/path.ts';
import { place, type Path } from '../../geometry/point.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { floaters, type FloaterKind } from '../../motifs/floaters.ts';
import { setting } from '../../motifs/food/setting.ts';
import { smile } from '../../motifs/smile.ts';
import { cherry, dollop, sprinkles, strawberry } from '../../motifs/sweets.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';

const FLAVORS = ['Vanilla', 'Cherry', 'Mint', 'Berry', 'Peach', 'Lemon', 'Plum'];
const SHADOW: Path = points(
  '300,20 560,20 640,240 660,420 680,620 560,760 470,960 330,960 240,760 120,620 140,420 180,260',
);

/** Scoops of ice cream in a waffle cone. */
export const iceCream: Composition = {
  name: 'ice-cream',
  category: 'food',
  size: [800, 1000],
  strays: 1.6,
  draw(brief) {
    const { random } = brief;
    const kinds = random
      .shuffle<FloaterKind>(
        brief.level === 0 ? ['heart', 'star', 'bubble'] : ['heart', 'star', 'bubble', 'blossom'],
      )
      .slice(0, 2);
    if (brief.level === 2)
      setting(brief.sheet, {
        size: [800, 1000],
        edge: 690,
        wall: (sheet, zone) => dressSky(sheet, random, { zone, kind: 'heaped', size: 132 }),
        table: (sheet, zone) => dressWater(sheet, random, { zone, kind: 'ripples', size: 112 }),
      });
    else
      floaters(brief.sheet.layer('air'), {
        random,
        kinds,
        box: [70, 80, 730, 930],
        avoid: [SHADOW],
        count: byLevel(brief, 5, 18, 34),
        sizes: byLevel(brief, [36, 46], [24, 38], [19, 32]),
        gap: 22,
      });
    drawWafers(brief);
    drawCone(brief);
    drawScoops(brief);
    const fruit = random.chance(0.5);
    const top = brief.sheet.layer('topping').at({ x: 392, y: byLevel(brief, 230, 204, 204), scale: 0.84 });
    if (fruit) strawberry(top, brief.level > 0);
    else cherry(top, random);
    const [one, two] = random.shuffle(FLAVORS);
    return {
      title: `${one} and ${two} Cone`,
      description: `Scoops of ${one!.toLowerCase()} and ${two!.toLowerCase()} ice cream lean in a crisp waffle cone. A ${fruit ? 'strawberry' : 'cherry'} sits on top.`,
      tags: ['ice cream', 'summer', 'dessert', 'sweet', 'cone'],
    };
  },
};

function drawCone(brief: Brief): void {
  const sheet = brief.sheet.layer('cone');
  const cone = clockwise(blob(knots('204,570! 596,570! 506,764 416,946 400,956 384,946 294,764')));
  sheet.shape(cone, 'bold', 'wood');
  fillZone('diamonds', {
    sheet,
    zone: grow([cone], -2),
    size: byLevel(brief, 176, 88, 58),
    angle: 0,
    roles: ['wood', 'sand'],
  });
  sheet.rim(cone, 'bold');
  sheet.shape(
    blob(points('178,560 400,586 622,560 630,604 598,630 400,656 202,630 170,604')),
    'bold',
    'sand',
  );
}

function drawScoops(brief: Brief): void {
  const roles: Role[] = ['a', 'soft', 'c', 'b'];
  const scoops = byLevel(
    brief,
    [
      [404, 566, 212, 240],
      [392, 380, 168, 216],
    ],
    [
      [404, 572, 214, 216],
      [386, 434, 178, 196],
      [404, 310, 136, 166],
    ],
    [
      [404, 572, 214, 216],
      [386, 434, 178, 196],
      [404, 310, 136, 166],
    ],
  );
  scoops.forEach(([x, y, half, height], i) => {
    const sheet = brief.sheet.layer('scoops').at({ x: x!, y: y!, angle: i % 2 === 0 ? 0.04 : -0.06 });
    const rim = dollop({
      half: half!,
      height: height!,
      lobes: byLevel(brief, 5, 6, 7) - i,
      drip: byLevel(brief, 46, 40, 36),
      random: brief.random,
    });
    sheet.shape(rim, 'bold', roles[i]);
    if (brief.level === 0) return i === 0 ? smile(sheet, 0, -62, 120) : undefined;
    const [left, top, right, bottom] = bounds([rim]);
    sprinkles(
      sheet,
      brief.random,
      rim,
      [left + 34, top + 40, right - 34, bottom - 40],
      byLevel(brief, 0, 10, 26),
    );
  });
}

function drawWafers(brief: Brief): void {
  if (brief.level === 0) return;
  const sheet = brief.sheet.layer('wafer').at({ x: 528, y: 330, angle: 0.34 });
  for (const x of [0, 46]) {
    const stick = rectangle(x - 18, -210 + x * 0.8, 36, 320, 14);
    sheet.shape(stick, 'bold', 'sand');
    for (let i = 0; i < byLevel(brief, 0, 3, 5); i++)
      sheet.line(
        place(
          [
            [-18, 12],
            [18, -10],
          ],
          { x, y: -160 + x * 0.8 + i * 42 },
        ),
        'fine',
        0,
      );
  }
}
