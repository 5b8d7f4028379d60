import { act } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openWorkbench } from '../../../testing/open-workbench.tsx';
import { faultsOfReach } from '../../../testing/reach.ts';
import { resize, STUDIO_WINDOWS } from '../../../testing/studio-windows.ts';
import { useTouchScreen } from '../../../testing/touch-screen.ts';
import { useMeditationSettings } from '../quiet/settings.ts';
import { usePreferences } from '../controls/preferences.ts';
import type { StudioUiState } from '../controls/studio-ui-state.ts';
import type { Session } from '../session/session.ts';
import { sizeClassOf, type SizeClass } from './size-class.ts';

const REST: Partial<StudioUiState> = {
  panel: true,
  minimap: true,
  shortcuts: false,
  sheet: 'rest',
  timer: 'closed',
  notice: null,
};

/** What may lie open beside the page's own sheets in each layout. */
const STATES: Readonly<Record<SizeClass, readonly Partial<StudioUiState>[]>> = {
  desktop: [
    {},
    { shelf: 'wheel' },
    { panel: false },
    { minimap: false },
    { shortcuts: true },
    { timer: 'small' },
    { timer: 'open' },
  ],
  tablet: [
    {},
    { sheet: 'color' },
    { sheet: 'color', panel: false },
    { sheet: 'page' },
    { timer: 'small' },
    { timer: 'open' },
  ],
  phone: [
    {},
    { sheet: 'color' },
    { sheet: 'color', shelf: 'wheel' },
    { sheet: 'page' },
    { timer: 'open' },
    { timer: 'small' },
  ],
  landscape: [
    {},
    { sheet: 'color' },
    { sheet: 'color', shelf: 'wheel' },
    { sheet: 'size' },
    { sheet: 'page' },
    { timer: 'small' },
    { timer: 'open' },
  ],
};

afterEach(async () => {
  await useTouchScreen(false);
  await page.viewport(1440, 900);
});

function lookEverywhere(session: Session, isTouched: boolean, states = Infinity): readonly string[] {
  const room = document.querySelector('.studio');
  if (!room) throw new Error('the studio is not open');
  const faults: string[] = [];
  // Where a timer was dragged to that lay over the panel.
  useMeditationSettings.setState({ timerPosition: { x: 2000, y: 60 } });
  for (const [width, height] of STUDIO_WINDOWS) {
    resize(width, height);
    for (const open of STATES[sizeClassOf(width, height)].slice(0, states)) {
      act(() => session.ui.setState({ ...REST, ...open }));
      const where = `${width}x${height} ${JSON.stringify(open)}`;
      faults.push(...faultsOfReach(room, isTouched).map((fault) => `${where}: ${fault}`));
    }
  }
  return faults;
}

/** Tablets on their side, with a browser's bar and without. */
const TABLETS = [
  [1024, 768],
  [1080, 810],
  [1180, 820],
  [1194, 834],
  [1366, 940],
  [1366, 1024],
] as const;

function useFiveColors(session: Session): void {
  for (const color of ['#EBD9BC', '#D4AE80', '#CB8B2E', '#12AB9F', '#225C48']) {
    session.tools.getState().takeColor(color);
    session.tools.getState().noteUse();
  }
}

it('HAND-3 on a tablet on its side the brush panel shows all of itself without scrolling, zoomed or not', async () => {
  await page.viewport(2560, 1440);
  await useTouchScreen(true);
  const { session } = await openWorkbench();
  act(() => {
    useFiveColors(session);
    session.ui.setState(REST);
  });
  const beyond = () =>
    TABLETS.map(([width, height]) => {
      resize(width, height);
      const settings = document.querySelector('.more-settings');
      return settings ? settings.scrollHeight - settings.clientHeight : -1;
    });
  const none = TABLETS.map(() => 0);
  expect(beyond()).toEqual(none);
  act(() => session.engine.pinch({ x: 400, y: 400 }, { x: 0, y: 0 }, 2));
  expect(document.querySelector('.map')?.checkVisibility()).toBe(true);
  expect(beyond()).toEqual(none);
});

it.each([
  ['a mouse', false],
  ['a finger', true],
])(
  'HAND-3 every control can be pressed at its middle in 27 windows, with %s',
  async (_, isTouched) => {
    await page.viewport(2560, 1440);
    await useTouchScreen(isTouched);
    const { session } = await openWorkbench();
    const faults = [...lookEverywhere(session, isTouched)];
    act(() => {
      useFiveColors(session);
      usePreferences.setState({ leftHanded: true });
    });
    const others = lookEverywhere(session, isTouched, 2);
    faults.push(...others.map((fault) => `recent colors, left-handed, ${fault}`));
    act(() => {
      usePreferences.setState({ leftHanded: false });
    });
    expect(faults).toEqual([]);
  },
  120_000,
);
