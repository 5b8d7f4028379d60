import { describe, expect, it } from 'vitest';
import {
  choiceOf,
  freePicks,
  isChosen,
  isSameChoice,
  NOTHING_CHOSEN,
  selectionOf,
  toggleStream,
  toggleUnlimited,
} from './choice.ts';

const ALL = ['animals', 'nature', 'food'];

describe('SUB-3 a choice of streams', () => {
  it('SUB-2 begins with nothing, paid monthly', () => {
    expect(NOTHING_CHOSEN).toEqual({ isUnlimited: false, picked: [], frequency: 'monthly' });
    expect(selectionOf(NOTHING_CHOSEN)).toBeUndefined();
  });

  it('takes streams in and out', () => {
    const one = toggleStream(NOTHING_CHOSEN, 'food', ALL);
    expect(selectionOf(one)).toEqual({ streamsToSubscribe: ['food'], billingFrequency: 'monthly' });
    expect(toggleStream(one, 'food', ALL).picked).toEqual([]);
  });

  it('of all streams holds each, and goes back when it is chosen again', () => {
    const one = toggleStream(NOTHING_CHOSEN, 'food', ALL);
    const all = toggleUnlimited(one);
    expect(ALL.every((id) => isChosen(all, id))).toBe(true);
    expect(selectionOf(all)?.streamsToSubscribe).toEqual(['all-streams-*']);
    expect(toggleUnlimited(all)).toEqual(one);
  });

  it('of all streams without one is all but that one', () => {
    const rest = toggleStream(toggleUnlimited(NOTHING_CHOSEN), 'nature', ALL);
    expect(rest).toMatchObject({ isUnlimited: false, picked: ['animals', 'food'] });
  });

  it('names the streams of which everything is free, and none that it does not know', () => {
    const offered = [{ id: 'animals', memberPages: 0 }, { id: 'food', memberPages: 2 }, { id: 'nature' }];
    const picked = { ...NOTHING_CHOSEN, picked: ALL };
    expect(freePicks(picked, offered)).toEqual(['animals']);
    expect(freePicks(picked, [])).toEqual([]);
    expect(freePicks(toggleUnlimited(picked), offered)).toEqual([]);
  });

  it('is told apart from the plan that is held', () => {
    const held = choiceOf({ streamsToSubscribe: ['food', 'animals'], billingFrequency: 'annual' });
    expect(isSameChoice(held, { ...held, picked: ['animals', 'food'] })).toBe(true);
    expect(isSameChoice(held, { ...held, frequency: 'monthly' })).toBe(false);
    expect(isSameChoice(held, toggleUnlimited(held))).toBe(false);
  });
});
