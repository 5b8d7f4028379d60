/** The pixel length of a page's longer side; pictures, paint and exports all use it. */
export const PAGE_SIDE = 2048;

/** The pixel length of the longer side of a region map. */
export const REGION_MAP_SIDE = 1024;

/** How demanding a page is, decided by its measured regions. */
export type Difficulty = 'easy' | 'medium' | 'hard';

/** What a page says about itself; made with the drawing, never typed in afterwards. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** The stream (or free category) the page belongs to, for example `animals`. */
  readonly category: string;
  readonly tags: readonly string[];
  readonly difficulty: Difficulty;
  /** Minutes a person needs, calibrated on the number of regions. */
  readonly estimatedTime: number;
}

/** A part of a picture that a page comes nearer to. */
export type View = 'middle' | 'left' | 'right' | 'high' | 'low';

/** Everything needed to draw one page again, byte for byte. */
export interface Recipe {
  /** Name of the composition, for example `owl-branch`. */
  readonly composition: string;
  readonly difficulty: Difficulty;
  readonly seed: string;
  /** The part of the picture that is shown; all of it unless told. */
  readonly view?: View;
}
