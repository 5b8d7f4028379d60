import { createHash } from 'node:crypto';
import { REGION_MAP_SIDE, type Difficulty, type PageFacts } from '@inkbloom/formats/page';
import {
  type Around,
  drawLettering,
  drawPage,
  estimateTime,
  gradeOf,
  judge,
  type Page,
  shortcomings,
  survey,
} from '@inkbloom/linework';
import { type DrawnPage, formsOfPage, rasterOf } from './draw.ts';
import { letterOutlines } from './letter-outlines.ts';
import { isSetAt } from './place-words.ts';

/** Pages that are drawn for one wish at most, and those of them that are measured. */
const MOST_DRAWN = 60;
const MOST_MEASURED = 20;
/** Those among which a page is looked for that lacks nothing of what is asked of new pages beyond the gates. */
const CHOOSY = 3;

/** What a person wants a page of. */
export type PageWish =
  | {
      readonly kind: 'picture';
      readonly compositions: readonly string[];
      /** Words of which a page's own words hold one, because it plays there; none where the place does not matter. */
      readonly place: readonly string[];
      readonly difficulty: Difficulty;
    }
  | {
      readonly kind: 'name';
      readonly text: string;
      readonly around: Around;
      readonly difficulty: Difficulty;
    };

/** A wish, and the chance that this page of it comes from. */
export interface MakeOrder {
  readonly wish: PageWish;
  readonly seed: string;
}

/** A page that was drawn for a person and passed its gates. */
export interface MadeDrawing {
  readonly facts: PageFacts;
  /** SHA-256 of its SVG, in hexadecimal. */
  readonly hash: string;
  readonly drawn: DrawnPage;
}

function drawWish({ wish, seed }: MakeOrder, attempt: number): Page {
  const chance = `${seed}-${attempt}`;
  if (wish.kind === 'name') {
    const { text, around, difficulty } = wish;
    return drawLettering({ word: text, lines: letterOutlines(text), around, difficulty, seed: chance });
  }
  const { compositions, difficulty } = wish;
  const pick = createHash('sha256').update(chance).digest().readUInt32BE(0) % compositions.length;
  return drawPage({ composition: compositions[pick] ?? '', difficulty, seed: chance });
}

function isThere({ facts }: Page, wish: PageWish): boolean {
  return wish.kind === 'name' || wish.place.length === 0 || isSetAt(facts, wish.place);
}

/**
 * Draws for a wish until a page passes the gates of every page; undefined when none of the attempts did. The first few
 * are also asked for little blank paper and areas wide enough for a crayon.
 */
export async function makePage(order: MakeOrder): Promise<MadeDrawing | undefined> {
  let measured = 0;
  let second: Candidate | undefined;
  for (let attempt = 0; attempt < MOST_DRAWN && measured < MOST_MEASURED; attempt++) {
    const page = drawWish(order, attempt);
    if (!isThere(page, order.wish)) continue;
    measured++;
    const { pixels, width, height } = await rasterOf(Buffer.from(page.svg), REGION_MAP_SIDE);
    const { measures } = survey({ luma: new Uint8Array(pixels), width, height }, page);
    if (judge(measures, gradeOf(page.facts)).length === 0) {
      const candidate = { page, regions: measures.regions };
      if (shortcomings(measures, page.facts.difficulty).length === 0) return madeOf(candidate);
      second ??= candidate;
    }
    if (second && measured >= CHOOSY) break;
  }
  return second && madeOf(second);
}

interface Candidate {
  readonly page: Page;
  readonly regions: number;
}

async function madeOf({ page, regions }: Candidate): Promise<MadeDrawing> {
  return {
    facts: { ...page.facts, estimatedTime: estimateTime(regions) },
    hash: createHash('sha256').update(page.svg).digest('hex'),
    drawn: await formsOfPage(page),
  };
}
