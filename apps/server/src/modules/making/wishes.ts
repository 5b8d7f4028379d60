import type { MadeWish } from '@inkbloom/contracts/made';
import { difficultiesOfName } from '@inkbloom/contracts/name-difficulties';
import type { Difficulty } from '@inkbloom/contracts/activities';
import type { ErrorCode } from '@inkbloom/contracts/errors';
import { ApiError } from '../../plugins/errors.ts';
import type { PageWish } from '../publishing/publishing.ts';
import { SUBJECTS } from './choices.ts';
import { type PlaceId, PLACES } from './places.ts';
import { compositionsAt, difficultiesOf } from './subject.ts';
import type { WordList } from './word-list.ts';

/** The letters that names are set from: those of Latin alphabets, figures and a few signs. */
const LETTER = /^[A-Za-zÀ-ÖØ-öø-ſ0-9 .!?&'’-]$/;

function refused(code: ErrorCode, message: string, extra: Readonly<Record<string, unknown>> = {}): ApiError {
  return new ApiError(422, code, message, extra);
}

function checkWords(text: string, words: WordList): void {
  const word = words.refusedIn(text);
  if (word === undefined) return;
  throw refused('word_refused', `“${word}” is a word we do not draw.`, { word });
}

function isPlace(id: string): id is PlaceId {
  return Object.hasOwn(PLACES, id);
}

/** A subject in a place; throws for one that cannot be drawn there. */
function pictureOf(
  subject: string,
  place: string,
  difficulty: Difficulty,
): Pick<PageWish & { kind: 'picture' }, 'compositions' | 'place'> {
  const found = Object.hasOwn(SUBJECTS, subject) ? SUBJECTS[subject] : undefined;
  if (found === undefined) throw new ApiError(400, 'invalid_request', 'subject: there is no such subject.');
  const isThere = isPlace(place) && (place === 'just-so' || found.places.includes(place));
  if (!isThere) throw new ApiError(400, 'invalid_request', `place: the subject is not drawn there.`);
  return { compositions: compositionsAt(found, difficulty), place: PLACES[place].words };
}

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  // A plural is taken for its singular.
  return new Set(words.flatMap((word) => [word, word.replace(/s$/, '')]));
}

/** The subject that a text names first, by its own name or by another word for it. */
function subjectIn(text: string): string | undefined {
  const said = wordsOf(text);
  const entries = Object.entries(SUBJECTS);
  const named = entries.find(([id, { name }]) =>
    [id, ...name.toLowerCase().split(' ')].some((word) => word.length > 2 && said.has(word)),
  );
  return (named ?? entries.find(([, { words }]) => words.some((word) => said.has(word))))?.[0];
}

/** The place that a text names, of those where the subject can be drawn. */
function placeIn(text: string, places: readonly PlaceId[]): PlaceId {
  const said = wordsOf(text);
  return places.find((place) => PLACES[place].words.some((word) => said.has(word))) ?? 'just-so';
}

/** The difficulty that is asked for, or the first at which the subject can be drawn. */
function nearestDifficulty(subject: string, asked: Difficulty): Difficulty {
  const found = SUBJECTS[subject];
  const offered = found === undefined ? [] : difficultiesOf(found);
  return offered.includes(asked) ? asked : (offered[0] ?? asked);
}

function ownWords(text: string, asked: Difficulty): PageWish {
  const subject = subjectIn(text);
  if (subject === undefined) {
    throw refused(
      'words_not_understood',
      'There is nothing in that we can draw yet. Name one of the subjects, such as an owl or a train.',
    );
  }
  const difficulty = nearestDifficulty(subject, asked);
  const picture = pictureOf(subject, placeIn(text, SUBJECTS[subject]?.places ?? []), difficulty);
  return { kind: 'picture', ...picture, difficulty };
}

/** What a wish means for the drawing at a place of its request. Throws for one that is refused, with its reason. */
export function understand(wish: MadeWish, at: number, words: WordList): PageWish {
  const { difficulty } = wish;
  if (wish.kind === 'picture') {
    const picture = pictureOf(wish.subject, wish.place, difficulty);
    if (nearestDifficulty(wish.subject, difficulty) !== difficulty) {
      throw new ApiError(400, 'invalid_request', 'difficulty: the subject is not drawn so.');
    }
    return { kind: 'picture', ...picture, difficulty };
  }
  checkWords(wish.text, words);
  if (wish.kind === 'words') return ownWords(wish.text, difficulty);
  // Some systems hand a letter and its mark over as two signs.
  const text = wish.text.normalize('NFC');
  const letter = Array.from(text).find((character) => !LETTER.test(character));
  if (letter !== undefined || !/[\p{L}\p{N}]/u.test(text)) {
    throw refused('letter_unknown', `There is no letter for “${letter ?? text}” yet.`, { letter });
  }
  if (!difficultiesOfName(text).includes(difficulty))
    throw new ApiError(400, 'invalid_request', 'difficulty: so long a name is not drawn so.');
  const around = wish.around[at % wish.around.length] ?? 'flowers';
  return { kind: 'name', text, around, difficulty };
}
