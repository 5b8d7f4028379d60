/** Wheel movement that makes one notch, in pixels: below a mouse's notch, above a touchpad's steps. */
const NOTCH = 40;

/** Counts a wheel's small steps into notches: gives -1 or 1 for each whole notch, else 0. */
export function createNotches(): (deltaY: number, deltaMode: number) => number {
  let gathered = 0;
  return (deltaY, deltaMode) => {
    if (deltaMode !== 0 || Math.sign(deltaY) !== Math.sign(gathered)) gathered = 0;
    gathered += deltaMode === 0 ? deltaY : Math.sign(deltaY) * NOTCH;
    if (Math.abs(gathered) < NOTCH) return 0;
    gathered = 0;
    return Math.sign(deltaY);
  };
}
