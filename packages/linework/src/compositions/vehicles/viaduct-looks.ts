import type { Spot } from '../../geometry/camera.ts';

/** Where the eye is and how far along the bend the engine has come. */
export interface Look {
  readonly from: Spot;
  readonly to: Spot;
  readonly zoom: number;
  readonly head: number;
  /** Where trees and sheep stand. */
  readonly trees: readonly (readonly [x: number, z: number, high: number])[];
  readonly sheep: readonly (readonly [x: number, z: number])[];
  /** How the river goes on from the bridge, off the page. */
  readonly mouth: readonly (readonly [x: number, z: number])[];
}

/** What lies within the bend. */
const AROUND: Pick<Look, 'trees' | 'sheep' | 'mouth'> = {
  trees: [
    [-15, 26, 8],
    [-20, 31, 7],
    [7.5, 30, 7],
    [3.6, 37, 6],
  ],
  sheep: [
    [-17, 37],
    [-20.5, 41],
  ],
  mouth: [
    [-2, 24],
    [-1, 14],
  ],
};

/** How the bridge is seen from within its bend. */
export const WITHIN: readonly Look[] = [
  { from: [2, 23.5, 0], to: [-5, 12.5, 45], zoom: 860, head: 27.5, ...AROUND },
  { from: [5, 20.5, 5], to: [1, 13.5, 40], zoom: 640, head: 17, ...AROUND },
  { from: [-6, 31, -4], to: [-4, 11.5, 40], zoom: 860, head: 24, ...AROUND },
];

/** From without, where the train comes towards the eye, and from low down beside the river. */
export const OTHERS: readonly Look[] = [
  {
    from: [28, 31, 0],
    to: [5, 10.4, 36],
    zoom: 820,
    head: 22,
    trees: [
      [23, 38, 8],
      [30, 48, 10],
      [18.6, 50, 9],
      [27.4, 33, 7],
      [24, 66, 11],
      [20.4, 34, 6],
    ],
    sheep: [
      [24.6, 28.6],
      [22.4, 30.6],
    ],
    mouth: AROUND.mouth,
  },
  {
    from: [-16, 9, -2],
    to: [6, 13, 40],
    zoom: 760,
    head: 19,
    trees: [
      [-3, 22, 6],
      [5, 36, 6],
      [-14, 34, 6],
      [-18, 40, 6],
    ],
    sheep: [
      [-8.6, 24],
      [-4.4, 28],
    ],
    mouth: [
      [-7, 26],
      [-8, 18],
      [-2, 7],
    ],
  },
];
