import sharp from 'sharp';
import { weekOf } from '../../../plugins/almanac.ts';
import { type DrawingContext, runInProcesses } from '../pages/process-pool.ts';
import { progressOf } from '../pages/terminal.ts';
import type { DayPage } from './figures.ts';

/** Pixels of a picture, and of what lies between two. */
const CELL = 132;
const GAP = 4;
/** Weeks beside one another. */
const WEEKS_A_ROW = 4;
const GROUND = '#ece8e1';
/** Pictures are drawn larger than they are shown, so that thin lines stay lines. */
const DRAWN_SIDE = 528;
const QUALITY = 55;

/** The pages of one day of each week: the day before its last. */
function chosen(pages: readonly DayPage[]): DayPage[][] {
  const weeks = [...Map.groupBy(pages, ({ day }) => weekOf(day)).values()];
  return weeks.map((week) => {
    const days = [...Map.groupBy(week, ({ day }) => day).values()];
    return days.at(-2) ?? days[0] ?? [];
  });
}

async function shrunk(picture: Uint8Array): Promise<Buffer> {
  const side = CELL - GAP;
  return sharp(picture).resize(side, side, { fit: 'contain', background: GROUND }).png().toBuffer();
}

/** Draws one day of each week, so many weeks to a row, and a day's pages beside each other. */
export async function drawYear(
  pages: readonly DayPage[],
  file: string,
  context: DrawingContext,
): Promise<void> {
  const weeks = chosen(pages);
  const most = weeks.reduce((found, { length }) => Math.max(found, length), 0);
  if (most === 0) return;
  const cells = weeks.flatMap((day, week) => day.map(({ recipe }, at) => ({ recipe, week, at })));
  const tick = progressOf(context.terminal, 'Drawing', cells.length);
  const tiles = await runInProcesses(context, cells, async (drawingProcess, { recipe, week, at }) => {
    const { colored } = await drawingProcess.preview(recipe, DRAWN_SIDE);
    tick();
    const left = ((week % WEEKS_A_ROW) * (most + 0.25) + at) * CELL + GAP;
    const top = Math.floor(week / WEEKS_A_ROW) * CELL + GAP;
    return { input: await shrunk(colored), left: Math.round(left), top };
  });
  const width = Math.round(WEEKS_A_ROW * (most + 0.25) * CELL);
  const height = Math.ceil(weeks.length / WEEKS_A_ROW) * CELL + GAP;
  const sheet = sharp({ create: { width, height, channels: 3, background: GROUND } });
  await sheet.composite(tiles).webp({ quality: QUALITY }).toFile(file);
  context.terminal.result(file);
}
