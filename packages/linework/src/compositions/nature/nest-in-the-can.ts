import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { begging, nestHollow, nestWall } from '../../motifs/birds/nest.ts';
import { perchingBird } from '../../motifs/birds/perching.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { oxEye, poppyBowl, turf } from '../../motifs/nature/meadow-plants.ts';
import { roomyCloud } from '../../motifs/roomy/sights.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const SILL = 690;

/** The wall of a shed, its window and what is seen through it. */
function shed(brief: Brief): void {
  const { level, random } = brief;
  const wall = brief.sheet.layer('wall');
  if (level === 2)
    dressBoards(wall, random, {
      zone: [rectangle(0, 0, 1000, SILL)],
      kind: 'planks',
      size: 110,
      angle: Math.PI / 2,
    });
  else
    for (const x of level === 1 ? [70, 930] : [])
      wall.line(
        [
          [x, 0],
          [x, SILL],
        ],
        'line',
        0,
      );
  if (level > 0) wall.shape(rectangle(130, -30, 740, 680, 8), 'bold', 'wood');
  const pane = level > 0 ? rectangle(172, 74, 656, 538) : rectangle(-20, -20, 1040, SILL);
  wall.shape(pane, 'line', 'sky');
  const out = wall.inside([clockwise(pane)]);
  if (level === 2) dressSky(out, random, { zone: [pane], kind: 'beams', size: 96, source: [280, 190] });
  out.shape(ellipse(byLevel(brief, 180, 280, 280), 190, byLevel(brief, 80, 70, 66)), 'line', 'sun');
  const hills = ['-20,440 340,380 560,420 1030,370', '-20,530 300,490 620,520 1030,480'];
  for (const [i, rim] of level === 0 ? [[0, hills[0]!] as const] : hills.entries()) {
    const hill = turf(out, rim, 660, i ? 'grass' : 'leaf');
    if (level === 2)
      dressMeadow(out, random.fork(`hill ${i}`), { zone: [hill], kind: 'mounds', size: 110, rim: 'line' });
  }
  wall.rim(pane, 'line');
  if (level > 0) wall.shape(rectangle(488, 74, 24, 538), 'line', 'wood');
}

/** A zinc watering can, its foot on the frame's origin; its top is open. */
function can(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(
    clockwise(
      tube(curve(knots('-150,-70 -250,-90 -280,-190 -250,-290 -150,-300'), 8), () => (level === 0 ? 25 : 17)),
    ),
    'bold',
    'stone',
  );
  sheet.shape(drawn('130,-70! 330,-290! 364,-262! 190,-20! 130,-10!'), 'bold', 'stone');
  if (level > 0)
    sheet.shape(
      drawn('300,-300! 330,-330 400,-280 396,-240! 370,-236! 310,-282!', { x: 4, y: 2 }),
      'bold',
      'stone',
    );
  sheet.shape(ellipse(366, -292, 64, level === 0 ? 36 : 24, 0.66), 'bold', 'stone');
  if (level > 0) for (const t of [-0.6, -0.2, 0.2, 0.6]) sheet.ink(ellipse(366 + t * 50, -292 + t * 38, 3.6));
  const body = clockwise(drawn('-170,-330! 170,-330! 176,-60 168,0! 0,14 -168,0! -176,-60'));
  sheet.shape(body, 'bold', 'stone');
  const inside = sheet.inside([body]);
  for (const y of level === 0 ? [-60] : [-280, -62]) {
    inside.line(traced(`-190,${y - 8} 0,${y + 8} 190,${y - 8}`), 'line', 0);
    if (level > 0) inside.line(traced(`-190,${y + 16} 0,${y + 32} 190,${y + 16}`), 'line', 0);
  }
  if (level > 0) inside.shape(mirrored('0,-200! 30,-236 66,-220 60,-176 0,-120!'), 'line', 'a');
}

