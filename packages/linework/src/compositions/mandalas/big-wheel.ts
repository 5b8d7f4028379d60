import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { polar, type Point } from '../../geometry/point.ts';
import { ownWheel } from '../../motifs/mandalas/own-wheel.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';
import { tidied } from '../tidied.ts';
import { EXPERT_PENS } from './mandala-grand.ts';

/** A Ferris wheel whose hub is a mandala, above the roofs of a fair. */
export const ferrisWheel = tidied(
  edged({
    name: 'mandala-ferris',
    category: 'mandalas',
    size: [860, 1000],
    edge: 'page',
    backdrop: 'night',
    pens: EXPERT_PENS,
    draw(brief) {
      const { sheet, level, random } = brief;
      if (level > 0)
        for (let i = 16; i > 5; i--)
          sheet
            .layer('sky')
            .shape(ellipse(430, 430, i * byLevel(brief, 0, 104, 58)), 'fine', i % 2 ? 'night' : 'sky');
      drawFair(brief);
      drawRide(sheet.layer('ride').at({ x: 430, y: 430 }), brief);
      return {
        title: random.fork('title').pick(['The Big Wheel', 'Once Round the Sky', 'Evening at the Fair']),
        description:
          'The big wheel turns slowly above the tents, and its hub is a mandala. Light the cabins in every color you own.',
        tags: ['mandala', 'ferris wheel', 'fair', 'night', 'tents'],
      };
    },
  }),
  2,
);

function drawRide(ride: Sheet, brief: Brief): void {
  const count = byLevel(brief, 6, 8, 10);
  const rim = byLevel(brief, 290, 310, 316);
  ride.shape(ellipse(0, 0, rim + byLevel(brief, 0, 12, 10)), 'bold', 'soft');
  if (brief.level > 0) ride.shape(ellipse(0, 0, rim - 12), 'line', 'sky');
  drawLegs(ride, brief);
  around(ride, { radius: 0, count, phase: 0.5 }, (spot) => {
    if (brief.level === 2) spot.shape(rectangle(-7, -rim, 14, rim), 'line', 'gold');
    else spot.line(traced(`0,0 0,${-rim / 2} 0,${-rim}`), 'bold', 0);
  });
  if (brief.level === 2) ride.rim([clockwise(ellipse(0, 0, rim * 0.86))], 'line');
  ownWheel(ride, brief, 'hub', byLevel(brief, 150, 210, 216), brief.level > 0 ? 'petals' : { bare: true });
  for (let i = 0; i < count; i++) {
    const [x, y] = polar([0, 0], rim, ((i + 0.5) / count) * Math.PI * 2 - Math.PI / 2);
    drawCabin(ride.at({ x, y, scale: byLevel(brief, 1.3, 1.04, 0.86) }), brief.level, i);
  }
}

/** The two legs on which the axle rests, a brace between them. */
function drawLegs(ride: Sheet, brief: Brief): void {
  const half = byLevel(brief, 24, 19, 16);
  const foot = 540;
  ride.shape(rectangle(-140, 380, 280, half * 1.4), 'line', 'stone');
  for (const side of [-1, 1])
    ride.shape(
      clockwise([
        [side * half * -0.7, 0],
        [side * half * 0.7, 0],
        [side * (205 + half), foot],
        [side * (205 - half), foot],
      ]),
      'bold',
      'stone',
    );
}

/** A cabin that hangs from the frame's origin, open between its roof and its tub, two people in some of them. */
function drawCabin(cabin: Sheet, level: 0 | 1 | 2, i: number): void {
  const role = (['a', 'b', 'c', 'd'] as const)[i % 4]!;
  cabin.shape(rectangle(-54, 6, 108, 70), 'line', 'night');
  const riders = i % 2 === 0 ? [0] : [-25, 26];
  riders.forEach((x, k) => {
    const rider = cabin.at({ x, y: 52 - ((i + k) % 2) * 5, scale: 1.16 });
    rider.shape(ellipse(0, 0, 19, 20), 'line', 'cream');
    rider.shape(
      drawn((i + k) % 3 === 0 ? HAIRS[1] : HAIRS[0]),
      'line',
      (['wood', 'ember'] as const)[(i + k) % 2],
    );
    for (const side of [-1, 1]) rider.ink(ellipse(side * 7, 3, 2.3, 3));
  });
  cabin.shape(blob(knots('-66,66! -62,92 -44,116 0,120 44,116 62,92 66,66!')), 'bold', role);
  if (level === 2) cabin.line(traced('-63,90 0,94 63,90'), 'line', 0);
  cabin.shape(
    blob(knots('-72,14! -46,-18 0,-34 46,-18 72,14! 48,22 24,14! 0,22 -24,14! -48,22')),
    'bold',
    'soft',
  );
  if (level === 2)
    for (const side of [-1, 1])
      cabin.line(traced(`${side * 3},-30 ${side * 15},-8 ${side * 24},14`), 'fine', 0);
}

/** The hair of people seen from before, their heads about the origin: short, and down to the shoulders. */
const HAIRS = [
  '-19,0! -20,-16 -10,-26 4,-26 16,-20 20,0! 12,-10 -2,-12 -12,-8',
  '-19,22! -26,6 -22,-18 -6,-27 8,-26 22,-17 26,6 19,22! 15,6 12,-8 -2,-12 -12,-8 -15,6',
] as const;

/** The middles of the tents, how wide and how high they are, for each difficulty. */
const TENTS: readonly (readonly (readonly [x: number, wide: number, high: number])[])[] = [
  [
    [150, 300, 220],
    [720, 290, 230],
  ],
  [
    [110, 240, 220],
    [760, 250, 200],
  ],
  [
    [110, 230, 230],
    [320, 170, 150],
    [560, 180, 160],
    [770, 240, 230],
  ],
];

/** Striped tents along the lower edge. */
function drawFair({ sheet, level }: Brief): void {
  const tents = sheet.layer('tents');
  for (const [x, wide, high] of TENTS[level]!) {
    const top: Point = [x, 1000 - high];
    const stripes = [2, 4, 6][level]!;
    const at = (k: number): Point => [x - wide / 2 + (wide * k) / stripes, 1000 - high * 0.5];
    for (let k = 0; k < stripes; k++) {
      const role: Role = k % 2 ? 'cream' : 'rust';
      tents.shape([at(k), at(k + 1), [at(k + 1)[0], 1010], [at(k)[0], 1010]], 'line', role);
      tents.shape([top, at(k), at(k + 1)], 'line', role);
    }
    if (level > 0) tents.shape([top, [x + 46, top[1] - 24], [x, top[1] - 48]], 'line', 'sun');
  }
}
