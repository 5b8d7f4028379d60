import { readFile } from 'node:fs/promises';
import { englishDataset, englishRecommendedTransformers, parseRawPattern, RegExpMatcher } from 'obscenity';
import { StartError } from '../../start-error.ts';

/** Words of weapons and the like that the packaged list of insults lacks: pages here are for small children too. */
const NOT_FOR_CHILDREN = [
  'guns',
  'gun',
  'rifle',
  'pistol',
  'bomb',
  'murder',
  'suicide',
  'terrorist',
  'nazi',
  'hitler',
  'cocaine',
  'heroin',
  'corpse',
];
/** Words of the operator's list are letters, a few at least, so that no slip refuses everything. */
const SHORTEST = 2;
const LONGEST_FILE = 1_000_000;

/** Words that no page is drawn of. */
export interface WordList {
  /** The first refused word of a text, as it was typed; undefined for a text that may be drawn. */
  readonly refusedIn: (text: string) => string | undefined;
}

/** What an operator's file says: a word a line, `!word` for one to allow, `#` begins a comment. */
interface OwnWords {
  readonly refused: ReadonlySet<string>;
  readonly allowed: ReadonlySet<string>;
}

/** A word as it is compared: without marks, in small letters. */
function plain(word: string): string {
  return word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function parse(text: string, file: string): OwnWords {
  const refused = new Set<string>();
  const allowed = new Set<string>();
  for (const line of text.split(/\r?\n/)) {
    const word = plain(line.replace(/#.*/, '').trim());
    if (word === '') continue;
    const bare = word.replace(/^!/, '');
    if (!/^[\p{L}\p{N} '-]+$/u.test(bare) || bare.length < SHORTEST) {
      throw new StartError(
        `MAKE_WORDS_FILE is wrong: ${file} has a line that is no word: "${line.slice(0, 40)}"`,
      );
    }
    (word.startsWith('!') ? allowed : refused).add(bare);
  }
  return { refused, allowed };
}

async function readOwn(file: string): Promise<OwnWords> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartError(`MAKE_WORDS_FILE is wrong: ${file} cannot be read (${String(error)})`);
  });
  if (text.length > LONGEST_FILE) throw new StartError(`MAKE_WORDS_FILE is wrong: ${file} is too long`);
  return parse(text, file);
}

function wordList({ refused, allowed }: OwnWords): WordList {
  const matcher = new RegExpMatcher({
    ...englishDataset
      .addPhrase((phrase) =>
        NOT_FOR_CHILDREN.reduce((all, word) => all.addPattern(parseRawPattern(`|${word}|`)), phrase),
      )
      .build(),
    ...englishRecommendedTransformers,
  });

  function ownIn(text: string): string | undefined {
    const words = text.match(/[\p{L}\p{N}'-]+/gu) ?? [];
    return words.find((word) => refused.has(plain(word)) || refused.has(plain(word).replace(/s$/, '')));
  }

  return {
    refusedIn(text) {
      const own = ownIn(text);
      if (own !== undefined) return own;
      // Signs within a word hide nothing: the list is asked for the plain text too.
      for (const said of [text, plain(text)]) {
        const matches = matcher.getAllMatches(said, true);
        const found = matches.map(({ startIndex, endIndex }) => wholeWord(said, startIndex, endIndex));
        const refusedWord = found.find((word) => !allowed.has(plain(word)));
        if (refusedWord !== undefined) return refusedWord;
      }
      return undefined;
    },
  };
}

/** The word of a text that a match lies in. */
function wholeWord(text: string, from: number, to: number): string {
  const before = text.slice(0, from).match(/\S*$/)?.[0] ?? '';
  const after = text.slice(to + 1).match(/^\S*/)?.[0] ?? '';
  return `${before}${text.slice(from, to + 1)}${after}`.trim();
}

/** The words that are refused: the packaged list, with the words that the operator's file adds or allows. */
export async function openWordList(file: string | undefined): Promise<WordList> {
  return wordList(file === undefined ? { refused: new Set(), allowed: new Set() } : await readOwn(file));
}
