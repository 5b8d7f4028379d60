import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sessionOfCode, shellCode } from './shell-codes.ts';

const SECRET = 'a secret of this test';
const verifier = randomBytes(32).toString('base64url');
const challenge = createHash('sha256').update(verifier).digest('base64url');

describe('NAT-1 a code of the native sign-in', () => {
  const code = shellCode(SECRET, 'session-1', challenge, 1000);

  it('stands for its session to whoever has the secret behind it', () => {
    expect(sessionOfCode(SECRET, { code, verifier }, 2000)).toBe('session-1');
  });

  it('is nothing to anybody else, nor two minutes later', () => {
    const other = randomBytes(32).toString('base64url');
    expect(sessionOfCode(SECRET, { code, verifier: other }, 2000)).toBeUndefined();
    expect(sessionOfCode(SECRET, { code, verifier }, 1000 + 2 * 60_000)).toBeUndefined();
  });

  it.each(['', 'x', 'e30.AAAA', `${code}A`, `A${code}`])('cannot be made up: %s', (forged) => {
    expect(sessionOfCode(SECRET, { code: forged, verifier }, 2000)).toBeUndefined();
    expect(sessionOfCode('another secret', { code, verifier }, 2000)).toBeUndefined();
  });
});
