import { expect, it } from 'vitest';
import { createAddressLimit } from './address-limit.ts';
import { routeLimitStore } from './route-limit-store.ts';
import { createWindowCounter } from './window-counter.ts';

it('OPS-4 a network of the newer internet counts as one address, whichever of its addresses somebody takes', () => {
  const { count } = createAddressLimit([], createWindowCounter());
  for (let asked = 0; asked < 1200; asked++)
    expect(count(`2001:db8:1:2::${asked.toString(16)}`)).toBeUndefined();
  expect(count('2001:db8:1:2:ffff::1')).toBeGreaterThan(0);
  expect(count('2001:db8:1:3::1')).toBeUndefined();
  expect([count('192.0.2.1'), count('192.0.2.2')]).toEqual([undefined, undefined]);
});

it('OPS-4 a route tells how many requests a window has had, and the milliseconds until it ends', () => {
  const store = new (routeLimitStore(createWindowCounter()))();
  const told: { current: number; ttl: number }[] = [];
  for (let asked = 0; asked < 4; asked++) {
    store.incr('ada', (_error, result) => result && told.push(result), 60_000, 2);
  }
  expect(told.map(({ current }) => current)).toEqual([1, 2, 3, 3]);
  for (const { ttl } of told) {
    expect(ttl).toBeGreaterThan(0);
    expect(ttl).toBeLessThanOrEqual(60_000);
  }
});
