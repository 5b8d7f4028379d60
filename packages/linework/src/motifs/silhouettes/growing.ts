import { arc } from '../../geometry/forms.ts';
import { blob, curve, twin } from '../../geometry/curve.ts';
import type { Silhouette } from './silhouette.ts';

/** Growing things to fill with patterns. */
export const GROWING_SILHOUETTES = {
  leaf: {
    title: 'Leaf',
    parts: [
      blob([
        [210, 800, 1],
        [150, 640],
        [190, 440],
        [330, 270],
        [560, 150],
        [850, 110, 1],
        [850, 330],
        [780, 560],
        [620, 730],
        [420, 810],
      ]),
    ],
    mirrored: false,
    whole: [
      blob([
        [90, 940, 1],
        [190, 790],
        [400, 560],
        [640, 310],
        [850, 110, 1],
        [660, 340],
        [430, 590],
        [230, 810],
        [130, 960, 1],
      ]),
    ],
    strokes: [],
    tags: ['leaf', 'autumn'],
  },
  tree: {
    title: 'Tree',
    home: 'hills',
    parts: [
      blob([
        [390, 690],
        [280, 720],
        [170, 660],
        [130, 540],
        [180, 440],
        [180, 320],
        [270, 240],
        [350, 130],
        [500, 80],
        [640, 130],
        [740, 230],
        [830, 330],
        [826, 450],
        [870, 560],
        [820, 670],
        [710, 720],
        [600, 690],
        [500, 730],
      ]),
    ],
    mirrored: false,
    whole: [
      blob([
        [430, 690, 1],
        [452, 780],
        [436, 880],
        [360, 944, 1],
        [640, 944, 1],
        [566, 880],
        [548, 780],
        [572, 690, 1],
        [500, 712],
      ]),
    ],
    strokes: [
      curve([
        [480, 760],
        [474, 840],
        [450, 910],
      ]),
      curve([
        [520, 770],
        [526, 840],
        [546, 910],
      ]),
    ],
    tags: ['tree', 'nature'],
  },
  mushroom: {
    title: 'Toadstool',
    home: 'hills',
    parts: [
      twin(
        [
          [500, 90],
          [700, 150],
          [860, 320],
          [910, 500],
          [850, 570, 1],
          [680, 540],
          [500, 560],
        ],
        500,
      ),
    ],
    mirrored: false,
    whole: [
      twin(
        [
          [500, 546, 1],
          [630, 536, 1],
          [610, 700],
          [650, 860],
          [610, 920],
          [500, 930],
        ],
        500,
      ),
      twin(
        [
          [500, 580],
          [620, 560, 1],
          [660, 620],
          [590, 650, 1],
          [546, 676],
          [500, 656, 1],
        ],
        500,
      ),
    ],
    strokes: [arc(500, 960, 260, 60, Math.PI + 0.5, Math.PI * 2 - 0.5)],
    tags: ['mushroom', 'forest'],
  },
} as const satisfies Record<string, Silhouette>;
