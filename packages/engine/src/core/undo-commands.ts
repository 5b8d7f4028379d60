import type { Drawing } from './drawing.ts';
import type { ActionKind, CommandSource, Engine, HistoryChange } from './engine-api.ts';
import type { JournalRecorder } from './journal-recorder.ts';
import { createSignal } from './signal.ts';

/** Undo and redo that tell what they did. */
export function createUndoCommands(
  { history }: Drawing,
  recorder: JournalRecorder,
): Pick<Engine, 'undo' | 'redo' | 'onHistory'> {
  const changes = createSignal<HistoryChange>();

  function go(kind: 'undo' | 'redo', source: CommandSource): ActionKind | null {
    recorder.assertEditable();
    const step = (kind === 'undo' ? history.undoSteps : history.redoSteps).at(-1);
    if (!step) return null;
    const action = recorder.actionAt(step.position);
    recorder.perform({ kind });
    changes.emit({ kind: kind === 'undo' ? 'undone' : 'redone', action, ...source });
    return action;
  }

  return {
    undo: (by = { byTouch: false }) => go('undo', by),
    redo: (by = { byTouch: false }) => go('redo', by),
    onHistory: (listener) => changes.on(listener),
  };
}
