import { describe, expect, it } from 'vitest';
import { initialOf, memberSince, nameOf } from './person.ts';

const person = (displayName: string, email = 'someone@example.com') => ({ displayName, email });

describe('person', () => {
  it('ACC-3 shows the initial of the name, else of the email', () => {
    expect(initialOf(person('ada Example'))).toBe('A');
    expect(initialOf(person('«Émile»'))).toBe('É');
    expect(initialOf(person('  '))).toBe('S');
    expect(initialOf(person('', ''))).toBe('·');
  });

  it('ACC-3 calls a person without a name by their email', () => {
    expect(nameOf(person(' Ada '))).toBe('Ada');
    expect(nameOf(person(''))).toBe('someone');
  });

  it('ACC-3 says since when the person is a member', () => {
    expect(memberSince('2026-05-01T00:00:00.000Z')).toBe('Member since May 2026');
    expect(memberSince('')).toBeUndefined();
  });
});
