import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, polar, type Point } from '../../geometry/point.ts';
import { fanShell, starfish } from '../../motifs/shells.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';
import { tidied } from '../tidied.ts';

const TURN = Math.PI * 2;

/** What lies where in the four corners, on the four sides and in the middle. */
interface Find {
  readonly corners: 'scallops' | 'starfish';
  readonly sides: 'spires' | 'scallops';
  readonly middle: 'sand dollar' | 'starfish' | 'urchin';
}

const FINDS: readonly Find[] = [
  { corners: 'scallops', sides: 'spires', middle: 'sand dollar' },
  { corners: 'starfish', sides: 'scallops', middle: 'urchin' },
  { corners: 'scallops', sides: 'scallops', middle: 'starfish' },
];

/** Shells from one walk, laid out as a kaleidoscope shows them. */
export const shellsInAMirror = tidied(
  edged({
    name: 'mandala-shells',
    category: 'mandalas',
    size: [1000, 1000],
    edge: 'page',
    backdrop: 'sand',
    draw(brief) {
      const { random, sheet, level } = brief;
      const find = random.pick(level === 0 ? FINDS.slice(0, 2) : FINDS);
      const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
      const beach = sheet.at({ x: 500, y: 500 });
      if (level > 0) drawRipples(beach.layer('sand'), brief);
      const ring: Ringed = (radius, phase, draw) =>
        around(beach.layer('shells'), { radius, count: 4, phase }, draw);
      if (find.corners === 'scallops') scallopsInCorners(ring, brief, roles);
      else {
        if (level > 0)
          for (const side of [-1, 1])
            ring(0, 0.5, (spot) => weed(spot.at({ x: side * 74, y: -300, angle: side * 0.62 }), brief));
        ring(470, 0.5, (spot) => starfish(spot.at({ scale: 1.36 }), roles[0]!, byLevel(brief, 0, 2, 4)));
      }
      if (find.sides === 'scallops')
        ring(find.corners === 'scallops' ? 250 : byLevel(brief, 120, 168, 168), 0, (spot) =>
          fan(
            spot.at({
              scale:
                find.corners === 'scallops'
                  ? byLevel(brief, 0.5, 0.42, 0.5)
                  : byLevel(brief, 0.84, 0.72, 0.72),
            }),
            brief,
            [roles[1]!, 'cream'],
          ),
        );
      else
        ring(byLevel(brief, 214, 243, 240), 0, (spot) =>
          turret(spot.at({ scale: byLevel(brief, 0.82, 0.7, 0.74) }), [roles[1]!, 'cream'], level),
        );
      drawMiddle(beach.layer('middle'), brief, find, roles);
      return {
        title: random
          .fork('title')
          .pick(['Shells in the Kaleidoscope', 'Four Times the Same Beach', 'What the Tide Turned']),
        description:
          'Shells lie on the sand as if a kaleidoscope had seen them, four times the same and never alike in color. Start from the middle like the tide.',
        tags: ['mandala', 'shells', 'beach', 'starfish', 'kaleidoscope', 'sea'],
      };
    },
  }),
);

type Ringed = (radius: number, phase: number, draw: (spot: Sheet) => void) => void;

/** Whole scallops that open towards the corners, and a small starfish in each corner. */
function scallopsInCorners(ring: Ringed, brief: Brief, roles: readonly Role[]): void {
  ring(byLevel(brief, 240, 268, 290), 0.5, (spot) =>
    fan(spot.at({ scale: byLevel(brief, 0.7, 0.62, 0.58) }), brief, [roles[0]!, 'soft']),
  );
  ring(594, 0.5, (spot) => starfish(spot.at({ scale: 0.42, angle: Math.PI }), roles[3]!, 0));
}

/** Where the sutures between the whorls of a turret run: how far from its tip and half its width there. */
const SUTURES = [
  [-262, 13],
  [-222, 27],
  [-172, 43],
  [-112, 61],
  [-42, 78],
] as const;

