import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Tabs } from './tabs.tsx';

const LONG = 'Donaudampfschifffahrtsgesellschaft';
const TABS = [
  ['one', 'One'],
  ['two', 'Two'],
  ['three', LONG],
] as const;

function Sample() {
  const [chosen, choose] = useState<(typeof TABS)[number][0]>('one');
  return (
    <Tabs label="Numbers" tabs={TABS} chosen={chosen} onChoose={choose}>
      What {chosen} shows
    </Tabs>
  );
}

afterEach(() => {
  document.documentElement.removeAttribute('dir');
});

/** The tab that is chosen, which has the focus too, and what it shows. */
function whatIsChosen() {
  const [tab] = screen.getAllByRole('tab', { selected: true });
  return [tab?.textContent, document.activeElement === tab, screen.getByRole('tabpanel').textContent];
}

it('A11Y-1 the keys go along the tabs and around, and the chosen one alone is in the order of Tab', async () => {
  render(<Sample />);
  await userEvent.tab();
  expect(whatIsChosen()).toEqual(['One', true, 'What one shows']);
  await userEvent.keyboard('{ArrowRight}');
  expect(whatIsChosen()).toEqual(['Two', true, 'What two shows']);
  await userEvent.keyboard('{End}');
  expect(whatIsChosen()).toEqual([LONG, true, 'What three shows']);
  await userEvent.keyboard('{ArrowRight}');
  expect(whatIsChosen()).toEqual(['One', true, 'What one shows']);
  await userEvent.keyboard('{ArrowLeft}{Home}x');
  expect(whatIsChosen()).toEqual(['One', true, 'What one shows']);
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});

it('A11Y-1 the arrows go where they point when people read from right to left', async () => {
  document.documentElement.dir = 'rtl';
  render(<Sample />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(whatIsChosen()).toEqual(['Two', true, 'What two shows']);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(whatIsChosen()).toEqual([LONG, true, 'What three shows']);
});

it('a press chooses, and each panel is named by its tab', async () => {
  render(<Sample />);
  await page.getByRole('tab', { name: 'Two' }).click();
  expect(whatIsChosen()[0]).toBe('Two');
  expect(screen.getByRole('tabpanel', { name: 'Two' })).toBeDefined();
});
