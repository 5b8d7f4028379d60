import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { finePetal } from '../../geometry/petal.ts';
import { type Path, place } from '../../geometry/point.ts';
import { eye } from '../../motifs/animals/bold.ts';
import { gaze } from '../../motifs/animals/body/gaze.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { bellflower, foxtail, oxEye, poppyBowl, turf } from '../../motifs/nature/meadow-plants.ts';
import { roomyCloud } from '../../motifs/roomy/sights.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

type Level = 0 | 1 | 2;

/** A ladybird seen from the side, 400 units long; it walks to the right on the frame's origin. */
function ladybird(sheet: Sheet, level: Level, isOpening: boolean): void {
  for (const x of [-112, -10, 92])
    sheet.ink(tube(traced(`${x},-30 ${x - 26},4 ${x - 20},30 ${x + 18},38`), (t) => 8 - 3 * t));
  for (const table of ['212,-108 240,-146 272,-150', '178,-130 196,-176 228,-192'])
    sheet.line(traced(table), 'bold', 0.1);
  sheet.shape(
    drawn('96,-14! 104,-110 146,-144 198,-130 226,-82 218,-36 186,-14!'),
    'bold',
    level === 0 ? 'gold' : 'wood',
  );
  if (level === 0) eye(sheet, [182, -76], 9);
  else {
    sheet.shape(ellipse(184, -76, 31, 34), 'line', 'paper');
    gaze(sheet, [192, -74], 9);
  }
  sheet.line(traced('166,-30 184,-28 202,-36'), 'line', 0.3);
  if (isOpening) return raisedCases(sheet, level);
  const rim = clockwise(
    drawn('-182,-34! -176,-110 -120,-184 -20,-214 80,-188 130,-112 136,-20! 60,-8 -80,-8 -150,-18'),
  );
  wingCase(sheet, rim, [
    [-112, -78, 38],
    [-14, -70, 38],
    [-56, -158, 36],
    [46, -146, 38],
    [82, -62, 35],
  ]);
  if (level > 0) sheet.shape(drawn('-150,-112 -118,-160 -92,-176 -104,-150 -132,-110'), 'fine', 'paper');
  sheet.rim(rim, 'bold');
  sheet.shape(drawn('110,-160! 134,-148 154,-90 144,-10! 118,-8 132,-84'), 'bold', 'wood');
}

/** A wing case with its spots. */
function wingCase(
  sheet: Sheet,
  rim: Path,
  spots: readonly (readonly [x: number, y: number, radius: number])[],
): void {
  sheet.shape(rim, 'bold', 'rust');
  const inside = sheet.inside([rim]);
  for (const [x, y, r] of spots) inside.shape(ellipse(x, y, r, r * 0.92), 'line', 'wood');
}

/** The ladybird's back with both wing cases up: one behind, the thin wings, the banded body, one in front. */
function raisedCases(sheet: Sheet, level: Level): void {
  wingCase(sheet, clockwise(drawn('90,-120! 20,-190 -10,-290 30,-372 112,-356 158,-250 130,-120!')), [
    [82, -286, 38],
  ]);
  sheet.shape(drawn('70,-120! -60,-240 -220,-310 -370,-290 -380,-200 -240,-130 -60,-90!'), 'bold', 'sky');
  for (const table of ['20,-120 -120,-190 -300,-236', ...(level > 0 ? ['0,-110 -120,-150 -270,-176'] : [])])
    sheet.line(traced(table), 'fine', 0.4);
  const body = clockwise(
    drawn('-190,-44! -170,-100 -90,-140 20,-146 110,-124 140,-20! 60,-8 -80,-8 -160,-20'),
  );
  sheet.shape(body, 'bold', 'gold');
  const inside = sheet.inside([body]);
  for (const x of [-116, -38]) inside.line(traced(`${x - 10},-170 ${x + 14},-90 ${x - 6},10`), 'line', 0.3);
  wingCase(
    sheet,
    clockwise(drawn('132,-70! 40,-100 -60,-190 -110,-300 -50,-330 60,-270 120,-180 150,-90!')),
    [
      [-44, -258, 34],
      [34, -196, 38],
    ],
  );
}

/** The large florets at the near rim of an easy heart. */
const FLORETS = [
  [-168, 40],
  [-62, 70],
  [52, 68],
  [160, 40],
] as const;

