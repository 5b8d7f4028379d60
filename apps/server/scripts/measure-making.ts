import { readFile, writeFile } from 'node:fs/promises';
import { Difficulty } from '@inkbloom/contracts/activities';
import { SUBJECTS } from '../src/modules/making/choices.ts';
import type { Measured } from '../src/modules/making/measured.ts';
import { type PlaceId, PLACES } from '../src/modules/making/places.ts';
import { isSetAt } from '../src/modules/publishing/place-words.ts';
import { judgeSketch, sketchRecipe } from '../src/modules/publishing/sketch.ts';

/*
 * Measures what wishes can be drawn by, and writes it to src/modules/making/measured.json:
 *
 *     node scripts/measure-making.ts [COMPOSITION...]
 *
 * Every composition of a subject is drawn at every difficulty, each page held against its gates and against the
 * words of the subject's places. To be run again for compositions that are drawn otherwise; without names it takes
 * half an hour of one processor. Compositions that no subject names any more leave the file.
 */

/** Drawings of each composition at each difficulty, and those after which one that never passed is given up. */
const DRAWN = 8;
const GIVEN_UP_AFTER = 4;
const FILE = new URL('../src/modules/making/measured.json', import.meta.url);

type Row = Partial<Record<Difficulty, Measured>>;

const asked = process.argv.slice(2);
const known = JSON.parse(await readFile(FILE, 'utf8')) as Record<string, Row>;
const compositions = new Set(Object.values(SUBJECTS).flatMap((subject) => subject.compositions));
const rows: Record<string, Row> = {};
for (const composition of [...compositions].toSorted()) {
  const isKept = asked.length > 0 && !asked.includes(composition);
  rows[composition] = (isKept && known[composition]) || (await measureAll(composition));
}
await writeFile(FILE, `${JSON.stringify(rows, null, 2)}\n`);

async function measureAll(composition: string): Promise<Row> {
  const row: Row = {};
  for (const difficulty of Difficulty.options) {
    const measured = await measure(composition, difficulty);
    if (measured.passed > 0) row[difficulty] = measured;
  }
  process.stdout.write(`${composition}: ${JSON.stringify(row)}\n`);
  return row;
}

async function measure(composition: string, difficulty: Difficulty): Promise<Measured> {
  const places = placesAsked(composition);
  const at: Partial<Record<PlaceId, number>> = {};
  const times: number[] = [];
  let passed = 0;
  while (times.length < (passed > 0 ? DRAWN : GIVEN_UP_AFTER)) {
    const before = process.cpuUsage();
    const seed = `measured-${times.length}`;
    const verdict = judgeSketch(await sketchRecipe({ composition, difficulty, seed }));
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    if (verdict.failed.length > 0) continue;
    passed++;
    for (const place of places)
      if (isSetAt(verdict.facts, PLACES[place].words)) at[place] = (at[place] ?? 0) + 1;
  }
  const ms = Math.round(times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0);
  return { drawn: times.length, passed, ms, ...(Object.keys(at).length > 0 && { at }) };
}

function placesAsked(composition: string): PlaceId[] {
  const subjects = Object.values(SUBJECTS).filter((subject) => subject.compositions.includes(composition));
  return [...new Set(subjects.flatMap(({ places }) => places))];
}
