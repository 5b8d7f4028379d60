import { renderHook } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { keepEarlyOffer } from './early-offer.ts';
import { useInstall, watchInstallOffer } from './install-prompt.ts';

it('PWA-1 an offer that came before the app began to listen is not lost', () => {
  keepEarlyOffer();
  const event = new Event('beforeinstallprompt', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  const stop = watchInstallOffer();
  onTestFinished(stop);
  const { result } = renderHook(() => useInstall());
  expect(result.current).toBeTypeOf('function');
});
