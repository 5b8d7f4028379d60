import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Viewer } from './use-viewer.ts';
import { canZoom } from './view.ts';

const AT_END = 'aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-edge';

/**
 * Zoom out, zoom in and the whole page again. A button at its end stays focusable, so that the keyboard keeps its
 * place.
 */
export function ZoomBar({ viewer }: { readonly viewer: Viewer }) {
  const { view, zoom, reset } = viewer;
  return (
    <fieldset
      aria-label="Zoom"
      className="z-1 col-start-2 row-start-2 flex self-start justify-self-end rounded-sheet bg-glass p-0.5 shadow-rest desktop:row-start-1 desktop:mb-4 desktop:self-end desktop:justify-self-center"
    >
      <IconButton
        icon={ZoomOut}
        label="Zoom out"
        aria-disabled={!canZoom(view, 'out')}
        onClick={() => zoom('out')}
        className={AT_END}
      />
      <IconButton
        icon={ZoomIn}
        label="Zoom in"
        aria-disabled={!canZoom(view, 'in')}
        onClick={() => zoom('in')}
        className={AT_END}
      />
      <IconButton
        icon={Maximize}
        label="Reset zoom"
        aria-disabled={view.scale === 1}
        onClick={reset}
        className={AT_END}
      />
    </fieldset>
  );
}
