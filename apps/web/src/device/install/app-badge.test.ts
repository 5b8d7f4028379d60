import { afterEach, expect, it, vi } from 'vitest';
import { showAppBadge } from './app-badge.ts';

const refuse = () => Promise.reject(new DOMException('not installed', 'NotAllowedError'));

afterEach(() => vi.unstubAllGlobals());

it('PWA-1 the icon has the number of drawings that wait to be sent, and none when none waits', () => {
  const setAppBadge = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const clearAppBadge = vi.fn<() => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { setAppBadge, clearAppBadge });
  showAppBadge(3);
  expect(setAppBadge).toHaveBeenCalledWith(3);
  expect(clearAppBadge).not.toHaveBeenCalled();
  showAppBadge(0);
  expect(clearAppBadge).toHaveBeenCalledOnce();
});

it('PWA-1 a system whose icons have no numbers, or that refuses them, is no trouble', async () => {
  vi.stubGlobal('navigator', {});
  expect(() => showAppBadge(3)).not.toThrow();
  const info = vi.spyOn(console, 'info').mockReturnValue();
  vi.stubGlobal('navigator', { setAppBadge: refuse, clearAppBadge: refuse });
  showAppBadge(1);
  await vi.waitFor(() => expect(info).toHaveBeenCalledOnce(), 15_000);
});
