import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFullscreen, type Screen } from './fullscreen.ts';

class Device implements Screen {
  full = false;
  landscape = false;
  touch = true;
  answer: 'yes' | 'no' | 'never' = 'yes';
  asked = 0;

  readonly isFull = () => this.full;
  readonly isTouch = () => this.touch;
  readonly enter = async () => {
    this.asked += 1;
    if (this.answer === 'no') throw new Error('refused');
    if (this.answer === 'never') await new Promise(() => undefined);
    this.full = true;
  };

  readonly leave = async () => {
    this.full = false;
  };

  readonly lockLandscape = async () => {
    this.landscape = true;
  };

  readonly unlock = () => {
    this.landscape = false;
  };
}

const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  info.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('fullscreen', () => {
  it('CAN-12 comes by itself on touch, in landscape, and both end with the studio', async () => {
    const device = new Device();
    const { begin, end } = createFullscreen(device);
    begin();
    expect(device.full).toBe(false);
    await vi.advanceTimersByTimeAsync(500);
    expect(device).toMatchObject({ full: true, landscape: true });
    await end();
    expect(device).toMatchObject({ full: false, landscape: false });
  });

  it('CAN-12 waits for its button elsewhere, and turns nothing there', async () => {
    const device = new Device();
    device.touch = false;
    const { begin, toggle } = createFullscreen(device);
    begin();
    await vi.advanceTimersByTimeAsync(5000);
    expect(device.full).toBe(false);
    await toggle();
    expect(device).toMatchObject({ full: true, landscape: false });
    await toggle();
    expect(device.full).toBe(false);
  });

  it('CAN-12 logs a refusal and goes on', async () => {
    const device = new Device();
    device.answer = 'no';
    const { toggle } = createFullscreen(device);
    await toggle();
    expect(info).toHaveBeenCalledOnce();
    device.answer = 'yes';
    await toggle();
    expect(device.full).toBe(true);
  });

  it('CAN-12 may be tried again five seconds after a change that never ended', () => {
    const device = new Device();
    device.answer = 'never';
    let now = 0;
    const { toggle } = createFullscreen(device, () => now);
    void toggle();
    now = 4_000;
    void toggle();
    expect(device.asked).toBe(1);
    now = 5_001;
    void toggle();
    expect(device.asked).toBe(2);
  });

  it('stays away when the studio was closed before it came', async () => {
    const device = new Device();
    createFullscreen(device).begin()();
    await vi.advanceTimersByTimeAsync(1000);
    expect(device.asked).toBe(0);
  });
});
