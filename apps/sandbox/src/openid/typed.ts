import type { Account } from './accounts.ts';

/** The sign-in form as sent, with what is wrong with it. */
export interface Typed extends Account {
  readonly problem?: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const EMAIL_LENGTH = 254;
const NAME_LENGTH = 100;

/** Reads the sign-in form. A person who gives no name is called by the first part of the email. */
export function readTyped(form: URLSearchParams): Typed {
  const email = (form.get('email') ?? '').trim().toLowerCase();
  const name = (form.get('name') ?? '').trim().slice(0, NAME_LENGTH) || email.split('@')[0] || '';
  const typed = { email, name, emailVerified: form.has('verified') };
  if (email.length > EMAIL_LENGTH || !EMAIL.test(email)) {
    return { ...typed, problem: 'Please enter an email address, such as ada@example.com.' };
  }
  return typed;
}
