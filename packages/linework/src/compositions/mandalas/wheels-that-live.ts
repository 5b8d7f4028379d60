import { type Brief, byLevel } from '../../composition.ts';
import { clockwise, grow } from '../../geometry/boolean.ts';
import { blob, curve, twin } from '../../geometry/curve.ts';
import { mirrored } from '../../geometry/drawn.ts';
import { arc, ellipse, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { polar } from '../../geometry/point.ts';
import { currentBands } from '../../motifs/bands-of-air.ts';
import { ownWheel } from '../../motifs/mandalas/own-wheel.ts';
import { brain, kelp, seaFan, staghorn } from '../../motifs/nature/reef-life.ts';
import { starfish } from '../../motifs/shells.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';
import { EXPERT_PENS } from './mandala-grand.ts';

/** A peacock before the wheel of its own tail. */
export const peacockWheel = edged({
  name: 'mandala-peacock',
  category: 'mandalas',
  size: [1000, 820],
  edge: 'page',
  backdrop: 'sky',
  pens: EXPERT_PENS,
  draw(brief) {
    const { random, sheet, level } = brief;
    const [x, y] = [random.range(470, 530), 690];
    const tail = sheet.layer('tail');
    const rows = byLevel(brief, 2, 3, 5);
    for (let row = 0; row < rows; row++) {
      const radius = 640 - (row / rows) * 420;
      const count = Math.round(byLevel(brief, 9, 12, 21) - row * byLevel(brief, 2, 2.4, 2.2));
      for (let i = 0; i <= count; i++) {
        const angle = -Math.PI / 2 + ((i + (row % 2) / 2) / count - 0.5) * Math.PI * 1.12;
        const [px, py] = polar([x, y], radius, angle);
        const size = (radius * Math.PI * 1.12) / count / 100;
        eye(tail.at({ x: px, y: py, angle: angle + Math.PI / 2, scale: size }), level, row);
      }
    }
    drawShortFeathers(tail.at({ x, y }), level);
    const ground = curve([
      [-20, 740],
      [300, 700],
      [700, 720],
      [1020, 690],
    ]);
    sheet.layer('ground').shape([...ground, [1020, 840], [-20, 840]], 'bold', 'grass');
    if (level > 0)
      fillZone('scales', {
        sheet: sheet.layer('ground'),
        zone: [[...ground, [1020, 840], [-20, 840]]],
        size: byLevel(brief, 0, 96, 62),
        angle: 0,
        roles: ['grass', 'leaf'],
      });
    drawPeacock(sheet.layer('bird').at({ x, y: 0 }), level);
    return {
      title: random.fork('title').pick(['The Peacock’s Wheel', 'Proud as a Peacock', 'A Tail Full of Eyes']),
      description:
        'The peacock spreads its tail, and behind it stands a wheel of a hundred eyes. Blue and green are a beginning, not a rule.',
      tags: ['mandala', 'peacock', 'bird', 'feathers', 'symmetry'],
    };
  },
});

/** A tail feather about the frame's origin: the barbs round its eye, and the eye. */
function eye(sheet: Sheet, level: 0 | 1 | 2, row: number): void {
  const rim = twin(knots('0,-92 50,-70 62,-14 36,60 0,132!'));
  sheet.shape(rim, 'line', row % 2 ? 'leaf' : 'b');
  if (level > 0) {
    const inside = sheet.inside([rim]);
    for (const side of [-1, 1])
      for (const y of level === 1 ? [46, 78] : [34, 58, 82])
        inside.line(
          curve([
            [0, y + 14],
            [side * 20, y],
            [side * 44, y - 26],
          ]),
          'fine',
          0.5,
        );
  }
  sheet.shape(ellipse(0, -28, 36, 42), 'fine', 'gold');
  if (level > 0) sheet.at({ y: -6 }).shape(petal('heart', 44, 44), 'fine', 'c');
}

/** Three rows of short feathers about the frame's origin, where the tail begins. */
function drawShortFeathers(tail: Sheet, level: 0 | 1 | 2): void {
  const rows = [2, 2, 3][level]!;
  for (let row = 0; row < rows; row++) {
    const count = [7, 9, 11][level]! - row;
    const reach = 250 - row * 52;
    for (let i = 0; i <= count; i++) {
      const turn = (i / count - 0.5) * Math.PI * 1.1;
      const feather = tail.at({ angle: turn });
      feather
        .at({ y: -reach * 0.3 })
        .shape(petal('round', reach * 0.7, (reach * 3.7) / count), 'line', row % 2 ? 'c' : 'leaf');
      if (level === 2)
        feather.line(
          [
            [0, -reach * 0.72],
            [0, -reach * 0.84],
            [0, -reach * 0.93],
          ],
          'fine',
          0.5,
        );
    }
  }
}

/** The bird from before, from its crest to its toes. */
function drawPeacock(bird: Sheet, level: 0 | 1 | 2): void {
  for (const side of [-1, 1]) {
    bird.shape(
      tube(
        [
          [side * 24, 690],
          [side * 28, 740],
          [side * 30, 776],
        ],
        () => 11,
      ),
      'line',
      'gold',
    );
    for (const turn of [-0.9, 0, 0.9])
      bird.at({ x: side * 30, y: 772, angle: Math.PI - turn }).shape(petal('leaf', 34, 15), 'line', 'gold');
  }
  for (const turn of [-0.62, -0.31, 0, 0.31, 0.62]) {
    const [cx, cy] = polar([0, 262], 84, -Math.PI / 2 + turn);
    bird.line(
      [
        [turn * 12, 252],
        [cx * 0.6, (cy + 252) / 2],
        [cx, cy],
      ],
      'line',
      0,
    );
    bird.at({ x: cx, y: cy + 14, angle: turn }).shape(petal('drop', 36, 26), 'line', 'sun');
  }
  const body = twin(knots('0,246 36,256 48,294 34,340 36,396 66,446 116,516 124,606 84,702 0,736'));
  bird.shape(body, 'bold', 'c');
  const inside = bird.inside([body]);
  const step = [0, 62, 34][level]!;
  for (let row = level === 0 ? -1 : 6; row >= 0; row--)
    for (let k = -3; k <= 3; k++)
      inside.shape(
        ellipse((k + (row % 2) / 2) * step * 1.16, 430 + row * step * 0.92, step * 0.6, step * 0.94),
        'fine',
        row % 2 ? 'c' : 'sky',
      );
  if (level > 0) inside.shape(twin(knots('0,200! 120,200! 120,390! 46,420 0,440')), 'line', 'c');
  bird.rim(body, 'bold');
  for (const side of [-1, 1]) {
    bird.ink(ellipse(side * 22, 292, 8, 10));
    bird.gleam(ellipse(side * 22 + 2.6, 288, 3));
    bird.line(arc(side * 22, 290, 17, 15, Math.PI + 0.5, Math.PI * 2 - 0.5), 'fine', 0.4);
  }
  bird.shape(mirrored('0,300! 15,314 10,336 0,354!'), 'line', 'gold');
}

const BUBBLES = [
  [110, 130, 28],
  [196, 210, 20],
  [90, 250, 16],
  [860, 880, 24],
  [790, 820, 15],
  [160, 320, 13],
  [880, 790, 13],
] as const;
/** The large scales of a fore flipper and of a hind one, for the sea turtle's right side. */
const SCALES = [
  [212, -146, 30, 24],
  [268, -204, 26, 18],
  [284, -156, 28, 18],
  [340, -186, 26, 17],
  [384, -152, 18, 12],
  [166, 246, 20, 16],
  [200, 292, 18, 18],
] as const;

/** A sea turtle from above, its shell a mandala. */
export const turtleShell = edged({
  name: 'mandala-turtle',
  category: 'mandalas',
  size: [960, 1000],
  edge: 'page',
  backdrop: 'water',
  pens: { ...EXPERT_PENS, hard: EXPERT_PENS.medium },
  draw(brief) {
    const { random, sheet, level } = brief;
    currentBands(sheet.layer('water'), random, {
      width: 960,
      top: 60,
      bottom: 1000,
      count: byLevel(brief, 3, 8, 20),
      roles: ['water', 'sky'],
    });
    if (level === 2) drawReef(sheet.layer('reef'), random.fork('reef'));
    const big = {
      x: random.range(430, 470),
      y: random.range(540, 580) - (level === 2 ? 50 : 0),
      scale: 0.9,
      angle: random.range(-0.1, 0.28),
    };
    turtle(sheet.layer('turtle').at(big), brief, 'big');
    if (level > 0) {
      turtle(
        sheet.layer('turtle').at({ x: 772, y: 196, scale: 0.34, angle: big.angle + 0.2 }),
        { ...brief, level: 0 },
        'small',
      );
    }
    for (const [x, y, r] of BUBBLES.slice(0, byLevel(brief, 3, 5, 5)))
      sheet.layer('bubbles').shape(ellipse(x, y + random.range(-12, 12), r), 'line', 'paper');
    return {
      title: random.fork('title').pick(['Mandala Turtle', 'The Patterned Shell', 'Turtle from Above']),
      description:
        'From above you see a sea turtle row through the currents with a mandala on its back. Start with the shell and end with the sea.',
      tags: ['mandala', 'turtle', 'sea', 'from above', 'shell'],
    };
  },
});

function turtle(sheet: Sheet, brief: Brief, key: string): void {
  const { level } = brief;
  for (const flip of [false, true]) {
    const half = sheet.at({ flip });
    const flipper = blob(knots('130,-170! 260,-250 390,-200 420,-120 330,-130 250,-100 180,-60!'));
    half.shape(flipper, 'bold', 'leaf');
    half.shape(blob(knots('150,120! 220,190 268,290 262,356 214,352 150,300 60,230!')), 'bold', 'leaf');
    if (level > 0)
      for (const [x, y, rx, ry] of SCALES) half.shape(ellipse(x, y, rx, ry, 0.3), 'fine', 'grass');
  }
  if (level > 0) drawHead(sheet);
  else {
    const head = twin(knots('0,-414 58,-402 84,-346 74,-296 96,-250! 110,-210! 0,-190'));
    sheet.shape(head, 'bold', 'leaf');
    for (const side of [-1, 1]) {
      sheet.shape(ellipse(side * 46, -342, 17), 'line', 'paper');
      sheet.ink(ellipse(side * 46, -344, 8));
      sheet.ink(ellipse(side * 9, -396, 3.4));
    }
    sheet.line(arc(0, -382, 34, 22, 0.5, Math.PI - 0.5), 'line', 0.3);
  }
  sheet.shape(twin(knots('0,240 22,290 0,356!')), 'line', 'leaf');
  const shell = twin(knots('0,-270! 90,-262 196,-186 252,-50 226,120 124,250 0,304!'));
  sheet.shape(shell, 'bold', 'wood');
  const plates = [0, 12, 18][level]!;
  for (let i = 0; i < plates; i++) {
    const angle = (i / plates) * Math.PI * 2;
    sheet.inside([shell]).line([polar([0, 0], 150, angle), polar([0, 0], 330, angle)], 'line', 0);
  }
  if (level === 2) for (const ring of grow([shell], -30)) sheet.rim([ring], 'line');
  ownWheel(sheet.at({ y: 0, stretch: 0.94 }), brief, key, 206, {
    fringe: 'petals',
    coarse: byLevel(brief, 1, 1, 0.9),
  });
}

/** The head of a finer turtle from above: a beak, eyes at its sides, plates between them and folds on the neck. */
function drawHead(sheet: Sheet): void {
  const head = twin(knots('0,-436! 30,-424 62,-392 80,-344 74,-300 84,-256 112,-210! 0,-190'));
  sheet.shape(head, 'bold', 'leaf');
  const inside = sheet.inside([head]);
  inside.shape(twin(knots('0,-398! 30,-380! 34,-340! 0,-316!')), 'line', 'grass');
  for (const side of [-1, 1]) {
    for (const way of ['30,-380 50,-402 70,-410', '34,-340 52,-322 66,-296', '0,-316 22,-296 40,-286'])
      inside.line(curve(knots(way).map(([x, y]) => [side * x, y] as const)), 'fine', 0.2);
    sheet.shape(ellipse(side * 60, -356, 15, 22, side * 0.3), 'line', 'paper');
    sheet.ink(ellipse(side * 63, -358, 8, 12, side * 0.3));
    sheet.ink(ellipse(side * 8, -418, 3.4, 4.4));
  }
  for (const y of [-262, -234]) inside.line(arc(0, y - 26, 100, 40, 0.2, Math.PI - 0.2), 'fine', 0.3);
}

/** The reef along the lower edge over which a fine turtle swims: corals and kelp in two corners. */
function drawReef(reef: Sheet, random: Random): void {
  const rim = clockwise(
    blob(
      knots(
        '-20,1020! -20,900 60,880 150,914 240,960 380,976 540,966 680,930 800,892 900,880 980,904 980,1020!',
      ),
    ),
  );
  for (const [x, height, sway] of [
    [70, 250, 16],
    [902, 290, -18],
    [826, 200, 14],
  ] as const)
    kelp(reef.at({ x, y: 920 }), height, sway, 'grass');
  staghorn(reef.at({ x: 160, y: 940, scale: 0.62 }), { role: 'a', level: 1, random: random.fork('left') });
  seaFan(reef.at({ x: 738, y: 940, scale: 0.62 }), { role: 'b', level: 1, random: random.fork('right') });
  reef.shape(rim, 'bold', 'sand');
  brain(reef.at({ x: 860, y: 966, scale: 0.7 }), { role: 'c', level: 1, random: random.fork('brain') });
  starfish(reef.at({ x: 330, y: 944, scale: 0.34, angle: 0.3 }), 'ember', 0);
}
