import { describe, expect, it } from 'vitest';
import { localFailure } from '../../api/client/request-error.ts';
import { describeTrouble, isApiTrouble } from './api-trouble.ts';

describe('what the error page says', () => {
  it('ERR-1 names a failed call by its message', () => {
    const error = localFailure('rate');
    expect(isApiTrouble(error)).toBe(true);
    expect(describeTrouble(error)).toEqual({
      heading: 'Connection Issue',
      message: 'Too many requests. Please wait a moment before trying again.',
    });
  });

  it.each([
    'Failed to fetch dynamically imported module: https://color.example.org/assets/a.js',
    'error loading dynamically imported module: https://color.example.org/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('ERR-1 names code that did not come as the connection, without its address: %s', (text) => {
    expect(describeTrouble(new TypeError(text))).toEqual({
      heading: 'Connection Issue',
      message: 'Network error - please check your connection',
    });
  });

  it('ERR-1 names any other error, and one without words', () => {
    expect(describeTrouble(new Error('The page has no sky.'))).toEqual({
      heading: 'Something went wrong',
      message: 'The page has no sky.',
    });
    expect(describeTrouble(undefined)).toEqual({
      heading: 'Something went wrong',
      message: 'An unexpected error occurred',
    });
  });
});
