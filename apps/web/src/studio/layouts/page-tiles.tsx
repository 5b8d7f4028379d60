import { ActionTiles } from '../controls/action-button.tsx';
import { offersFullscreen, usePageActions } from '../controls/page-actions.ts';
import { useParts } from './studio-parts.ts';

/** All that can be done with the page, as a phone's sheet shows it. */
export function PageTiles() {
  const { hasVersions } = useParts();
  const actions = usePageActions();
  return (
    <ActionTiles
      actions={[
        actions.zoomOut,
        actions.zoomIn,
        actions.resetZoom,
        actions.next,
        ...(offersFullscreen ? [actions.fullscreen] : []),
        actions.minimap,
        actions.timer,
        actions.hide,
        actions.inside,
        actions.large,
        actions.leftHanded,
        actions.fingers,
        actions.fingerUndo,
        ...(hasVersions ? [actions.versions] : []),
        actions.clear,
      ]}
    />
  );
}
