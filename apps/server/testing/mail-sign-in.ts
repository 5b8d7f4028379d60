import type { OutgoingMail } from '../src/modules/mail/mail.ts';
import type { IdentityApp } from './identity-app.ts';

export const PASSWORD = 'a quiet heron';

/** The digits in a mail; empty where it has none. */
export function codeIn(mail: OutgoingMail | undefined): string {
  const code = mail?.letter.blocks.find((block) => block.kind === 'code')?.code;
  return code?.replace(' ', '') ?? '';
}

/** Where the button of a mail leads. Throws where it has none. */
export function linkIn(mail: OutgoingMail | undefined): URL {
  return new URL(mail?.letter.blocks.find((block) => block.kind === 'button')?.url ?? '');
}

/** The token in the link of a mail. */
export function tokenIn(mail: OutgoingMail | undefined): string {
  return linkIn(mail).searchParams.get('token') ?? '';
}

type Answer = Awaited<ReturnType<IdentityApp['post']>>;

/** Status, code and words of a refusal. */
export function refusalIn(answer: Answer): unknown {
  const { error, message } = answer.json<{ error?: string; message?: string }>();
  return [answer.statusCode, error, message];
}

/** The cookies that an answer sets, as a browser sends them back. */
export function cookieOf({ headers }: Answer): string {
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Signs up with a password and the code of the mail; gives the answer that opens the session. */
export async function signUp({ post, mails }: IdentityApp, email: string): Promise<Answer> {
  const asked = await post('password/sign-up', { email, password: PASSWORD });
  const { requestId } = asked.json<{ requestId: string }>();
  const done = await post('magic-link/code', { requestId, code: codeIn(mails.at(-1)) });
  if (done.statusCode !== 200) throw new Error(done.body);
  return done;
}

/** Signs in by the link of a mail. */
export async function signInByLink(
  { post, mails }: IdentityApp,
  email: string,
  cookie?: string,
): Promise<Answer> {
  await post('magic-link/send', { email });
  return post('magic-link/complete', { email, token: tokenIn(mails.at(-1)) }, cookie);
}
