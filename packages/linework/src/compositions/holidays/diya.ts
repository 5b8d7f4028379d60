import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { arc, ellipse, lobed, rectangle } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { FLOWERS } from '../../motifs/flowers.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { dressPaving } from '../../motifs/dressing/paving.ts';

/** An oil lamp of Diwali on a rangoli of petals. */
export const diya: Composition = {
  name: 'diya',
  category: 'holidays',
  size: [1000, 1000],
  strays: 1.3,
  draw(brief) {
    const { random, level } = brief;
    const roles = random.shuffle<Role>(['a', 'b', 'd', 'c']);
    const petals = random.pick(['lotus', 'round', 'point', 'ogee'] as const);
    const floor = rectangle(32, 32, 936, 936, 12);
    if (level === 1) brief.sheet.layer('floor').shape(floor, 'bold', 'stone');
    if (level === 2)
      dressPaving(brief.sheet.layer('floor'), random, {
        zone: [floor],
        kind: 'slabs',
        size: 150,
        rim: 'bold',
      });
    drawRangoli(brief, roles, petals);
    drawLamp(brief, roles);
    drawBlossoms(brief);
    return {
      title: `${random.pick(['Diwali Lamp', 'Festival Lamp', 'Diya'])} ${random.pick(['on a Rangoli', 'and Marigolds', 'of Petals', 'in Lotus Light'])}`,
      description: `An oil lamp burns for Diwali at the heart of a rangoli. ${level === 0 ? 'Its big petals are easy to fill.' : 'Marigolds and rings of petals surround it.'}`,
      tags: ['diwali', 'diya', 'lamp', 'rangoli', 'festival of lights'],
    };
  },
};

function drawRangoli(brief: Brief, roles: readonly Role[], kind: 'lotus' | 'round' | 'point' | 'ogee'): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('rangoli').at({ x: 500, y: 500, scale: byLevel(brief, 1, 0.84, 1) });
  const rings = byLevel(
    brief,
    [[300, 8, 160]],
    [
      [316, 12, 138],
      [240, 12, 116],
    ],
    [
      [340, 20, 116],
      [270, 16, 108],
      [206, 14, 96],
    ],
  );
  rings.forEach(([radius, count, long], i) => {
    around(sheet, { radius: radius! - 10, count: count!, phase: i * 0.5 }, (spot, k) => {
      const width = ((radius! * 6.28) / count!) * 1.06;
      spot.shape(petal(kind, long!, width), 'line', roles[(i + (k % 2)) % 4]);
      if (level === 2 || (level === 1 && i === 0))
        spot.shape(petal('drop', long! * 0.56, width * 0.42), 'fine', 'soft');
    });
    sheet.shape(ellipse(0, 0, radius!), 'line', i % 2 === 0 ? 'soft' : 'cream');
  });
  if (level === 1)
    around(sheet, { radius: 404, count: 4, phase: 0.5 }, (spot) => {
      for (const side of [-1, 1])
        spot.shape(place(petal('leaf', 116, 52), { x: side * 6, angle: side * 0.62 }), 'line', 'leaf');
    });
  if (level === 2)
    around(sheet, { radius: 450, count: 20, phase: 0.5 }, (spot) =>
      spot.shape(ellipse(0, 0, 10), 'line', 'sun'),
    );
  sheet.shape(ellipse(0, 0, byLevel(brief, 284, 224, 190)), 'line', 'night');
  if (level === 0) sheet.shape(ellipse(0, 0, 236), 'line', 'water');
}

