import {
  encodeJournal,
  STROKE_BRUSHES,
  type JournalEntry,
  type StrokeBrush,
} from '@inkbloom/formats/journal';
import { randomFrom } from '../src/core/random.ts';
import { createEngine } from '../src/engine.ts';
import { cellsMap } from './pages.ts';

/** Large enough for the fast kernels, and of sides that no register likes. */
const PAGE = { width: 421, height: 331, regions: cellsMap(5, 4) };

/** What a fixed journal of each brush, and one of everything else, paints: a fingerprint of all its pixels. */
export type Golden = Readonly<Record<StrokeBrush | 'everything', string>>;

/** The brushes of the first version; the later ones are tried on paint. */
const FIRST_BRUSHES = STROKE_BRUSHES.slice(0, 4);

/** Replays the fixed journals with the engine of this machine. They are made of whole numbers alone. */
export function paintGolden(): Golden {
  const everything = FIRST_BRUSHES.flatMap((brush, i) => [
    ...strokesOf(brush, 100 + i),
    { kind: 'fill' as const, x: 37 + i * 80, y: 101, rgb: 0xc2643f, opacity: 204 },
    { kind: 'undo' as const },
    ...(i % 2 === 0 ? [{ kind: 'redo' as const }] : []),
  ]);
  const ofBrush = (brush: StrokeBrush) => {
    const i = STROKE_BRUSHES.indexOf(brush);
    return painted([...(i < 4 ? [] : strokesOf('marker', 99)), ...strokesOf(brush, i)]);
  };
  return {
    watercolor: ofBrush('watercolor'),
    pencil: ofBrush('pencil'),
    marker: ofBrush('marker'),
    sparkle: ofBrush('sparkle'),
    eraser: ofBrush('eraser'),
    'watercolor-2': ofBrush('watercolor-2'),
    'sparkle-2': ofBrush('sparkle-2'),
    everything: painted(everything),
  };
}

/** Strokes of many sizes, opacities, pressures and tilts, some of them inside one region, some over the edge. */
function strokesOf(brush: StrokeBrush, seed: number): JournalEntry[] {
  const random = randomFrom(seed);
  const whole = (below: number) => Math.floor(random.next() * below);
  return Array.from({ length: 12 }, (_, i) => {
    const points = Array.from({ length: 1 + whole(9) }, () => ({
      x: whole(470 * 16) - 25 * 16,
      y: whole(380 * 16) - 25 * 16,
      pressure: i % 3 === 0 ? 255 : whole(256),
      ...(i % 4 === 1 ? { tilt: 1 + whole(255) } : {}),
    }));
    const style = {
      rgb: whole(0x1000000),
      size: 16 + whole(90 * 16),
      opacity: 13 + whole(243),
      seed: whole(2 ** 31),
    };
    return { kind: 'stroke', brush, ...style, ...(i % 5 === 2 ? { inside: 1 + whole(21) } : {}), points };
  });
}

function painted(entries: readonly JournalEntry[]): string {
  const engine = createEngine(PAGE);
  engine.replay(encodeJournal(PAGE, entries));
  return fingerprint(engine.readPaint({ left: 0, top: 0, right: PAGE.width, bottom: PAGE.height }));
}

/** Eight hex digits that differ when the words do (32-bit FNV-1a, a word at a time). */
export function fingerprint(words: Uint32Array): string {
  const hash = words.reduce((sum, word) => Math.imul(sum ^ word, 0x01000193), 0x811c9dc5);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
