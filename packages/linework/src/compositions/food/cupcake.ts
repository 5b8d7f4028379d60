import { points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise, intersect } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle, star } from '../../geometry/forms.ts';
import { around } from '../../geometry/around.ts';
import { petal } from '../../geometry/petal.ts';
import { bezier } from '../../geometry/curve.ts';
import { mix, place, type Path, type Point } from '../../geometry/point.ts';
import { bounds } from '../../geometry/path.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { floaters, type FloaterKind } from '../../motifs/floaters.ts';
import { setting } from '../../motifs/food/setting.ts';
import { FLOWERS } from '../../motifs/flowers.ts';
import { smile } from '../../motifs/smile.ts';
import { cherry, dollop, sprinkles, strawberry } from '../../motifs/sweets.ts';
import type { Sheet } from '../../sheet.ts';

type Topping = 'cherry' | 'strawberry' | 'star' | 'heart' | 'rose';

/** A tall cupcake on a plate, with something sweet on top. */
export const cupcake: Composition = {
  name: 'cupcake',
  category: 'food',
  size: [1000, 1000],
  strays: 1.6,
  draw(brief) {
    const topping = brief.random.pick<Topping>(['cherry', 'strawberry', 'star', 'heart', 'rose']);
    const kinds = brief.random.shuffle<FloaterKind>(['heart', 'star', 'bubble']).slice(0, 2);
    if (brief.level === 2)
      setting(brief.sheet, {
        size: [1000, 1000],
        edge: 776,
        wall: (sheet, zone) =>
          dressWall(sheet, brief.random, {
            zone,
            kind: 'tiles',
            size: 128,
            roles: ['soft', 'cream', 'b', 'd'],
          }),
        table: (sheet, zone) => dressBoards(sheet, brief.random, { zone, kind: 'planks', size: 110 }),
      });
    else if (brief.level === 1) drawParty(brief.sheet);
    else
      floaters(brief.sheet.layer('air'), {
        random: brief.random,
        kinds,
        box: [70, 80, 930, 760],
        avoid: [SHADOW],
        count: 4,
        sizes: [34, 46],
      });
    drawPlate(brief);
    drawWrapper(brief);
    drawIcing(brief, topping);
    const name = {
      cherry: 'Cherry',
      strawberry: 'Strawberry',
      star: 'Party Star',
      heart: 'Sweetheart',
      rose: 'Rose',
    }[topping];
    return {
      title: `${name} Cupcake`,
      description: `A cupcake piled high with icing waits on its plate. Pick your favorite flavors, one for every swirl.`,
      tags: ['cupcake', 'cake', 'dessert', 'sweet', topping],
    };
  },
};

/** Where the cake stands, for keeping the air round it free. */
const SHADOW: Path = points('400,40 640,40 700,250 790,400 840,600 790,780 210,780 160,600 210,400 320,250');

/** A striped wall with a string of flags behind a table with a folded napkin. */
function drawParty(page: Sheet): void {
  setting(page, {
    size: [1000, 1000],
    edge: 776,
    wall: (sheet) => {
      for (let i = 0; i < 9; i++) {
        const x = i * 116 - 22;
        sheet.shape(rectangle(x, -20, 116, 800), 'line', i % 2 ? 'soft' : 'cream');
        if (i % 2)
          for (const y of [300, 440, 580, 720])
            sheet.shape(place(petal('heart', 50, 48), { x: x + 58, y: y + 20 }), 'line', 'blush');
      }
      for (const flip of [false, true]) {
        const half = sheet.at({ flip, x: flip ? 1000 : 0 });
        const string = traced('-20,84! 130,150 280,130 420,40!');
        half.line(string, 'line', 0);
        for (const [i, share] of [0.2, 0.46, 0.72].entries()) {
          const [x, y] = string[Math.floor(share * (string.length - 1))]!;
          half.shape(drawn('-46,-2! 46,-2! 0,104!', { x, y }), 'line', (['a', 'b', 'c'] as const)[i]);
          half.shape(ellipse(x, y + 28, 15), 'fine', 'cream');
        }
      }
    },
    table: (sheet, zone) => sheet.shape(zone, 'line', 'sand'),
  });
}

function drawPlate(brief: Brief): void {
  const sheet = brief.sheet.layer('plate');
  if (brief.level > 0) {
    const count = byLevel(brief, 0, 14, 20);
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2 + 0.1;
      const [x, y] = [500 + 372 * Math.cos(angle), 884 + 54 * Math.sin(angle)];
      sheet.shape(ellipse(x, y, byLevel(brief, 0, 76, 54), 30), 'line', 'soft');
    }
  }
  sheet.shape(ellipse(500, 884, 386, 62), 'bold', 'c');
  sheet.shape(ellipse(500, 876, 318, 42), 'line', 'soft');
}

