import { describe, expect, it } from 'vitest';
import { createToolSettings, openPaletteOf } from './tool-settings.ts';

const ALL = ['watercolor', 'pencil', 'marker', 'sparkle', 'fill'];
const LEFT = {
  zoom: 2,
  centerX: 0.5,
  centerY: 0.5,
  brush: 'fill',
  size: 16,
  opacity: 0.5,
  color: '#DA5281',
  palette: 'Sunset',
  recent: ['#DA5281'],
};

describe('the hand', () => {
  it('CAN-3 HAND-4 starts with watercolor, size 3, opacity 0.8 and Chestnut, at the page’s own colors', () => {
    expect(createToolSettings(null, ALL).getState()).toMatchObject({
      brush: 'watercolor',
      size: 3,
      opacity: 0.8,
      color: '#8B5A3C',
      palette: 'This page',
    });
  });

  it('HAND-4 shows the page’s own palette once it is known, and the first of the six where there is none', () => {
    const tools = createToolSettings(null, ALL, ['#DA5281']);
    expect(openPaletteOf(tools.getState())).toBeNull();
    const own = { name: 'This page', colors: [{ name: 'Near Rose', hex: '#DA5283' }] };
    tools.getState().setPagePalette(own);
    expect(openPaletteOf(tools.getState())).toBe(own);
    tools.getState().takeColor('#DA5283');
    expect(tools.getState()).toMatchObject({ palette: 'This page', recent: ['#DA5281'] });
    const without = createToolSettings(null, ALL);
    without.getState().setPagePalette(null);
    expect(without.getState().palette).toBe('Earth Tones');
    const left = createToolSettings(LEFT, ALL);
    left.getState().setPagePalette(own);
    expect(left.getState().palette).toBe('Sunset');
  });

  it('starts with a brush there is', () => {
    expect(createToolSettings(null, ['marker', 'fill']).getState().brush).toBe('marker');
    expect(createToolSettings(LEFT, ['marker']).getState().brush).toBe('marker');
  });

  it('CAN-2 comes back as the drawing was left', () => {
    const { zoom: _, centerX: _x, centerY: _y, ...held } = LEFT;
    expect(createToolSettings(LEFT, ALL).getState()).toMatchObject(held);
  });

  it('CAN-3 refuses a brush that does not exist', () => {
    expect(() => createToolSettings(null, ALL).getState().takeBrush('crayon')).toThrow('crayon');
  });

  it('CAN-3 keeps size and opacity in their ranges and steps', () => {
    const tools = createToolSettings(null, ALL);
    tools.getState().setSize(40.4);
    expect(tools.getState().size).toBe(32);
    tools.getState().setSize(0);
    expect(tools.getState().size).toBe(1);
    tools.getState().setOpacity(0.33);
    expect(tools.getState().opacity).toBe(0.35);
    tools.getState().setOpacity(0);
    expect(tools.getState().opacity).toBe(0.05);
    tools.getState().setOpacity(7);
    expect(tools.getState().opacity).toBe(1);
  });

  it('CAN-4 takes only whole hex colours, and opens the palette that holds them', () => {
    const tools = createToolSettings(null, ALL);
    tools.getState().takeColor('#12345');
    expect(tools.getState().color).toBe('#8B5A3C');
    tools.getState().takeColor('#da5281');
    expect(tools.getState()).toMatchObject({ color: '#DA5281', palette: 'Sunset' });
    tools.getState().takeColor('#010203');
    expect(tools.getState()).toMatchObject({ color: '#010203', palette: 'Sunset' });
    tools.getState().openPalette('Nature');
    expect(tools.getState()).toMatchObject({ color: '#010203', palette: 'Nature' });
  });

  it('remembers the colours that were used, latest first and each once', () => {
    const tools = createToolSettings(null, ALL);
    for (const color of ['#111111', '#222222', '#111111']) {
      tools.getState().takeColor(color);
      tools.getState().noteUse();
    }
    expect(tools.getState().recent).toEqual(['#111111', '#222222']);
  });
});