function drawLamp(brief: Brief, roles: readonly Role[]): void {
  const { random, level } = brief;
  const sheet = brief.sheet
    .layer('lamp')
    .at({ x: 500, y: byLevel(brief, 520, 516, 520), scale: byLevel(brief, 1.2, 0.84, 0.88) });
  for (const [i, r] of byLevel(brief, [120], [130, 92], [140, 104]).entries())
    sheet.shape(ellipse(0, -84, r * 0.86, r), 'line', i === 0 ? 'ember' : 'sun');
  sheet.shape(blob(knots('0,30 40,0 46,-60 16,-120 0,-170! -20,-118 -46,-56 -40,0')), 'bold', 'ember');
  sheet.shape(blob(knots('0,24 22,-4 24,-50 0,-100! -22,-48 -22,-4')), 'line', 'sun');
  const bowl = clockwise(
    blob(knots('-190,10! -100,34 0,40 100,34 190,10! 180,70 110,130 50,150! -50,150! -110,130 -180,70')),
  );
  sheet.shape(bowl, 'bold', 'rust');
  const inside = sheet.inside([bowl]);
  const pattern = random.pick<PatternName>(['diamonds', 'scales', 'moons', 'triangles']);
  if (level === 2)
    fillZone(pattern, {
      sheet: inside,
      zone: [clockwise([...curve(knots('-200,56 0,84 200,56')), ...curve(knots('160,104 0,126 -160,104'))])],
      size: 44,
      angle: 0,
      roles: ['sun', roles[0]!],
    });
  else {
    inside.line(curve(knots('-200,50 0,80 200,50')), 'line', 0);
    inside.line(curve(knots('-180,96 0,122 180,96')), 'line', 0);
    if (level > 0)
      for (const x of [-120, -62, 0, 62, 120])
        inside.shape(ellipse(x, 98 - Math.abs(x) * 0.12, 14), 'line', 'sun');
  }
  sheet.rim(bowl, 'bold');
  sheet.shape(blob(knots('-50,150! 50,150! 72,178! -72,178!')), 'line', 'rust');
  sheet.shape(ellipse(0, 14, 186, 22), 'bold', 'gold');
  sheet.shape(blob(knots('-20,20! -26,-10 0,-26 26,-10 20,20!')), 'line', 'sand');
}

function drawBlossoms(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('blossoms');
  if (level === 1) garlands(sheet);
  for (const [x, y, s] of byLevel(
    brief,
    [
      [150, 850, 0.9],
      [850, 850, 0.9],
    ],
    [
      [112, 888, 0.72],
      [888, 888, 0.72],
      [112, 112, 0.72],
      [888, 112, 0.72],
    ],
    [
      [124, 870, 0.76],
      [876, 870, 0.76],
      [134, 134, 0.6],
      [866, 134, 0.6],
    ],
  ))
    marigold(sheet.at({ x: x!, y: y!, scale: s! }), brief, random.fork(`bloom ${x}`));
  if (level === 2)
    for (const x of [240, 760])
      FLOWERS.daisy(sheet.at({ x, y: 924, scale: 0.34 }), { random, level: 0, petals: 'd', heart: 'sun' });
}

/** Threads of small blossoms and leaves from corner to corner, which hang a little inward. */
function garlands(sheet: Sheet): void {
  for (let k = 0; k < 4; k++) {
    const side = sheet.at({ x: 500, y: 500, angle: (k * Math.PI) / 2 });
    side.line(curve(points('-388,-420 -200,-404 0,-396 200,-404 388,-420')), 'line', 0);
    for (const [i, x] of [-280, -186, -94, 0, 94, 186, 280].entries()) {
      const y = -398 - (x / 388) ** 2 * 22;
      if (i % 2) side.shape(place(petal('leaf', 66, 40), { x, y: y - 34, angle: Math.PI }), 'line', 'leaf');
      else {
        side.shape(lobed(x, y, 36, 8, 6), 'line', 'ember');
        side.line(arc(x, y, 14, 14, 0.6, Math.PI * 1.7), 'line', 0.2);
      }
    }
  }
}

function marigold(sheet: Sheet, brief: Brief, random: Brief['random']): void {
  const rows = byLevel(
    brief,
    [[8, 96]],
    [
      [11, 100],
      [0, 62],
    ],
    points('13,100 11,74 8,48'),
  );
  rows.forEach(([count, long], i) =>
    around(sheet, { radius: 0, count: count, phase: random.next() }, (spot) =>
      spot.shape(petal('heart', long, ((long * 6.28) / count) * 0.94), 'line', i % 2 === 0 ? 'ember' : 'sun'),
    ),
  );
  sheet.shape(ellipse(0, 0, byLevel(brief, 36, 24, 22)), 'line', 'rust');
}
