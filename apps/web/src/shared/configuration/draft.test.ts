import { DEFAULT_CONFIGURATION } from '../../api/client/runtime-presets.ts';
import { describe, expect, it } from 'vitest';
import { draftWithPreset, originOf, toDraft, toSettings } from './draft.ts';

const OWN = 'https://color.example.org';
const draft = toDraft({ configuration: DEFAULT_CONFIGURATION, confirmedOrigin: '' }, OWN);

describe('the fields of the configuration manager', () => {
  it('CFG-1 give back what they were made of', () => {
    expect(toSettings(draft, OWN)).toEqual({ configuration: DEFAULT_CONFIGURATION, confirmedOrigin: '' });
  });

  it.each([
    ['https://pages.example.net/api', 'https://pages.example.net'],
    ['http://127.0.0.1:3001', 'http://127.0.0.1:3001'],
    ['ftp://pages.example.net', null],
    ['javascript:alert(1)', null],
    ['pages.example.net', null],
    ['', null],
  ])('CFG-1 take %j for a base URL: %j', (text, origin) => {
    expect(originOf(text)).toBe(origin);
    expect(toSettings({ ...draft, baseUrl: text }, OWN) === null).toBe(origin === null);
  });

  it.each([
    ['2500', 2500],
    [' 900 ', 900],
    ['', 10_000],
    ['soon', 10_000],
    ['-1', 10_000],
    ['1e999', 10_000],
  ])('CFG-1 take %j for a timeout of %i', (timeout, milliseconds) => {
    expect(toSettings({ ...draft, timeout }, OWN)?.configuration.api.timeout).toBe(milliseconds);
  });

  it.each([
    ['0', 0],
    ['2', 2],
    ['', 3],
    ['many', 3],
  ])('CFG-1 take %j for %i retries', (retries, attempts) => {
    expect(toSettings({ ...draft, retries }, OWN)?.configuration.api.retryAttempts).toBe(attempts);
  });

  it('CFG-1 confirm one origin, and forget it with another address', () => {
    const other = {
      ...draft,
      baseUrl: 'https://pages.example.net',
      confirmedOrigin: 'https://pages.example.net',
    };
    expect(toSettings(other, OWN)?.confirmedOrigin).toBe('https://pages.example.net');
    expect(toSettings({ ...other, baseUrl: 'https://evil.example.net' }, OWN)?.confirmedOrigin).toBe('');
  });

  it('CFG-1 follow a preset', () => {
    expect(draftWithPreset(draft, 'development')).toMatchObject({ timeout: '5000', retries: '1' });
    expect(draftWithPreset(draft, 'fixtures')).toMatchObject({
      base: { mode: 'fixtures' },
      timeout: '15000',
    });
    const back = draftWithPreset(draftWithPreset(draft, 'emergency'), 'production');
    expect(toSettings(back, OWN)?.configuration).toEqual(DEFAULT_CONFIGURATION);
  });
});
