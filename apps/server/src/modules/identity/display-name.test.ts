import { expect, it } from 'vitest';
import { displayName } from './display-name.ts';

it.each([
  [{ name: ' Ada Lovelace ', email: 'ada@example.com' }, 'Ada Lovelace'],
  [{ name: '', email: 'ada@example.com' }, 'ada'],
  [{ email: 'ada@example.com' }, 'ada'],
  [{ name: 7, email: 'ada@example.com' }, 'ada'],
  [{ name: 'Ada\nLovelace', email: 'ada@example.com' }, 'Ada Lovelace'],
  [{ name: '🖍'.repeat(200), email: 'ada@example.com' }, '🖍'.repeat(100)],
])('calls %j by the right name', (profile, name) => {
  expect(displayName(profile)).toBe(name);
});
