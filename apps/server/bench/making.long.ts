import type { Difficulty } from '@inkbloom/contracts/activities';
import type { MadeWish } from '@inkbloom/contracts/made';
import { difficultiesOfName } from '@inkbloom/contracts/name-difficulties';
import { SUBJECTS } from '../src/modules/making/choices.ts';
import { difficultiesOf, offeredPlaces } from '../src/modules/making/offers.ts';
import { understand } from '../src/modules/making/wishes.ts';
import { openWordList } from '../src/modules/making/word-list.ts';
import { startDrawingProcess } from '../src/modules/publishing/publishing.ts';

/*
 * What a drawing of Make a page takes (MAKE-1): every subject in every place and at every difficulty it is offered
 * at, and names around which each ground stands, drawn as the server does, in a process that gives way to others
 * and is warm. The limit is told for an idle machine.
 */

const LIMIT_MS = 3000;
/** Drawings of each wish. */
const EACH = Number(process.env['EACH'] ?? 1);
const NAMES = ['Mia', 'Alexander', 'Noor & Theo'];

interface Timed {
  readonly what: string;
  readonly ms: number;
  readonly isDrawn: boolean;
}

const pictures = Object.entries(SUBJECTS).flatMap(([id, subject]) =>
  offeredPlaces(subject).flatMap((place) =>
    difficultiesOf(subject, place).map((difficulty) => pictureOf(id, place, difficulty)),
  ),
);
const names = NAMES.flatMap((text) => difficultiesOfName(text).map((difficulty) => nameOf(text, difficulty)));
const words = await openWordList(undefined);
const drawing = startDrawingProcess();
const timed: Timed[] = [];
try {
  await time(pictures[0]!, 0);
  for (const wish of [...pictures, ...names])
    for (let at = 0; at < EACH; at++) timed.push(await time(wish, at));
} finally {
  await drawing.close();
}
tell(timed.toSorted((a, b) => a.ms - b.ms));

function pictureOf(subject: string, place: string, difficulty: Difficulty): MadeWish {
  return { kind: 'picture', subject, place, difficulty };
}

function nameOf(text: string, difficulty: Difficulty): MadeWish {
  return { kind: 'name', text, around: ['flowers', 'leaves', 'stars', 'hearts'], difficulty };
}

async function time(wish: MadeWish, at: number): Promise<Timed> {
  const what = `${wish.kind === 'picture' ? `${wish.subject} (${wish.place})` : wish.text}, ${wish.difficulty}`;
  const begun = performance.now();
  const made = await drawing.make({ wish: understand(wish, at, words), seed: `bench-${what}-${at}` });
  return { what, ms: performance.now() - begun, isDrawn: made !== undefined };
}

function tell(sorted: readonly Timed[]): void {
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)]!.ms / 1000).toFixed(2);
  const late = sorted.filter(({ ms }) => ms > LIMIT_MS);
  const missing = sorted.filter(({ isDrawn }) => !isDrawn);
  console.log(
    `${sorted.length} drawings: ${at(0.5)} s in the middle, ${at(0.95)} s at p95, ${at(1)} s at most`,
  );
  console.log(
    `over ${LIMIT_MS / 1000} s: ${late.map(({ what, ms }) => `${what} ${(ms / 1000).toFixed(1)} s`).join('; ') || 'none'}`,
  );
  console.log(`not drawn: ${missing.map(({ what }) => what).join('; ') || 'none'}`);
  const isMissed = late.length > 0 || missing.length > 0;
  console.log(`gates ${isMissed ? 'MISSED' : 'hold'}`);
  process.exit(process.argv.includes('--gate') && isMissed ? 1 : 0);
}
