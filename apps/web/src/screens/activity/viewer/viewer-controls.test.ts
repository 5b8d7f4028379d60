import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { View } from './view.ts';
import { ViewerControls } from './viewer-controls.ts';

/** A frame of 600 by 400 at the window's corner that takes the events a browser would send. */
class Frame extends EventTarget {
  readonly clientWidth = 600;
  readonly clientHeight = 400;
  setPointerCapture(): void {}
  getBoundingClientRect() {
    return { left: 0, top: 0, width: this.clientWidth, height: this.clientHeight };
  }
  send(type: string, facts: object): Event {
    const event = Object.assign(new Event(type, { cancelable: true }), facts);
    this.dispatchEvent(event);
    return event;
  }
}

function viewer() {
  const frame = new Frame();
  const seen = { views: [] as View[], held: false, zooms: 0, turns: [] as number[] };
  const controls = new ViewerControls(frame as unknown as HTMLElement, {
    onView: (view, isHeld) => {
      seen.views.push(view);
      seen.held = isHeld;
    },
    onZoom: () => (seen.zooms += 1),
    onTurn: (by) => seen.turns.push(by),
  });
  return { frame, seen, controls, last: () => seen.views.at(-1) };
}

const finger = (pointerId: number, clientX: number, clientY = 200) => ({
  pointerId,
  clientX,
  clientY,
  button: 0,
});
const wheel = (deltaY: number) => ({ deltaY, deltaMode: 0, ctrlKey: false, clientX: 300, clientY: 200 });

describe('ViewerControls', () => {
  beforeEach(() => void vi.stubGlobal('window', { scrollY: 0 }));
  afterEach(() => void vi.unstubAllGlobals());

  it('DET-3 zooms by its buttons; DET-9 counts each action that changed anything', () => {
    const { controls, seen, last } = viewer();
    controls.zoom('out');
    expect(seen.zooms).toBe(0);
    controls.zoom('in');
    controls.zoom('in');
    controls.zoom('out');
    expect(seen.zooms).toBe(3);
    expect(last()?.scale).toBeCloseTo(1.2, 9);
    controls.reset();
    expect(last()).toEqual({ scale: 1, x: 0, y: 0 });
    expect(seen.zooms).toBe(3);
  });

  it('DET-3 zooms by the wheel and keeps the screen from scrolling; a burst is one action', () => {
    const { frame, seen, last } = viewer();
    expect(frame.send('wheel', wheel(-100)).defaultPrevented).toBe(true);
    frame.send('wheel', wheel(-100));
    expect(last()?.scale).toBeCloseTo(1.44, 9);
    expect(seen.zooms).toBe(1);
  });

  it('lets the wheel scroll the screen while the page is shown whole', () => {
    const { frame, seen } = viewer();
    expect(frame.send('wheel', wheel(100)).defaultPrevented).toBe(false);
    expect(seen.views).toEqual([]);
  });

  it('DET-3 drags a zoomed page and says while it is held', () => {
    const { frame, controls, seen, last } = viewer();
    for (let step = 0; step < 7; step += 1) controls.zoom('in');
    frame.send('pointerdown', finger(1, 300));
    frame.send('pointermove', finger(1, 340));
    expect(last()).toMatchObject({ scale: 3, x: 40 });
    expect(seen.held).toBe(true);
    frame.send('pointerup', finger(1, 340));
    expect(seen.held).toBe(false);
    expect(seen.turns).toEqual([]);
  });

  it('DET-3 turns the page by a swipe, but not by one the browser took over', () => {
    const { frame, seen } = viewer();
    frame.send('pointerdown', finger(1, 400));
    frame.send('pointermove', finger(1, 200));
    frame.send('pointercancel', finger(1, 200));
    expect(seen.turns).toEqual([]);
    frame.send('pointerdown', finger(2, 400));
    frame.send('pointermove', finger(2, 200));
    frame.send('pointerup', finger(2, 200));
    expect(seen.turns).toEqual([1]);
  });

  it('DET-3 zooms by two fingers; DET-9 counts the pinch once', () => {
    const { frame, seen, last } = viewer();
    frame.send('pointerdown', finger(1, 250));
    frame.send('pointerdown', finger(2, 350));
    frame.send('pointermove', finger(2, 400));
    frame.send('pointermove', finger(2, 450));
    frame.send('pointerup', finger(2, 450));
    frame.send('pointerup', finger(1, 250));
    expect(last()?.scale).toBeCloseTo(2, 9);
    expect(seen.zooms).toBe(1);
  });

  it('DET-3 obeys its keys and leaves the rest', () => {
    const { frame, seen, last } = viewer();
    const key = (name: string) => frame.send('keydown', { key: name });
    expect(key('ArrowRight').defaultPrevented).toBe(true);
    expect(key('Tab').defaultPrevented).toBe(false);
    key('+');
    key('ArrowRight');
    expect(seen.turns).toEqual([1]);
    expect(last()?.x).toBeCloseTo(-60, 9);
    key('0');
    expect(last()?.scale).toBe(1);
  });

  it('stops listening when detached', () => {
    const { frame, controls, seen } = viewer();
    controls.detach();
    frame.send('wheel', wheel(-100));
    expect(seen.views).toEqual([]);
  });
});
