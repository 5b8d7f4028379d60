import { createContext, useContext, useSyncExternalStore } from 'react';
import { useStore, type StoreApi } from 'zustand';
import type { Desk, DeskStore } from './desk.ts';
import type { EngineState } from '@inkbloom/engine';
import type { Easel } from './easel.ts';
import type { HandStore } from './hand.ts';
import type { QuietTime } from '../meditation/quiet-time.ts';

/** What every control of one open page shares. */
export interface StudioParts {
  readonly easel: Easel;
  readonly hand: StoreApi<HandStore>;
  readonly desk: DeskStore;
  readonly quiet: QuietTime;
}

export const StudioContext = createContext<StudioParts | null>(null);

/** The open page's parts. Throws outside the studio. */
export function useParts(): StudioParts {
  const parts = useContext(StudioContext);
  if (!parts) throw new Error('a studio control was rendered outside the studio');
  return parts;
}

/** A value of the hand, kept current. */
export function useHand<T>(select: (hand: HandStore) => T): T {
  return useStore(useParts().hand, select);
}

/** A value of the desk, kept current. */
export function useDesk<T>(select: (desk: Desk) => T): T {
  return useStore(useParts().desk, select);
}

/** A value of the page on the easel, kept current; it must be a plain value or a kept object. */
export function useEasel<T>(select: (state: EngineState) => T): T {
  const { easel } = useParts();
  return useSyncExternalStore(
    (listener) => easel.subscribe(listener),
    () => select(easel.state()),
  );
}
