import { createHash } from 'node:crypto';
import type { Recipe } from '@inkbloom/formats/page';
import type { DrawingProcess } from '../src/modules/publishing/drawing-process.ts';
import type { DrawnPage } from '../src/modules/publishing/draw.ts';
import type { ImportOrder, ImportOutcome } from '../src/modules/publishing/imports/import-page.ts';
import type { MadeDrawing, MakeOrder } from '../src/modules/publishing/make-page.ts';
import type { Verdict } from '../src/modules/publishing/verdict.ts';

const CELLS = 4096;

/** A drawing process that draws nothing: every recipe is a page that passes and is like no other. */
export function quickDrawingProcess(changes: Partial<DrawingProcess> = {}): DrawingProcess {
  return {
    judge: (recipe) => Promise.resolve(verdictOn(recipe)),
    sketch: (recipe) => Promise.resolve(verdictOn(recipe)),
    draw: (recipes) => Promise.resolve(recipes.map(blankPage)),
    make: (order) => Promise.resolve(madeOf(order)),
    import: (order) => Promise.resolve(importedFrom(order)),
    print: (image) => Promise.resolve(printFrom(Buffer.from(image).toString())),
    preview: () => Promise.resolve({ lines: new Uint8Array(), colored: new Uint8Array() }),
    compositions: () => Promise.resolve([]),
    close: () => Promise.resolve(),
    ...changes,
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A print that is like that of no other text. */
function printFrom(text: string): Float32Array {
  const print = new Float32Array(CELLS);
  print[Number.parseInt(hashOf(text).slice(0, 3), 16)] = 1;
  return print;
}

/** What a quick drawing process makes of a wish. */
function madeOf({ wish, seed }: MakeOrder): MadeDrawing {
  const recipe = { composition: wish.kind, difficulty: wish.difficulty, seed };
  const { facts, hash } = verdictOn(recipe);
  return { facts, hash, drawn: blankPage(recipe) };
}

/** What a quick drawing process makes of a picture, whatever it is. */
function importedFrom({ bytes, about, difficulty = 'easy' }: ImportOrder): ImportOutcome {
  const recipe = {
    composition: about.category,
    difficulty,
    seed: hashOf(Buffer.from(bytes).toString('hex')),
  };
  const { facts, hash, measures } = verdictOn(recipe);
  const pictures = { lines: Buffer.from(`lines ${hash}`), colored: Buffer.from(`colored ${hash}`) };
  const report = { measures, difficulty, failed: [], closedGaps: 0, openEnds: 0, picture: new Uint8Array() };
  const page = { facts: { ...facts, ...about }, hash, drawn: blankPage(recipe), pictures };
  return { kind: 'page', page, report };
}

/** What a quick drawing process says of a recipe; its title and category are the composition's name. */
export function verdictOn(
  recipe: Recipe,
  failed: readonly string[] = [],
  short: readonly string[] = [],
): Verdict {
  const hash = hashOf(JSON.stringify(recipe));
  const print = printFrom(JSON.stringify(recipe));
  const { composition, difficulty } = recipe;
  return {
    recipe,
    facts: {
      title: `A ${composition}`,
      description: 'One. Two.',
      category: composition,
      tags: [composition],
      difficulty,
      estimatedTime: 20,
    },
    hash,
    measures: {
      regions: 30,
      smallShare: 0,
      specks: 0,
      median: 2000,
      ink: 0.1,
      largest: 0.05,
      background: 0.4,
      blank: 0.2,
      framed: false,
      banded: false,
      solidMm: 2,
      roomy: 1,
      necks: 0,
      squareEnds: 0,
      margin: 0.05,
      offCentre: [0, 0],
      darkBlocks: 0,
      leaks: 0,
    },
    short,
    failed,
    print,
  };
}

function blankPage(recipe: Recipe): DrawnPage {
  const bytes = (name: string) => Buffer.from(`${name} of ${JSON.stringify(recipe)}`);
  return {
    width: 1536,
    height: 2048,
    line: bytes('lines'),
    image: bytes('image'),
    regions: bytes('regions'),
    preview: bytes('preview'),
    thumbnail: bytes('thumbnail'),
    thumbnailPreview: bytes('thumbnail in color'),
    print: printFrom(JSON.stringify(recipe)),
  };
}
