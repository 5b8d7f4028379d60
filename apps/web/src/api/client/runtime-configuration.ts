import {
  DEFAULT_CONFIGURATION,
  DEVELOPMENT_LIMITS,
  RuntimeConfiguration,
  withPreset,
  type PresetName,
} from './runtime-presets.ts';
import { ownServer } from './own-server.ts';
import * as z from 'zod/mini';
import { create } from 'zustand';
import '../../ui/site-data.ts';

/** Where the settings that a person changed are kept, for the tab alone: a key or an address never outlives it. */
const KEPT_SETTINGS = 'inkbloom.configuration';

const Kept = z.object({
  configuration: RuntimeConfiguration,
  /** The other origin that the person confirmed for tokens and keys; empty when there is none. */
  confirmedOrigin: z.string(),
});
export type Settings = z.infer<typeof Kept>;

/** What the app starts with, and what Reset to Default brings back. */
export function defaultSettings(isDevelopment: boolean = import.meta.env.DEV): Settings {
  const configuration = isDevelopment
    ? { ...DEFAULT_CONFIGURATION, api: { ...DEFAULT_CONFIGURATION.api, ...DEVELOPMENT_LIMITS } }
    : DEFAULT_CONFIGURATION;
  return { configuration, confirmedOrigin: '' };
}

/** The settings of this tab; the default when nothing is kept or what is kept is broken. */
export function readSettings(storage: Pick<Storage, 'getItem'>): Settings {
  try {
    return Kept.parse(JSON.parse(storage.getItem(KEPT_SETTINGS) ?? ''));
  } catch {
    return defaultSettings();
  }
}

/** The settings in use; components read them by this hook. */
export const useSettings = create<Settings>(() => readSettings(sessionStorage));

/** The configuration in use. */
export function runtimeConfiguration(): RuntimeConfiguration {
  return useSettings.getState().configuration;
}

/** Uses other settings from the next call on, and keeps them for the tab. */
export function applySettings(settings: Settings): void {
  sessionStorage.setItem(KEPT_SETTINGS, JSON.stringify(settings));
  useSettings.setState(settings);
}

/** Forgets everything that was changed, whatever state it is in. */
export function resetSettings(): void {
  sessionStorage.removeItem(KEPT_SETTINGS);
  useSettings.setState(defaultSettings());
}

function switchTo(preset: PresetName): void {
  const { configuration, confirmedOrigin } = useSettings.getState();
  applySettings({ configuration: withPreset(configuration, preset), confirmedOrigin });
}

/** Goes on with the sample pages. */
export function goOffline(): void {
  switchTo('offline');
}

/** Goes back to the API. */
export function goOnline(): void {
  switchTo('api');
}

/** Where calls go: the address set, or the server that the app came from. */
export function apiBase({ configuration }: Settings, own: string = ownServer()): string {
  return configuration.api.baseUrl || own;
}

/** Whether tokens and keys may go along: to the own origin, or to the one the person confirmed. */
export function mayCarrySecrets(settings: Settings, own: string = ownServer()): boolean {
  const { origin } = new URL(apiBase(settings, own));
  return origin === own || origin === settings.confirmedOrigin;
}
