import { ActionTiles } from './action-button.tsx';
import { hasTouch, offersFullscreen, usePageActions } from './page-actions.ts';

/** What is done with the page less often, with its name under each picture. */
export function MoreSheet() {
  const { resetZoom, next, fullscreen, hide, inside, leftHanded, fingers, fingerUndo, large, clear } =
    usePageActions();
  const offered = [resetZoom, next, ...(offersFullscreen ? [fullscreen] : []), hide];
  return (
    <section className="glass more scrolls" aria-label="Page tools">
      <ActionTiles
        actions={[...offered, inside, large, leftHanded, ...(hasTouch ? [fingers, fingerUndo] : []), clear]}
      />
    </section>
  );
}
