import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { newt, sittingFrog, stickleback, tadpole } from '../../motifs/animals/pond-dwellers.ts';
import { dressForestFloor } from '../../motifs/dressing/forest-floor.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { snail } from '../../motifs/nature/creepers.ts';
import { turf } from '../../motifs/nature/meadow-plants.ts';
import { floatingLily, reedMace } from '../../motifs/nature/waterside.ts';
import { dragonfly } from '../../motifs/pond.ts';
import { roomySnail } from '../../motifs/roomy/creatures.ts';
import { roomyCloud } from '../../motifs/roomy/sights.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const LINE = 380;

/** A stem of the water lily from the mud up to its leaf on the water, which is seen from its edge. */
function lilyPad(sheet: Sheet, x: number, width: number, foot: Point, thick = 1): void {
  const stem = curve(
    [
      [foot[0], foot[1]],
      [foot[0] + (x - foot[0]) * 0.2, 620],
      [x, LINE],
    ],
    8,
  );
  if (thick === 1) sheet.shape(clockwise(tube(stem, () => 8)), 'line', 'leaf');
  sheet.shape(
    drawn(
      `${-width},-4! ${-width * 0.7},-18 0,-22 ${width * 0.7},-18 ${width},-4! ${width * 0.6},10 0,14 ${-width * 0.6},10`,
      { x, y: LINE, scale: thick, stretch: 1 / thick },
    ),
    'bold',
    'leaf',
  );
}

/** A water plant with leaves in whorls. */
function waterweed(sheet: Sheet, height: number, level: 0 | 1 | 2): void {
  const rows = [3, 4, 4][level]!;
  sheet.shape(
    clockwise(
      tube(
        curve(
          [
            [0, 0],
            [10, -height * 0.5],
            [0, -height],
          ],
          8,
        ),
        (t) => Math.min(5, 48 * (1 - t)),
      ),
    ),
    'line',
    'leaf',
  );
  for (let i = 0; i < rows; i++) {
    const y = -height * ((i + 0.7) / rows);
    const long = (height / rows) * 1.05;
    for (const side of [-1, 1])
      sheet.shape(
        drawn(
          `0,0! ${side * long * 0.4},${-long * 0.5} ${side * long * 0.9},${-long * 0.46}! ${side * long * 0.6},${-long * 0.02} 0,6!`,
          { x: 5, y },
        ),
        'line',
        'grass',
      );
  }
}

function above(brief: Brief): void {
  const { level, random } = brief;
  const sky = brief.sheet.layer('sky');
  if (level === 2) dressSky(sky, random, { zone: [rectangle(0, 0, 1000, LINE)], kind: 'heaped', size: 150 });
  sky.shape(ellipse(150, 140, byLevel(brief, 76, 66, 62)), 'bold', 'sun');
  if (level === 0) roomyCloud(sky.at({ x: 800, y: 180, scale: 0.74 }));
  turf(brief.sheet.layer('bank'), '-20,330 200,290 460,320 700,280 1030,310', LINE + 20, 'grass');
  const reeds = brief.sheet.layer('reeds');
  for (const [x, height] of byLevel(
    brief,
    [],
    [
      [830, 190],
      [930, 240],
    ],
    [
      [780, 170],
      [850, 220],
      [930, 250],
    ],
  ) as [number, number][])
    reedMace(reeds.at({ x, y: LINE + 10 }), random, { height, sway: random.range(-10, 14), level });
}

function below(brief: Brief): void {
  const { level, random } = brief;
  const water = turf(brief.sheet.layer('water'), `-20,${LINE} 500,${LINE} 1030,${LINE}`, 840, 'water');
  if (level === 2)
    dressWater(brief.sheet.layer('water'), random, {
      zone: [water],
      kind: 'currents',
      size: 170,
      rim: 'line',
      roles: ['water', 'sky'],
    });
  const pads = brief.sheet.layer('pads');
  lilyPad(pads, 400, byLevel(brief, 250, 230, 220), [460, 760], byLevel(brief, 2.6, 1, 1));
  lilyPad(
    pads,
    byLevel(brief, 812, 730, 730),
    byLevel(brief, 130, 84, 80),
    [690, 750],
    byLevel(brief, 2.6, 1, 1),
  );
  const mud = turf(brief.sheet.layer('mud'), '-20,730 200,700 480,724 740,690 1030,720', 840, 'wood');
  if (level > 0)
    dressForestFloor(brief.sheet.layer('mud'), random, {
      zone: [mud],
      kind: 'pebbles',
      size: byLevel(brief, 90, 92, 80),
      rim: 'line',
    });
  const weeds = brief.sheet.layer('weeds');
  for (const [x, height] of byLevel(
    brief,
    [],
    [
      [90, 270],
      [910, 240],
    ],
    [
      [90, 290],
      [910, 250],
    ],
  ) as [number, number][])
    waterweed(weeds.at({ x, y: 760 }), height, level);
}

