import { place, type Path, type Point } from '../../../geometry/point.ts';
import { form, stroke } from './tables.ts';
import { capsule, melt } from './flesh.ts';

/** The few ways a hand is bent that a page needs. */
export type HandKind = 'relaxed' | 'open' | 'grip' | 'point' | 'cup' | 'pinch' | 'flat';

/** A finger: from its root to its tip, with the radii of both. */
type Finger = readonly [x: number, y: number, u: number, v: number, root: number, tip: number];

interface Bend {
  readonly palm: string;
  readonly fingers: readonly Finger[];
  readonly creases: readonly string[];
}

/** Hands 100 units long, the wrist on the origin, the fingers down and the thumb to the right. */
const BENDS: Readonly<Record<HandKind, Bend>> = {
  relaxed: {
    palm: '-20,-12 -27,22 -27,56 -19,90 -3,104 13,96 22,70 25,40 20,-12',
    fingers: [[14, 24, 36, 62, 12, 9]],
    creases: ['-12,98 -12,72', '2,102 3,74'],
  },
  open: {
    palm: '-20,-12 -29,22 -31,50 -22,62 22,62 29,42 25,14 20,-12',
    fingers: [
      [-22, 50, -41, 90, 10, 8.5],
      [-8, 52, -15, 106, 10, 8.5],
      [8, 52, 12, 107, 10, 8.5],
      [21, 50, 37, 96, 10, 8.5],
      [18, 18, 56, 44, 12, 9],
    ],
    creases: [],
  },
  grip: {
    palm: '-21,-12 -31,16 -33,44 -24,62 2,67 26,60 33,42 29,14 20,-12',
    fingers: [],
    creases: ['-17,65 -16,45', '-1,67 0,46', '15,64 15,46', '28,16 16,30 -4,34'],
  },
  point: {
    palm: '-21,-12 -31,16 -33,44 -24,60 2,64 24,58 31,42 28,14 20,-12',
    fingers: [[16, 50, 20, 112, 10, 8]],
    creases: ['-15,62 -14,44', '0,64 2,46', '28,16 14,30 -6,34'],
  },
  cup: {
    palm: '-17,-12 -23,22 -22,58 -12,98 0,106 9,94 14,62 19,30 17,-12',
    fingers: [[10, 22, 33, 56, 11, 8]],
    creases: [],
  },
  flat: {
    palm: '-20,-12 -29,20 -30,52 -22,62 22,62 29,46 26,16 20,-12',
    fingers: [
      [-21, 50, -26, 86, 9.6, 8.6],
      [-7, 52, -9, 101, 9.6, 8.8],
      [8, 52, 8, 102, 9.6, 8.8],
      [21, 50, 24, 90, 9.6, 8.6],
      [17, 18, 45, 50, 11.5, 9],
    ],
    creases: ['-17,86 -14,60', '0,96 0,62', '16,88 14,60'],
  },
  pinch: {
    palm: '-20,-12 -29,16 -30,46 -20,66 2,68 22,58 30,40 27,14 20,-12',
    fingers: [
      [17, 46, 34, 82, 10, 7.5],
      [24, 18, 43, 68, 11, 7.5],
    ],
    creases: ['-14,66 -12,46', '1,68 2,48'],
  },
};

/** Hands with full fingers that are still seen apart when a hand is small on the page. */
const FULL: Partial<Readonly<Record<HandKind, Bend>>> = {
  relaxed: {
    palm: '-20,-12 -29,18 -31,46 -27,74 -16,92 -2,98 11,92 21,72 25,42 20,-12',
    fingers: [[14, 20, 36, 58, 13, 10]],
    creases: ['-14,90 -13,64', '0,96 0,68', '12,88 12,66'],
  },
  open: {
    palm: '-20,-12 -30,16 -34,44 -26,64 26,64 33,42 27,14 20,-12',
    fingers: [
      [-22, 52, -40, 92, 12.5, 11.5],
      [-8, 54, -15, 105, 12.5, 12],
      [8, 54, 12, 106, 12.5, 12],
      [22, 52, 37, 95, 12.5, 11.5],
      [20, 22, 58, 46, 13.5, 11.5],
    ],
    creases: ['10,24 -2,36 -20,40'],
  },
  grip: {
    palm: '-22,-12 -34,14 -38,42 -30,62 -14,68 2,71 18,67 33,56 37,38 30,12 20,-12',
    fingers: [],
    creases: ['-17,68 -17,46', '0,70 0,48', '17,67 16,48', '35,20 18,26 2,34 -8,40'],
  },
  flat: {
    palm: '-20,-12 -29,20 -31,52 -24,64 24,64 30,46 26,16 20,-12',
    fingers: [
      [-21, 50, -26, 85, 12, 11],
      [-7, 52, -9, 99, 12, 11.5],
      [8, 52, 8, 100, 12, 11.5],
      [21, 50, 25, 89, 12, 11],
      [18, 20, 47, 48, 13, 10.5],
    ],
    creases: ['-17,84 -14,58', '0,96 0,60', '16,88 14,58'],
  },
  cup: {
    palm: '-19,-12 -27,20 -27,58 -17,96 -3,104 10,94 17,62 22,30 19,-12',
    fingers: [[12, 20, 40, 50, 13, 10.5]],
    creases: ['-13,94 -13,60', '0,98 2,64'],
  },
};

/** Where a hand is: at a wrist, pointing in a direction in radians as placements count it. */
export interface Wrist {
  readonly at: Point;
  readonly angle: number;
  /** Units from wrist to finger tips. */
  readonly length: number;
  readonly radius: number;
  readonly thumb: 1 | -1;
}

/** The outline of a hand and the creases between its fingers. */
export function handAt(
  kind: HandKind,
  wrist: Wrist,
  isFull = false,
): { rim: Path; creases: readonly Path[] } {
  const bend = (isFull ? FULL[kind] : undefined) ?? BENDS[kind];
  const scale = wrist.length / 100;
  const stretch = Math.max(1, Math.min(1.42, (wrist.radius * 1.08) / (20 * scale)));
  const [x, y] = wrist.at;
  const at = { x, y, angle: wrist.angle, scale, stretch: wrist.thumb * stretch };
  const fingers = bend.fingers.map(([a, b, c, d, root, tip]) => capsule([a, b], root, [c, d], tip));
  return {
    rim: place(melt([form(bend.palm), ...fingers]), at),
    creases: bend.creases.map((table) => place(stroke(table), at)),
  };
}
