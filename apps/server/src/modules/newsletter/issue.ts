import { createHash } from 'node:crypto';
import type { Block, Letter } from '../mail/mail.ts';

/** Whom an issue is for: who wants to hear of new pages, or of the app. */
export type Topic = 'new-pages' | 'news';

/** One issue as its file has it. */
export interface Issue {
  /** The same for the same file. */
  readonly id: string;
  readonly topic: Topic;
  readonly letter: Omit<Letter, 'reason'>;
}

/** Thrown for a file that is no issue; the message says what to mend. */
class IssueError extends Error {
  override readonly name = 'IssueError';
}

const TOPIC = /^topic: *(new-pages|news)$/;
const TITLE = /^# +(\S.*)$/;
const BUTTON = /^\[([^\]]+)\]\((https?:\/\/\S+)\)$/;
const MAX_SUBJECT = 150;

function blockOf(paragraph: string): Block {
  const [, label, url] = BUTTON.exec(paragraph) ?? [];
  if (label !== undefined && url !== undefined) return { kind: 'button', label, url };
  return { kind: 'text', text: paragraph.replaceAll(/\s*\n\s*/g, ' ') };
}

/**
 * Reads an issue: a line `topic: new-pages` or `topic: news`, a line `# Title`, and paragraphs; a paragraph that is
 * `[words](https://...)` becomes a button. Throws IssueError.
 */
export function readIssue(file: string): Issue {
  const [first = '', second = '', ...paragraphs] = file
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n|(?<=^topic:.*)\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const topic = TOPIC.exec(first)?.[1] as Topic | undefined;
  if (topic === undefined)
    throw new IssueError('the first line has to be "topic: new-pages" or "topic: news"');
  const title = TITLE.exec(second)?.[1];
  if (title === undefined || title.length > MAX_SUBJECT || /\p{Cc}/u.test(title)) {
    throw new IssueError(`after the topic comes "# Title", of at most ${MAX_SUBJECT} characters`);
  }
  const [lead] = paragraphs;
  if (lead === undefined) throw new IssueError('there is nothing under the title');
  const id = createHash('sha256').update(file).digest('base64url');
  const preview = blockOf(lead).kind === 'text' ? lead.slice(0, MAX_SUBJECT).replaceAll('\n', ' ') : title;
  return {
    id,
    topic,
    letter: { subject: title, preview, picture: 'page', title, blocks: paragraphs.map(blockOf) },
  };
}
