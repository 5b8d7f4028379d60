import { SUBJECTS } from './choices.ts';
import { PLACES } from './places.ts';

/** What a subject and a place are called; words that name none of those that pages can be asked of stay as they are. */
export function sceneWords(subject: string, place: string): { subject: string; place: string } {
  const known = Object.hasOwn(SUBJECTS, subject) ? SUBJECTS[subject] : undefined;
  const there = Object.entries(PLACES).find(([id]) => id === place)?.[1];
  const where = place === 'just-so' ? '' : (there?.name ?? place);
  return { subject: known?.name.toLowerCase() ?? subject, place: where };
}
