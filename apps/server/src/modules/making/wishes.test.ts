import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Difficulty } from '@inkbloom/contracts/activities';
import type { MadeWish } from '@inkbloom/contracts/made';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startDrawingProcess } from '../publishing/publishing.ts';
import { SUBJECTS } from './choices.ts';
import { MEASURED } from './measured.ts';
import { compositionsFor, difficultiesOf, offeredPlaces } from './offers.ts';
import { type PlaceId, PLACES } from './places.ts';
import { understand } from './wishes.ts';
import { openWordList } from './word-list.ts';

async function listOf(text: string) {
  const folder = await mkdtemp(join(tmpdir(), 'words-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'words.txt'), text);
  return openWordList(join(folder, 'words.txt'));
}

const words = (text: string): MadeWish => ({ kind: 'words', text, difficulty: 'easy' });
/** What a subject in a place is drawn by at the first difficulty at which it can be. */
function drawnAs(id: string, place: PlaceId) {
  const subject = SUBJECTS[id]!;
  const [difficulty] = difficultiesOf(subject, place);
  const compositions = compositionsFor(subject, place, difficulty!);
  return { kind: 'picture', compositions, place: PLACES[place].words, difficulty };
}

const name = (text: string): MadeWish => ({ kind: 'name', text, around: ['stars'], difficulty: 'easy' });

describe('MAKE-1 what is wished for', () => {
  it('is understood by its words: a subject, and a place where it can be drawn', async () => {
    const list = await openWordList(undefined);
    const understood = (text: string) => understand(words(text), 0, list);
    expect(understood('two penguins in the snow')).toMatchObject({
      compositions: ['penguin'],
      place: ['snow', 'winter'],
    });
    expect(understood('A puppy, please')).toEqual(drawnAs('dog', 'just-so'));
    expect(understood('a polar bear')).toEqual(drawnAs('polar-bear', 'just-so'));
    expect(understood('a bear')).toEqual(drawnAs('bear', 'just-so'));
    expect(understood('a fire engine by the sea').kind).toBe('picture');
    expect(() => understood('quantum chromodynamics')).toThrow('nothing in that we can draw');
    expect(() =>
      understand({ kind: 'picture', subject: 'owl', place: 'sea', difficulty: 'easy' }, 0, list),
    ).toThrow('not drawn there');
    expect(() =>
      understand({ kind: 'picture', subject: 'toString', place: 'sea', difficulty: 'easy' }, 0, list),
    ).toThrow('no such subject');
  });

  it('is drawn at a grade at which pages of the subject come of it there', async () => {
    const list = await openWordList(undefined);
    const lion: MadeWish = { kind: 'picture', subject: 'lion', place: 'just-so', difficulty: 'easy' };
    expect(() => understand(lion, 0, list)).toThrow('not drawn so');
    expect(understand(words('a lion'), 0, list).difficulty).toBe('medium');
    expect(understand(name('Christina'), 0, list).difficulty).toBe('easy');
    expect(() => understand(name('Christinas'), 0, list)).toThrow('so long a name is not drawn so');
    expect(understand({ ...name('Christinas'), difficulty: 'medium' }, 0, list).difficulty).toBe('medium');
  });

  it('is refused for a word that is not drawn, which is named; names that only hold one are not', async () => {
    const list = await openWordList(undefined);
    expect(list.refusedIn('a hedgehog with a gun')).toBe('gun');
    expect(list.refusedIn('Fuck')).toBe('Fuck');
    for (const fine of ['Mira', 'Gunther', 'Scunthorpe', 'Hancock', 'Sussex', 'Bass', 'Begun', 'Love Mum']) {
      expect([fine, list.refusedIn(fine)]).toEqual([fine, undefined]);
    }
  });

  it('that is refused has a code for why, and names the word or the letter', async () => {
    const list = await openWordList(undefined);
    const refusal = (wish: MadeWish): unknown => {
      try {
        return understand(wish, 0, list);
      } catch (error) {
        return error;
      }
    };
    expect(refusal(words('an owl with a gun'))).toMatchObject({
      status: 422,
      code: 'word_refused',
      extra: { word: 'gun' },
      // The app reads the word out of this.
      message: '“gun” is a word we do not draw.',
    });
    expect(refusal(words('quantum chromodynamics'))).toMatchObject({
      status: 422,
      code: 'words_not_understood',
    });
    expect(refusal(name('Мира'))).toMatchObject({
      status: 422,
      code: 'letter_unknown',
      extra: { letter: 'М' },
    });
    const nowhere = { kind: 'picture', subject: 'owl', place: 'nowhere', difficulty: 'easy' } as const;
    expect(refusal(nowhere)).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it('is the same name however its marks were typed', async () => {
    const list = await openWordList(undefined);
    const marksApart = 'Zoë'.normalize('NFD');
    expect(marksApart).not.toBe('Zoë');
    expect(understand(name(marksApart), 0, list)).toMatchObject({ text: 'Zoë' });
  });

  it('goes by the operator’s file, which adds words and allows others', async () => {
    const list = await listOf('# ours\nbanana\n!gun\n');
    expect(list.refusedIn('Two BANANAS')).toBe('BANANAS');
    expect(list.refusedIn('a gun')).toBeUndefined();
    await expect(listOf('\u0000')).rejects.toThrow('MAKE_WORDS_FILE');
    await expect(openWordList('/nowhere/words.txt')).rejects.toThrow('cannot be read');
  });

  it('has letters of Latin alphabets', async () => {
    const list = await openWordList(undefined);
    expect(understand(name('Zoë Ł'), 1, list)).toMatchObject({ kind: 'name', around: 'stars' });
    for (const text of ['Мира', '🙂', '...'])
      expect(() => understand(name(text), 0, list)).toThrow('no letter');
  });

  it('names compositions that there are', async () => {
    const drawing = startDrawingProcess();
    onTestFinished(() => drawing.close());
    const known = await drawing.compositions();
    const named = new Set(Object.values(SUBJECTS).flatMap(({ compositions }) => compositions));
    expect([...named].filter((one) => !known.includes(one))).toEqual([]);
    // What is not measured is never drawn: `node scripts/measure-making.ts` after a change of the subjects.
    expect(Object.keys(MEASURED).toSorted()).toEqual([...named].toSorted());
  });

  it('can be drawn wherever it is offered, and every subject somewhere', () => {
    for (const [id, subject] of Object.entries(SUBJECTS)) {
      expect([id, offeredPlaces(subject)[0]]).toEqual([id, 'just-so']);
      const idle = subject.compositions.filter((one) =>
        Difficulty.options.every(
          (difficulty) => !compositionsFor(subject, 'just-so', difficulty).includes(one),
        ),
      );
      expect([id, idle]).toEqual([id, []]);
      expect([id, subject.places.filter((place) => !offeredPlaces(subject).includes(place))]).toEqual([
        id,
        [],
      ]);
    }
  });
});
