import { points, knots } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition, type Story } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise, grow } from '../../geometry/boolean.ts';
import { blob, curve, twin } from '../../geometry/curve.ts';
import { ellipse, polygon } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { ornatePetal } from '../../motifs/ornate-petal.ts';
import { floaters } from '../../motifs/floaters.ts';
import { fillZone } from '../../patterns/patterns.ts';
import { framed } from '../../motifs/scenery.ts';
import { seaPlace } from '../../motifs/stages/sea-places.ts';
import type { Sheet } from '../../sheet.ts';

/** A sea turtle from above; its shell is a mandala. */
export const turtle: Composition = {
  name: 'turtle',
  category: 'animals',
  size: [1000, 1000],
  strays: 1.6,
  draw(brief) {
    const { random } = brief;
    if (brief.level === 2) return drawFine(brief);
    const body = brief.sheet
      .layer('turtle')
      .at({ x: 500, y: 520, scale: 0.97, angle: random.range(-0.1, 0.1) });
    const clear = [ellipse(500, 520, 330, 410), ellipse(500, 450, 450, 250)];
    floaters(brief.sheet.layer('water'), {
      random,
      kinds: ['bubble'],
      box: [60, 60, 940, 940],
      avoid: clear,
      count: byLevel(brief, 4, 10, 20),
      sizes: byLevel(brief, [28, 44], [17, 36], [15, 34]),
      gap: 18,
    });
    drawLimbs(body, brief);
    drawShell(body, brief);
    const mood = random.pick(['Drifting', 'Gentle', 'Deep Blue', 'Coral', 'Wandering']);
    return {
      title: `${mood} Sea Turtle`,
      description: `A sea turtle glides through rising bubbles. Its shell opens like a flower, ring by ring.`,
      tags: ['turtle', 'sea', 'ocean', 'shell', 'bubbles'],
    };
  },
};

/** A fine page: the turtle above a reef. */
function drawFine(brief: Brief): Story {
  const { random } = brief;
  framed(brief.sheet, [1000, 1000], 'water', (inside) => {
    seaPlace(inside, {
      random: random.fork('place'),
      size: [1000, 1000],
      waters: random.fork('waters').pick(['currents', 'scallops', 'shafts'] as const),
      growth: 'reef',
      floor: 0.9,
      fish: [
        [0.16, 0.12, 0.6],
        [0.84, 0.1, 0.5],
      ],
    });
    const body = inside
      .layer('turtle')
      .at({ x: 500, y: 500, scale: 0.94, angle: random.fork('turn').range(-0.5, 0.5) });
    drawLimbs(body, brief);
    drawShell(body, brief);
  });
  return {
    title: `${random.fork('title').pick(['Drifting', 'Deep Blue', 'Coral', 'Wandering'])} Turtle above the Reef`,
    description: 'A sea turtle glides over the corals. Its shell opens like a flower, ring by ring.',
    tags: ['turtle', 'sea', 'ocean', 'shell', 'reef'],
  };
}

function drawLimbs(sheet: Sheet, brief: Brief): void {
  sheet.shape(twin(knots('0,260 34,280 22,350 0,392!')), 'line', 'leaf');
  for (const side of [1, -1]) {
    const half = sheet.at({ flip: side < 0 });
    const hind = clockwise(blob(knots('110,210! 200,230 270,300 300,380 262,396 190,340 100,290')));
    const fin = clockwise(
      blob(knots('130,-190! 250,-240 360,-210 430,-100 452,40 420,66 380,-10 320,-60 210,-70')),
    );
    for (const limb of [hind, fin]) {
      half.shape(limb, 'bold', 'leaf');
      if (brief.level === 0) continue;
      half.shape(grow([limb], -15), 'fine', 'soft');
      fillZone('shells', {
        sheet: half,
        zone: grow([limb], -15),
        size: byLevel(brief, 0, 116, 76),
        angle: 0.6,
        roles: ['leaf', 'c'],
      });
    }
  }
  drawHead(sheet, brief);
}

function drawHead(sheet: Sheet, brief: Brief): void {
  sheet.shape(twin(points('0,-432 44,-424 76,-380 82,-330 62,-280 58,-220 0,-200')), 'bold', 'leaf');
  for (const side of [-1, 1]) {
    sheet.shape(ellipse(side * 50, -356, 21, 26), 'line', 'paper');
    sheet.ink(ellipse(side * 53, -360, 11, 15));
    sheet.gleam(ellipse(side * 56, -366, 4.4));
  }
  sheet.line(curve(points('-22,-416 0,-408 22,-416')), 'fine');
  if (brief.level > 0) sheet.shape(twin(points('0,-396 20,-366 14,-320 0,-300')), 'fine', 'c');
  if (brief.level > 0)
    for (const [x, y] of [
      [-36, -304],
      [36, -304],
      [0, -276],
    ] as const)
      sheet.shape(ellipse(x, y, 13, 15), 'fine', 'c');
}

function drawShell(sheet: Sheet, brief: Brief): void {
  const shell = sheet.at({ stretch: 0.86 });
  const rings = byLevel(brief, 6, 10, 14);
  shell.shape(polygon(0, 0, 300, 120), 'bold', 'wood');
  around(shell, { radius: 244, count: rings, phase: 0.5 }, (spot) =>
    spot.line(
      [
        [0, 0],
        [0, -54],
      ],
      'line',
      0,
    ),
  );
  if (brief.level > 0)
    around(shell, { radius: 262, count: rings }, (spot) =>
      spot.shape(petal('leaf', 32, byLevel(brief, 0, 44, 36)), 'fine', 'sun'),
    );
  shell.shape(polygon(0, 0, 250, 120), 'line', 'soft');
  const count = byLevel(brief, 6, 8, 10);
  const width = (Math.PI * 2 * 190) / count;
  around(shell, { radius: 76, count, phase: 0.5 }, (spot) =>
    ornatePetal(spot, { kind: 'point', length: 168, width: width * 0.86, decor: [], role: 'c' }),
  );
  around(shell, { radius: 70, count }, (spot) =>
    ornatePetal(spot, {
      kind: 'round',
      length: 164,
      width: width * 0.9,
      decor: byLevel(brief, [], ['drop'], ['echo', 'drop']),
      role: 'a',
      inner: 'soft',
    }),
  );
  shell.shape(polygon(0, 0, 84, 100), 'line', 'b');
  if (brief.level > 0)
    around(shell, { radius: 26, count: 6 }, (spot) => spot.shape(petal('round', 50, 46), 'fine', 'sun'));
  shell.shape(polygon(0, 0, byLevel(brief, 40, 26, 26), 60), 'line', 'a');
}
