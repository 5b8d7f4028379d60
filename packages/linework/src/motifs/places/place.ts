import type { Brief } from '../../composition.ts';

/** The height at which whatever stands in a place meets the ground; places are 1000 units wide and 760 high. */
export const GROUND = 636;

/** Where and when a scene plays. */
export interface Place {
  /** As in "on its way ...". */
  readonly where: string;
  /** As in "The Bus ...". */
  readonly title: string;
  readonly tags: readonly string[];
  /** Whether something tall stands on the right, so that the sun has to be on the left. */
  readonly isTallRight: boolean;
  /** Draws all that lies behind the subject; the sheet shows only what is inside the picture. */
  readonly behind: (brief: Brief) => void;
  /** Draws what lies before the subject. */
  readonly before: (brief: Brief) => void;
}
