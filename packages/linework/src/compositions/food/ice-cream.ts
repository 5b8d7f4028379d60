import { drawn, traced } from '../../geometry/drawn.ts';
import { cloud } from '../../motifs/landscape.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import { points, knots } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise, grow } from '../../geometry/boolean.ts';
import { blob } from '../../geometry/curve.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { bounds } from '../../geometry/path.ts';
import { place } from '../../geometry/point.ts';
import { smile } from '../../motifs/smile.ts';
import { cherry, dollop, sprinkles, strawberry } from '../../motifs/sweets.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

const FLAVORS = ['Vanilla', 'Cherry', 'Mint', 'Berry', 'Peach', 'Lemon', 'Plum'];

/** Where the page is drawn on, inside its margin. */
const PAGE = clockwise(rectangle(32, 32, 736, 936, 12));

/** Scoops of ice cream in a waffle cone. */
export const iceCream: Composition = {
  name: 'ice-cream',
  category: 'food',
  size: [800, 1000],
  strays: 1.6,
  draw(brief) {
    const { random } = brief;
    drawBeach(brief);
    if (brief.level === 1) drawCub(brief.sheet);
    if (brief.level === 2) drawCounter(brief);
    const held = byLevel(
      brief,
      {},
      { x: 152, y: 56, scale: 0.9, angle: 0.04 },
      { x: 56, y: 66, scale: 0.86 },
    );
    const cone = { ...brief, sheet: brief.sheet.at(held) };
    drawWafers(cone);
    if (brief.level === 2) drawHolder(cone.sheet.layer('holder'));
    drawCone(cone);
    if (brief.level === 2) drawRing(cone.sheet.layer('ring'));
    if (brief.level === 1) drawPaws(brief.sheet.layer('paws'));
    drawScoops(cone);
    const fruit = random.chance(0.5);
    const top = cone.sheet.layer('topping').at({ x: 392, y: byLevel(brief, 230, 204, 204), scale: 0.84 });
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

/** A bear cub at the left of the page that has eyes for nothing but the scoops at its right. */
function drawCub(sheet: Sheet): void {
  const inside = sheet.layer('cub').inside([PAGE]).at({ x: -40 });
  for (const [x, y] of [
    [96, 392],
    [306, 372],
  ] as const) {
    inside.shape(ellipse(x, y, 62), 'bold', 'wood');
    inside.shape(ellipse(x, y + 4, 34), 'line', 'blush');
  }
  inside.shape(drawn('20,1010! 24,800 70,690 200,650 330,690 396,800 400,1010!'), 'bold', 'wood');
  inside.shape(drawn('70,1010! 90,820 210,760 320,830 340,1010!'), 'line', 'cream');
  inside.shape(drawn('48,540 70,420 200,366 320,410 362,530 330,640 210,690 90,650'), 'bold', 'wood');
  inside.shape(drawn('180,590 220,536 300,530 360,566 352,622 290,654 214,644'), 'line', 'cream');
  inside.ink(drawn('318,548! 358,560! 340,578'));
  inside.shape(drawn('268,620! 330,612! 322,662 296,672 276,656'), 'line', 'rust');
  inside.line(traced('238,604 270,622 330,612 346,598'), 'line', 0.2);
  for (const x of [180, 276]) {
    inside.ink(ellipse(x, 498, 8, 11));
    inside.gleam(ellipse(x + 3, 493, 2));
  }
  inside.shape(ellipse(146, 580, 34, 24), 'line', 'blush');
}

/** The arm of the cub around the cone, and the scarf over the shoulder. */
function drawPaws(sheet: Sheet): void {
  sheet.shape(
    drawn(
      '176,724! 300,704! 344,772 404,806 458,796 486,768 526,758 566,772 590,800 590,838 564,866 524,876 480,884 404,896 300,878 214,822',
    ),
    'bold',
    'wood',
  );
  for (const table of ['556,772 546,790 552,806', '586,800 568,812 568,826', '584,846 566,842 556,848'])
    sheet.line(traced(table), 'line', 0.2);
  sheet.shape(drawn('92,676! 210,716 326,682! 346,734! 212,784 80,728!', { x: -28 }), 'bold', 'a');
}

/** The sea behind a kiosk on the beach: clouds, a boat, waves and, on easy pages, only a sun and the sand. */
function drawBeach(brief: Brief): void {
  const { random, level } = brief;
  brief.sheet.layer('sky').shape(PAGE, 'bold', 'sky');
  const sheet = brief.sheet.layer('sky').inside([PAGE]);
  sheet.shape(ellipse(132, 170, byLevel(brief, 70, 64, 58)), 'bold', 'sun');
  const clouds = sheet.layer('clouds');
  for (const [x, y, scale] of byLevel(
    brief,
    [[630, 240, 1]],
    [
      [706, 140, 1.1],
      [120, 330, 1],
      [690, 400, 0.9],
    ],
    [
      [690, 130, 1.2],
      [250, 210, 0.9],
      [110, 330, 1.1],
      [690, 290, 1],
      [560, 470, 0.9],
      [150, 490, 1.2],
      [720, 500, 1],
    ],
  ) as [number, number, number][])
    cloud(clouds.at({ x, y, scale }), random, level > 0);
  const sea = clockwise(rectangle(-10, 560, 820, 420));
  const water = sheet.layer('sea');
  water.shape(sea, 'bold', 'water');
  if (level > 0)
    for (const [i, y] of (level === 1 ? [612, 668, 730] : [600, 640, 684, 732, 784]).entries())
      water.shape(
        clockwise([
          ...traced(
            [0, 1, 2, 3, 4, 5, 6, 7, 8]
              .map((k) => `${k * 110 - 40 + (i % 2) * 50},${y + (k % 2) * 20}`)
              .join(' '),
          ),
          [900, 1000],
          [-60, 1000],
        ]),
        'line',
        i % 2 ? 'sky' : 'water',
      );
  if (level > 0) {
    const boat = sheet.layer('boat').at({ x: 690, y: 590, scale: 0.9 });
    boat.shape(drawn('-4,-12! -4,-130! 66,-22!'), 'line', 'a');
    boat.shape(drawn('-14,-12! -14,-104! -64,-20!'), 'line', 'paper');
    boat.shape(drawn('-80,-8! 82,-8! 56,28! -54,28!'), 'bold', 'wood');
  }
  if (level === 0)
    water.shape(drawn('-20,800! 200,770 500,790 820,760! 820,1000! -20,1000!'), 'bold', 'sand');
  brief.sheet.layer('sky').rim(PAGE, 'bold');
}

/** The counter of the kiosk, on which the cone's holder stands. */
function drawCounter({ sheet, random }: Brief): void {
  const board = clockwise(rectangle(20, 852, 760, 130));
  const view = sheet.layer('counter').inside([PAGE]);
  view.shape(board, 'bold', 'wood');
  dressBoards(view, random, { zone: [board], kind: 'planks', size: 62, rim: 'bold' });
}

/** The foot of the holder and its two legs, behind the cone. */
function drawHolder(sheet: Sheet): void {
  sheet.shape(ellipse(400, 962, 208, 40), 'bold', 'stone');
  sheet.shape(ellipse(400, 956, 150, 24), 'line', 'soft');
  for (const flip of [false, true])
    sheet
      .at(flip ? { x: 800, flip } : {})
      .shape(drawn('262,764! 288,764! 262,860 250,956! 222,950! 236,860'), 'bold', 'stone');
  sheet.shape(ellipse(400, 764, 142, 30), 'bold', 'stone');
}

/** The nearer half of the ring that holds the cone. */
function drawRing(sheet: Sheet): void {
  sheet.shape(
    clockwise([...arc(400, 762, 142, 34, 0, Math.PI), ...arc(400, 786, 142, 34, 0, Math.PI).toReversed()]),
    'bold',
    'sun',
  );
}

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
    if (brief.level === 2)
      for (const t of [0.3, 0.62])
        sheet
          .inside([rim])
          .line(
            traced(
              `${-half! * 1.2},${-height! * t + 8} ${-half! * 0.4},${-height! * t - 16} ${half! * 0.3},${-height! * t + 14} ${half! * 1.2},${-height! * t - 10}`,
            ),
            'line',
            0,
          );
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
