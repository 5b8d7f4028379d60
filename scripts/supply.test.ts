import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { advisoriesOf, notAllowed } from './advisories.ts';
import { isAllowed, licensedPackages, type LockedPackage } from './licenses.ts';
import { root } from './run.ts';

describe('licenses', () => {
  it('of every package in the lock are allowed', () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, LockedPackage>;
    };
    const packages = licensedPackages(lock.packages);
    expect(packages.length).toBeGreaterThan(500);
    expect(packages.filter(({ license }) => !isAllowed(license))).toEqual([]);
  });

  it.each([
    ['GPL-3.0-only', false],
    ['MIT AND GPL-3.0-only', false],
    ['(MIT OR GPL-3.0-only)', true],
    ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
    ['', false],
  ])('%s is allowed: %s', (license, allowed) => {
    expect(isAllowed(license)).toBe(allowed);
  });
});

describe('advisories', () => {
  const url = 'https://github.com/advisories/GHSA-1111-2222-3333';
  const found = advisoriesOf({
    vulnerabilities: {
      hammer: { severity: 'high', via: [{ url, title: 'It hurts' }] },
      box: { severity: 'high', via: ['hammer'] },
    },
  });
  const allowed = {
    id: 'GHSA-1111-2222-3333',
    package: 'hammer',
    reason: 'not used so',
    until: '2026-12-31',
  };

  it('are told once each, where they are', () => {
    expect(found).toEqual([
      { id: 'GHSA-1111-2222-3333', package: 'hammer', severity: 'high', title: 'It hurts' },
    ]);
    expect(advisoriesOf({}), 'no answer is no clean bill').toBeUndefined();
  });

  it('are allowed by name, for a time', () => {
    expect(notAllowed(found ?? [], [], '2026-11-22')).toHaveLength(1);
    expect(notAllowed(found ?? [], [allowed], '2026-11-22')).toEqual([]);
    expect(notAllowed(found ?? [], [allowed], '2027-01-01')).toHaveLength(1);
    expect(notAllowed(found ?? [], [{ ...allowed, package: 'saw' }], '2026-11-22')).toHaveLength(1);
  });
});
