import {
  Eraser,
  EyeOff,
  Fullscreen,
  Fence,
  Hand,
  Keyboard,
  LocateFixed,
  Map,
  Maximize2,
  Minus,
  Plus,
  Redo2,
  Timer,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { toggleHabit, useHabits } from './habits.ts';
import { toggle, toggleControls, toggleTimer } from './desk.ts';
import { canFullscreen, fullscreen } from './fullscreen.ts';
import { useDesk, useEasel, useParts } from './studio-parts.ts';

/** Something a person can do with the page, wherever its button stands. */
export interface PageAction {
  readonly label: string;
  /** What stands on a tile, where the label is too long; part of the label. */
  readonly short?: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
}

type ActionName =
  | 'undo'
  | 'redo'
  | 'clear'
  | 'zoomOut'
  | 'zoomIn'
  | 'resetZoom'
  | 'fullscreen'
  | 'minimap'
  | 'timer'
  | 'shortcuts'
  | 'hide'
  | 'next'
  | 'inside'
  | 'leftHanded';

/** Whether this device can show the page over the whole screen. */
export const offersFullscreen = canFullscreen();

/** Every action with the state it is in now. */
export function usePageActions(): Readonly<Record<ActionName, PageAction>> {
  const { easel, desk } = useParts();
  const canUndo = useEasel((state) => state.canUndo);
  const canRedo = useEasel((state) => state.canRedo);
  const zoom = useEasel((state) => state.zoom);
  const minimap = useDesk((state) => state.minimap);
  const shortcuts = useDesk((state) => state.shortcuts);
  const timer = useDesk((state) => state.timer !== 'closed');
  const { stayInside, leftHanded } = useHabits();
  return {
    undo: { label: 'Undo', icon: Undo2, run: () => easel.undo(), disabled: !canUndo },
    redo: { label: 'Redo', icon: Redo2, run: () => easel.redo(), disabled: !canRedo },
    clear: { label: 'Clear', icon: Eraser, run: () => easel.clear() },
    zoomOut: { label: 'Zoom out', icon: Minus, run: () => easel.zoomOut(), disabled: zoom <= 1 },
    zoomIn: { label: 'Zoom in', icon: Plus, run: () => easel.zoomIn(), disabled: zoom >= 4 },
    resetZoom: { label: 'Reset zoom', icon: Fullscreen, run: () => easel.resetZoom(), disabled: zoom <= 1 },
    fullscreen: { label: 'Fullscreen', icon: Maximize2, run: () => void fullscreen.toggle() },
    minimap: { label: 'Minimap', icon: Map, run: () => toggle(desk, 'minimap'), pressed: minimap },
    timer: { label: 'Timer', icon: Timer, run: () => toggleTimer(desk), pressed: timer },
    shortcuts: {
      label: 'Keyboard shortcuts',
      icon: Keyboard,
      run: () => toggle(desk, 'shortcuts'),
      expanded: shortcuts,
    },
    hide: { label: 'Hide controls', short: 'Hide', icon: EyeOff, run: () => toggleControls(desk) },
    next: {
      label: 'Next uncolored area',
      short: 'Next area',
      icon: LocateFixed,
      run: () => {
        if (!easel.findNext()) desk.setState({ notice: 'Every area has color.' });
      },
    },
    inside: {
      label: 'Stay inside the lines',
      short: 'Stay inside',
      icon: Fence,
      run: () => toggleHabit('stayInside'),
      pressed: stayInside,
    },
    leftHanded: {
      label: 'Left-handed',
      icon: Hand,
      run: () => toggleHabit('leftHanded'),
      pressed: leftHanded,
    },
  };
}
