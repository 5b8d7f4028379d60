import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StudioUiStore } from '../controls/studio-ui-state.ts';
import type { WriterListener } from './draft-writer.ts';
import { newsWords, NOTHING_KEPT, stateWords } from './keeping-words.ts';

/** What the person should know of how the open drawing is kept, beyond a notice. */
export interface Keeping {
  /** The drawing another tab took over, and whether strokes of this tab were kept in one of their own. */
  readonly takenOver: { readonly drawingId: string; readonly hasBranch: boolean } | null;
  /** The drawing that this one was part of until the server had other work. */
  readonly branchedFrom: string | null;
}

export type KeepingStore = StoreApi<Keeping>;

/** Turns what a writer tells into notices and dialogs. */
export function createKeeping(
  ui: StudioUiStore,
  isPassing: boolean,
): WriterListener & { readonly store: KeepingStore } {
  const store = createStore<Keeping>(() => ({ takenOver: null, branchedFrom: null }));
  if (isPassing) ui.setState({ notice: NOTHING_KEPT });
  return {
    store,
    onState(state) {
      if (state.kind === 'taken-over') store.setState({ takenOver: state });
      else ui.setState({ notice: stateWords(state) });
    },
    onNews(news) {
      if (news.kind === 'branched') store.setState({ branchedFrom: news.from });
      else ui.setState({ notice: newsWords(news) });
    },
  };
}
