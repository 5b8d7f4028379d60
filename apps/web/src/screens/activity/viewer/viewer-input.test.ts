import { describe, expect, it } from 'vitest';
import { keyAction, wheelFactor, wheelZooms } from './viewer-input.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false };
const key = (name: string, isZoomed = false) => keyAction({ ...plain, key: name }, isZoomed);

describe('keyAction', () => {
  it('DET-3 zooms by plus and minus and shows the whole page by 0', () => {
    expect(key('+')).toEqual({ kind: 'zoom', direction: 'in' });
    expect(key('=')).toEqual({ kind: 'zoom', direction: 'in' });
    expect(key('-')).toEqual({ kind: 'zoom', direction: 'out' });
    expect(key('0')).toEqual({ kind: 'reset' });
  });

  it('DET-3 turns pages by the sideways arrows of a whole page', () => {
    expect(key('ArrowRight')).toEqual({ kind: 'turn', by: 1 });
    expect(key('ArrowLeft')).toEqual({ kind: 'turn', by: -1 });
    expect(key('ArrowDown')).toBeUndefined();
  });

  it('DET-3 looks around a zoomed page by all arrows', () => {
    expect(key('ArrowRight', true)).toEqual({ kind: 'pan', by: { x: -64, y: 0 } });
    expect(key('ArrowUp', true)).toEqual({ kind: 'pan', by: { x: 0, y: 64 } });
  });

  it('leaves other keys and the browser’s own to the browser', () => {
    expect(key('Tab')).toBeUndefined();
    expect(keyAction({ ...plain, ctrlKey: true, key: '+' }, false)).toBeUndefined();
    expect(keyAction({ ...plain, altKey: true, key: 'ArrowLeft' }, true)).toBeUndefined();
  });
});

describe('wheelZooms', () => {
  const up = { deltaY: -100, deltaMode: 0, ctrlKey: false };
  const down = { deltaY: 100, deltaMode: 0, ctrlKey: false };

  it('DET-3 zooms in at the top of the screen', () => {
    expect(wheelZooms(up, 1, 0)).toBe(true);
  });

  it('scrolls the screen while the page is shown whole', () => {
    expect(wheelZooms(down, 1, 0)).toBe(false);
    expect(wheelZooms(up, 1, 300)).toBe(false);
  });

  it('DET-3 zooms both ways while zoomed, and always with the control key', () => {
    expect(wheelZooms(up, 1.2, 300)).toBe(true);
    expect(wheelZooms(down, 1.2, 300)).toBe(true);
    expect(wheelZooms({ ...down, ctrlKey: true }, 1, 300)).toBe(true);
  });

  it('ignores a sideways turn', () => {
    expect(wheelZooms({ ...up, deltaY: 0 }, 2, 0)).toBe(false);
  });
});

describe('wheelFactor', () => {
  const turn = { deltaY: -100, deltaMode: 0, ctrlKey: false };

  it('DET-3 is one step of 1.2 for a notch, in pixels or lines', () => {
    expect(wheelFactor(turn)).toBeCloseTo(1.2, 9);
    expect(wheelFactor({ ...turn, deltaY: 3, deltaMode: 1 })).toBeCloseTo(1 / 1.2, 9);
    expect(wheelFactor({ ...turn, deltaY: 900 })).toBeCloseTo(1 / 1.2, 9);
  });

  it('is small for the small turns of a touchpad, larger when it is pinched', () => {
    const scrolled = wheelFactor({ ...turn, deltaY: -4 });
    const pinched = wheelFactor({ ...turn, deltaY: -4, ctrlKey: true });
    expect(scrolled).toBeLessThan(pinched);
    expect(pinched).toBeLessThan(1.2);
  });
});
