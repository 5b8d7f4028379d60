import {
  EyeOff,
  Fullscreen,
  Fence,
  Hand,
  History,
  Keyboard,
  LocateFixed,
  Map,
  Maximize2,
  Minus,
  Plus,
  Pointer,
  Redo2,
  Scaling,
  Timer,
  Trash2,
  Undo2,
  Vibrate,
  type LucideIcon,
} from 'lucide-react';
import { isNativeShell } from '../../device/shell/native-shell.ts';
import { showNextArea } from './next-area.ts';
import { togglePreference, usePreferences } from './preferences.ts';
import { toggle, toggleControls, toggleTimer } from './studio-ui-state.ts';
import { canFullscreen, fullscreen } from '../stage/fullscreen.ts';
import { useUi, useEngineControls, useParts } from '../layouts/studio-parts.ts';

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
  | 'leftHanded'
  | 'fingers'
  | 'fingerUndo'
  | 'large'
  | 'versions'
  | 'haptics';

/** A finger slips more easily than a mouse: it is asked before everything goes. */
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Whether this device can show the page over the whole screen. */
export const offersFullscreen = canFullscreen();

/** Whether this device is touched at all: what fingers do is of no concern elsewhere. */
export const hasTouch = navigator.maxTouchPoints > 0;

/** Whether the device can be felt. */
export const hasHaptics = isNativeShell();

/** Every action with the state it is in now. */
export function usePageActions(): Readonly<Record<ActionName, PageAction>> {
  const { controls, ui } = useParts();
  const canUndo = useEngineControls((state) => state.canUndo);
  const canRedo = useEngineControls((state) => state.canRedo);
  const zoom = useEngineControls((state) => state.zoom);
  const minimap = useUi((state) => state.minimap);
  const shortcuts = useUi((state) => state.shortcuts);
  const timer = useUi((state) => state.timer !== 'closed');
  const { stayInside, leftHanded, drawWithFinger, fingerCommands, large, haptics } = usePreferences();
  return {
    undo: { label: 'Undo', icon: Undo2, run: () => controls.undo(), disabled: !canUndo },
    redo: { label: 'Redo', icon: Redo2, run: () => controls.redo(), disabled: !canRedo },
    clear: {
      label: 'Clear the page',
      short: 'Clear',
      icon: Trash2,
      run: () => (isTouched() ? ui.setState({ asking: 'clear' }) : controls.clear()),
    },
    zoomOut: { label: 'Zoom out', icon: Minus, run: () => controls.zoomOut(), disabled: zoom <= 1 },
    zoomIn: { label: 'Zoom in', icon: Plus, run: () => controls.zoomIn(), disabled: zoom >= 4 },
    resetZoom: {
      label: 'Reset zoom',
      icon: Fullscreen,
      run: () => controls.resetZoom(),
      disabled: zoom <= 1,
    },
    fullscreen: { label: 'Fullscreen', icon: Maximize2, run: () => void fullscreen.toggle() },
    minimap: { label: 'Minimap', icon: Map, run: () => toggle(ui, 'minimap'), pressed: minimap },
    timer: { label: 'Timer', icon: Timer, run: () => toggleTimer(ui), pressed: timer },
    shortcuts: {
      label: 'Keyboard shortcuts',
      icon: Keyboard,
      run: () => toggle(ui, 'shortcuts'),
      expanded: shortcuts,
    },
    hide: { label: 'Hide controls', short: 'Hide', icon: EyeOff, run: () => toggleControls(ui) },
    next: {
      label: 'Next uncolored area',
      short: 'Next area',
      icon: LocateFixed,
      run: () => showNextArea({ controls, ui }),
    },
    inside: {
      label: 'Stay inside the lines',
      short: 'Stay inside',
      icon: Fence,
      run: () => togglePreference('stayInside'),
      pressed: stayInside,
    },
    leftHanded: {
      label: 'Left-handed',
      icon: Hand,
      run: () => togglePreference('leftHanded'),
      pressed: leftHanded,
    },
    fingers: {
      label: 'Draw with finger',
      icon: Pointer,
      run: () => togglePreference('drawWithFinger'),
      pressed: drawWithFinger,
    },
    large: {
      label: 'Large sizes',
      icon: Scaling,
      run: () => togglePreference('large'),
      pressed: large,
    },
    versions: {
      label: 'Earlier versions',
      short: 'Versions',
      icon: History,
      run: () => ui.setState({ versions: true, sheet: 'rest' }),
    },
    haptics: {
      label: 'Feel fills',
      icon: Vibrate,
      run: () => togglePreference('haptics'),
      pressed: haptics,
    },
    fingerUndo: {
      label: 'Undo by two fingers',
      icon: Undo2,
      run: () => togglePreference('fingerCommands'),
      pressed: fingerCommands,
    },
  };
}
