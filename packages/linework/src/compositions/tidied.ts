import type { Composition, Story } from '../composition.ts';
import { type Speck, withSpecksCovered } from '../tidy.ts';

/** What is too small to color on an easy, a medium and a hard page. */
const SPECKS = [
  { smallest: 240, underInk: 3 },
  { smallest: 110, underInk: 2 },
  { smallest: 70, underInk: 2 },
] as const;

/** The least way between two outlines, in units: about a millimetre in print. */
const WAY = 5;

/** What is too small to color where leaves lie thick. */
const LEAFY = [
  { smallest: 400, underInk: 3, way: WAY },
  { smallest: 330, underInk: 2, way: WAY },
  { smallest: 140, underInk: 2, way: WAY },
] as const;

/**
 * The composition without pieces too small to color where its shapes overlap, from a difficulty to another. Its easy
 * pages are left as they are unless asked for: pictures of their own say for themselves whether they are tidy.
 */
export function tidied(whole: Composition, from: 0 | 1 | 2 = 1, to: 0 | 1 | 2 = 2): Composition {
  return cleaned(whole, [from, to], SPECKS);
}

/** The composition tidied where leaves lie over each other; outlines that nearly touch are grown together as well. */
export function closedLeaves(whole: Composition): Composition {
  return cleaned(whole, [1, 2], LEAFY);
}

function cleaned(
  whole: Composition,
  [from, to]: readonly [number, number],
  specks: readonly [Speck, Speck, Speck],
): Composition {
  return {
    ...whole,
    draw(brief) {
      if (brief.level < from || brief.level > to) return whole.draw(brief);
      let story: Story | undefined;
      brief.sheet.cleaned(
        (marks) => withSpecksCovered(marks, specks[brief.level]),
        (sheet) => {
          story = whole.draw({ ...brief, sheet });
        },
      );
      return story!;
    },
  };
}