/** A turret shell 330 units long that points away from the middle: slanting whorls with ribs and an open mouth. */
function turret(spot: Sheet, roles: readonly [Role, Role], level: 0 | 1 | 2): void {
  const rim = clockwise(
    drawn(
      '0,-296! 15,-262 12,-254 30,-222 26,-212 46,-172 42,-160 64,-112 58,-98 82,-42 84,0 62,42 20,54 -34,44 -74,16 -84,-28 -64,-86 -66,-104 -46,-150 -48,-166 -30,-206 -32,-218 -14,-250 -16,-262',
    ),
  );
  spot.shape(rim, 'bold', roles[0]);
  const inside = spot.inside([rim]);
  SUTURES.slice(level === 0 ? 2 : 0).forEach(([y, half], i) => {
    const next = SUTURES[i + 1 + (level === 0 ? 2 : 0)]?.[0] ?? 60;
    inside.shape(
      clockwise([
        ...curve([
          [-half - 26, y + 18],
          [0, y + 16],
          [half + 26, y - 18],
        ]),
        [140, 120],
        [-140, 120],
      ]),
      'line',
      roles[(i + 1) % 2],
    );
    if (level < 2 || half < 30) return;
    for (const share of [-0.6, -0.2, 0.2, 0.6])
      inside.line(
        traced(
          `${share * half},${y + 22} ${share * half * 1.3},${(y + next) / 2 + 12} ${share * half * 1.2},${next + 4}`,
        ),
        'fine',
        0.4,
      );
  });
  spot.rim(rim, 'bold');
  spot.shape(drawn('-8,-30! 30,-42 60,-18 62,20 36,52 6,60 -20,36! 4,20 8,-4'), 'line', 'blush');
}

function fan(spot: Sheet, { level }: Brief, roles: readonly [Role, Role]): void {
  fanShell(spot, { ribs: [3, 5, 9][level]!, bands: [0, 1, 3][level]!, roles });
}

/** Ripples that the water left. */
function drawRipples(sand: Sheet, brief: Brief): void {
  const rings = byLevel(brief, 0, 6, 10);
  for (let i = rings; i > 0; i--) {
    const radius = 120 + (i / rings) * 600;
    const rim = Array.from({ length: 240 }, (_, k): Point => {
      const angle = (k / 240) * TURN;
      return polar([0, 0], radius + 16 * Math.cos(angle * 8 + (i % 2) * Math.PI), angle);
    });
    sand.shape(rim, 'fine', i % 2 ? 'sand' : 'cream');
  }
}

/** A sprig of bladder wrack. */
function weed(spot: Sheet, brief: Brief): void {
  for (const [k, y] of [-10, -74, -138].entries())
    for (const side of [-1, 1])
      spot.shape(
        place(petal('leaf', 92 - k * 12, byLevel(brief, 40, 36, 30)), { y, angle: side * 0.8 }),
        'line',
        k % 2 ? 'leaf' : 'grass',
      );
  spot.shape(place(petal('leaf', 96, 36), { y: -176 }), 'line', 'leaf');
  spot.line(
    [
      [0, 0],
      [0, -90],
      [0, -180],
    ],
    'bold',
    0.2,
  );
}

function drawMiddle(
  middle: Sheet,
  brief: Brief,
  { middle: found, corners }: Find,
  roles: readonly Role[],
): void {
  const { level } = brief;
  const what = level === 2 && found === 'sand dollar' ? 'urchin' : found;
  if (what === 'starfish') {
    starfish(middle.at({ scale: byLevel(brief, 1.9, 2, 1.6) }), roles[2]!, byLevel(brief, 0, 3, 4));
    return;
  }
  const radius = corners === 'starfish' ? 186 : 176;
  middle.shape(ellipse(0, 0, radius), 'bold', 'cream');
  if (what === 'sand dollar') {
    if (level > 0) {
      around(middle, { radius: radius * 0.9, count: 20 }, (spot) =>
        spot.line(traced(`0,${-radius * 0.08} 0,${radius * 0.05}`), 'fine', 0.3),
      );
      middle.shape(ellipse(0, 0, radius * 0.84), 'line', 'paper');
    }
    around(middle, { radius: radius * 0.16, count: 5 }, (spot) => {
      spot.shape(petal('drop', radius * 0.66, radius * 0.4), 'line', roles[2]);
      if (level > 0)
        spot.shape(place(petal('drop', radius * 0.4, radius * 0.2), { y: -radius * 0.14 }), 'fine', 'soft');
    });
    return middle.shape(ellipse(0, 0, radius * 0.14), 'line', 'sun');
  }
  const ribs = byLevel(brief, 5, 9, 15);
  around(middle, { radius: 0, count: ribs }, (spot) =>
    spot.line(
      [
        [0, -radius * 0.24],
        [0, -radius],
      ],
      'line',
      0,
    ),
  );
  if (level > 0)
    for (const [share, size] of (
      [
        [0.86, 0.1],
        [0.66, 0.085],
        [0.47, 0.065],
      ] as const
    ).slice(0, level + 1))
      around(middle, { radius: radius * share, count: ribs, phase: 0.5 }, (spot) =>
        spot.shape(ellipse(0, 0, radius * size * (level === 2 ? 0.8 : 1)), 'fine', roles[2]),
      );
  middle.shape(ellipse(0, 0, radius * 0.26), 'line', roles[3]);
}
