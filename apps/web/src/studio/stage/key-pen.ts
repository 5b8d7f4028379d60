import type { Engine, Point, View } from '@inkbloom/engine';

/** View pixels an arrow key moves the pen, plainly and with Shift. */
const STEP = 8;
const LONG_STEP = 40;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A pen that is moved and pressed by keys. */
export interface KeyPen {
  /** Where it stands, in view pixels. */
  place(): Point;
  isDown(): boolean;
  /** Handles a key; answers what a screen reader should say, or null when the key was not for the pen. */
  press(key: string, far: boolean): string | null;
  /** Lifts the pen. */
  lift(): void;
}

/**
 * Arrow keys move the pen (in pan mode the page), Space and Enter press it: a fill at once, a brush until the next
 * press. `limits` gives the present view.
 */
export function createKeyPen(engine: Engine, limits: () => View): KeyPen {
  let stand: Point | null = null;
  let down = false;

  /** The middle of the free part of the view, until it is moved. */
  function place(): Point {
    const { width, height, insets } = limits();
    const { left, right, top, bottom } = insets;
    return stand ?? { x: (width + left - right) / 2, y: (height + top - bottom) / 2 };
  }

  function feed(phase: 'down' | 'move' | 'up'): void {
    engine.pointer({ phase, ...place(), pressure: 1, pointerType: 'mouse' });
  }

  function lift(): void {
    if (down) feed('up');
    down = false;
  }

  function move(way: Point, far: boolean): string {
    const step = far ? LONG_STEP : STEP;
    if (engine.state().mode === 'pan') {
      engine.panBy(-way.x * step, -way.y * step);
      return '';
    }
    const edge = limits();
    const at = place();
    stand = {
      x: Math.min(edge.width, Math.max(0, at.x + way.x * step)),
      y: Math.min(edge.height, Math.max(0, at.y + way.y * step)),
    };
    if (down) feed('move');
    return '';
  }

  function pressDown(): string {
    if (engine.state().mode === 'pan') return '';
    if (down) {
      lift();
      return 'Pen up';
    }
    feed('down');
    if (engine.state().brush === 'fill') {
      feed('up');
      return 'Filled';
    }
    down = true;
    return 'Pen down';
  }

  return {
    place,
    isDown: () => down,
    press(key, far) {
      const way = ARROWS[key];
      if (way) return move(way, far);
      return key === ' ' || key === 'Enter' ? pressDown() : null;
    },
    lift,
  };
}
