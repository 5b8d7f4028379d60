import { Brush, ChevronUp, DoorOpen, Hand } from 'lucide-react';
import { percent } from '../../ui/format.ts';
import { ShareRing } from '../../ui/share-ring.tsx';
import { toggleControls } from '../controls/studio-ui-state.ts';
import { usePageActions } from '../controls/page-actions.ts';
import { useUi, useEngineControls, useParts } from './studio-parts.ts';
import { Toolbar } from '../controls/toolbar.tsx';
import { ToolButton } from '../controls/tool-button.tsx';

/** Chooses between drawing on the page and moving it. */
export function DrawModeToggle() {
  const { ui } = useParts();
  const mode = useUi((state) => state.mode);
  return (
    <Toolbar label="Mode" className="glass mode">
      <ToolButton
        icon={Brush}
        label="Draw"
        pressed={mode === 'draw'}
        onPress={() => ui.setState({ mode: 'draw' })}
      />
      <ToolButton
        icon={Hand}
        label="Pan"
        pressed={mode === 'pan'}
        onPress={() => ui.setState({ mode: 'pan' })}
      />
    </Toolbar>
  );
}

/** How much of the page is colored; pressing it finds the next area that waits for paint. */
export function ColoredShareText() {
  const share = useEngineControls((state) => state.coloredShare);
  const { next } = usePageActions();
  return (
    <button type="button" className="glass share" title={next.label} onClick={next.run}>
      <ShareRing share={share} size={22} />
      <output>
        <b>{percent(share)}%</b> <span>colored</span>
      </output>
      <span className="visually-hidden">{next.label}</span>
    </button>
  );
}

/** Opens the save dialog. */
export function SaveButton() {
  const { ui } = useParts();
  return (
    <button type="button" className="save" onClick={() => ui.setState({ saving: true })}>
      <DoorOpen className="icon" aria-hidden="true" />
      Save & Exit
    </button>
  );
}

/** The zoom as a percentage. */
export function ZoomPercent() {
  const zoom = useEngineControls((state) => state.zoom);
  return (
    <output className="percent" aria-label="Zoom">
      {Math.round(zoom * 100)}%
    </output>
  );
}

/** Brings hidden controls back. */
export function ShowControls() {
  const { ui } = useParts();
  return (
    <button type="button" className="glass show" onClick={() => toggleControls(ui)}>
      <ChevronUp className="icon" aria-hidden="true" />
      Show controls
    </button>
  );
}
