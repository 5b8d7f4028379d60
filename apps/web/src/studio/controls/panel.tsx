import { ActionTiles } from './action-button.tsx';
import { Brushes } from './brushes.tsx';
import { PaletteHead, ColorShelf } from './colors.tsx';
import { toggle } from './studio-ui-state.ts';
import { usePageActions } from './page-actions.ts';
import { colorName } from './palettes.ts';
import { Preview } from './preview.tsx';
import { OpacitySetting, SizeSetting } from './settings.tsx';
import { useUi, useTools, useParts } from '../layouts/studio-parts.ts';

/** How the person likes to work. */
function PreferenceSwitches() {
  const { inside, leftHanded } = usePageActions();
  return <ActionTiles actions={[inside, leftHanded]} className="habits" />;
}

function FoldedPanel() {
  const { ui } = useParts();
  const color = useTools((tools) => tools.color);
  return (
    <aside className="glass panel" data-folded aria-label="Brush panel">
      <div className="folded">
        <button
          type="button"
          className="color-dot"
          style={{ background: color }}
          aria-label={`${colorName(color)}: open the brush panel`}
          title="Brush panel"
          onClick={() => toggle(ui, 'panel')}
        />
        <Brushes className="rail scrolls" />
      </div>
    </aside>
  );
}

/** Everything about the brush: preview, colors, size and opacity beside the rail of brushes. B folds it. */
export function BrushPanel() {
  const open = useUi((state) => state.panel);
  if (!open) return <FoldedPanel />;
  return (
    <aside className="glass panel" aria-label="Brush panel">
      <div className="settings">
        <Preview />
        <PaletteHead />
        <div className="more-settings scrolls">
          <ColorShelf recent={5} />
          <hr />
          <SizeSetting />
          <OpacitySetting />
          <PreferenceSwitches />
        </div>
      </div>
      <Brushes className="rail scrolls" />
    </aside>
  );
}