/** A daisy so near that it holds half the page: petals, then the heart with its florets. */
function daisy(sheet: Sheet, level: Level): void {
  const flat = sheet.at({ scale: 0.56, stretch: 1 / 0.56 });
  const count = [8, 17, 22][level]!;
  around(flat, { radius: 130, count, phase: level === 0 ? 0 : 0.5 }, (spot) => {
    spot.shape(finePetal('round', 380, 2800 / count), 'bold', 'paper');
    if (level > 0) spot.line(traced('0,-60 4,-150 0,-230'), 'fine', 0.6);
  });
  const heart = clockwise(
    drawn('-270,0 -250,-70 -140,-112 0,-122 140,-112 250,-70 270,0 230,70 110,110 0,118 -110,110 -230,70'),
  );
  sheet.shape(heart, 'bold', 'sun');
  const inside = sheet.inside([heart]);
  if (level === 0) for (const [x, y] of FLORETS) inside.shape(ellipse(x, y, 40, 27), 'line', 'gold');
  const rings = [
    [],
    [
      [210, 18],
      [130, 12],
    ],
    [
      [236, 24],
      [180, 20],
      [120, 14],
      [62, 8],
    ],
  ][level] as [number, number][];
  for (const [radius, n] of rings)
    for (let i = 0; i < n; i++) {
      const turn = ((i + (radius % 20) / 20) / n) * Math.PI * 2;
      inside.shape(
        ellipse(
          radius * Math.cos(turn),
          radius * 0.43 * Math.sin(turn),
          level === 1 ? 26 : 21,
          level === 1 ? 16 : 12,
        ),
        'fine',
        'gold',
      );
    }
}

function behind(brief: Brief): void {
  const { level, random } = brief;
  const sky = brief.sheet.layer('sky');
  if (level === 2) dressSky(sky, random, { zone: [rectangle(0, 0, 1000, 560)], kind: 'heaped', size: 150 });
  sky.shape(ellipse(150, 160, byLevel(brief, 84, 80, 76)), 'bold', 'sun');
  if (level === 0) roomyCloud(sky.at({ x: 800, y: 236, scale: 0.8 }));
  const land = turf(brief.sheet.layer('land'), '-20,480 200,440 480,470 760,430 1030,470', 840, 'grass');
  if (level === 2)
    dressMeadow(brief.sheet.layer('land'), random, { zone: [land], kind: 'blades', size: 110, rim: 'line' });
  if (level === 0) return;
  const kinds = random.shuffle([oxEye, poppyBowl, bellflower, foxtail]);
  for (const [i, [x, y]] of (
    [
      [80, 400],
      [920, 320],
      [820, 430],
      [180, 470],
    ] as const
  ).entries())
    kinds[i]!(brief.sheet.layer('flowers').at({ x, y: 700 }), {
      height: 700 - y,
      sway: i % 2 ? 24 : -24,
      size: 74,
      level: 1,
    });
}

const WALKING = [
  [
    'Five Spots on a Daisy',
    'A ladybird walks over the golden middle of a daisy. Five of its spots are on this side, the others you have to believe.',
  ],
  [
    'All around the Heart',
    'The ladybird walks round the heart of the daisy and has seen nothing but gold. The petals are its balcony.',
  ],
  [
    'A Hundred Small Flowers',
    'The heart of a daisy is made of many small flowers, and the ladybird walks across all of them. Start in the middle and go round.',
  ],
] as const;
const STARTING = [
  [
    'Ready, Wings, Go',
    'The ladybird has lifted its red lid and unfolded the wings below. The daisy is its airfield.',
  ],
  [
    'Take-off from a Daisy',
    'First the red wing cases open, then come the thin wings from below. In a moment the daisy will be empty.',
  ],
  [
    'The Wings Were under the Lid',
    'Nobody would think that so much wing fits under two red lids. The ladybird is off as soon as the wind turns.',
  ],
] as const;

/** A ladybird on the heart of a daisy that it walks across or flies away from. */
export const ladybirdOnADaisy = edged({
  name: 'ladybird-on-a-daisy',
  category: 'animals',
  size: [1000, 800],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { level, random } = brief;
    const isOpening = random.chance(0.5);
    behind(brief);
    const sheet = brief.sheet.layer('daisy');
    sheet.shape(place(drawn('-26,0! -20,300! 20,300! 26,0!'), { x: 500, y: 660 }), 'line', 'leaf');
    daisy(sheet.at({ x: 500, y: 540, scale: 0.86 }), level);
    ladybird(
      brief.sheet.layer('ladybird').at({ x: 490, y: 520, scale: isOpening ? 1 : 1.2 }),
      level,
      isOpening,
    );
    const [title, description] = (isOpening ? STARTING : WALKING)[level];
    return { title, description, tags: ['ladybird', 'ladybug', 'daisy', 'meadow', 'insect'] };
  },
});
