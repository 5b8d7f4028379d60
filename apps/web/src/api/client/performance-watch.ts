import { ANSWER_OVER_MS, ERRORS_OVER, PAGE_LOAD_OVER_MS, TOKEN_HITS_BELOW } from './performance-limits.ts';

/** What the app is slow or clumsy in. */
export type Warning = 'token-hits' | 'slow-answer' | 'error-rate' | 'slow-page';

/** Measures the app's own speed. */
export interface PerformanceWatch {
  /** A request was answered, or failed. */
  exchanged(milliseconds: number, isFailure: boolean): void;
  /** A token was wanted and was at hand, or not. */
  tokenWanted(isHit: boolean): void;
  pageLoaded(milliseconds: number): void;
}

/** Shares mean little before so many were counted. */
const ENOUGH = 20;

function createShare() {
  let all = 0;
  let hits = 0;
  return (isHit: boolean): number | undefined => {
    all += 1;
    if (isHit) hits += 1;
    return all < ENOUGH ? undefined : hits / all;
  };
}

/** Calls `warn` for each slow answer and page, and once each time a share leaves what is good. */
export function createPerformanceWatch(warn: (warning: Warning, value: number) => void): PerformanceWatch {
  const failureShare = createShare();
  const hitShare = createShare();
  const bad = new Set<Warning>();

  function judge(warning: Warning, isBad: boolean, value: number): void {
    if (isBad && !bad.has(warning)) warn(warning, value);
    if (isBad) bad.add(warning);
    else bad.delete(warning);
  }

  return {
    exchanged(milliseconds, isFailure) {
      if (milliseconds > ANSWER_OVER_MS) warn('slow-answer', milliseconds);
      const share = failureShare(isFailure);
      if (share !== undefined) judge('error-rate', share > ERRORS_OVER, share);
    },
    tokenWanted(isHit) {
      const share = hitShare(isHit);
      if (share !== undefined) judge('token-hits', share < TOKEN_HITS_BELOW, share);
    },
    pageLoaded(milliseconds) {
      if (milliseconds > PAGE_LOAD_OVER_MS) warn('slow-page', milliseconds);
    },
  };
}
