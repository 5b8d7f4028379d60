const DAY_MS = 86_400_000;
/** The Unix epoch as a Julian date. */
const EPOCH_JULIAN_DAYS = 2_440_587.5;
/** The mean new moon that lunations are counted from, and their mean length. */
const FIRST_NEW_MOON_JULIAN_DAYS = 2_451_550.09766;
const LUNATION_DAYS = 29.530588861;
const LUNATIONS_A_CENTURY = 1236.85;
/** How far dynamical time runs ahead of the clock in these decades. */
const AHEAD_MS = 72_000;

/** Days a moon comes later per sine of an angle, a multiple of the sun's and the moon's anomaly and its latitude. */
const TERMS: readonly (readonly [
  newMoon: number,
  fullMoon: number,
  sun: number,
  moon: number,
  latitude: number,
])[] = [
  [-0.4072, -0.40614, 0, 1, 0],
  [0.17241, 0.17302, 1, 0, 0],
  [0.01608, 0.01614, 0, 2, 0],
  [0.01039, 0.01043, 0, 0, 2],
  [0.00739, 0.00734, -1, 1, 0],
  [-0.00514, -0.00515, 1, 1, 0],
  [0.00208, 0.00209, 2, 0, 0],
  [-0.00111, -0.00111, 0, 1, -2],
  [-0.00057, -0.00057, 0, 1, 2],
  [0.00056, 0.00056, 1, 2, 0],
  [-0.00042, -0.00042, 0, 3, 0],
  [0.00042, 0.00042, 1, 0, 2],
  [0.00038, 0.00038, 1, 0, -2],
  [-0.00024, -0.00024, -1, 2, 0],
];
/** The same for the planets: degrees at the first lunation, degrees a lunation, days. */
const PLANETS: readonly (readonly [start: number, step: number, days: number])[] = [
  [299.77, 0.107408, 0.000325],
  [251.88, 0.016321, 0.000165],
  [251.83, 26.651886, 0.000164],
  [349.42, 36.412478, 0.000126],
  [84.66, 18.206239, 0.00011],
];

const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);

/** When the moon is new (whole lunations) or full (halves), to within a minute in this century (Meeus, chapter 49). */
function moonAt(lunation: number): number {
  const century = lunation / LUNATIONS_A_CENTURY;
  const square = century * century;
  const sun = 2.5534 + 29.1053567 * lunation;
  const moon = 201.5643 + 385.81693528 * lunation + 0.0107582 * square;
  const latitude = 160.7108 + 390.67050284 * lunation - 0.0016118 * square;
  const eccentricity = 1 - 0.002516 * century;
  const column = Number.isInteger(lunation) ? 0 : 1;
  let days = FIRST_NEW_MOON_JULIAN_DAYS + LUNATION_DAYS * lunation + 0.00015437 * square;
  for (const term of TERMS)
    days +=
      term[column] *
      eccentricity ** Math.abs(term[2]) *
      sine(term[2] * sun + term[3] * moon + term[4] * latitude);
  for (const [start, step, later] of PLANETS) days += later * sine(start + step * lunation);
  return (days - EPOCH_JULIAN_DAYS) * DAY_MS - AHEAD_MS;
}

/** The first new or full moon at or after a time, in milliseconds. */
export function moonAfter(time: number, phase: 'new' | 'full'): number {
  const mean = (time / DAY_MS + EPOCH_JULIAN_DAYS - FIRST_NEW_MOON_JULIAN_DAYS) / LUNATION_DAYS;
  let lunation = Math.floor(mean) - 1 + (phase === 'full' ? 0.5 : 0);
  while (moonAt(lunation) < time) lunation += 1;
  return moonAt(lunation);
}
