import { describe, expect, it } from 'vitest';
import { mayOpen } from './access.ts';

const OFFERED = ['animals', 'nature'];
const NOW = Date.parse('2026-03-01T00:00:00Z');
const MEMBERS = { membersFrom: '2026-02-01T00:00:00Z', category: 'animals' };

function may(subscribed: readonly string[], activity: { membersFrom: string | null; category: string }) {
  return mayOpen({ offered: OFFERED, subscribed, isActive: subscribed.length > 0 }, activity, NOW);
}

describe('SUB-11 an activity opens', () => {
  it('to everybody while it is free', () => {
    expect(may([], { ...MEMBERS, membersFrom: null })).toBe(true);
    expect(may([], { ...MEMBERS, membersFrom: '2026-04-01T00:00:00Z' })).toBe(true);
  });

  it('to a subscriber of its stream or of all', () => {
    expect([may(['animals'], MEMBERS), may(['all-streams-x'], MEMBERS)]).toEqual([true, true]);
    expect([may([], MEMBERS), may(['nature'], MEMBERS)]).toEqual([false, false]);
  });

  it('to everybody where its stream cannot be subscribed to', () => {
    expect(may([], { ...MEMBERS, category: 'urban' })).toBe(true);
  });
});
