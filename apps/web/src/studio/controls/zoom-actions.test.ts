import { createEngine } from '@inkbloom/engine';
import { describe, expect, it } from 'vitest';
import { followZoom } from './zoom-actions.ts';

const insets = { left: 0, top: 0, right: 0, bottom: 0 };
const MIDDLE = { x: 200, y: 150 };

function follow() {
  const engine = createEngine({ width: 400, height: 300, regions: null });
  engine.setView({ width: 400, height: 300, insets });
  const seen = { count: 0, now: 0 };
  const zooms = followZoom(
    engine,
    () => (seen.count += 1),
    () => seen.now,
  );
  return { engine, zooms, seen };
}

describe('zoom actions of the canvas', () => {
  it('DET-9 counts each press of a zoom button, and none that changes nothing', () => {
    const { engine, zooms, seen } = follow();
    zooms.step(() => engine.zoomOut());
    expect(seen.count).toBe(0);
    zooms.step(() => engine.zoomIn());
    zooms.step(() => engine.zoomIn());
    zooms.step(() => engine.zoomOut());
    expect(seen.count).toBe(3);
  });

  it('DET-9 counts a turn of the wheel or a pinch once, however many steps it makes', () => {
    const { engine, seen } = follow();
    for (let step = 0; step < 6; step++) {
      engine.wheel(MIDDLE, -1);
      seen.now += 100;
    }
    expect(seen.count).toBe(1);
    seen.now += 1000;
    engine.wheel(MIDDLE, 1);
    expect(seen.count).toBe(2);
  });

  it('DET-9 counts neither the way back to the whole page nor drawing', () => {
    const { engine, zooms, seen } = follow();
    zooms.step(() => engine.zoomIn());
    zooms.quietly(() => engine.zoomReset());
    engine.fillAt(0.5, 0.5);
    expect(seen.count).toBe(1);
    zooms.stop();
    engine.zoomIn();
    expect(seen.count).toBe(1);
  });
});
