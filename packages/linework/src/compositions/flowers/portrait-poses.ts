import type { Point } from '../../geometry/point.ts';
import type { Facing } from '../../motifs/flowers/species/stalk.ts';

/** One flower of a portrait: where its head is, how large, which way it looks, where its stem starts. */
export interface Pose {
  readonly at: Point;
  readonly scale: number;
  readonly facing: Facing;
  readonly root: number;
  readonly bow: number;
}

/** Portraits of plants that rise from the ground, for each difficulty; 800 units wide, 1000 high. */
export const POSES: readonly (readonly (readonly Pose[])[])[] = [
  [
    [{ at: [400, 350], scale: 2.85, facing: 'face', root: 410, bow: -30 }],
    [{ at: [410, 400], scale: 2.8, facing: 'turned', root: 390, bow: 30 }],
    [
      { at: [610, 560], scale: 1.5, facing: 'bud', root: 560, bow: 30 },
      { at: [340, 330], scale: 2.5, facing: 'face', root: 380, bow: -30 },
    ],
    [
      { at: [560, 600], scale: 1.7, facing: 'side', root: 560, bow: 20 },
      { at: [330, 310], scale: 2.3, facing: 'turned', root: 330, bow: -20 },
    ],
  ],
  [
    [
      { at: [190, 420], scale: 1.25, facing: 'bud', root: 370, bow: -50 },
      { at: [590, 590], scale: 1.55, facing: 'turned', root: 425, bow: 60 },
      { at: [420, 290], scale: 2.15, facing: 'face', root: 400, bow: 10 },
    ],
    [
      { at: [570, 270], scale: 1.6, facing: 'side', root: 420, bow: 50 },
      { at: [180, 330], scale: 1.2, facing: 'bud', root: 380, bow: -60 },
      { at: [320, 520], scale: 1.95, facing: 'face', root: 395, bow: -20 },
      { at: [610, 650], scale: 1.35, facing: 'turned', root: 440, bow: 60 },
    ],
    [
      { at: [400, 250], scale: 1.75, facing: 'turned', root: 400, bow: 0 },
      { at: [215, 500], scale: 1.6, facing: 'turned', root: 380, bow: -60 },
      { at: [585, 510], scale: 1.6, facing: 'side', root: 420, bow: 60 },
    ],
  ],
  [
    [
      { at: [400, 180], scale: 1.0, facing: 'bud', root: 400, bow: 0 },
      { at: [240, 340], scale: 1.45, facing: 'turned', root: 380, bow: -40 },
      { at: [570, 350], scale: 1.3, facing: 'side', root: 420, bow: 40 },
      { at: [400, 560], scale: 1.75, facing: 'face', root: 400, bow: 10 },
    ],
    [
      { at: [250, 240], scale: 1.35, facing: 'face', root: 370, bow: -40 },
      { at: [570, 330], scale: 1.5, facing: 'turned', root: 420, bow: 30 },
      { at: [205, 560], scale: 1.1, facing: 'bud', root: 385, bow: -50 },
      { at: [420, 600], scale: 1.6, facing: 'face', root: 410, bow: 10 },
    ],
    [
      { at: [500, 230], scale: 1.6, facing: 'face', root: 410, bow: 30 },
      { at: [230, 400], scale: 1.4, facing: 'turned', root: 385, bow: -50 },
      { at: [600, 520], scale: 1.25, facing: 'side', root: 425, bow: 60 },
      { at: [350, 660], scale: 1.25, facing: 'face', root: 395, bow: -20 },
    ],
  ],
];

/** Plants that grow otherwise than the rest: low clumps, a pair of great flowers, a group in which each differs. */
export const OWN_POSES: Readonly<Record<string, readonly (readonly Pose[])[]>> = {
  crocus: [
    [
      { at: [150, 560], scale: 1.5, facing: 'bud', root: 330, bow: -20 },
      { at: [606, 520], scale: 1.5, facing: 'face', root: 460, bow: 16 },
      { at: [370, 440], scale: 2.2, facing: 'face', root: 400, bow: 0 },
      { at: [236, 690], scale: 1.4, facing: 'face', root: 350, bow: -8 },
      { at: [510, 740], scale: 1.3, facing: 'bud', root: 440, bow: 8 },
    ],
  ],
  daffodil: [
    [
      { at: [196, 590], scale: 1.35, facing: 'face', root: 330, bow: -40 },
      { at: [606, 560], scale: 1.45, facing: 'face', root: 430, bow: 60 },
      { at: [390, 330], scale: 2.1, facing: 'face', root: 400, bow: 10 },
    ],
  ],
  tulip: [
    [
      { at: [620, 470], scale: 1.4, facing: 'side', root: 430, bow: 50 },
      { at: [430, 290], scale: 1.85, facing: 'turned', root: 400, bow: 6 },
      { at: [250, 680], scale: 1.2, facing: 'turned', root: 370, bow: -30 },
    ],
  ],
  'calla lily': [
    [
      { at: [490, 640], scale: 1, facing: 'face', root: 430, bow: 20 },
      { at: [250, 440], scale: 1.35, facing: 'side', root: 370, bow: -40 },
      { at: [570, 300], scale: 1.5, facing: 'face', root: 440, bow: 40 },
    ],
  ],
  pansy: [
    [
      { at: [612, 524], scale: 1.1, facing: 'face', root: 450, bow: 40 },
      { at: [196, 580], scale: 1.25, facing: 'face', root: 350, bow: -40 },
      { at: [400, 345], scale: 1.8, facing: 'face', root: 400, bow: 10 },
    ],
  ],
  poppy: [
    [
      { at: [648, 300], scale: 1.5, facing: 'bud', root: 470, bow: 60 },
      { at: [400, 350], scale: 2.25, facing: 'face', root: 390, bow: 10 },
      { at: [206, 660], scale: 1.35, facing: 'turned', root: 340, bow: -30 },
    ],
  ],
  coneflower: [
    [
      { at: [176, 430], scale: 1.3, facing: 'bud', root: 360, bow: -40 },
      { at: [596, 540], scale: 1.4, facing: 'face', root: 440, bow: 50 },
      { at: [390, 266], scale: 2.3, facing: 'face', root: 400, bow: 10 },
    ],
  ],
  peony: [
    [
      { at: [190, 420], scale: 1.25, facing: 'bud', root: 370, bow: -50 },
      { at: [590, 590], scale: 1.5, facing: 'face', root: 425, bow: 60 },
      { at: [420, 290], scale: 2.15, facing: 'face', root: 400, bow: 10 },
    ],
  ],
  iris: [
    [
      { at: [590, 330], scale: 1.1, facing: 'bud', root: 440, bow: 40 },
      { at: [230, 600], scale: 1.25, facing: 'face', root: 360, bow: -40 },
      { at: [440, 370], scale: 1.75, facing: 'face', root: 410, bow: 10 },
    ],
  ],
};

/** Leaves of a tuft on framed pages, where they differ from those of the rest; the length is in its leaf sizes. */
export const FRAMED_TUFTS: Readonly<Record<string, { readonly count: number; readonly length: number }>> = {
  crocus: { count: 7, length: 2.6 },
};
