import { afterEach, describe, expect, it, vi } from 'vitest';
import { isInstalledByHand } from './where-to-install.ts';

afterEach(() => vi.unstubAllGlobals());

function device(vendor: string, maxTouchPoints: number, isApp = false): boolean {
  vi.stubGlobal('navigator', { vendor, maxTouchPoints });
  vi.stubGlobal('matchMedia', () => ({ matches: isApp }));
  return isInstalledByHand();
}

describe('PWA-1 the two taps of iPhones and iPads', () => {
  it('are shown in their browsers, not in the installed app and nowhere else', () => {
    expect(device('Apple Computer, Inc.', 5)).toBe(true);
    expect(device('Apple Computer, Inc.', 5, true)).toBe(false);
    expect(device('Apple Computer, Inc.', 0)).toBe(false);
    expect(device('Google Inc.', 5)).toBe(false);
  });
});
