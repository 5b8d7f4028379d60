import type { Composition } from '../composition.ts';
import type { Role } from '../roles.ts';
import { closeUp, type Spot } from './closer.ts';
import { type EasyScene, withEasy } from './easy-page.ts';

/** How much of a picture's rim stays outside a nearer view: frames end there. */
const RIM = 60;
/** How many times larger still easy and medium pages are drawn; both take a richer drawing than their own. */
const PLAIN_TIMES = 1.1;
const TIMES: readonly [number, number, number] = [1.5, 1.12, 1];

const FORMATS = { wide: [1000, 760], tall: [760, 1000], square: [1000, 1000] } as const;

/** A part of a picture that fills a page. */
export interface Nearer {
  readonly name: string;
  readonly of: Composition;
  readonly format: keyof typeof FORMATS;
  readonly backdrop: Role;
  /** Where the middle of the page may lie, in shares of the picture's width and height. */
  readonly looks: readonly (readonly [x: number, y: number])[];
  /** Whether an easy page comes near to the easy picture instead of a richer one. */
  readonly isPlainWhenEasy?: boolean;
  /** How many times larger than would just fill the page; 1.1 when absent. */
  readonly zoom?: number;
  readonly tags: readonly string[];
  /** What easy pages show instead. */
  readonly easy?: readonly EasyScene[];
  /** Title and description of the easy, the medium and the hard page. */
  readonly told: readonly (readonly [title: string, description: string])[];
}

function spotOf(it: Nearer, [u, v]: readonly [number, number]): Spot {
  const [width, height] = it.of.size;
  const [wide, high] = FORMATS[it.format];
  const zoom = Math.max(wide / (width - 2 * RIM), high / (height - 2 * RIM)) * (it.zoom ?? 1.1);
  const kept = (share: number, whole: number, shown: number): number => {
    const half = shown / zoom / 2 + RIM;
    return Math.min(whole - half, Math.max(half, share * whole));
  };
  return { at: [kept(u, width, wide), kept(v, height, high)], zoom };
}

/** Compositions that come so near to others of their stream that they leave the page. */
export function nearer(parts: readonly Nearer[]): readonly Composition[] {
  return parts.map((it) =>
    withEasy(
      closeUp({
        name: it.name,
        category: it.of.category,
        of: it.of,
        size: FORMATS[it.format],
        backdrop: it.backdrop,
        spots: it.looks.map((look) => spotOf(it, look)),
        zooms: it.isPlainWhenEasy ? [PLAIN_TIMES, TIMES[1], TIMES[2]] : TIMES,
        levels: [it.isPlainWhenEasy ? 0 : 1, 2, 2],
        words: (_, __, level) => {
          const [title, description] = it.told[Math.min(level, it.told.length - 1)]!;
          return { title, description, tags: it.tags };
        },
      }),
      it.easy,
    ),
  );
}

/** The composition of that name among some. */
export function among(all: readonly Composition[], name: string): Composition {
  const found = all.find((one) => one.name === name);
  if (!found) throw new Error(`no composition ${name} here`);
  return found;
}
