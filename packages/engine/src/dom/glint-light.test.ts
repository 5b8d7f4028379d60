import { afterEach, describe, expect, it, vi } from 'vitest';
import { DeviceTilt, lightOn } from './glint-light.ts';

const VIEW = { left: 40, top: 20, scale: 0.8, ratio: 2 };
const LEVEL = { across: 0, along: 0, isStill: false };

describe('CAN-3 the light on glitter', () => {
  it('is the same for the same view', () => {
    expect(lightOn({ ...VIEW }, LEVEL)).toEqual(lightOn(VIEW, { ...LEVEL }));
  });

  it.each([
    ['moved across', { ...VIEW, left: 41 }, LEVEL],
    ['moved down', { ...VIEW, top: 19 }, LEVEL],
    ['zoomed', { ...VIEW, scale: 0.9 }, LEVEL],
    ['on a device that leans to the side', VIEW, { ...LEVEL, across: 2 }],
    ['on a device that leans back', VIEW, { ...LEVEL, along: 2 }],
  ])('is another one for a page that is %s', (_, view, tilt) => {
    expect(lightOn(view, tilt)).not.toEqual(lightOn(VIEW, LEVEL));
  });

  it('changes little with a little, so that it never flickers', () => {
    const [a, b] = [lightOn(VIEW, LEVEL), lightOn({ ...VIEW, left: 42, scale: 0.808 }, LEVEL)];
    expect(Math.abs(a.left - b.left)).toBeLessThan(2);
    expect(Math.abs(a.turn - b.turn)).toBeLessThan(0.02);
  });

  it('falls alike at one and at two device pixels for a CSS pixel', () => {
    expect(lightOn({ left: 20, top: 10, scale: 0.4, ratio: 1 }, LEVEL)).toEqual(lightOn(VIEW, LEVEL));
    expect(lightOn(VIEW, LEVEL)).toMatchObject({ left: 20, top: 10, scale: 0.4 });
  });

  it('stands still for who wants no motion', () => {
    const still = { ...LEVEL, isStill: true };
    expect(lightOn({ ...VIEW, left: 400, scale: 3 }, { ...still, across: 9 })).toEqual(lightOn(VIEW, still));
  });
});

function device(isReduced: boolean) {
  const listeners: ((event: object) => void)[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced, addEventListener: () => undefined }));
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => {
    if (type === 'deviceorientation') listeners.push(listener);
  });
  const changed = vi.fn();
  const tilt = new DeviceTilt(changed);
  return { tilt, changed, listeners, lean: (gamma: number | null) => listeners[0]!({ gamma, beta: 0 }) };
}

describe('CAN-3 the tilt of a device', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is followed once there is glitter, and not by a frame for each tremble', () => {
    const { tilt, changed, listeners, lean } = device(false);
    expect(listeners).toEqual([]);
    tilt.watch();
    tilt.watch();
    expect(listeners.length).toBe(1);
    for (const tremble of [0.5, -0.5, 1, 0, null]) lean(tremble);
    expect(changed).not.toHaveBeenCalled();
    lean(3);
    lean(3.4);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(tilt.across).toBe(3);
  });

  it('counts for nothing where no motion is wanted', () => {
    const { tilt, changed, lean } = device(true);
    tilt.watch();
    lean(30);
    expect(changed).not.toHaveBeenCalled();
    expect(tilt).toMatchObject({ across: 0, isStill: true });
  });
});
