import { APP_SETTINGS, DEFAULT_CONFIGURATION } from './runtime-presets.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Settings } from './runtime-configuration.ts';

const OWN = 'https://color.example.org';
const KEY = 'inkbloom.configuration';
const kept = new Map<string, string>();

vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
const store = await import('./runtime-configuration.ts');

function at(baseUrl: string, confirmedOrigin = ''): Settings {
  const { api } = DEFAULT_CONFIGURATION;
  return { configuration: { ...DEFAULT_CONFIGURATION, api: { ...api, baseUrl } }, confirmedOrigin };
}

beforeEach(() => store.resetSettings());

describe('the settings', () => {
  it('REQ-1 start with the shipped numbers, in development with shorter ones', () => {
    expect(store.defaultSettings(false).configuration.api).toMatchObject({
      timeout: 15_000,
      retryAttempts: 3,
    });
    expect(store.defaultSettings(true).configuration.api).toMatchObject({ timeout: 5000, retryAttempts: 1 });
  });

  it('CFG-2 hold the runtime configuration, headers included', () => {
    expect(store.defaultSettings(false).configuration).toEqual({
      mode: 'api',
      api: {
        enabled: true,
        baseUrl: '',
        timeout: 15_000,
        retryAttempts: 3,
        queueLimit: 50,
        concurrentRequestLimit: 6,
        circuitBreakerThreshold: 5,
        rateLimitPerMinute: 100,
        headers: {},
        apiKey: '',
      },
      fixtures: { enabled: true },
    });
    expect(APP_SETTINGS).toEqual({
      cardsPerPage: 12,
      version: '1.0.0',
      buildNumber: 1,
      environment: 'production',
      analytics: true,
      errorTracking: true,
      debug: false,
    });
  });

  it('CFG-1 are kept for the tab', () => {
    store.applySettings(at('https://pages.example.org'));
    expect(store.readSettings(sessionStorage)).toEqual(at('https://pages.example.org'));
  });

  it.each(['{', '{}', '{"configuration":{"mode":"both"}}', 'null'])(
    'CFG-1 are the default when what is kept is broken: %s',
    (broken) => {
      kept.set(KEY, broken);
      expect(store.readSettings(sessionStorage)).toEqual(store.defaultSettings());
      store.resetSettings();
      expect(kept.has(KEY)).toBe(false);
    },
  );

  it('CFG-1 send tokens and keys only to the own origin or the confirmed one', () => {
    expect(store.mayCarrySecrets(at(''), OWN)).toBe(true);
    expect(store.mayCarrySecrets(at('https://evil.example.net/api'), OWN)).toBe(false);
    expect(store.mayCarrySecrets(at('https://pages.example.net/api', 'https://pages.example.net'), OWN)).toBe(
      true,
    );
    expect(store.mayCarrySecrets(at('https://evil.example.net', 'https://pages.example.net'), OWN)).toBe(
      false,
    );
  });

  it('ERR-1 go to the sample pages and back', () => {
    store.goOffline();
    expect(store.runtimeConfiguration().mode).toBe('fixtures');
    store.goOnline();
    expect(store.runtimeConfiguration().mode).toBe('api');
  });
});
