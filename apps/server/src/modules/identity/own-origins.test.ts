import { describe, expect, it } from 'vitest';
import { originFor, ownOrigins } from './own-origins.ts';

describe('the own origins', () => {
  it('are the public one, and both names of the own machine', () => {
    expect(ownOrigins('https://coloring.example')).toEqual(['https://coloring.example']);
    expect(ownOrigins('http://localhost:3001')).toEqual(['http://localhost:3001', 'http://127.0.0.1:3001']);
    expect(ownOrigins('http://127.0.0.1:3001')).toEqual(['http://127.0.0.1:3001', 'http://localhost:3001']);
    expect(ownOrigins('http://localhost')).toEqual(['http://localhost', 'http://127.0.0.1']);
  });

  it('are told apart by the host; another host is never taken over', () => {
    const origins = ownOrigins('http://localhost:3001');
    expect(originFor('127.0.0.1:3001', origins)).toBe('http://127.0.0.1:3001');
    expect(originFor('localhost:3001', origins)).toBe('http://localhost:3001');
    expect(originFor('evil.example', origins)).toBe('http://localhost:3001');
  });
});
