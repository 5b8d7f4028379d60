import * as z from 'zod/mini';
import { REQUEST_TIMEOUT_MS } from './request-settings.ts';

/** What the dialog takes for a timeout or a number of retries that is no number. */
export const TIMEOUT_FALLBACK_MS = 10_000;
export const RETRIES_FALLBACK = 3;
export const LONGEST_TIMEOUT_MS = 600_000;
export const MOST_RETRIES = 10;

/** Time in which the sample pages answer. */
export const FIXTURE_LATENCY_MS = 500;

/** What the app is, apart from what its operator decided. */
export const APP_SETTINGS = {
  cardsPerPage: 12,
  version: '1.0.0',
  buildNumber: 1,
  environment: 'production',
  analytics: true,
  errorTracking: true,
  debug: false,
} as const;

const Count = z.int().check(z.gte(1), z.lte(10_000));

/** How hard the request client may try. */
export const RequestLimits = z.object({
  timeout: z.int().check(z.gte(1), z.lte(LONGEST_TIMEOUT_MS)),
  retryAttempts: z.int().check(z.gte(0), z.lte(MOST_RETRIES)),
  queueLimit: Count,
  concurrentRequestLimit: Count,
  circuitBreakerThreshold: Count,
  rateLimitPerMinute: Count,
});
export type RequestLimits = z.infer<typeof RequestLimits>;

/** Where answers come from and how they are asked for; a person may change it while the app runs. */
export const RuntimeConfiguration = z.object({
  mode: z.enum(['api', 'fixtures']),
  api: z.extend(RequestLimits, {
    enabled: z.boolean(),
    /** An absolute http(s) address; empty for the server that the app came from. */
    baseUrl: z.string(),
    headers: z.record(z.string(), z.string()),
    apiKey: z.string(),
  }),
  fixtures: z.object({ enabled: z.boolean() }),
});
export type RuntimeConfiguration = z.infer<typeof RuntimeConfiguration>;

function limits(
  timeout: number,
  retryAttempts: number,
  queueLimit: number,
  concurrentRequestLimit: number,
  circuitBreakerThreshold: number,
  rateLimitPerMinute: number,
): RequestLimits {
  return {
    timeout,
    retryAttempts,
    queueLimit,
    concurrentRequestLimit,
    circuitBreakerThreshold,
    rateLimitPerMinute,
  };
}

export const PRODUCTION_LIMITS = limits(REQUEST_TIMEOUT_MS, 3, 50, 6, 5, 100);
export const DEVELOPMENT_LIMITS = limits(5000, 1, 50, 6, 5, 100);
export const EMERGENCY_LIMITS = limits(30_000, 1, 10, 2, 3, 30);
export const RECOVERY_LIMITS = limits(20_000, 2, 25, 4, 7, 60);

/** The configuration that the app starts with. */
export const DEFAULT_CONFIGURATION: RuntimeConfiguration = {
  mode: 'api',
  api: { enabled: true, baseUrl: '', headers: {}, apiKey: '', ...PRODUCTION_LIMITS },
  fixtures: { enabled: true },
};

/** What a preset changes; everything else stays as it is. */
export interface Preset {
  readonly mode: RuntimeConfiguration['mode'];
  readonly limits?: RequestLimits;
}

export const PRESETS = {
  api: { mode: 'api' },
  fixtures: { mode: 'fixtures' },
  development: { mode: 'api', limits: DEVELOPMENT_LIMITS },
  production: { mode: 'api', limits: PRODUCTION_LIMITS },
  emergency: { mode: 'api', limits: EMERGENCY_LIMITS },
  offline: { mode: 'fixtures' },
  recovery: { mode: 'api', limits: RECOVERY_LIMITS },
} as const satisfies Record<string, Preset>;
export type PresetName = keyof typeof PRESETS;

/** A configuration with a preset laid over it; the source it names is switched on. */
export function withPreset(configuration: RuntimeConfiguration, name: PresetName): RuntimeConfiguration {
  const preset: Preset = PRESETS[name];
  const { api, fixtures } = configuration;
  return {
    mode: preset.mode,
    api: { ...api, ...preset.limits, enabled: api.enabled || preset.mode === 'api' },
    fixtures: { enabled: fixtures.enabled || preset.mode === 'fixtures' },
  };
}
