import type { DeletionParts } from './deletion.ts';
import { deleteAtOnce, endSessionsOf, findPeople, type FoundPerson } from './lookup.ts';

/** How the verbs are written, for the usage of the tool. */
export const PEOPLE_USAGE = `  people find TEXT                   who has the text in their address or name
  people sign-out EMAIL|ID           ends all sessions of a person
  people delete EMAIL|ID --now       deletes a person with everything that is theirs, without their week`;

/** What the verbs work with. */
export interface PeopleContext extends DeletionParts {
  readonly result: (line: string) => void;
  readonly notice: (line: string) => void;
}

function line(person: FoundPerson): string {
  const { id, email, name, since, ways, sessions, drawings, deletedAt } = person;
  const counts = [`${sessions} sessions`, `${drawings} drawings`];
  return [id, email, name, since, ways.join(','), ...counts, deletedAt ? `goes ${deletedAt}` : ''].join('\t');
}

async function onePerson(context: PeopleContext, word: string): Promise<FoundPerson | undefined> {
  const found = await findPeople(context.databases, word);
  const person = found.find(({ id, email }) => id === word || email === word.toLowerCase());
  if (person === undefined) context.notice(`error not_found: there is nobody with the address or id ${word}`);
  return person;
}

async function signOut(context: PeopleContext, word: string): Promise<boolean> {
  const person = await onePerson(context, word);
  if (person === undefined) return false;
  context.result(`${person.id}\t${await endSessionsOf(context.databases, person.id)} sessions ended`);
  return true;
}

async function remove(context: PeopleContext, word: string): Promise<boolean> {
  const person = await onePerson(context, word);
  if (person === undefined || !(await deleteAtOnce(context, person.id))) return false;
  context.result(`${person.id}\tdeleted`);
  context.notice('Files go with the sweep a day later; backups keep theirs for as long as you keep backups.');
  return true;
}

/** Runs a verb about people. Gives the exit code: 0, 1 when it failed; undefined when it made no sense. */
export async function runPeople(
  args: readonly string[],
  context: PeopleContext,
): Promise<number | undefined> {
  const [verb, word, ...more] = args;
  if (word === undefined) return undefined;
  if (verb === 'find' && more.length === 0) {
    for (const person of await findPeople(context.databases, word)) context.result(line(person));
    return 0;
  }
  if (verb === 'sign-out' && more.length === 0) return (await signOut(context, word)) ? 0 : 1;
  if (verb === 'delete' && more.join(' ') === '--now') return (await remove(context, word)) ? 0 : 1;
  return undefined;
}
