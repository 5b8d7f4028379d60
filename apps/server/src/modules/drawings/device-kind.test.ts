import { expect, it } from 'vitest';
import { deviceKind } from './device-kind.ts';

const detailsOf = (deviceInfo: string): string => JSON.stringify({ metadata: { deviceInfo } });

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Mobile/15E148 Safari/604.1',
    'phone',
  ],
  ['Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/131.0 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1 Mobile/15E148', 'tablet'],
  ['Mozilla/5.0 (Tablet; rv:100.0) Gecko/100.0 Firefox/100.0', 'tablet'],
  ['mozilla/5.0 (ipad)', 'tablet'],
  ['Mozilla/5.0 (Mobile; rv:100.0) Gecko/100.0 Firefox/100.0', 'phone'],
  ['something on an iPhone', 'phone'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36', 'computer'],
])('KEEP-3 a version tells what kind of device saved it: %s', (agent, kind) => {
  expect(deviceKind(detailsOf(agent))).toBe(kind);
});

it('KEEP-3 a save that told nothing of its device has no kind of one', () => {
  expect(deviceKind(detailsOf(''))).toBeNull();
  expect(deviceKind('{}')).toBeNull();
  expect(deviceKind('{"metadata":{}}')).toBeNull();
});
