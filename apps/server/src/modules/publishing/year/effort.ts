import type { Recipe } from '@inkbloom/formats/page';
import type { DrawnPage } from '../draw.ts';
import type { DrawingProcess } from '../drawing-process.ts';
import type { Verdict } from '../verdict.ts';

/** One page of so many is drawn in every form in which it would be kept, to know what that takes. */
const TIMED_EVERY = 50;

/** What a place took. */
export interface Effort {
  /** Pages that were drawn until one passed. */
  readonly drawings: number;
  readonly ms: number;
}

/** A drawing process whose pages are not kept, and what was done with it. */
export interface MeteredDrawing {
  readonly drawingProcess: DrawingProcess;
  /** By the name of the place. */
  readonly places: ReadonlyMap<string, Effort>;
  /** Milliseconds that all forms of a page took, for those that were drawn. */
  readonly forms: readonly number[];
}

/** The place that a daily recipe is tried for. */
function placeOf({ seed }: Recipe): string {
  return seed.replace(/^daily-/, '').replace(/-\d+$/, '');
}

/** The rows and the print of a page without its pictures. */
function withoutPictures({ hash, print }: Verdict): DrawnPage {
  const bytes = (form: string) => Buffer.from(`${form} ${hash}`);
  return {
    width: 0,
    height: 0,
    line: bytes('line'),
    image: bytes('image'),
    regions: bytes('regions'),
    preview: bytes('preview'),
    thumbnail: bytes('thumbnail'),
    thumbnailPreview: bytes('thumbnail preview'),
    print,
  };
}

/** Draws and judges as the server does, and leaves out the pictures of what passed. */
export function drawingWithoutPictures(real: DrawingProcess): MeteredDrawing {
  const places = new Map<string, Effort>();
  const forms: number[] = [];
  let latest: Verdict | undefined;
  let drawn = 0;

  async function metered<T>(recipe: Recipe, drawings: number, work: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    const result = await work();
    const place = placeOf(recipe);
    const before = places.get(place) ?? { drawings: 0, ms: 0 };
    const ms = before.ms + performance.now() - begun;
    places.set(place, { drawings: before.drawings + drawings, ms });
    return result;
  }

  async function drawnLatest(recipes: readonly Recipe[]): Promise<readonly DrawnPage[]> {
    if (latest === undefined || recipes.length !== 1) throw new Error('a page that was not judged');
    if (drawn++ % TIMED_EVERY === 0) {
      const begun = performance.now();
      await real.draw(recipes);
      forms.push(performance.now() - begun);
    }
    return [withoutPictures(latest)];
  }

  const drawingProcess: DrawingProcess = {
    ...real,
    sketch: (recipe) => metered(recipe, 1, () => real.sketch(recipe)),
    judge: async (recipe) => {
      latest = await metered(recipe, 0, () => real.judge(recipe));
      return latest;
    },
    draw: drawnLatest,
    preview: () => Promise.resolve({ lines: new Uint8Array(), colored: new Uint8Array() }),
  };
  return { drawingProcess, places, forms };
}
