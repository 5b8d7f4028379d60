import { createHash } from 'node:crypto';
import { type Difficulty, type PageFacts, REGION_MAP_SIDE } from '@inkbloom/formats/page';
import {
  closeGaps,
  estimateTime,
  gradeOf,
  judge,
  type Measures,
  type Raster,
  survey,
  traceInk,
  withoutSpecks,
} from '@inkbloom/linework';
import { type DrawnPage, formsOfLines, rasterOf } from '../draw.ts';
import { readPicture } from './read-picture.ts';
import { ImportRefusal, type RefusalCode } from './refusal.ts';
import { drawReport } from './report-picture.ts';
import { reviewPicture } from './review-picture.ts';

/** Specks of so many pixels of a page are dust and pinholes. */
const SPECK_PIXELS = 36;
const GRADES: readonly Difficulty[] = ['easy', 'medium', 'hard'];

/** A picture that shall become a page. */
export interface ImportOrder {
  readonly bytes: Uint8Array;
  readonly about: Omit<PageFacts, 'difficulty' | 'estimatedTime'>;
  /** The grade that it is held against; undefined for the first one that it passes. */
  readonly difficulty: Difficulty | undefined;
}

/** A picture that became a page. */
export interface ImportedDrawing {
  readonly facts: PageFacts;
  /** SHA-256 of its SVG, in hexadecimal. */
  readonly hash: string;
  readonly drawn: DrawnPage;
  /** WebP of the lines, and of the lines over their colors, for looking at. */
  readonly pictures: { readonly lines: Uint8Array; readonly colored: Uint8Array };
}

/** What became of a picture that could be read. */
export interface ImportReport {
  readonly measures: Measures;
  /** The grade that it was held against. */
  readonly difficulty: Difficulty;
  /** The gates it fails. */
  readonly failed: readonly string[];
  readonly closedGaps: number;
  readonly openEnds: number;
  /** WebP of the page with what fails marked. */
  readonly picture: Uint8Array;
}

/** What became of a picture. */
export type ImportOutcome =
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly message: string }
  | { readonly kind: 'failed'; readonly report: ImportReport }
  | { readonly kind: 'page'; readonly page: ImportedDrawing; readonly report: ImportReport };

/** The grade of measures: the one asked for, the first that passes, or the one whose gates are failed least. */
function graded(measures: Measures, order: ImportOrder): Pick<ImportReport, 'difficulty' | 'failed'> {
  const grades = order.difficulty === undefined ? GRADES : [order.difficulty];
  const held = grades.map((difficulty) => ({
    difficulty,
    failed: judge(measures, gradeOf({ difficulty, tags: order.about.tags })),
  }));
  return held.reduce((best, one) => (one.failed.length < best.failed.length ? one : best));
}

async function pageOf(order: ImportOrder): Promise<ImportOutcome> {
  const picture = withoutSpecks(await readPicture(order.bytes), SPECK_PIXELS);
  const { raster, closed, openEnds } = closeGaps(picture);
  const svg = traceInk(raster);
  const line = Buffer.from(svg);
  const { pixels, width, height } = await rasterOf(line, REGION_MAP_SIDE);
  const small: Raster = { luma: new Uint8Array(pixels), width, height };
  const { map, measures } = survey(small, { width: raster.width, shapes: [] });
  const grade = graded(measures, order);
  const report = {
    measures,
    ...grade,
    closedGaps: closed,
    openEnds: openEnds.length,
    picture: await drawReport({ raster: small, map, measures, openEnds, scale: width / raster.width }),
  };
  if (grade.failed.length > 0) return { kind: 'failed', report };
  const hash = createHash('sha256').update(svg).digest('hex');
  const drawn = await formsOfLines({ line, width: raster.width, height: raster.height, seed: hash });
  const { difficulty } = grade;
  const facts = { ...order.about, difficulty, estimatedTime: estimateTime(measures.regions) };
  return { kind: 'page', page: { facts, hash, drawn, pictures: await reviewPicture(drawn) }, report };
}

/** Makes a page of a picture: reads it, closes its small gaps, traces its lines and holds it against the gates. */
export async function importPage(order: ImportOrder): Promise<ImportOutcome> {
  try {
    return await pageOf(order);
  } catch (error) {
    if (!(error instanceof ImportRefusal)) throw error;
    return { kind: 'refused', code: error.code, message: error.message };
  }
}
