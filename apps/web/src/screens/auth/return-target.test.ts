import { describe, expect, it } from 'vitest';
import { returnTarget } from './return-target.ts';

function target(returnUrl: string): string {
  return returnTarget(new URLSearchParams({ returnUrl }));
}

describe('returnTarget', () => {
  it('AUTH-3 goes to the gallery when no target is given', () => {
    expect(returnTarget(new URLSearchParams())).toBe('/gallery');
  });

  it.each([
    '/',
    '/gallery/animals',
    '/activity/act_1?color=1&page=2',
    '/account?tab=profile#top',
    '/subscription',
  ])('AUTH-3 follows the known path %s', (path) => {
    expect(target(path)).toBe(path);
  });

  it('AUTH-3 reads redirect where there is no returnUrl', () => {
    expect(returnTarget(new URLSearchParams({ redirect: '/subscription' }))).toBe('/subscription');
  });

  it.each([
    'https://elsewhere.example/gallery',
    '//elsewhere.example/gallery',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
    'gallery',
    '',
    '/auth?mode=signin',
    '/api/v1/activities',
    '/nowhere',
    '/gallery/../../api/auth/sign-out',
    '/gallery/a/b',
    '/activity',
  ])('AUTH-3 follows nothing else: %j', (path) => {
    expect(target(path)).toBe('/gallery');
  });
});
