import { EMERGENCY_LIMITS, RECOVERY_LIMITS } from './runtime-presets.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calmDown, enableEmergency, noteApiError, useEmergency } from './emergency.ts';
import { localFailure } from './request-error.ts';

const MINUTE = 60_000;

function relief() {
  return { clearQueueAndWindows: vi.fn<() => void>(), resetBreakers: vi.fn<() => void>() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  calmDown();
  vi.useRealTimers();
});

describe('emergency mode', () => {
  it('REQ-5 has tight limits, and recovery relaxed ones', () => {
    expect(Object.values(EMERGENCY_LIMITS)).toEqual([30_000, 1, 10, 2, 3, 30]);
    expect(Object.values(RECOVERY_LIMITS)).toEqual([20_000, 2, 25, 4, 7, 60]);
  });

  it('ERR-2 turns on with the third error', () => {
    const error = localFailure('network');
    noteApiError(error, relief());
    noteApiError(error, relief());
    expect(useEmergency.getState()).toEqual({ errors: 2, isActive: false });
    noteApiError(error, relief());
    expect(useEmergency.getState()).toEqual({ errors: 3, isActive: true });
  });

  it('ERR-2 forgets after five quiet minutes, which each error begins anew', () => {
    const error = localFailure('network');
    noteApiError(error, relief());
    vi.advanceTimersByTime(4 * MINUTE);
    noteApiError(error, relief());
    vi.advanceTimersByTime(5 * MINUTE - 1);
    expect(useEmergency.getState().errors).toBe(2);
    vi.advanceTimersByTime(1);
    expect(useEmergency.getState()).toEqual({ errors: 0, isActive: false });
  });

  it('ERR-1 can be turned on by hand, and ends by itself', () => {
    enableEmergency();
    expect(useEmergency.getState().isActive).toBe(true);
    vi.advanceTimersByTime(5 * MINUTE);
    expect(useEmergency.getState().isActive).toBe(false);
  });

  it('ERR-2 a rate-limit error clears the queue and the limits at once', () => {
    const pipeline = relief();
    noteApiError(localFailure('rate'), pipeline);
    expect(pipeline.clearQueueAndWindows).toHaveBeenCalledTimes(1);
    expect(pipeline.resetBreakers).not.toHaveBeenCalled();
  });

  it('ERR-2 a breaker error resets the breakers after 30 seconds', () => {
    const pipeline = relief();
    noteApiError(localFailure('breaker'), pipeline);
    vi.advanceTimersByTime(29_999);
    expect(pipeline.resetBreakers).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(pipeline.resetBreakers).toHaveBeenCalledTimes(1);
  });
});
