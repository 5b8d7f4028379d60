import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openWorkbench } from '../../../testing/open-workbench.tsx';
import { Bar } from '../../shared/navigation/bar.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** The height of the window's own buttons where an installed app has the title bar to itself, in CSS pixels. */
const TITLEBAR_PX = 33;

beforeEach(() => document.documentElement.style.setProperty('--titlebar', `${TITLEBAR_PX}px`));
afterEach(async () => {
  document.documentElement.style.removeProperty('--titlebar');
  await page.viewport(1440, 900);
});

function underWindowButtons(): string[] {
  return [...document.querySelectorAll('button, a[href], input')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => control.getBoundingClientRect().top < TITLEBAR_PX)
    .map((control) => control.getAttribute('aria-label') ?? control.textContent);
}

it.each([
  [1440, 900],
  [820, 1180],
  [500, 700],
])('PWA-1 no control stands under the buttons of a window of %i x %i', async (width, height) => {
  await page.viewport(width, height);
  await openWorkbench();
  expect(screen.getAllByRole('button').length).toBeGreaterThan(5);
  expect(underWindowButtons()).toEqual([]);
});

it('PWA-1 nor does a bar that stays while its screen is scrolled, or a dialog as high as the window', () => {
  render(
    <MemoryRouter>
      <Bar end={<button type="button">Menu</button>} />
      <div style={{ height: 3000 }} />
    </MemoryRouter>,
  );
  window.scrollTo(0, 500);
  expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible();
  expect(underWindowButtons()).toEqual([]);
  render(
    <Dialog open title="Question" onClose={() => undefined}>
      <div style={{ height: 3000 }} />
    </Dialog>,
  );
  expect(underWindowButtons()).toEqual([]);
  window.scrollTo(0, 0);
});