function swimmers(brief: Brief, isNewt: boolean): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('swimmers');
  if (isNewt)
    newt(sheet.at({ x: 520, y: 560, scale: byLevel(brief, 1.3, 1.16, 1.1), angle: -0.1 }), level, 'gold');
  else
    for (const [i, [x, y, size, turn]] of (
      [
        [630, byLevel(brief, 560, 512, 512), 0.96, -0.06],
        [350, 566, 0.8, 0.2],
        [760, 620, 0.66, -0.22],
      ] as [number, number, number, number][]
    )
      .slice(0, byLevel(brief, 1, 3, 3))
      .entries())
      stickleback(
        sheet.at({
          x,
          y,
          scale: byLevel(brief, 1.5, size, size),
          flip: i === 1,
          angle: level === 0 ? random.range(-0.1, 0.1) : turn,
        }),
        level,
        i === 1 ? ['d', 'a'] : ['a', 'ember'],
      );
  if (level > 0)
    for (const [x, y, flip] of (isNewt
      ? [
          [240, 470, false],
          [790, 470, true],
        ]
      : [
          [240, 470, false],
          [830, 460, true],
        ].slice(0, level)) as [number, number, boolean][])
      tadpole(sheet.at({ x, y, flip, scale: 0.8, angle: random.range(-0.2, 0.2) }), 'night');
  if (level === 0) roomySnail(sheet.at({ x: isNewt ? 260 : 230, y: 760, scale: 0.7 }), 'c');
  else snail(sheet.at({ x: isNewt ? 300 : 520, y: 742, scale: 0.6 }), 'c', 1);
}

const NEWT = [
  [
    'The Frog Upstairs',
    'The frog lives on the leaf and the newt lives below it. They share one pond and never meet.',
  ],
  [
    'Half a Frog above the Newt',
    'At the height of the water one sees two worlds at once. The frog keeps an eye on the dragonfly, the newt on the tadpoles.',
  ],
  [
    'The Newt Goes by Below',
    'A frog sits in the sun and has no idea who swims under its leaf. The newt wears its crest as if for a feast.',
  ],
] as const;
const FISH = [
  [
    'A Frog and Its Pond',
    'The frog has the best leaf of the pond. A fish with three spines swims past below it.',
  ],
  [
    'Three Sticklebacks under a Leaf',
    'The frog watches the dragonfly, and under its leaf the sticklebacks pass. None of them has time for the other.',
  ],
  [
    'At the Height of the Water',
    'Above it is noon, below it is green and cool. Three sticklebacks go round under the leaf on which the frog sits.',
  ],
] as const;

/** A pond seen from the level of its water: a frog above, a newt or sticklebacks below. */
export const pondLevel = edged({
  name: 'pond-level',
  category: 'nature',
  size: [1000, 800],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { level, random } = brief;
    const isNewt = random.chance(0.5);
    above(brief);
    below(brief);
    const pads = brief.sheet.layer('pads');
    floatingLily(
      pads.at({
        x: byLevel(brief, 812, 700, 700),
        y: LINE - byLevel(brief, 30, 8, 8),
        scale: byLevel(brief, 1.1, 1, 1),
      }),
      level,
    );
    sittingFrog(
      brief.sheet
        .layer('frog')
        .at({ x: 390, y: LINE - byLevel(brief, 36, 14, 14), scale: byLevel(brief, 1.3, 1.24, 1.2) }),
      level,
      'grass',
    );
    swimmers(brief, isNewt);
    if (level > 0)
      dragonfly(brief.sheet.layer('dragonfly').at({ x: 690, y: 130, angle: -0.8, scale: 0.8 }), level);
    const [title, description] = (isNewt ? NEWT : FISH)[level];
    return {
      title,
      description,
      tags: ['pond', 'frog', isNewt ? 'newt' : 'stickleback', 'water lily', 'underwater', 'dragonfly'],
    };
  },
});
