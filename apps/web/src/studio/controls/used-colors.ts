import { decodeEntry, kindOf, splitJournal } from '@inkbloom/formats/journal';

/** Colors of one drawing that are offered again. */
const OFFERED = 12;

/** The colors a drawing was made with, #RRGGBB, the one used most often first. */
export function usedColors(journal: Uint8Array): readonly string[] {
  const uses = new Map<number, number>();
  for (const bytes of splitJournal(journal).entries) {
    const kind = kindOf(bytes);
    if (kind !== 'stroke' && kind !== 'fill') continue;
    const entry = decodeEntry(bytes);
    const isErased = entry.kind === 'stroke' && entry.brush === 'eraser';
    if ('rgb' in entry && !isErased) uses.set(entry.rgb, (uses.get(entry.rgb) ?? 0) + 1);
  }
  return [...uses]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, OFFERED)
    .map(([rgb]) => `#${rgb.toString(16).padStart(6, '0').toUpperCase()}`);
}
