function counted(count: number): string {
  return count === 1 ? '1 drawing' : `${count} drawings`;
}

/** What is said once an album was taken in. */
export function drawingsAdded(count: number): string {
  return count === 0 ? 'All of these drawings are here already.' : `${counted(count)} brought back.`;
}

/** What is said of drawings that are not in the file; null when all of them are. */
export function drawingsMissing(missing: number, all: number): string | null {
  if (missing === 0) return null;
  const which = missing === all ? 'The drawings' : `${counted(missing)} of ${all}`;
  return `${which} could not be painted without a connection. Try again when you are online.`;
}
