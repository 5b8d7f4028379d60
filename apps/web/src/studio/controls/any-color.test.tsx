import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openWorkbench } from '../../../testing/open-workbench.tsx';
import { hsvOf } from './hsv.ts';

async function openWheel() {
  const { session } = await openWorkbench();
  const colorNow = () => session.tools.getState().color;
  act(() => {
    session.engine.fillAt(0.02, 0.02, '#5DAFE2');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Any color' }));
  return { session, colorNow };
}

describe('any color', () => {
  it('HAND-4 a press on the wheel takes its hue and strength', async () => {
    const { colorNow } = await openWheel();
    const wheel = document.querySelector<HTMLElement>('.wheel')!;
    const { width } = wheel.getBoundingClientRect();
    await userEvent.click(wheel, { position: { x: width * 0.9, y: width / 2 } });
    const { hue, saturation } = hsvOf(colorNow());
    expect(Math.min(hue, 360 - hue)).toBeLessThan(3);
    expect(saturation).toBeGreaterThan(0.7);
  });

  it('HAND-4 keys move hue, strength and lightness, and lightness ends before ink', async () => {
    const { colorNow } = await openWheel();
    const before = hsvOf(colorNow());
    screen.getByRole('slider', { name: 'Hue' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(hsvOf(colorNow()).hue - before.hue).toBeGreaterThan(1);
    screen.getByRole('slider', { name: 'Lightness' }).focus();
    await userEvent.keyboard('{Home}');
    expect(hsvOf(colorNow()).value * 255).toBeGreaterThanOrEqual(80);
  });

  it('HAND-4 offers what the drawing was colored with', async () => {
    const { colorNow } = await openWheel();
    await userEvent.click(screen.getByRole('button', { name: 'Used here: Sky' }));
    expect(colorNow()).toBe('#5DAFE2');
  });

  it('CAN-4 CAN-9 the field keeps what is typed, takes six digits alone, and is no shortcut', async () => {
    const { session, colorNow } = await openWheel();
    const before = colorNow();
    const field = screen.getByRole('textbox', { name: 'Hex color' });
    await userEvent.clear(field);
    await userEvent.type(field, '#bcmht0');
    expect(field).toHaveValue('#bcmht0');
    expect(colorNow()).toBe(before);
    expect(session.ui.getState()).toMatchObject({
      panel: true,
      minimap: true,
      timer: 'closed',
      hidden: false,
    });
    await userEvent.fill(field, '#12ab9f');
    expect(colorNow()).toBe('#12AB9F');
  });
});
