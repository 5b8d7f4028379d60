import { expect, it } from 'vitest';
import { sitePath } from '../apps/server/src/modules/identity/return-path.ts';
import { returnTarget } from '../apps/web/src/screens/auth/return-target.ts';

// Every way that is known to make a browser take a path for another site, in all its combinations, against both
// checks of a
// return target: the server's before a provider, and the app's after it.

const SITE = 'https://color.example';
const EVIL = [
  'evil.example',
  'evil.example/gallery',
  'color.example.evil.example',
  'color.example@evil.example',
];
const BEFORE = [
  'https://',
  'http://',
  'HTTPS://',
  'https:',
  'https:/',
  'https:\\',
  'ftp://',
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '\\',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  '\n//',
  ' //',
  '/ /',
  '/\u0000/',
  '/\u00a0/',
  '/.//',
  '/..//',
  '/gallery/..//',
  '/%2e%2e//',
  '/./\\',
  '/gallery\\..\\..\\\\',
  '/\\\t/',
  '//\t',
  '/\u2028/',
  '/\uff0f',
  '@',
  ':@',
  '.',
  'javascript:',
  'JaVaScRiPt://',
  'java\nscript:',
  'data:text/html,',
  'vbscript:',
  'blob:https://',
  'file://',
  'mailto:',
  '//[::1]/',
  '//0x7f.1/',
  '//127.1/',
  '/auth?returnUrl=//',
  '/api/auth/sign-out?to=//',
  '?//',
  '#//',
];
const TARGETS = BEFORE.flatMap((before) => EVIL.map((evil) => before + evil));

it('AUTH-3 at least 200 hostile return targets lead nowhere but to a path of this site', () => {
  expect(TARGETS.length).toBeGreaterThanOrEqual(200);
  for (const target of TARGETS) {
    const afterwards = new URL(returnTarget(new URLSearchParams({ returnUrl: target })), SITE);
    expect(afterwards.origin, JSON.stringify(target)).toBe(SITE);
    expect(afterwards.pathname, JSON.stringify(target)).not.toMatch(/^\/(auth|api)/);
    const path = sitePath(target);
    if (path === undefined) continue;
    expect(new URL(path, SITE).origin, JSON.stringify(target)).toBe(SITE);
    expect(path, JSON.stringify(target)).toMatch(/^\/(?![/\\])[!-~]*$/);
  }
});
