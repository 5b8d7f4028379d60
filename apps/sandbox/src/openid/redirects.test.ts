import { expect, it } from 'vitest';
import { isAllowedRedirect } from './redirects.ts';

const PUBLIC_URL = 'https://coloring.example/app';

it.each([
  'http://localhost:3001/api/auth/callback/google',
  'http://127.0.0.1:4999/api/auth/callback/google',
  'https://localhost/api/auth/callback/google',
  'https://coloring.example/api/auth/callback/google',
])('people may return to %s', (address) => {
  expect(isAllowedRedirect(address, 'google', PUBLIC_URL)).toBe(true);
});

it.each([
  'https://evil.example/api/auth/callback/google',
  'http://localhost.evil.example/api/auth/callback/google',
  'http://localhost:3001/api/auth/callback/yahoo',
  'http://localhost:3001/api/auth/callback/google?next=elsewhere',
  'http://localhost@evil.example/api/auth/callback/google',
  'http://ada@localhost:3001/api/auth/callback/google',
  'http://coloring.example/api/auth/callback/google',
  'ftp://localhost/api/auth/callback/google',
  'not an address',
])('people may not return to %s', (address) => {
  expect(isAllowedRedirect(address, 'google', PUBLIC_URL)).toBe(false);
});
