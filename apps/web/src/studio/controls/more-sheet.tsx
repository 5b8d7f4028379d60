import { ActionTiles } from './action-button.tsx';
import { useParts } from '../layouts/studio-parts.ts';
import { hasHaptics, hasTouch, offersFullscreen, usePageActions } from './page-actions.ts';

/** What is done with the page less often, with its name under each picture. */
export function MoreSheet() {
  const { hasVersions } = useParts();
  const { resetZoom, next, fullscreen, hide, ...actions } = usePageActions();
  const { inside, leftHanded, fingers, fingerUndo, large, versions, haptics, clear } = actions;
  const offered = [resetZoom, next, ...(offersFullscreen ? [fullscreen] : []), hide];
  const ofTouch = hasTouch ? [fingers, fingerUndo] : [];
  return (
    <section className="glass more scrolls" aria-label="Page tools">
      <ActionTiles
        actions={[
          ...offered,
          inside,
          large,
          leftHanded,
          ...ofTouch,
          ...(hasVersions ? [versions] : []),
          ...(hasHaptics ? [haptics] : []),
          clear,
        ]}
      />
    </section>
  );
}
