/** Index of the first of some ascending values that is not below `least`. */
export function firstAtLeast(values: Uint16Array, least: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
