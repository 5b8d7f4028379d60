/** A contact this long on its longer side is a palm, in CSS pixels; fingertips and thumbs stay below. */
const PALM_FROM_PX = 80;

/** A palm may land on its edge: a contact that grows to a palm's size within this time was one from the start. */
const PALM_GROWTH_MS = 250;

/** The size of a contact in CSS pixels; 1 by 1 where the device does not tell. */
export interface Contact {
  readonly width: number;
  readonly height: number;
}

/** Whether a contact that landed so long ago is a palm by its size. */
export function isPalm({ width, height }: Contact, ageMs: number): boolean {
  return ageMs <= PALM_GROWTH_MS && Math.max(width, height) >= PALM_FROM_PX;
}
