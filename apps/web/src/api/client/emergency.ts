import { BREAKER_RESET_MS, EMERGENCY_ERRORS, EMERGENCY_QUIET_MS } from './request-settings.ts';
import { create } from 'zustand';
import { RequestError } from './request-error.ts';

interface Emergency {
  /** Errors of the API that reached an error page since the last quiet time. */
  readonly errors: number;
  readonly isActive: boolean;
}

const CALM: Emergency = { errors: 0, isActive: false };

/** Whether the app asks for little, because much went wrong. */
export const useEmergency = create<Emergency>(() => CALM);

let quiet: ReturnType<typeof setTimeout> | undefined;

function startQuietTime(): void {
  clearTimeout(quiet);
  quiet = setTimeout(calmDown, EMERGENCY_QUIET_MS);
}

/** Forgets the errors and goes back to the person's own limits. */
export function calmDown(): void {
  clearTimeout(quiet);
  useEmergency.setState(CALM);
}

/** Turns emergency mode on until a quiet time has passed. */
export function enableEmergency(): void {
  useEmergency.setState({ isActive: true });
  startQuietTime();
}

/** What helps the pipeline after an error. */
export interface Relief {
  clearQueueAndWindows(): void;
  resetBreakers(): void;
}

/** Counts an error of the API that reached an error page, and eases what it tells of. */
export function noteApiError(error: unknown, pipeline: Relief): void {
  const errors = useEmergency.getState().errors + 1;
  const isActive = useEmergency.getState().isActive || errors >= EMERGENCY_ERRORS;
  useEmergency.setState({ errors, isActive });
  startQuietTime();
  if (!(error instanceof RequestError)) return;
  if (error.status === 429) pipeline.clearQueueAndWindows();
  if (error.type === 'breaker') setTimeout(() => pipeline.resetBreakers(), BREAKER_RESET_MS);
}
