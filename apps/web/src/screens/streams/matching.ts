import type { Category } from '@inkbloom/contracts/categories';

/** The streams whose name or description contains the text, upper and lower case alike; all of them without text. */
export function matching(streams: readonly Category[], text: string): readonly Category[] {
  const wanted = text.trim().toLocaleLowerCase();
  return streams.filter(({ name, description }) =>
    [name, description].some((words) => words.toLocaleLowerCase().includes(wanted)),
  );
}
