/** Ids of pages that people had drawn for themselves begin so: the contracts' word, without their code at the start. */
export const MADE_ID = 'made-';

/** Whether an activity is one's own, and so cannot be shown to others. */
export function isMade(id: string): boolean {
  return id.startsWith(MADE_ID);
}
