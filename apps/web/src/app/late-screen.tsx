import { use, type ComponentType } from 'react';
import { Attempt } from '../shared/trouble/attempt.ts';

/** A module with a screen. */
export interface ScreenModule {
  readonly default: ComponentType;
}

/**
 * Stands for a screen whose code did not come. It fails as its code did, and asks for it again with each new attempt.
 * @param first the request that failed
 */
export function lateScreen(load: () => Promise<ScreenModule>, first: Promise<ScreenModule>): ComponentType {
  const asked = new Map<number, Promise<ScreenModule>>();

  function codeFor(attempt: number): Promise<ScreenModule> {
    const code = asked.get(attempt) ?? (asked.size === 0 ? first : load());
    asked.set(attempt, code);
    return code;
  }
  return function LateScreen() {
    const { default: Screen } = use(codeFor(use(Attempt)));
    return <Screen />;
  };
}
