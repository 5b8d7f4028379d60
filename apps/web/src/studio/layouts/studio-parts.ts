import { createContext, useContext, useSyncExternalStore } from 'react';
import { useStore, type StoreApi } from 'zustand';
import type { StudioUiState, StudioUiStore } from '../controls/studio-ui-state.ts';
import type { EngineState } from '@inkbloom/engine';
import type { EngineControls } from '../stage/engine-controls.ts';
import type { ToolSettingsStore } from '../controls/tool-settings.ts';
import type { QuietTime } from '../quiet/quiet-time.ts';

/** What every control of one open page shares. */
export interface StudioParts {
  readonly controls: EngineControls;
  readonly tools: StoreApi<ToolSettingsStore>;
  readonly ui: StudioUiStore;
  readonly quiet: QuietTime;
  /** Whether saves of this drawing become versions: somebody is signed in. */
  readonly hasVersions: boolean;
}

export const StudioContext = createContext<StudioParts | null>(null);

/** The open page's parts. Throws outside the studio. */
export function useParts(): StudioParts {
  const parts = useContext(StudioContext);
  if (!parts) throw new Error('a studio control was rendered outside the studio');
  return parts;
}

/** A value of the hand, kept current. */
export function useTools<T>(select: (tools: ToolSettingsStore) => T): T {
  return useStore(useParts().tools, select);
}

/** A value of the desk, kept current. */
export function useUi<T>(select: (ui: StudioUiState) => T): T {
  return useStore(useParts().ui, select);
}

/** A value of the page on the easel, kept current; it must be a plain value or a kept object. */
export function useEngineControls<T>(select: (state: EngineState) => T): T {
  const { controls } = useParts();
  return useSyncExternalStore(
    (listener) => controls.subscribe(listener),
    () => select(controls.state()),
  );
}
