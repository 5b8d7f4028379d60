/** The measures of a body, in hundredths of the height of its head. */
export interface Build {
  readonly name: 'toddler' | 'child' | 'teen' | 'woman' | 'man';
  readonly neck: number;
  /** From the middle of the hips to the base of the neck. */
  readonly torso: number;
  readonly thigh: number;
  readonly shin: number;
  readonly upperArm: number;
  readonly foreArm: number;
  readonly hand: number;
  readonly foot: number;
  /** Half widths. */
  readonly shoulder: number;
  readonly chest: number;
  readonly waist: number;
  readonly hip: number;
  /** Where an arm begins, aside and down from the neck's base; found from the shoulder when absent. */
  readonly armRoot?: readonly [aside: number, down: number];
  /** Radii at shoulder, elbow and wrist, and at hip, knee and ankle. */
  readonly arm: readonly [number, number, number];
  readonly leg: readonly [number, number, number];
  /** Whether arms bend in an elbow that is seen, and swell below it. */
  readonly hasElbows?: boolean;
}

/** Bodies by age: a child is four and a half heads high, a grown-up six. */
export const BUILDS: Readonly<Record<Build['name'], Build>> = {
  toddler: {
    name: 'toddler',
    neck: 4,
    torso: 98,
    thigh: 54,
    shin: 52,
    upperArm: 46,
    foreArm: 42,
    hand: 28,
    foot: 46,
    shoulder: 38,
    chest: 37,
    waist: 38,
    hip: 37,
    arm: [15, 13, 10.5],
    leg: [21, 16, 13],
  },
  child: {
    name: 'child',
    neck: 8,
    torso: 122,
    thigh: 86,
    shin: 84,
    upperArm: 62,
    foreArm: 57,
    hand: 34,
    foot: 54,
    shoulder: 44,
    chest: 38,
    waist: 34,
    hip: 37,
    arm: [14.5, 11.5, 9],
    leg: [21, 14.5, 11],
  },
  teen: {
    name: 'teen',
    neck: 14,
    torso: 152,
    thigh: 124,
    shin: 118,
    upperArm: 84,
    foreArm: 77,
    hand: 42,
    foot: 64,
    shoulder: 50,
    chest: 42,
    waist: 34,
    hip: 42,
    arm: [15, 12, 9],
    leg: [24, 16, 11.5],
  },
  woman: {
    name: 'woman',
    neck: 19,
    torso: 166,
    thigh: 142,
    shin: 134,
    upperArm: 92,
    foreArm: 84,
    hand: 45,
    foot: 66,
    shoulder: 54,
    chest: 46,
    waist: 36,
    hip: 50,
    arm: [15.5, 12.5, 9],
    leg: [29, 18.5, 12],
  },
  man: {
    name: 'man',
    neck: 16,
    torso: 172,
    thigh: 142,
    shin: 138,
    upperArm: 98,
    foreArm: 90,
    hand: 50,
    foot: 74,
    shoulder: 68,
    chest: 57,
    waist: 49,
    hip: 47,
    arm: [19, 15, 11.5],
    leg: [28, 20, 14],
  },
};
