/** Whether the server wrote the first screen, and the app has not taken over from it yet. */
export function isScreenWritten(): boolean {
  return (document.querySelector('#written')?.childElementCount ?? 0) > 0;
}
