import type { Brief } from '../../composition.ts';
import type { Sheet } from '../../sheet.ts';
import type { Hat, Rider } from './driver.ts';

/** What a vehicle is drawn with. */
export interface Ride {
  /** The frame's origin is the middle of the vehicle on the ground; it faces to the right. */
  readonly sheet: Sheet;
  readonly brief: Brief;
  readonly who: Rider;
  readonly hat: Hat;
}

/** Draws a vehicle about 700 units long. */
export type DrawVehicle = (ride: Ride) => void;
