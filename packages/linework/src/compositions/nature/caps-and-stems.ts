import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { snail } from '../../motifs/nature/creepers.ts';
import { butterfly } from '../../motifs/nature/fliers.ts';
import { sward, turf } from '../../motifs/nature/meadow-plants.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { fern } from '../../motifs/nature/undergrowth.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

type Level = 0 | 1 | 2;

/** Spots on the open cap: where each lies and half its width; easy pages have the first three. */
const SPOTS = [
  [-8, -352, 36],
  [74, -326, 26],
  [-92, -318, 28],
  [132, -276, 20],
  [-150, -272, 18],
  [14, -290, 18],
  [-44, -266, 13],
  [76, -266, 14],
  [26, -404, 17],
  [-66, -388, 15],
] as const;

/**
 * An open toadstool 430 units high on the frame's origin: its stem runs up in one line from its bulb into the
 * gills.
 */
function openCap(sheet: Sheet, level: Level, role: Role): void {
  const gills = ellipse(0, -244, 176, 34);
  sheet.shape(gills, 'line', 'sand');
  const under = sheet.inside([clockwise(gills)]);
  if (level > 0)
    for (let i = -5; i <= 5; i++)
      under.line(traced(`${i * 8},-262 ${i * 30},-244 ${i * 38},-200`), 'fine', 0);
  sheet.shape(
    drawn('-40,-250! -34,-170 -40,-90 -64,-34 -58,2 -24,16 28,16 60,0 64,-38 42,-96 36,-176 44,-250! 0,-238'),
    'bold',
    'cream',
  );
  if (level > 0)
    for (const table of ['-20,-60 -14,-110 -16,-140', '16,-40 14,-90 10,-116'])
      sheet.line(traced(table), 'fine', 0.5);
  sheet.shape(
    drawn(
      '-36,-204! 0,-196 40,-204! 60,-166 78,-140! 52,-146 34,-128! 8,-142 -12,-126! -34,-142 -62,-132! -54,-166',
    ),
    'line',
    'paper',
  );
  const cap = drawn(
    '-196,-244 -192,-296 -140,-368 -60,-416 16,-424 96,-400 162,-340 196,-276 190,-240 120,-256 0,-264 -120,-256',
  );
  sheet.shape(cap, 'bold', role);
  const inside = sheet.inside([cap]);
  for (const [x, y, r] of SPOTS.slice(0, [3, 8, 10][level]))
    inside.shape(ellipse(x, y, r, r * 0.84, x * 0.003), 'line', 'cream');
  sheet.rim(cap, 'bold');
}

/** A toadstool that has not opened yet, 240 units high on the frame's origin: a round button on a stout stem. */
function button(sheet: Sheet, level: Level, role: Role): void {
  sheet.shape(drawn('-46,-110! -52,-60 -66,-24 -52,8 0,14 52,8 66,-24 52,-60 46,-110!'), 'bold', 'cream');
  for (const y of level > 0 ? [-42, -20] : [])
    sheet.line(traced(`-44,${y} 0,${y + 12} 44,${y}`), 'fine', 0.4);
  const cap = mirrored('0,-236 52,-222 84,-172 84,-120 64,-92 0,-84');
  sheet.shape(cap, 'bold', role);
  for (const [x, y, r] of [
    [-8, -190, 21],
    [40, -160, 16],
    [-46, -150, 17],
    [6, -128, 15],
  ] as const)
    sheet.shape(ellipse(x, y, r, r * 0.86), 'line', 'cream');
}

/** What stands behind a family of toadstools: light, ferns and two rims of moss. */
function drawGlade(brief: Brief): void {
  const { level, random } = brief;
  const sky = brief.sheet.layer('sky');
  if (level === 2)
    dressSky(sky, random, {
      zone: [drawn('-40,-40! 800,-40! 800,760! -40,760!')],
      kind: 'beams',
      size: 190,
      source: [620, 160],
    });
  sky.shape(ellipse(620, 160, 84), 'line', 'sun');
  if (level > 0) {
    driftCloud(sky.at({ x: 230, y: 220, scale: 0.8 }), random, true);
    butterfly(sky.at({ x: 540, y: 380, scale: 0.72, angle: 0.4 }), ['a', 'd'], level);
  }
  const land = brief.sheet.layer('land');
  if (level > 0)
    for (const [x, long] of [
      [120, 360],
      [690, 380],
    ] as const)
      fern(land.at({ x, y: 730 }), random.fork(`fern ${x}`), long, level);
  turf(land, '-20,700 180,660 420,690 620,660 790,690', 1040, 'leaf');
  turf(land, '-20,850 220,830 460,850 790,826', 1040, 'grass');
}

const TOLD = [
  [
    'Three Hats in the Moss',
    'A big one, a middle one and one that is still shut. Give every spot the color you like.',
  ],
  [
    'A Family of Hats',
    'Father, mother and the little one who has not opened yet. They stand close, as it is cool.',
  ],
  [
    'The Quiet Side of the Glade',
    'The sun comes here for a quarter of an hour. In the time that is left the mushrooms hold their meetings.',
  ],
] as const;

/** Three toadstools side by side: a great one, a middle one and a button that is still closed. */
export const capsAndStems = edged({
  name: 'caps-and-stems',
  category: 'nature',
  size: [760, 1000],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { level, random } = brief;
    drawGlade(brief);
    const sheet = brief.sheet.layer('mushrooms');
    const role = random.pick<Role>(['rust', 'ember', 'a']);
    openCap(sheet.at({ x: 288, y: 836, scale: random.range(1.12, 1.2), angle: -0.04 }), level, role);
    openCap(sheet.at({ x: 574, y: 876, scale: random.range(0.76, 0.8), angle: 0.07 }), level, role);
    button(sheet.at({ x: 430, y: 914, scale: 0.78 }), level, role);
    if (level > 0) snail(brief.sheet.layer('guest').at({ x: 170, y: 936, scale: 0.7 }), 'd', level);
    sward(brief.sheet.layer('grass'), random, {
      from: 20,
      to: 760,
      foot: 1016,
      tall: byLevel(brief, 120, 124, 120),
      width: byLevel(brief, 44, 34, 28),
      apart: byLevel(brief, 330, 236, 170),
    });
    const [title, description] = TOLD[level];
    return { title, description, tags: ['mushrooms', 'forest', 'moss', 'toadstools', 'autumn'] };
  },
});
