import { describe, expect, it } from 'vitest';
import { createViewControl } from './view-control.ts';

const NO_INSETS = { left: 0, top: 0, right: 0, bottom: 0 };

/** A page of 800 x 400 on a view of 400 x 300 with 20 pixels kept free above: half as large, 40 pixels lower. */
function shown() {
  const told: string[] = [];
  const control = createViewControl(
    { width: 800, height: 400 },
    { moving: () => told.push('moving'), moved: () => told.push('moved') },
  );
  control.commands.setView({ width: 400, height: 300, insets: { ...NO_INSETS, top: 20 } });
  told.length = 0;
  const stands = () => {
    const { origin, scale } = control.placement();
    return [origin.x, origin.y, scale].map((value) => Math.round(value * 1e6) / 1e6);
  };
  return { ...control, told, stands };
}

describe('the view control', () => {
  it('shows the whole page at first, on a view of its own size', () => {
    const { placement } = createViewControl({ width: 800, height: 400 }, { moving() {}, moved() {} });
    expect(placement()).toEqual({
      origin: { x: 0, y: 0 },
      scale: 1,
      view: { width: 800, height: 400, insets: NO_INSETS },
    });
  });

  it('puts the page into the middle of the free part', () => {
    const { stands, placement } = shown();
    expect(stands()).toEqual([0, 60, 0.5]);
    expect(placement().view).toEqual({ width: 400, height: 300, insets: { ...NO_INSETS, top: 20 } });
  });

  it('CAN-8 steps zoom about the middle of the free part', () => {
    const { commands, stands, viewport } = shown();
    commands.zoomIn();
    expect(viewport().zoom).toBeCloseTo(1.2);
    expect(stands()).toEqual([-40, 40, 0.6]);
    commands.zoomIn();
    commands.zoomOut();
    expect(viewport().zoom).toBeCloseTo(1.2);
    commands.zoomReset();
    expect(stands()).toEqual([0, 60, 0.5]);
  });

  it('CAN-8 the wheel zooms towards the pointer, whatever the strength of the notch', () => {
    const { commands, stands, viewport } = shown();
    commands.wheel({ x: 100, y: 160 }, -120);
    expect(viewport().zoom).toBeCloseTo(1.1);
    expect(stands()).toEqual([-10, 50, 0.55]);
    commands.wheel({ x: 100, y: 160 }, 0.01);
    expect(viewport().zoom).toBe(1);
    commands.wheel({ x: 100, y: 160 }, 0);
    expect(viewport().zoom).toBe(1);
  });

  it('CAN-8 a pinch moves first and zooms then', () => {
    const { commands, stands } = shown();
    commands.pinch({ x: 200, y: 160 }, { x: 0, y: 0 }, 4);
    expect(stands()).toEqual([-600, -240, 2]);
    commands.pinch({ x: 200, y: 160 }, { x: 50, y: -20 }, 0.5);
    expect(stands()).toEqual([-175, -50, 1]);
  });

  it('CAN-8 a pinch under way counts from where it began, whatever was shown between', () => {
    const { commands, stands, viewport } = shown();
    commands.pinch({ x: 200, y: 160 }, { x: 0, y: 0 }, 2);
    expect(stands()).toEqual([-200, -40, 1]);
    commands.beginPinch({ x: 200, y: 160 });
    commands.movePinch({ x: 230, y: 170 }, 2);
    expect(viewport().zoom).toBe(4);
    expect(stands()).toEqual([-570, -230, 2]);
    commands.movePinch({ x: 210, y: 165 }, 1);
    expect(stands()).toEqual([-190, -35, 1]);
  });

  it('HAND-1 a pinch that is taken back leaves the page where it began, and is over', () => {
    const { commands, stands } = shown();
    commands.beginPinch({ x: 200, y: 160 });
    commands.movePinch({ x: 230, y: 170 }, 3);
    commands.cancelPinch();
    expect(stands()).toEqual([0, 60, 0.5]);
    commands.movePinch({ x: 230, y: 170 }, 3);
    expect(stands()).toEqual([0, 60, 0.5]);
  });

  it('without a pinch under way neither moving nor taking back one does anything', () => {
    const { commands, told } = shown();
    commands.movePinch({ x: 230, y: 170 }, 3);
    commands.cancelPinch();
    expect(told).toEqual([]);
  });

  it('CAN-13 another view ends a pinch', () => {
    const { commands, stands } = shown();
    commands.beginPinch({ x: 200, y: 160 });
    commands.setView({ width: 800, height: 400, insets: NO_INSETS });
    commands.movePinch({ x: 230, y: 170 }, 3);
    expect(stands()).toEqual([0, 0, 1]);
  });

  it('CAN-10 brings a share of the page to the middle', () => {
    const { commands, stands, viewport } = shown();
    commands.pinch({ x: 200, y: 160 }, { x: 0, y: 0 }, 4);
    commands.centerOn(0.25, 0.6);
    expect(viewport().center).toEqual({ x: 200, y: 240 });
    expect(stands()).toEqual([-200, -320, 2]);
    commands.panBy(30, -10);
    expect(stands()).toEqual([-170, -330, 2]);
  });

  it('CAN-13 says that the page is about to move only when it does', () => {
    const { commands, told } = shown();
    commands.zoomReset();
    expect(told.splice(0)).toEqual(['moved']);
    commands.panBy(10, 0);
    expect(told.splice(0)).toEqual(['moved']);
    commands.pinch({ x: 200, y: 160 }, { x: 0, y: 0 }, 4);
    expect(told.splice(0)).toEqual(['moving', 'moved']);
    commands.panBy(10, 0);
    expect(told.splice(0)).toEqual(['moving', 'moved']);
    commands.panBy(0, 4);
    expect(told.splice(0)).toEqual(['moving', 'moved']);
    commands.wheel({ x: 0, y: 0 }, 0);
    expect(told).toEqual([]);
  });
});
