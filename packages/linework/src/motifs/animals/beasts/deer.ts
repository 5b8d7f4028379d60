import { clockwise, unite } from '../../../geometry/boolean.ts';
import { curve } from '../../../geometry/curve.ts';
import { drawn, traced } from '../../../geometry/drawn.ts';
import { ellipse, tube } from '../../../geometry/forms.ts';
import { knots } from '../../../geometry/knots.ts';
import { mix, type Placement } from '../../../geometry/point.ts';
import type { Sheet } from '../../../sheet.ts';
import { flap, stands, underside } from '../body/trimmings.ts';
import { gaze, snout } from '../body/gaze.ts';
import type { Beast } from '../body/quadruped.ts';

type Kind = 'stag' | 'doe' | 'fawn';

/** What two drawings of a deer differ in: the head's outline, its eye and nose, and how the antlers stand. */
interface Features {
  readonly face: string;
  readonly eye: readonly [x: number, y: number, size: number];
  readonly nose: readonly [x: number, y: number, size: number];
  readonly antlers: readonly [near: Placement, far: Placement];
  readonly tines: readonly string[];
}

const SMALL: Features = {
  face: '-28,16 -26,-20 0,-36 30,-32 60,-10 92,6 104,18 96,32 62,36 30,40 -4,40',
  eye: [34, -8, 7],
  nose: [101, 15, 7.6],
  antlers: [
    { x: 0, y: -32 },
    { x: 16, y: -30, flip: true, scale: 0.94 },
  ],
  tines: [
    '0,6 -24,-50 -60,-100 -56,-170',
    '-16,-34 18,-66 24,-96',
    '-42,-76 -4,-112 2,-140',
    '-60,-112 -96,-132 -110,-164',
  ],
};

const NEAR: Features = {
  face: '-28,20 -26,-20 0,-38 32,-34 58,-14 88,0 106,10 108,24 96,34 66,38 36,46 -2,44',
  eye: [36, -8, 5.2],
  nose: [103, 13, 7.4],
  antlers: [
    { x: -2, y: -32, angle: -0.16 },
    { x: 30, y: -28, flip: true, scale: 0.94, angle: 0.24 },
  ],
  tines: [
    '0,6 -22,-50 -54,-104 -50,-176',
    '-14,-30 8,-48 14,-74',
    '-40,-76 -14,-100 -10,-126',
    '-54,-112 -92,-128 -108,-158',
  ],
};

/** A deer of the background. */
export function deer(kind: Kind): Beast {
  return deerWith(kind, SMALL);
}

/** A deer that a page is about: a fuller muzzle, a smaller eye, antlers that stand clear of each other. */
export function wildDeer(kind: Kind): Beast {
  return deerWith(kind, NEAR);
}

function deerWith(kind: Kind, { face, eye, nose, antlers, tines }: Features): Beast {
  const isFawn = kind === 'fawn';
  return {
    build: {
      length: isFawn ? 150 : 186,
      leg: 208,
      trunk: isFawn ? [44, 40, 44] : [50, 46, 54],
      neck: isFawn ? [80, 38, 28] : [122, 46, 29],
      limb: [40, 15, 10],
      foot: 'planted',
      isCloven: true,
      sole: 16,
      headScale: isFawn ? 1.1 : 1,
    },
    coat: 'sand',
    far: 'wood',
    hoof: 'rust',
    face,
    melts: (at) => [ellipse(at.dock[0] - 2, at.dock[1] - 2, 20, 15, -0.6)],
    behind(sheet, at) {
      if (kind === 'stag') antler(sheet.at(at.head).at(antlers[1]), tines);
      sheet.shape(drawn('14,-28! 26,-62 62,-84! 66,-52 40,-20!', at.head), 'bold', 'wood');
    },
    marks(inside, at) {
      if (stands(at)) underside(inside, at, 'cream');
      inside.shape(ellipse(at.dock[0] + 4, at.dock[1] + 20, 26, 32, 0.3), 'line', 'paper');
      if (isFawn)
        for (const [u, v] of [
          [-60, 14],
          [-28, 6],
          [6, 6],
          [40, 12],
          [-44, 36],
          [-10, 30],
          [24, 32],
        ] as const)
          inside.shape(ellipse(at.back[0] + u, at.back[1] + v, 9, 8), 'line', 'paper');
    },
    features(sheet, level) {
      if (kind === 'stag') antler(sheet.at(antlers[0]), tines);
      flap(sheet, '-6,-32 -34,-58 -78,-72! -70,-38 -44,-14 -22,-8', 'sand');
      if (level > 0) sheet.shape(drawn('-30,-28 -50,-50 -68,-60! -62,-40 -44,-22'), 'line', 'blush');
      gaze(sheet, [eye[0], eye[1]], eye[2]);
      snout(sheet, [nose[0], nose[1]], nose[2]);
      sheet.line(traced('100,26 84,30 68,24'), 'line', 0.5);
    },
  };
}

/** One antler that grows up and back from the origin. */
function antler(sheet: Sheet, tines: readonly string[]): void {
  sheet.shape(
    unite(tines.map((table) => clockwise(tube(curve(knots(table), 5), (t) => mix(10, 4, t))))),
    'line',
    'wood',
  );
}
