import { DEFAULT_CONFIGURATION, PRESETS, withPreset, type PresetName } from './runtime-presets.ts';
import { describe, expect, it } from 'vitest';
import { chooseSource } from './data-source.ts';
import { RequestError } from './request-error.ts';

function configuration(mode: 'api' | 'fixtures', isApi: boolean, isFixtures: boolean) {
  const { api } = DEFAULT_CONFIGURATION;
  return { mode, api: { ...api, enabled: isApi }, fixtures: { enabled: isFixtures } };
}

function refused(...settings: Parameters<typeof configuration>): RequestError {
  try {
    chooseSource(configuration(...settings));
  } catch (error) {
    if (error instanceof RequestError) return error;
  }
  throw new Error('a source was chosen');
}

describe('the data source', () => {
  it('REQ-6 is the one that the mode names', () => {
    expect(chooseSource(configuration('api', true, true))).toBe('api');
    expect(chooseSource(configuration('fixtures', true, true))).toBe('fixtures');
  });

  it('REQ-6 is missing when neither is on', () => {
    const message = 'No data source available. Please check your configuration.';
    expect(refused('api', false, false)).toMatchObject({ status: 503, message });
    expect(refused('fixtures', true, false)).toMatchObject({ message });
  });

  it('REQ-3 is a 503 while the API is switched off', () => {
    expect(refused('api', false, true)).toMatchObject({ status: 503, type: 'disabled' });
  });

  it.each(Object.keys(PRESETS) as PresetName[])('REQ-5 of the preset %s is switched on', (name) => {
    const set = withPreset(configuration('api', false, false), name);
    expect(chooseSource(set)).toBe(PRESETS[name].mode);
  });

  it('REQ-5 offline uses the sample pages', () => {
    expect(chooseSource(withPreset(DEFAULT_CONFIGURATION, 'offline'))).toBe('fixtures');
  });
});
