import { knots, points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { blob, curve, twin } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { drawn } from '../../geometry/drawn.ts';
import { eye } from '../../motifs/eye.ts';
import { FLOWERS } from '../../motifs/flowers.ts';
import { ornatePetal, type Decor } from '../../motifs/ornate-petal.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A lion's face in a mane of petals. */
export const lion: Composition = {
  name: 'lion',
  category: 'animals',
  size: [1000, 1000],
  strays: 1.5,
  draw(brief) {
    const sheet = brief.sheet.at({ x: 500, y: 510 });
    drawMane(sheet.layer('mane'), brief);
    drawFace(sheet.layer('face').at({ y: 14, scale: 0.84 }), brief);
    const crowned = brief.random.chance(0.5) || brief.level === 0;
    if (crowned) drawGarland(sheet.layer('garland').at({ y: 18, scale: 0.88 }), brief);
    return {
      title: `${brief.random.pick(['Sunny', 'Noble', 'Gentle', 'Golden', 'Proud'])} Lion${crowned ? ' with a Flower Crown' : ''}`,
      description: `A lion looks out of a mane of flame-shaped petals. Let the colors run from gold at the face to deep red at the tips.`,
      tags: ['lion', 'mane', 'wild', 'portrait', 'petals'],
    };
  },
};

function drawMane(sheet: Sheet, brief: Brief): void {
  const rows = byLevel(
    brief,
    [[13, 200, 234, 0]],
    [
      [16, 262, 186, 0.5],
      [16, 186, 176, 0],
    ],
    [
      [22, 306, 142, 0],
      [22, 236, 142, 0.5],
      [20, 168, 140, 0],
    ],
  );
  const roles: Role[] = ['rust', 'ember', 'gold'];
  const decors: Decor[][] = byLevel<Decor[][]>(brief, [[]], [['drop'], []], [['drop'], ['echo'], ['rib']]);
  rows.forEach(([count, radius, length, phase], row) => {
    const width = ((Math.PI * 2 * (radius! + length! * 0.5)) / count!) * 0.98;
    around(sheet, { radius: radius!, count: count!, phase: phase! }, (spot, i) => {
      const sway = (i % 2 === 0 ? 1 : -1) * 0.06;
      ornatePetal(spot.at({ angle: sway }), {
        kind: 'leaf',
        length: length! * (i % 2 === 0 ? 1 : 0.9),
        width,
        decor: decors[row]!,
        role: roles[row]!,
        inner: 'soft',
        weight: row === 0 ? 'bold' : 'line',
      });
    });
    if (row < rows.length - 1) sheet.shape(ellipse(0, 0, radius! + 8), 'line', roles[row + 1]);
  });
}

function drawFace(sheet: Sheet, brief: Brief): void {
  for (const side of [-1, 1]) {
    sheet.shape(ellipse(side * 186, -196, 76, 74), 'bold', 'gold');
    sheet.shape(ellipse(side * 180, -188, 44, 42), 'line', 'blush');
  }
  sheet.shape(twin(points('0,-262 120,-250 216,-176 250,-40 232,90 170,190 90,246 0,262')), 'bold', 'gold');
  if (brief.level > 0) brows(sheet);
  const lift = byLevel(brief, 30, 0, 0);
  for (const side of [-1, 1]) {
    if (brief.level > 0)
      sheet.shape(
        blob([
          [side * 40, -64, 1],
          [side * 74, -112],
          [side * 132, -112],
          [side * 168, -70, 1],
          [side * 130, -30],
          [side * 76, -28],
        ]),
        'line',
        'paper',
      );
    eye(sheet, {
      x: side * 104,
      y: -70,
      radius: brief.level === 0 ? 44 : 38,
      iris: 'sun',
      pupil: 0.52,
      look: [-side * 0.3, 0],
    });
    sheet.at({ x: side * 104, y: -70, flip: side < 0 }).shape(drawn(LID), 'bold', 'sand');
    sheet.line(
      curve([
        [side * 34, -70 - lift],
        [side * 72, -122 - lift],
        [side * 134, -122 - lift],
        [side * 176, -72 - lift],
      ]),
      'bold',
      0.7,
    );
  }
  drawMuzzle(sheet, brief);
}

/** The upper lid of the eye on the right, which hangs over the top of the iris. */
const LID = '-48,-2! -34,-36 0,-50 36,-38 52,4! 24,-14 -14,-20';

function brows(sheet: Sheet): void {
  sheet.shape(twin(knots('0,-250! 30,-190 22,-120 0,-84!')), 'line', 'b');
  for (const side of [-1, 1]) {
    sheet.shape(place(petal('leaf', 96, 40), { x: side * 46, y: -136, angle: side * 0.5 }), 'fine', 'cream');
    sheet.shape(place(petal('leaf', 76, 32), { x: side * 92, y: -146, angle: side * 0.86 }), 'fine', 'cream');
  }
}

function drawMuzzle(sheet: Sheet, brief: Brief): void {
  sheet.shape(twin(points('0,232 64,228 84,196 50,158 0,150')), 'line', 'cream');
  sheet.shape(twin(knots('0,60 60,44 128,70 148,124 108,172 50,176 0,152!')), 'bold', 'cream');
  for (const side of [-1, 1])
    sheet.line(
      curve([
        [side * 34, -40],
        [side * 46, 10],
        [side * 40, 44],
      ]),
      'line',
      0.7,
    );
  sheet.shape(twin(knots('0,30 44,24 66,42 44,74 0,96!')), 'bold', 'a');
  sheet.line(
    [
      [0, 96],
      [0, 150],
    ],
    'bold',
    0.2,
  );
  for (const [x, y] of [
    [62, 108],
    [98, 104],
    [82, 138],
  ] as const)
    for (const side of [-1, 1]) sheet.ink(ellipse(side * x, y, 4.6));
  if (brief.level > 0)
    for (const side of [-1, 1])
      sheet.shape(
        place(petal('drop', 66, 34), { x: side * 186, y: 10, angle: side * -2.4 }),
        'fine',
        'blush',
      );
}

function drawGarland(sheet: Sheet, brief: Brief): void {
  const spots = byLevel(
    brief,
    [[0, -262, 72]],
    [
      [0, -268, 70],
      [-108, -244, 54],
      [108, -244, 54],
    ],
    [
      [0, -272, 66],
      [-104, -252, 56],
      [104, -252, 56],
      [-188, -206, 42],
      [188, -206, 42],
    ],
  );
  spots.toReversed().forEach(([x, y, size], i) => {
    for (const turn of [-1.2, 1.2])
      sheet.shape(
        place(petal('leaf', size! * 1.2, size! * 0.6), { x: x!, y: y!, angle: turn + x! * 0.004 }),
        'line',
        'leaf',
      );
    FLOWERS[i % 2 === 0 ? 'poppy' : 'daisy'](sheet.at({ x: x!, y: y!, scale: size! / 100 }), {
      random: brief.random.fork(`crown ${i}`),
      level: 0,
      petals: i % 2 === 0 ? 'd' : 'c',
      heart: 'sun',
    });
  });
}
