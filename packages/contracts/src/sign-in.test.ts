import { describe, expect, it } from 'vitest';
import { taker } from '../testing/taker.ts';
import { startSignIn } from './people.ts';
import { redeemShellCode, startShellSignIn } from './shell.ts';
import {
  completeCode,
  completeMagicLink,
  Email,
  resetPassword,
  sendMagicLink,
  signInWithPassword,
} from './sign-in.ts';

const EMAIL = 'ada@example.org';
const TOKEN = 'a'.repeat(20);

describe('AUTH-2 an address', () => {
  it.each([
    [' Ada@Example.ORG ', 'ada@example.org'],
    ['ada+owls@example.org', 'ada+owls@example.org'],
    ['æsa@dømi.is', 'æsa@dømi.is'],
    ["o'neil@localhost", "o'neil@localhost"],
  ])('%j is kept as %s', (typed, kept) => {
    expect(Email.parse(typed)).toBe(kept);
  });

  it.each([
    '',
    'ada',
    '@example.org',
    'ada@',
    'ada@b@c',
    'a da@example.org',
    'ada@exam ple.org',
    'ada@example.org, eve@example.org',
    'Ada <ada@example.org>',
    'ada@example.org\r\nBcc: eve@example.org',
    'ada\0@example.org',
    'ada@exam\0ple.org',
    '"ada"@example.org',
    `${'a'.repeat(243)}@example.org`,
  ])('%j is none', (typed) => {
    expect(Email.safeParse(typed).success).toBe(false);
  });

  it('may be as long as mail carries', () => {
    expect(Email.safeParse(`${'a'.repeat(242)}@example.org`).success).toBe(true);
  });
});

describe('AUTH-6 what a sign-in mail is answered with', () => {
  it('is a token of the letters that tokens have', () => {
    const token = taker(completeMagicLink.body, (text: string) => ({ email: EMAIL, token: text }));
    expect([token(TOKEN), token('A_-9'.repeat(32))]).toEqual([true, true]);
    for (const other of ['a'.repeat(19), 'a'.repeat(129), `${TOKEN} `, `${TOKEN}.`, `${TOKEN}\n`]) {
      expect(token(other), JSON.stringify(other)).toBe(false);
    }
  });

  it('is a code of six digits, with what it was asked for by', () => {
    const code = taker(completeCode.body, (text: string, requestId = 'a'.repeat(16)) => ({
      requestId,
      code: text,
    }));
    expect(code('012345')).toBe(true);
    for (const other of ['12345', '1234567', '12 456', '１２３４５６', '123456\n', '']) {
      expect(code(other), JSON.stringify(other)).toBe(false);
    }
    expect([code('012345', 'short'), code('012345', 'a'.repeat(65))]).toEqual([false, false]);
  });

  it('leads on to a path of limited length', () => {
    const send = taker(sendMagicLink.body, (returnPath: string) => ({ email: EMAIL, returnPath }));
    expect([send('/gallery'), send(`/${'a'.repeat(2048)}`)]).toEqual([true, false]);
  });
});

it('AUTH-7 a password is taken as it was typed, up to its longest', () => {
  const typed = (password: string) => signInWithPassword.body.safeParse({ email: EMAIL, password });
  expect(typed('  x  ').data?.password).toBe('  x  ');
  expect(typed('a'.repeat(128)).success).toBe(true);
  expect([typed('').success, typed('a'.repeat(129)).success]).toEqual([false, false]);
  expect(resetPassword.body.safeParse({ email: EMAIL, token: TOKEN }).success).toBe(false);
});

it('AUTH-1 only the providers that there are can be asked for', () => {
  const start = taker(startSignIn.body, (provider: string) => ({
    provider,
    callbackURL: '/',
    errorCallbackURL: '/',
  }));
  expect([start('google'), start('yahoo'), start('Google'), start('constructor')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('NAT-1 the shell shows a hash of 32 bytes and redeems with 32 bytes', () => {
  const secret = 'A-_9'.repeat(10).concat('abc');
  const challenge = taker(startShellSignIn.query, (text: string) => ({
    provider: 'google',
    challenge: text,
  }));
  expect([challenge(secret), challenge(`${secret}=`), challenge(secret.slice(1))]).toEqual([
    true,
    false,
    false,
  ]);
  const redeem = taker(redeemShellCode.body, (code: string, verifier: string) => ({ code, verifier }));
  expect([redeem('x', secret), redeem('x', 'short'), redeem('x'.repeat(513), secret)]).toEqual([
    true,
    false,
    false,
  ]);
});