/** A point on the wrapper's upper or lower edge, a share of the way round its front. */
function edge(share: number, top: boolean): Point {
  const x = -Math.cos(share * Math.PI);
  return top ? [500 + 262 * x, 590] : [500 + 186 * x, 858 + 34 * Math.sin(share * Math.PI)];
}

function drawWrapper(brief: Brief): void {
  const sheet = brief.sheet.layer('wrapper');
  const rim = clockwise([...arc(500, 590, 262, 30, Math.PI, 0), ...arc(500, 858, 186, 34, 0, Math.PI)]);
  sheet.shape(rim, 'bold', 'b');
  const pleats = byLevel(brief, 3, 9, 11);
  for (let i = 0; i < pleats; i++) {
    const [a, b] = [i / pleats, (i + 1) / pleats];
    const pleat = intersect(
      [clockwise([edge(a, true), edge(b, true), edge(b, false), edge((a + b) / 2, false), edge(a, false)])],
      [rim],
    );
    sheet.shape(pleat, 'line', i % 2 === 0 ? 'b' : 'soft');
    if (brief.level === 0 || i % 2 === 1 || i === 0 || i === pleats - 1) continue;
    for (const t of byLevel(brief, [], [0.5], [0.34, 0.5, 0.66, 0.82])) {
      const [x, y] = [mix(edge((a + b) / 2, true)[0], edge((a + b) / 2, false)[0], t), mix(590, 858, t)];
      sheet.shape(ellipse(x, y, byLevel(brief, 0, 15, 12)), 'fine', 'a');
    }
  }
  sheet.rim(rim, 'bold');
  if (brief.level === 0) smile(sheet, 500, 722, 116);
}

function drawIcing(brief: Brief, topping: Topping): void {
  const { random } = brief;
  const tiers = byLevel(
    brief,
    [
      [290, 600, 190],
      [206, 470, 170],
      [118, 358, 130],
    ],
    [
      [300, 598, 170],
      [242, 488, 160],
      [176, 396, 140],
      [104, 320, 116],
    ],
    [
      [302, 598, 160],
      [256, 502, 150],
      [204, 410, 140],
      [148, 332, 120],
      [90, 268, 100],
    ],
  );
  tiers.forEach(([half, y, height], i) => {
    const sheet = brief.sheet.layer('icing').at({ x: 500, y: y!, angle: -0.06 });
    const rim = dollop({
      half: half!,
      height: height!,
      lobes: Math.max(3, byLevel(brief, 5, 6, 7) - i),
      drip: byLevel(brief, 44, 34, 30),
      random,
    });
    sheet.shape(rim, 'bold', i % 2 === 0 ? 'a' : 'soft');
    if (brief.level === 0) return;
    swirl(sheet.inside([rim]), half!, height!, byLevel(brief, 0, 3, 5) - Math.floor(i / 2));
    const [left, top, right, bottom] = bounds([rim]);
    sprinkles(sheet, random, rim, [left + 30, top * 0.45, right - 30, bottom - 30], byLevel(brief, 0, 7, 12));
  });
  const top = tiers.at(-1)!;
  drawTopping(brief, topping, top[1]! - top[2]! * 0.98);
}

function swirl(sheet: Parameters<typeof sprinkles>[0], half: number, height: number, lines: number): void {
  for (let i = 1; i <= lines; i++) {
    const x = half * ((2 * i) / (lines + 1) - 1);
    sheet.line(
      bezier(
        [x - 14, height * 0.1],
        [x - 4, -height * 0.24],
        [x + 18, -height * 0.42],
        [x * 0.7 + 34, -height * 0.74],
      ),
      'fine',
      0.9,
    );
  }
}

function drawTopping(brief: Brief, topping: Topping, y: number): void {
  const sheet = brief.sheet
    .layer('topping')
    .at({ x: 500, y: y + 26, scale: byLevel(brief, 0.98, 0.92, 0.86) });
  if (topping === 'cherry') return cherry(sheet, brief.random);
  if (topping === 'strawberry') return strawberry(sheet.at({ scale: 1.16 }), true);
  if (topping === 'star') {
    sheet.shape(star(0, -74, 108, 54, 5), 'bold', 'sun');
    return sheet.shape(star(0, -74, 62, 31, 5), 'line', 'cream');
  }
  if (topping === 'heart') {
    sheet.shape(place(petal('heart', 172, 176), { y: 8 }), 'bold', 'd');
    return sheet.shape(place(petal('heart', 100, 104), { y: -30 }), 'line', 'soft');
  }
  around(sheet, { centre: [0, -54], radius: 58, count: 2, phase: 0.5 }, (spot) =>
    spot.shape(petal('leaf', 80, 44), 'line', 'leaf'),
  );
  FLOWERS.rose(sheet.at({ y: -58, scale: 0.84 }), {
    random: brief.random.fork('rose'),
    level: 0,
    petals: 'd',
    heart: 'blush',
  });
}
