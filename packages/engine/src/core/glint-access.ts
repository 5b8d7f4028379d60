import type { GlintAccess } from './engine-api.ts';
import { findGlints } from './find-glints.ts';
import type { Reopened } from './reopen.ts';

/** Notes the flakes of a drawing once somebody listens, and looks for those that were painted before. */
export function glintAccess({ drawing, recorder, background }: Reopened): GlintAccess {
  const { glints, layer } = drawing;
  let searches = 0;

  /** Looks through the journal as it is now; a later search ends it. */
  function* search(): Generator<void> {
    const own = ++searches;
    for (const _ of findGlints(glints, layer, recorder.frames)) {
      if (own !== searches) return;
      yield;
    }
    glints.changes.emit(layer.bounds);
  }

  const begin = () => void (drawing.notesGlints && background.runInSlices(search()));
  recorder.onReopened(begin);
  return {
    onGlints(listener) {
      const stop = glints.changes.on(listener);
      if (!drawing.notesGlints) {
        drawing.notesGlints = true;
        begin();
      }
      return stop;
    },
    readGlints: (x, y, into) => glints.read(x, y, into),
  };
}
