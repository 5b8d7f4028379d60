import { describe, expect, it } from 'vitest';
import { createPerformanceWatch, type Warning } from './performance-watch.ts';

function watch() {
  const warnings: Warning[] = [];
  return { watch: createPerformanceWatch((warning) => void warnings.push(warning)), warnings };
}

function times(count: number, each: (at: number) => void): void {
  for (let at = 0; at < count; at += 1) each(at);
}

describe('REQ-7 warns of', () => {
  it('REQ-7 an answer that takes more than two seconds', () => {
    const { watch: performance, warnings } = watch();
    performance.exchanged(2000, false);
    expect(warnings).toEqual([]);
    performance.exchanged(2001, false);
    expect(warnings).toEqual(['slow-answer']);
  });

  it('REQ-7 more than five failures of a hundred requests, once', () => {
    const { watch: performance, warnings } = watch();
    times(100, (at) => performance.exchanged(10, at % 20 === 19));
    expect(warnings).toEqual([]);
    times(20, () => performance.exchanged(10, true));
    expect(warnings).toEqual(['error-rate']);
  });

  it('REQ-7 fewer than 80 of a hundred tokens at hand', () => {
    const { watch: performance, warnings } = watch();
    times(100, (at) => performance.tokenWanted(at % 5 !== 4));
    expect(warnings).toEqual([]);
    times(2, () => performance.tokenWanted(false));
    expect(warnings).toEqual(['token-hits']);
  });

  it('REQ-7 a page that loads in more than three seconds', () => {
    const { watch: performance, warnings } = watch();
    performance.pageLoaded(3000);
    performance.pageLoaded(3001);
    expect(warnings).toEqual(['slow-page']);
  });

  it('REQ-7 a share only when twenty were counted', () => {
    const { watch: performance, warnings } = watch();
    times(19, () => performance.exchanged(10, true));
    expect(warnings).toEqual([]);
    performance.exchanged(10, true);
    expect(warnings).toEqual(['error-rate']);
  });
});
