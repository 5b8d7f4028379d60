import type { MadeWish } from '@inkbloom/contracts/made';
import { difficultiesOfName } from '@inkbloom/contracts/name-difficulties';
import type { Difficulty } from '@inkbloom/contracts/activities';
import type { ErrorCode } from '@inkbloom/contracts/errors';
import { ApiError } from '../../plugins/errors.ts';
import type { PageWish } from '../publishing/publishing.ts';
import { SUBJECTS } from './choices.ts';
import { compositionsFor, difficultiesOf, offeredPlaces } from './offers.ts';
import { type PlaceId, PLACES } from './places.ts';
import type { Subject } from './subject.ts';
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

type PictureWish = Extract<PageWish, { kind: 'picture' }>;

function pictureWish(subject: Subject, place: PlaceId, difficulty: Difficulty): PictureWish {
  const compositions = compositionsFor(subject, place, difficulty);
  return { kind: 'picture', compositions, place: PLACES[place].words, difficulty };
}

/** A subject in a place at a difficulty; throws for one that is not drawn so. */
function chosenPicture({ subject, place, difficulty }: Extract<MadeWish, { kind: 'picture' }>): PictureWish {
  const found = Object.hasOwn(SUBJECTS, subject) ? SUBJECTS[subject] : undefined;
  if (found === undefined) throw new ApiError(400, 'invalid_request', 'subject: there is no such subject.');
  const there = offeredPlaces(found).find((one) => one === place);
  if (there === undefined)
    throw new ApiError(400, 'invalid_request', 'place: the subject is not drawn there.');
  if (!difficultiesOf(found, there).includes(difficulty))
    throw new ApiError(400, 'invalid_request', 'difficulty: the subject is not drawn so.');
  return pictureWish(found, there, difficulty);
}

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  // A plural is taken for its singular.
  return new Set(words.flatMap((word) => [word, word.replace(/s$/, '')]));
}

/** The subject that a text names, by the most words of its own name, or else by another word for it. */
function subjectIn(text: string): Subject | undefined {
  const said = wordsOf(text);
  const subjects = Object.values(SUBJECTS);
  const named = subjects.map((subject) => {
    const words = [...wordsOf(subject.name)].filter((word) => word.length > 2);
    const count = words.filter((word) => said.has(word)).length;
    return { subject, count, share: count / words.length };
  });
  const [best] = named.toSorted((a, b) => b.count - a.count || b.share - a.share);
  if (best !== undefined && best.count > 0) return best.subject;
  return subjects.find(({ words }) => words.some((word) => said.has(word)));
}

/** The place that a text names, of those where the subject can be drawn. */
function placeIn(text: string, subject: Subject): PlaceId {
  const said = wordsOf(text);
  const named = offeredPlaces(subject).find((place) => PLACES[place].words.some((word) => said.has(word)));
  return named ?? 'just-so';
}

function ownWords(text: string, asked: Difficulty): PageWish {
  const subject = subjectIn(text);
  if (subject === undefined) {
    throw refused(
      'words_not_understood',
      'There is nothing in that we can draw yet. Name one of the subjects, such as an owl or a train.',
    );
  }
  const place = placeIn(text, subject);
  const offered = difficultiesOf(subject, place);
  // The place is what was said; the difficulty may only be where the button stood.
  return pictureWish(subject, place, offered.includes(asked) ? asked : (offered[0] ?? asked));
}

/** What a wish means for the drawing at a place of its request. Throws for one that is refused, with its reason. */
export function understand(wish: MadeWish, at: number, words: WordList): PageWish {
  if (wish.kind === 'picture') return chosenPicture(wish);
  const { difficulty } = wish;
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
