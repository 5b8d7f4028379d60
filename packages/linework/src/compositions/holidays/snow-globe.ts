import { drawn } from '../../geometry/drawn.ts';
import { knots, points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { arc, ellipse, rectangle, star } from '../../geometry/forms.ts';
import { blob, twin } from '../../geometry/curve.ts';
import type { Point } from '../../geometry/point.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { cloud, fir, hill } from '../../motifs/landscape.ts';
import { scatter } from '../../motifs/scatter.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Sheet } from '../../sheet.ts';

type Guest = 'cottage' | 'snowman' | 'tree';

/** A snow globe with a small winter world inside. */
export const snowGlobe: Composition = {
  name: 'snow-globe',
  category: 'holidays',
  size: [800, 1000],
  strays: 1.4,
  draw(brief) {
    const guest = brief.random.pick<Guest>(['cottage', 'snowman', 'tree']);
    const globe = clockwise(ellipse(400, 410, 340));
    brief.sheet.layer('globe').shape(globe, 'bold', 'sky');
    drawWorld(brief.sheet.layer('world').inside([globe]), brief, guest);
    brief.sheet.layer('globe').rim(globe, 'bold');
    brief.sheet.layer('globe').line(arc(400, 410, 300, 300, Math.PI * 1.12, Math.PI * 1.36), 'line', 0.8);
    drawFoot(brief.sheet.layer('foot'), brief);
    const name = { cottage: 'Cottage', snowman: 'Snowman', tree: 'Fir Tree' }[guest];
    return {
      title: `${brief.random.pick(['Snowy', 'Winter', 'Holiday', 'Frosty'])} ${name} Globe`,
      description: `Snow falls on a ${name.toLowerCase()} under glass. Shake it in your mind and color the flakes as they settle.`,
      tags: ['winter', 'snow globe', 'christmas', 'snow', guest],
    };
  },
};

function drawWorld(sheet: Sheet, brief: Brief, guest: Guest): void {
  const { random, level } = brief;
  if (level > 0) {
    cloud(sheet.at({ x: 236, y: 270, scale: 0.5 }), random, level === 2);
    cloud(sheet.at({ x: 590, y: 220, scale: 0.46 }), random, level === 2);
  }
  hill(sheet, points('20,352 200,272 380,336 600,244 790,322'), 800, 'sky');
  hill(sheet, points('20,500 150,430 290,486 520,400 660,460 790,420'), 800, 'stone');
  hill(sheet, points('20,560 220,500 420,560 620,500 790,560'), 800, 'soft');
  const trees = byLevel(
    brief,
    [
      [176, 590, 1.1],
      [630, 590, 1.1],
    ],
    [
      [140, 570, 0.9],
      [230, 590, 1.2],
      [640, 575, 1.2],
      [560, 560, 0.8],
    ],
    [
      [128, 560, 0.8],
      [196, 584, 1.15],
      [282, 566, 0.8],
      [660, 568, 1.1],
      [590, 584, 1.3],
      [520, 556, 0.8],
    ],
  );
  for (const [x, y, scale] of trees)
    fir(sheet.at({ x: x!, y: y!, scale: scale! }), byLevel(brief, 2, 2, 3), level > 0);
  hill(sheet, points('20,620 200,580 400,606 600,582 790,620'), 800, 'paper');
  GUESTS[guest](sheet.at({ x: 400, y: 640, scale: 1.16 }), level);
  const clear = guest === 'cottage' ? ellipse(400, 490, 160, 190) : ellipse(400, 430, 150, 270);
  const flakes = scatter(random, {
    box: [110, 110, 690, 520],
    avoid: [clear, ...trees.map(([x, y, s]) => ellipse(x!, y! - 100 * s!, 70 * s!, 100 * s!))],
    count: byLevel(brief, 5, 16, 44),
    sizes: byLevel(brief, [24, 28], [14, 22], [12, 18]),
    gap: byLevel(brief, 24, 20, 14),
  });
  for (const { at, size } of flakes) {
    if (Math.hypot(at[0] - 400, at[1] - 410) > 310 - size) continue;
    if (size > 15 && level > 0) sheet.shape(star(at[0], at[1], size * 1.15, size * 0.56, 6), 'fine', 'paper');
    else sheet.shape(ellipse(at[0], at[1], size), 'fine', 'paper');
  }
}

const GUESTS: Readonly<Record<Guest, (sheet: Sheet, level: number) => void>> = {
  snowman(sheet, level) {
    sheet.shape(ellipse(0, -70, 96, 84), 'bold', 'paper');
    for (const side of [-1, 1])
      sheet.shape(
        drawn(
          `${side * 50},-190! ${side * 96},-208 ${side * 116},-246 ${side * 112},-280! ${side * 126},-284! ${side * 132},-252 ${side * 156},-268! ${side * 162},-256! ${side * 138},-232 ${side * 108},-196 ${side * 56},-170!`,
        ),
        'line',
        'wood',
      );
    sheet.shape(ellipse(0, -190, 70, 64), 'bold', 'paper');
    sheet.shape(ellipse(0, -282, 52, 50), 'bold', 'paper');
    for (const x of [-18, 18]) sheet.ink(ellipse(x, -292, 5.6, 7));
    sheet.shape(blob(knots('-4,-282! 52,-270! -2,-262!')), 'line', 'b');
    sheet.shape(blob(points('-50,-250 0,-228 50,-250 54,-226 0,-202 -54,-226')), 'line', 'a');
    sheet.shape(drawn('14,-226! 44,-228! 62,-150! 46,-158! 36,-144! 26,-156! 14,-150!'), 'line', 'a');
    sheet.shape(ellipse(30, -222, 20, 17), 'line', 'b');
    sheet.shape(rectangle(-66, -332, 132, 20, 9), 'line', 'd');
    sheet.shape(rectangle(-42, -400, 84, 72, 6), 'line', 'd');
    sheet.shape(rectangle(-42, -350, 84, 20), 'line', 'a');
    if (level > 0) for (const y of [-176, -142]) sheet.shape(ellipse(0, y, 9), 'fine', 'c');
    if (level > 0) mound(sheet, 170);
  },
  cottage(sheet, level) {
    sheet.shape(rectangle(58, -300, 44, 90), 'line', 'stone');
    sheet.shape(rectangle(48, -312, 64, 22, 8), 'line', 'paper');
    sheet.shape(rectangle(-110, -170, 220, 176), 'bold', 'cream');
    if (level === 2)
      fillZone('bricks', {
        sheet,
        zone: [clockwise(rectangle(-110, -110, 220, 116))],
        size: 44,
        angle: 0,
        roles: ['cream', 'b'],
      });
    sheet.shape(
      blob(
        knots(
          '-150,-150! 0,-320! 150,-150! 136,-128 112,-142 88,-124 60,-142 30,-124 0,-142 -30,-124 -60,-142 -88,-124 -112,-142 -136,-128',
        ),
      ),
      'bold',
      'paper',
    );
    sheet.shape(ellipse(0, -214, 26), 'line', 'sun');
    sheet.shape([...arc(0, -64, 34, 34, Math.PI, Math.PI * 2), [34, 8], [-34, 8]], 'line', 'a');
    sheet.ink(ellipse(20, -24, 4.5));
    for (const x of [-76, 76]) {
      sheet.shape(rectangle(x - 25, -98, 50, 54, 6), 'line', 'sun');
      sheet.line(
        [
          [x, -98],
          [x, -44],
        ],
        'fine',
        0,
      );
      if (level > 0)
        sheet.line(
          [
            [x - 25, -71],
            [x + 25, -71],
          ],
          'fine',
          0,
        );
    }
  },
  tree(sheet, level) {
    sheet.shape(rectangle(-24, -50, 48, 56), 'line', 'wood');
    const tiers: readonly Point[] = points('130,-30 104,-118 76,-204');
    tiers.forEach(([half, foot], i) => {
      sheet.shape(
        twin([
          [0, foot - 130, 1],
          [half * 0.5, foot - 50],
          [half, foot, 1],
          [half * 0.72, foot + 14],
          [half * 0.36, foot + 4],
          [0, foot + 18],
        ]),
        'bold',
        'leaf',
      );
      const balls = level === 0 ? (i === 0 ? 2 : 1) : 3 - (i > 1 ? 1 : 0);
      for (let k = 0; k < balls; k++)
        sheet.shape(
          ellipse((k - (balls - 1) / 2) * half * 0.62, foot - 22 - (k % 2) * 14, level === 0 ? 24 : 13),
          'line',
          k % 2 === 0 ? 'a' : 'b',
        );
    });
    sheet.shape(star(0, -342, 40, 20, 5), 'bold', 'sun');
    for (const [x, w] of [
      [-118, 66],
      [104, 58],
    ] as const) {
      if (level === 0 && x > 0) continue;
      sheet.shape(rectangle(x - w / 2, -50, w, 56, 4), 'line', 'd');
      sheet.shape(rectangle(x - 8, -50, 16, 56), 'line', 'sun');
      if (level > 0)
        for (const flip of [false, true])
          sheet.at({ x, y: -50, flip }).shape(drawn('0,0! 10,-26 34,-28 36,-8'), 'line', 'sun');
    }
    if (level > 0) mound(sheet, 210);
  },
};

/** Snow that lies before somebody's foot. */
function mound(sheet: Sheet, half: number): void {
  sheet.shape(
    drawn(
      `${-half},30! ${-half * 0.8},-2 ${-half * 0.4},-14 0,-6 ${half * 0.4},-16 ${half * 0.8},-2 ${half},30!`,
    ),
    'line',
    'paper',
  );
}

function drawFoot(sheet: Sheet, brief: Brief): void {
  const foot = clockwise(
    blob(knots('196,706! 604,706! 640,800 690,880 676,930 600,948 200,948 124,930 110,880 160,800')),
  );
  sheet.shape(foot, 'bold', 'wood');
  sheet.shape(rectangle(170, 684, 460, 44, 22), 'bold', 'b');
  sheet.shape(rectangle(122, 872, 556, 34, 17), 'line', 'b');
  const count = byLevel(brief, 0, 5, 7);
  if (brief.level === 0) {
    for (const x of [250, 400, 550]) sheet.shape(star(x, 800, 44, 23, 6), 'line', 'sun');
    return;
  }
  for (let i = 0; i < count; i++) {
    const x = 400 + (i - (count - 1) / 2) * byLevel(brief, 0, 96, 70);
    const spot = sheet.at({ x, y: 800, scale: byLevel(brief, 1, 0.9, 0.72) });
    if (brief.level === 1 && i % 2) {
      spot.shape(star(0, 0, 46, 23, 5), 'line', 'sun');
      continue;
    }
    around(spot, { radius: 0, count: 6 }, (petals) =>
      petals.shape(place(petal('leaf', 44, 24), {}), 'fine', i % 2 === 0 ? 'a' : 'sun'),
    );
  }
}
