/** The id of the heading over the activities that are like this one. */
export const RELATED_HEADING = 'more-like-this';

/** Leads to the activities that are like this one. */
export function showRelated(): void {
  const heading = document.getElementById(RELATED_HEADING);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'center' });
}
