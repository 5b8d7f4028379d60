import { X } from 'lucide-react';
import { useParts, useTools, useUi } from '../layouts/studio-parts.ts';
import { areaWords } from './area-words.ts';
import { showNextArea } from './next-area.ts';
import { colorName } from './palettes.ts';
import { ToolButton } from './tool-button.tsx';

/** The area to color next, in words, in the place of the dock: filled, passed over, or left. */
export function AreaBar() {
  const parts = useParts();
  const { controls, ui } = parts;
  const area = useUi((state) => state.area);
  const color = useTools((tools) => tools.color);
  if (!area) return null;
  const fill = (): void => {
    controls.fillAt(area.center.x, area.center.y);
    // After the last one the moment for a finished page comes, and needs no words beside it.
    ui.setState({ area: controls.findNext() });
  };
  return (
    <section className="glass area-bar" aria-label="Next area">
      <i className="area-color" style={{ background: color }} />
      <output>
        <b>{areaWords(area)}</b>
        <span>
          <i>Not colored yet. </i>
          {colorName(color)} is chosen.
        </span>
      </output>
      <button type="button" className="word" onClick={fill}>
        Fill
      </button>
      <button type="button" className="word plain" onClick={() => showNextArea(parts)}>
        Next <kbd>N</kbd>
      </button>
      <ToolButton icon={X} label="Close next area" onPress={() => ui.setState({ area: null })} />
    </section>
  );
}
