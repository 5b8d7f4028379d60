import {
  LONGEST_TIMEOUT_MS,
  MOST_RETRIES,
  PRESETS,
  RETRIES_FALLBACK,
  TIMEOUT_FALLBACK_MS,
  withPreset,
  type PresetName,
  type RuntimeConfiguration,
} from '../../api/client/runtime-presets.ts';
import type { Settings } from '../../api/client/runtime-configuration.ts';

/** The dialog's fields as they are typed, over the configuration that they change. */
export interface ConfigurationDraft {
  readonly base: RuntimeConfiguration;
  readonly baseUrl: string;
  readonly timeout: string;
  readonly retries: string;
  readonly apiKey: string;
  /** The origin that the person confirmed for tokens and keys. */
  readonly confirmedOrigin: string;
}

/** The fields of the settings in use. */
export function toDraft({ configuration, confirmedOrigin }: Settings, own: string): ConfigurationDraft {
  const { api } = configuration;
  return {
    base: configuration,
    baseUrl: api.baseUrl || own,
    timeout: String(api.timeout),
    retries: String(api.retryAttempts),
    apiKey: api.apiKey,
    confirmedOrigin,
  };
}

/** The fields with a preset laid over them; one without limits of its own leaves what is typed. */
export function draftWithPreset(draft: ConfigurationDraft, name: PresetName): ConfigurationDraft {
  const base = withPreset(draft.base, name);
  if (!('limits' in PRESETS[name])) return { ...draft, base };
  return { ...draft, base, timeout: String(base.api.timeout), retries: String(base.api.retryAttempts) };
}

/** The origin of a valid http(s) address, or null. */
export function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, origin } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? origin : null;
}

function whole(text: string, low: number, high: number, fallback: number): number {
  const number = Number(text.trim() || Number.NaN);
  return Number.isInteger(number) && number >= low && number <= high ? number : fallback;
}

/** The settings that the fields stand for; null while the address is not valid. */
export function toSettings(draft: ConfigurationDraft, own: string): Settings | null {
  const origin = originOf(draft.baseUrl.trim());
  if (origin === null) return null;
  const { base } = draft;
  const api = {
    ...base.api,
    baseUrl: origin === own ? '' : draft.baseUrl.trim(),
    timeout: whole(draft.timeout, 1, LONGEST_TIMEOUT_MS, TIMEOUT_FALLBACK_MS),
    retryAttempts: whole(draft.retries, 0, MOST_RETRIES, RETRIES_FALLBACK),
    apiKey: draft.apiKey.trim(),
  };
  const confirmedOrigin = draft.confirmedOrigin === origin ? origin : '';
  return { configuration: { ...base, api }, confirmedOrigin };
}
