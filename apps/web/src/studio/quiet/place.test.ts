import { describe, expect, it } from 'vitest';
import { clearOf, placeWithin } from './place.ts';

const ROOM = { width: 1440, height: 900 };
const DROP = { width: 56, height: 56 };

describe('where the timer may be dragged', () => {
  it('TIM-1 stays 200 px from the right and 150 px from the bottom', () => {
    expect(placeWithin({ x: 5000, y: 5000 }, DROP, ROOM)).toEqual({ x: 1240, y: 750 });
    expect(placeWithin({ x: -30, y: -1 }, DROP, ROOM)).toEqual({ x: 0, y: 0 });
    expect(placeWithin({ x: 20, y: 20 }, DROP, ROOM)).toEqual({ x: 20, y: 20 });
  });

  it('keeps a wider card whole, and in sight in a window that is too small for it', () => {
    expect(placeWithin({ x: 5000, y: 0 }, { width: 304, height: 104 }, ROOM).x).toBe(1136);
    expect(placeWithin({ x: 20, y: 20 }, DROP, { width: 150, height: 100 })).toEqual({ x: 0, y: 0 });
  });

  it('HAND-3 gives way to the sheets of the studio by the shortest way', () => {
    const panel = { left: 1088, top: 16, right: 1424, bottom: 600 };
    const dock = { left: 200, top: 820, right: 900, bottom: 884 };
    expect(clearOf({ x: 20, y: 20 }, DROP, [panel, dock], ROOM)).toEqual({ x: 20, y: 20 });
    expect(clearOf({ x: 1136, y: 100 }, { width: 304, height: 104 }, [panel, dock], ROOM)).toEqual({
      x: 776,
      y: 100,
    });
    expect(clearOf({ x: 500, y: 800 }, DROP, [panel, dock], ROOM)).toEqual({ x: 500, y: 756 });
  });

  it('HAND-3 may touch the edges of the window and of a sheet', () => {
    const box = { left: 500, top: 300, right: 600, bottom: 400 };
    const touching = [
      { x: 0, y: 0 },
      { x: 1384, y: 844 },
      { x: 444, y: 320 },
      { x: 600, y: 320 },
      { x: 520, y: 244 },
      { x: 520, y: 400 },
    ];
    for (const place of touching) expect(clearOf(place, DROP, [box], ROOM)).toEqual(place);
  });

  it('HAND-3 stands eight pixels beside the side of a sheet that is nearest', () => {
    const box = { left: 500, top: 300, right: 600, bottom: 400 };
    expect(clearOf({ x: 450, y: 320 }, DROP, [box], ROOM)).toEqual({ x: 436, y: 320 });
    expect(clearOf({ x: 595, y: 320 }, DROP, [box], ROOM)).toEqual({ x: 608, y: 320 });
    expect(clearOf({ x: 520, y: 250 }, DROP, [box], ROOM)).toEqual({ x: 520, y: 236 });
    expect(clearOf({ x: 520, y: 395 }, DROP, [box], ROOM)).toEqual({ x: 520, y: 408 });
  });

  it('HAND-3 stays in the window where the nearest side of a sheet is at its edge', () => {
    const edge = { left: 0, top: 0, right: 100, bottom: 900 };
    expect(clearOf({ x: 10, y: 20 }, DROP, [edge], ROOM)).toEqual({ x: 108, y: 20 });
  });

  it('stays where it is in a window full of sheets', () => {
    const all = { left: 0, top: 0, right: 1440, bottom: 900 };
    expect(clearOf({ x: 20, y: 20 }, DROP, [all], ROOM)).toEqual({ x: 20, y: 20 });
  });
});
