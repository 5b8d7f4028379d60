import { describe, expect, it } from 'vitest';
import { createHand } from './hand.ts';

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
  it('CAN-3 starts with watercolor, size 3, opacity 0.8 and Chestnut', () => {
    expect(createHand(null, ALL).getState()).toMatchObject({
      brush: 'watercolor',
      size: 3,
      opacity: 0.8,
      color: '#8B5A3C',
      palette: 'Earth Tones',
    });
  });

  it('starts with a brush there is', () => {
    expect(createHand(null, ['marker', 'fill']).getState().brush).toBe('marker');
    expect(createHand(LEFT, ['marker']).getState().brush).toBe('marker');
  });

  it('CAN-2 comes back as the drawing was left', () => {
    const { zoom: _, centerX: _x, centerY: _y, ...held } = LEFT;
    expect(createHand(LEFT, ALL).getState()).toMatchObject(held);
  });

  it('CAN-3 refuses a brush that does not exist', () => {
    expect(() => createHand(null, ALL).getState().takeBrush('crayon')).toThrow('crayon');
  });

  it('CAN-3 keeps size and opacity in their ranges and steps', () => {
    const hand = createHand(null, ALL);
    hand.getState().setSize(40.4);
    expect(hand.getState().size).toBe(32);
    hand.getState().setSize(0);
    expect(hand.getState().size).toBe(1);
    hand.getState().setOpacity(0.33);
    expect(hand.getState().opacity).toBe(0.35);
    hand.getState().setOpacity(0);
    expect(hand.getState().opacity).toBe(0.05);
    hand.getState().setOpacity(7);
    expect(hand.getState().opacity).toBe(1);
  });

  it('CAN-4 takes only whole hex colours, and opens the palette that holds them', () => {
    const hand = createHand(null, ALL);
    hand.getState().takeColor('#12345');
    expect(hand.getState().color).toBe('#8B5A3C');
    hand.getState().takeColor('#da5281');
    expect(hand.getState()).toMatchObject({ color: '#DA5281', palette: 'Sunset' });
    hand.getState().takeColor('#010203');
    expect(hand.getState()).toMatchObject({ color: '#010203', palette: 'Sunset' });
    hand.getState().openPalette('Nature');
    expect(hand.getState()).toMatchObject({ color: '#010203', palette: 'Nature' });
  });

  it('remembers the colours that were used, latest first and each once', () => {
    const hand = createHand(null, ALL);
    for (const color of ['#111111', '#222222', '#111111']) {
      hand.getState().takeColor(color);
      hand.getState().noteUse();
    }
    expect(hand.getState().recent).toEqual(['#111111', '#222222']);
  });
});
