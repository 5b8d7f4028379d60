import { describe, expect, it } from 'vitest';
import { addressedPage, closedQuery, studioQuery, studioRequest } from './studio-address.ts';

const query = (text: string) => new URLSearchParams(text);

describe('studio address', () => {
  it('DET-7 opens the studio on the page and drawing it names', () => {
    expect(studioRequest(query('color=1&page=2&drawing=d1'), 3)).toEqual({ pageIndex: 2, drawingId: 'd1' });
  });

  it('DET-7 opens no studio without color=1 or without a page to color', () => {
    expect(studioRequest(query('page=2&drawing=d1'), 3)).toBeNull();
    expect(studioRequest(query('color=1'), 0)).toBeNull();
  });

  it('DET-7 reads back what it writes', () => {
    expect(studioRequest(query(studioQuery(1)), 3)).toEqual({ pageIndex: 1, drawingId: undefined });
  });

  it.each([
    ['page=9', 2],
    ['page=-4', 0],
    ['page=1.5', 0],
    ['page=x', 0],
    ['', 0],
  ])('stays within the pages for %j', (text, page) => {
    expect(addressedPage(query(text), 3)).toBe(page);
  });

  it('closes the studio and keeps the page', () => {
    expect(closedQuery(query('color=1&page=2&drawing=d1'))).toBe('?page=2');
    expect(closedQuery(query('color=1'))).toBe('');
  });
});
