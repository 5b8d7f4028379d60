import { CONFIGURATION_ELEMENT } from '@inkbloom/contracts/configuration-element';
import { FIRST_ANSWERS_ELEMENT } from '@inkbloom/contracts/first-answers';
import { SHELL_ELEMENT } from '@inkbloom/contracts/shell-element';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubLocalStorage } from '../../../testing/memory-storage.ts';
import { fromBase64, toBase64 } from './base64.ts';

const AT = 1_800_000_000_000;
let written: Record<string, string> = {};

beforeEach(() => {
  written = {};
  vi.stubGlobal('sessionStorage', stubLocalStorage());
  vi.stubGlobal('location', { origin: 'http://app.test', href: 'http://app.test/gallery' });
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector in written ? { textContent: written[selector] } : null),
  });
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('BRW-1 takes what the server wrote for the first screen for a minute, whichever clock is ahead', async () => {
  const { firstAnswers } = await import('./first-answers.ts');
  const { defaultSettings } = await import('./runtime-configuration.ts');
  const settings = defaultSettings(false);
  expect(firstAnswers(settings, AT)).toBeUndefined();
  written[`#${FIRST_ANSWERS_ELEMENT}`] = JSON.stringify({ at: AT, answers: [] });
  for (const off of [0, 59_999, -59_999])
    expect(firstAnswers(settings, AT + off)).toEqual({ at: AT, answers: [] });
  for (const off of [60_000, -60_000]) expect(firstAnswers(settings, AT + off)).toBeUndefined();
});

it('DEV-2 leaves them where the pages come from elsewhere', async () => {
  written[`#${FIRST_ANSWERS_ELEMENT}`] = JSON.stringify({ at: AT, answers: [] });
  const { firstAnswers } = await import('./first-answers.ts');
  const { defaultSettings } = await import('./runtime-configuration.ts');
  const { configuration, ...rest } = defaultSettings(false);
  const { api } = configuration;
  for (const change of [
    { ...configuration, mode: 'fixtures' as const },
    { ...configuration, api: { ...api, enabled: false } },
    { ...configuration, api: { ...api, baseUrl: 'http://other.test' } },
  ])
    expect(firstAnswers({ ...rest, configuration: change }, AT)).toBeUndefined();
  const own = { ...configuration, api: { ...api, baseUrl: 'http://app.test' } };
  expect(firstAnswers({ ...rest, configuration: own }, AT)).toBeDefined();
});

it('knows the server that wrote the page, or the one that the native shell is for', async () => {
  const page = await import('./own-server.ts');
  expect([page.shellFacts(), page.ownServer()]).toEqual([null, 'http://app.test']);
  vi.resetModules();
  const facts = { server: 'http://home.test', appId: 'org.example' };
  written[`#${SHELL_ELEMENT}`] = JSON.stringify(facts);
  const shell = await import('./own-server.ts');
  expect([shell.shellFacts(), shell.ownServer()]).toEqual([facts, 'http://home.test']);
  written = {};
  expect(shell.shellFacts()).toEqual(facts);
});

it('reads the configuration that the server wrote, once; a page of another version has none', async () => {
  const none = await import('./configuration.ts');
  expect(none.configuration()).toBeUndefined();
  written[`#${CONFIGURATION_ELEMENT}`] = '{"version":"1"}';
  expect(none.configuration()).toBeUndefined();
  written[`#${CONFIGURATION_ELEMENT}`] = '{"appName":"Inkbloom"}';
  expect(none.configuration()).toEqual({ appName: 'Inkbloom' });
  written = {};
  expect(none.configuration()).toEqual({ appName: 'Inkbloom' });
});

it.each([0, 1, 0x7fff, 0x8000, 0x8001, 100_000])('gives %i bytes as base64 and back', (length) => {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * 31) % 256);
  const text = toBase64(bytes);
  expect(text === Buffer.from(bytes).toString('base64')).toBe(true);
  expect(Buffer.compare(fromBase64(text), bytes)).toBe(0);
});