/** A clay pot with flowers, its foot on the frame's origin, 150 units wide. */
function potted(sheet: Sheet, brief: Brief, kind: typeof oxEye, height: number): void {
  const { level, random } = brief;
  for (const [x, share] of [
    [-46, 0.74],
    [50, 0.8],
    [0, 1],
  ] as const)
    kind(sheet.at({ x: x * 0.4, y: -110 }), {
      height: height * share,
      sway: x + random.range(-6, 6),
      size: level === 1 ? 66 : 60,
      level: 1,
    });
  for (const side of [-1, 1])
    sheet.shape(
      drawn(
        `0,-110! ${side * 46},-190 ${side * 92},-206 ${side * 128},-178! ${side * 84},-150 ${side * 44},-126`,
      ),
      'line',
      'leaf',
    );
  sheet.shape(drawn('-70,-120! 70,-120! 52,0! -52,0!'), 'bold', 'rust');
  sheet.shape(rectangle(-80, -146, 160, 40, 6), 'bold', 'rust');
}

const FEEDING = [
  [
    'Breakfast in the Watering Can',
    'Two little robins have their beaks wide open. Nobody may water the flowers before they have flown.',
  ],
  [
    'Three Beaks in the Watering Can',
    'The old can on the sill has tenants this spring, and all three of them are hungry. The flowers will have to wait for rain.',
  ],
  [
    'Tenants in the Old Can',
    'A robin has come back to its nest in the watering can, and three beaks open at once. The gardener has bought a new can.',
  ],
] as const;
const BROODING = [
  [
    'The Robin in the Can',
    'A robin has built its nest in a watering can and sits on it. It needs quiet for two weeks.',
  ],
  [
    'Occupied until June',
    'On the sill a robin sits on its eggs, in a can that was meant for water. The flowers get theirs from a cup.',
  ],
  [
    'Quiet on the Window Sill',
    'The robin has filled the watering can with moss and straw and does not move from its nest. Every stalk may have another brown.',
  ],
] as const;

/** A robin that has its nest in a watering can on a sill. */
export const nestInTheCan = edged({
  name: 'nest-in-the-can',
  category: 'nature',
  size: [1000, 800],
  edge: 'page',
  backdrop: 'cream',
  draw(brief) {
    const { level, random } = brief;
    const isBrooding = random.chance(0.5) || level === 0;
    shed(brief);
    const sill = brief.sheet.layer('sill');
    if (level > 0) sill.shape(rectangle(-20, SILL - 46, 1040, 60), 'bold', 'wood');
    sill.shape(rectangle(-20, SILL + (level === 0 ? -30 : 12), 1040, 172), 'bold', 'wood');
    const things = brief.sheet.layer('things');
    const kinds = random.shuffle([oxEye, poppyBowl]);
    if (level > 0) potted(things.at({ x: 110, y: SILL - 8 }), brief, kinds[0]!, 200);
    else roomyCloud(sill.at({ x: 800, y: 220, scale: 0.86 }));
    if (level > 0) potted(things.at({ x: 884, y: SILL - 4 }), brief, kinds[1]!, 74);
    const nest = brief.sheet.layer('nest').at({ x: 460, y: SILL - 336 });
    if (isBrooding) {
      if (level > 0) nestHollow(nest);
      perchingBird(nest.inside([rectangle(-400, -420, 800, 430)]).at({ x: -10, y: 40, scale: 1.24 }), level, [
        'wood',
        'ember',
        'cream',
      ]);
    } else {
      nestHollow(nest);
      for (const [x, y, scale] of [
        [-100, 0, 1],
        [-6, -10, 1.1],
        [88, 2, 1],
      ] as const)
        begging(nest.at({ x, y, scale }));
    }
    can(brief.sheet.layer('can').at({ x: 460, y: SILL - 4 }), level);
    nestWall(nest, random, level);
    if (!isBrooding)
      perchingBird(brief.sheet.layer('bird').at({ x: 812, y: SILL - 346, scale: 0.78, flip: true }), level, [
        'wood',
        'ember',
        'cream',
      ]);
    const [title, description] = (isBrooding ? BROODING : FEEDING)[level];
    return { title, description, tags: ['robin', 'nest', 'watering can', 'window', 'flowers', 'spring'] };
  },
});
