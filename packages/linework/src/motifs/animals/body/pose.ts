/**
 * How an animal on four legs stands: its hip and shoulder in shares of its length and its legs' length, the
 * neck's rise and the head's turn in radians, and for each leg the knee, the heel and the foot, from its joint,
 * in leg lengths.
 */
export interface Pose {
  readonly hip: readonly [x: number, y: number];
  readonly shoulder: readonly [x: number, y: number];
  readonly neck: number;
  readonly head: number;
  /** How high the middle of the back lies above the line from hip to shoulder, in leg lengths. */
  readonly arch: number;
  readonly hind: readonly [near: string, far: string];
  readonly fore: readonly [near: string, far: string];
  /** Where the tail's end points, in radians: 0 is straight back, larger is higher. */
  readonly tail: number;
}

const UPRIGHT = { hip: [-0.5, -1], shoulder: [0.5, -1], arch: -0.04 } as const;

/** What animals on four legs do. */
export const POSES = {
  stand: {
    ...UPRIGHT,
    neck: 0.9,
    head: 0,
    hind: ['0.1,0.42 -0.14,0.7 -0.04,1', '0.24,0.42 0.06,0.7 0.16,1'],
    fore: ['0,0.45 0.02,0.72 0,1', '0.14,0.45 0.17,0.72 0.16,1'],
    tail: -0.5,
  },
  walk: {
    ...UPRIGHT,
    neck: 0.7,
    head: 0.05,
    hind: ['0,0.42 -0.28,0.66 -0.26,1', '0.28,0.4 0.12,0.68 0.28,1'],
    fore: ['0.1,0.44 0.22,0.7 0.3,1', '-0.06,0.46 -0.12,0.72 -0.22,1'],
    tail: -0.2,
  },
  run: {
    hip: [-0.5, -1.08],
    shoulder: [0.5, -1.14],
    arch: 0.05,
    neck: 0.5,
    head: 0.05,
    hind: ['-0.12,0.4 -0.46,0.5 -0.72,0.8', '0.02,0.42 -0.28,0.62 -0.46,0.94'],
    fore: ['0.24,0.32 0.5,0.46 0.78,0.62', '0.16,0.4 0.42,0.42 0.44,0.72'],
    tail: 0.25,
  },
  graze: {
    ...UPRIGHT,
    neck: -0.75,
    head: 0.55,
    hind: ['0.1,0.42 -0.14,0.7 -0.04,1', '0.24,0.42 0.06,0.7 0.16,1'],
    fore: ['0.06,0.45 0.14,0.72 0.16,1', '-0.08,0.45 -0.06,0.72 -0.1,1'],
    tail: -0.8,
  },
  lie: {
    hip: [-0.46, -0.42],
    shoulder: [0.46, -0.5],
    arch: 0.03,
    neck: 0.8,
    head: 0,
    hind: ['0.34,0.02 0.06,0.33 0.4,0.36', '0.4,0.06 0.12,0.33 0.48,0.36'],
    fore: ['0.04,0.36 0.28,0.42 0.58,0.44', '0.14,0.34 0.4,0.4 0.7,0.42'],
    tail: -0.3,
  },
  sit: {
    hip: [-0.26, -0.32],
    shoulder: [0.2, -0.98],
    arch: 0.06,
    neck: 1.15,
    head: 0,
    hind: ['0.4,-0.06 0.04,0.22 0.36,0.28', '0.46,0 0.12,0.24 0.5,0.28'],
    fore: ['0.04,0.45 0.06,0.72 0.08,0.98', '0.16,0.44 0.2,0.7 0.24,0.98'],
    tail: 0.16,
  },
  rear: {
    hip: [-0.36, -0.98],
    shoulder: [0.26, -1.62],
    arch: 0.06,
    neck: 1.1,
    head: 0.1,
    hind: ['0.14,0.4 -0.1,0.68 -0.02,0.98', '0.3,0.38 0.1,0.66 0.24,0.98'],
    fore: ['0.32,0.2 0.54,-0.02 0.66,0.22', '0.36,0.34 0.6,0.24 0.62,0.5'],
    tail: -0.4,
  },
} as const satisfies Record<string, Pose>;

/** A pose with some of it changed. */
export function posed(name: keyof typeof POSES, change: Partial<Pose> = {}): Pose {
  return { ...POSES[name], ...change };
}
