import type { Composition, Story } from '../composition.ts';
import { withSpecksCovered } from '../tidy.ts';

/** What is too small to color on an easy, a medium and a hard page. */
const SPECKS = [
  { smallest: 240, underInk: 3 },
  { smallest: 110, underInk: 2 },
  { smallest: 70, underInk: 2 },
] as const;

/**
 * The composition without pieces too small to color where its shapes overlap, from a difficulty to another. Its easy
 * pages are left as they are unless asked for: pictures of their own say for themselves whether they are tidy.
 */
export function tidied(whole: Composition, from: 0 | 1 = 1, to: 0 | 1 | 2 = 2): Composition {
  return {
    ...whole,
    draw(brief) {
      if (brief.level < from || brief.level > to) return whole.draw(brief);
      let story: Story | undefined;
      brief.sheet.cleaned(
        (marks) => withSpecksCovered(marks, SPECKS[brief.level]),
        (sheet) => {
          story = whole.draw({ ...brief, sheet });
        },
      );
      return story!;
    },
  };
}
