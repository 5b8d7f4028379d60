import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Difficulty, Recipe } from '@inkbloom/formats/page';
import { catalogue } from '@inkbloom/linework/catalogue';
import { featuredSamples } from '@inkbloom/linework/samples';
import sharp from 'sharp';
import type { SmallPreview } from '../small-preview.ts';
import { type DrawingContext, runInProcesses } from './process-pool.ts';
import { PagesError } from './errors.ts';
import { progressOf } from './terminal.ts';

const COLUMNS = 8;
/** The side of one picture on a sheet and the room around it, in pixels. */
const CELL = 200;
const GAP = 5;
const GROUND = '#ece8e1';
/** Pictures are drawn larger than they are shown, so that thin lines stay lines. */
const DRAWN_SIDE = 800;
const QUALITY = 60;

/** Which sheets to draw, and as what. */
export interface SheetOrder {
  readonly streams: readonly string[];
  readonly difficulties: readonly Difficulty[];
  readonly folder: string;
  readonly format: 'webp' | 'png';
}

/** The categories that the catalogue has pages of. */
function cataloguedStreams(): readonly string[] {
  return [...new Set(catalogue.map(({ category }) => category))];
}

/** The streams that a word names: one, or all of them. */
export function readStreams(text: string): readonly string[] {
  const all = cataloguedStreams();
  const found = text === 'all' ? all : all.filter((name) => name === text);
  if (found.length > 0) return found;
  throw new PagesError('unknown_stream', `There is no stream "${text}". There are: ${all.join(', ')}.`);
}

interface Sheet {
  readonly name: string;
  readonly recipes: readonly Recipe[];
}

function sheetsOf({ streams, difficulties }: SheetOrder): Sheet[] {
  const pages = [...catalogue, ...featuredSamples].flatMap(({ category, recipes }) =>
    recipes.map((recipe) => ({ category, recipe })),
  );
  return streams
    .flatMap((stream) =>
      difficulties.map((difficulty) => ({
        name: `${stream}-${difficulty}`,
        recipes: pages
          .filter(({ category, recipe }) => category === stream && recipe.difficulty === difficulty)
          .map(({ recipe }) => recipe),
      })),
    )
    .filter(({ recipes }) => recipes.length > 0);
}

async function shrink(picture: Uint8Array): Promise<Buffer> {
  const side = CELL - 2 * GAP;
  return sharp(picture).resize(side, side, { fit: 'contain', background: GROUND }).png().toBuffer();
}

/** Each page twice: its lines, and below them the same with color. */
async function layOut(
  previews: readonly SmallPreview[],
  { format }: SheetOrder,
  file: string,
): Promise<void> {
  const tiles = await Promise.all(
    previews.map(async ({ lines, colored }, at) => {
      const left = (at % COLUMNS) * CELL + GAP;
      const top = Math.floor(at / COLUMNS) * 2 * CELL + GAP;
      return [
        { input: await shrink(lines), left, top },
        { input: await shrink(colored), left, top: top + CELL },
      ];
    }),
  );
  const width = Math.min(COLUMNS, previews.length) * CELL;
  const height = Math.ceil(previews.length / COLUMNS) * 2 * CELL;
  const sheet = sharp({ create: { width, height, channels: 3, background: GROUND } }).composite(tiles.flat());
  await (format === 'png' ? sheet.png() : sheet.webp({ quality: QUALITY })).toFile(file);
}

/** Draws the contact sheets of the catalogue, one for each stream and difficulty. */
export async function drawSheets(order: SheetOrder, context: DrawingContext): Promise<void> {
  const { terminal } = context;
  await mkdir(order.folder, { recursive: true });
  const sheets = sheetsOf(order);
  const recipes = sheets.flatMap((sheet) => sheet.recipes);
  const tick = progressOf(terminal, 'Drawing', recipes.length);
  const previews = await runInProcesses(context, recipes, async (drawingProcess, recipe) => {
    const preview = await drawingProcess.preview(recipe, DRAWN_SIDE);
    tick();
    return preview;
  });
  for (const {
    name,
    recipes: { length },
  } of sheets) {
    const file = join(order.folder, `${name}.${order.format}`);
    await layOut(previews.splice(0, length), order, file);
    terminal.result(file);
  }
}
