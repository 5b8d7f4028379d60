import { X } from 'lucide-react';
import { toggle } from './studio-ui-state.ts';
import { useParts } from '../layouts/studio-parts.ts';
import { ToolButton } from './tool-button.tsx';

const LISTED: readonly (readonly [string, readonly string[]])[] = [
  ['Undo', ['Ctrl', 'Z']],
  ['Redo', ['Ctrl', 'Y']],
  ['Zoom in', ['+']],
  ['Zoom out', ['-']],
  ['Reset zoom', ['0']],
  ['Eraser', ['E']],
  ['Clear', ['C']],
  ['Next area', ['N']],
  ['Timer', ['T']],
  ['Brush panel', ['B']],
  ['Minimap', ['M']],
  ['Hide controls', ['H']],
  ['Close what is open', ['Esc']],
];

/** The keys, listed. */
export function ShortcutsPanel() {
  const { ui } = useParts();
  return (
    <section className="glass shortcuts" aria-label="Keyboard shortcuts">
      <header>
        <h3>Shortcuts</h3>
        <ToolButton small icon={X} label="Close shortcuts" onPress={() => toggle(ui, 'shortcuts')} />
      </header>
      <dl>
        {LISTED.map(([what, keys]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
