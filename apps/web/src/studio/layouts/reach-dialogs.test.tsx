import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openWorkbench } from '../../../testing/open-workbench.tsx';
import { faultsOfReach } from '../../../testing/reach.ts';
import { resize, STUDIO_WINDOWS } from '../../../testing/studio-windows.ts';
import { useTouchScreen } from '../../../testing/touch-screen.ts';
import { NOTHING_KEPT } from '../session/keeping-words.ts';
import { SAVE_FAILURES } from '../session/save-failures.ts';
import type { Session } from '../session/session.ts';
import type { StudioUiState } from '../controls/studio-ui-state.ts';

/** Every other one: dialogs hang less on a window's size than what stands around the page. */
const WINDOWS = STUDIO_WINDOWS.filter((_, at) => at % 2 === 0);

const NOTHING_OPEN: Partial<StudioUiState> = {
  saving: false,
  asking: null,
  finished: false,
  timerSettings: false,
  picking: false,
  area: null,
  history: null,
  notice: null,
};

const AREA = {
  region: 1,
  center: { x: 0.5, y: 0.5 },
  bounds: { x: 0.45, y: 0.45, width: 0.1, height: 0.1 },
};

/** What lies over the page and leaves the controls to be used. */
const OVERLAYS: readonly Partial<StudioUiState>[] = [
  { notice: NOTHING_KEPT },
  { history: { kind: 'undone', action: 'fill', byTouch: true } },
  { area: AREA },
  { picking: true },
];

/** What has to be answered first. */
const DIALOGS: readonly Partial<StudioUiState>[] = [
  { saving: true },
  { asking: 'clear' },
  { timerSettings: true },
  { finished: true },
];

afterEach(async () => {
  await useTouchScreen(false);
  await page.viewport(1440, 900);
});

function everywhere(room: () => Element, what: string, isTouched: boolean): readonly string[] {
  return WINDOWS.flatMap(([width, height]) => {
    resize(width, height);
    return faultsOfReach(room(), isTouched).map((fault) => `${width}x${height} ${what}: ${fault}`);
  });
}

function studio(): Element {
  const room = document.querySelector('.studio');
  if (!room) throw new Error('the studio is not open');
  return room;
}

function dialog(): HTMLElement {
  const room = document.querySelector<HTMLElement>('dialog[open]');
  if (!room) throw new Error('no dialog is open');
  return room;
}

function show(session: Session, state: Partial<StudioUiState>): string {
  act(() => session.ui.setState({ ...NOTHING_OPEN, ...state }));
  return JSON.stringify(state);
}

it('HAND-3 every control can be pressed under what is told, and in every dialog, with a finger', async () => {
  await page.viewport(2560, 1440);
  await useTouchScreen(true);
  const { session, onSave } = await openWorkbench();
  const faults = OVERLAYS.flatMap((state) => {
    const what = show(session, state);
    return everywhere(studio, what, true);
  });
  for (const state of DIALOGS) faults.push(...everywhere(dialog, show(session, state), true));

  onSave.mockResolvedValue(SAVE_FAILURES['no-account-room']);
  show(session, { saving: true });
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Save & Exit' }));
  await screen.findByRole('button', { name: 'Save as PNG' });
  faults.push(...everywhere(dialog, 'a save that failed', true));
  show(session, {});
  act(() => session.keeping.setState({ takenOver: { drawingId: 'owl-1', hasBranch: true } }));
  faults.push(...everywhere(dialog, 'open in another tab', true));
  expect(faults).toEqual([]);
}, 120_000);
