import { Email } from '@inkbloom/contracts/sign-in';

/** What is wrong with an address as typed; null when nothing is. */
export function emailProblem(typed: string): string | null {
  if (typed.trim() === '') return 'Please enter your email address';
  return Email.safeParse(typed).success ? null : 'Please enter a whole address, such as ada@example.org';
}
