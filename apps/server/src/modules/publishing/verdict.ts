import type { PageFacts, Recipe } from '@inkbloom/formats/page';
import type { Measures } from '@inkbloom/linework';
import { GENERATOR_VERSION } from '@inkbloom/linework/catalogue';
import type { Printed } from '@inkbloom/linework/likeness';

/** A drawn page: enough to tell whether it is worth measuring. */
export interface Sketch {
  readonly recipe: Recipe;
  readonly facts: PageFacts;
  /** Where its ink lies, to tell pages that are too much alike. */
  readonly print: Float32Array;
}

/** A page held against its gates. */
export interface Verdict extends Sketch {
  /** The page's facts, its minutes by the measured regions. */
  readonly facts: PageFacts;
  /** SHA-256 of its SVG, in hexadecimal. */
  readonly hash: string;
  readonly measures: Measures;
  /** The gates it fails; a page that fails none may be published. */
  readonly failed: readonly string[];
  /** What it lacks of what is asked of new pages beyond the gates. */
  readonly short: readonly string[];
}

/** A judged page as the database keeps it: enough to draw it again and to tell whether it still is the same. */
export function frozen({ recipe, facts, hash }: Verdict) {
  return {
    recipe: JSON.stringify(recipe),
    facts: JSON.stringify(facts),
    hash,
    generator_version: GENERATOR_VERSION,
  };
}

/** A judged page as it is compared with others; pages of one activity may be more alike. */
export function printedAs({ print }: Verdict, name: string, activity = name): Printed {
  return { name, activity, print };
}
