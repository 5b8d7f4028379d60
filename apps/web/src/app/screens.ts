/** The screens that people go on to from any other, each in a file of its own. */
export const loadStream = () => import('../screens/stream/stream.tsx');
export const loadActivity = () => import('../screens/activity/activity.tsx');

/** Brings their code while there is a network, so that they open at once, and say what they miss when there is none. */
export function fetchNextScreens(): void {
  for (const load of [loadActivity, loadStream]) load().catch(() => undefined);
}
