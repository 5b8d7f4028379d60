import type { RuntimeConfiguration } from './runtime-presets.ts';
import type { Send } from './client.ts';
import { localFailure } from './request-error.ts';

/** Which source answers. Throws RequestError when it is switched off, or when there is none. */
export function chooseSource({ mode, api, fixtures }: RuntimeConfiguration): 'api' | 'fixtures' {
  if (mode === 'fixtures' && fixtures.enabled) return 'fixtures';
  if (mode === 'api' && api.enabled) return 'api';
  throw localFailure(mode === 'api' && fixtures.enabled ? 'disabled' : 'no-source');
}

/** The sample pages, whose code is loaded when they are first asked. */
export const askFixtures: Send = async (contract, options) =>
  (await import('../fixtures/fixtures.ts')).answer(contract, options);

/** One function over both sources; which one answers is decided call by call. */
export function createSource(configuration: () => RuntimeConfiguration, api: Send, fixtures: Send): Send {
  return async (contract, options) => {
    const send = chooseSource(configuration()) === 'api' ? api : fixtures;
    return send(contract, options);
  };
}
