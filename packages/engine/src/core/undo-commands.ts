import type { DrawingState } from './drawing-state.ts';
import type { ActionKind, CommandSource, Engine, HistoryChange } from './engine-api.ts';
import type { JournalRecorder } from './journal-recorder.ts';
import { createSignal } from './signal.ts';

/** Undone actions that a new one dropped can be brought back this long. */
const BRING_BACK_MS = 10_000;

/** Undo and redo that tell what they did, and a way back from an action that dropped what could be redone. */
export function createUndoCommands(
  { history }: DrawingState,
  recorder: JournalRecorder,
  clock: () => number,
): Pick<Engine, 'undo' | 'redo' | 'bringBack' | 'onHistory'> {
  const changes = createSignal<HistoryChange>();
  let known = history.dropped;
  let droppedMs = 0;

  recorder.onChange(() => {
    if (history.dropped === known) return;
    known = history.dropped;
    droppedMs = clock();
    if (known.length > 0) changes.emit({ kind: 'dropped', count: known.length });
  });

  function go(kind: 'undo' | 'redo', source: CommandSource): ActionKind | null {
    recorder.assertEditable();
    const step = (kind === 'undo' ? history.undoSteps : history.redoSteps).at(-1);
    if (!step) return null;
    const action = recorder.actionAt(step.position);
    recorder.perform({ kind });
    changes.emit({ kind: kind === 'undo' ? 'undone' : 'redone', action, ...source });
    return action;
  }

  function bringBack(): number {
    recorder.assertEditable();
    const positions = clock() - droppedMs <= BRING_BACK_MS ? history.dropped : [];
    const entries = positions.map((at) => recorder.entryAt(at)).filter(({ kind }) => kind !== 'clear');
    history.forgetDropped();
    return entries.filter((entry) => recorder.perform(entry)).length;
  }

  return {
    undo: (by = { byTouch: false }) => go('undo', by),
    redo: (by = { byTouch: false }) => go('redo', by),
    bringBack,
    onHistory: (listener) => changes.on(listener),
  };
}
