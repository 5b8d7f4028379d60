import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { whenFree } from '../../ui/when-free.ts';
import { useEngineControls, useParts } from '../layouts/studio-parts.ts';

/** Widths and heights of the map in CSS pixels. */
const SIZES = { medium: { width: 200, height: 150 }, small: { width: 160, height: 120 } } as const;
/** Milliseconds between repaintings of the small picture. */
const REPAINT_EVERY = 250;
/** How far an arrow key moves the view, in shares of what is seen. */
const KEY_STEP = 0.25;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Keeps a small canvas painted with the picture as it changes. */
function useSmallPicture() {
  const { controls } = useParts();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const paint = (): void => {
      timer = undefined;
      if (canvas.current) void controls.paintSmall(canvas.current);
    };
    // Opening is not kept up by it.
    const callOff = whenFree(paint);
    const stop = controls.onPicture(() => (timer ??= setTimeout(paint, REPAINT_EVERY)));
    return () => {
      callOff();
      clearTimeout(timer);
      stop();
    };
  }, [controls]);
  return canvas;
}

/** The whole page with a frame around what is in view; a click or a drag moves the view there. */
export function Minimap({ size }: { readonly size: keyof typeof SIZES }) {
  const { controls } = useParts();
  const canvas = useSmallPicture();
  const seen = useEngineControls((state) => state.visible);
  const zoomed = useEngineControls((state) => state.zoom > 1);
  const { width, height } = SIZES[size];
  const scale = Math.min(width / controls.width, height / controls.height);
  const picture = { width: controls.width * scale, height: controls.height * scale };
  const left = (width - picture.width) / 2;
  const top = (height - picture.height) / 2;

  const look = (event: PointerEvent<HTMLElement>): void => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.getBoundingClientRect();
    controls.lookAt(
      (event.clientX - box.left - left) / picture.width,
      (event.clientY - box.top - top) / picture.height,
    );
  };
  const step = (event: KeyboardEvent): void => {
    const way = ARROWS[event.key];
    if (!way) return;
    event.preventDefault();
    const x = seen.x + seen.width * (0.5 + way[0] * KEY_STEP);
    controls.lookAt(x, seen.y + seen.height * (0.5 + way[1] * KEY_STEP));
  };

  return (
    <section className="glass map" data-whole={!zoomed || undefined} aria-label="Minimap">
      <button
        type="button"
        className="map-view"
        style={{ width, height }}
        aria-label="Move the view; arrow keys move it too"
        onPointerDown={look}
        onPointerMove={look}
        onKeyDown={step}
      >
        <canvas
          ref={canvas}
          width={Math.round(picture.width * 2)}
          height={Math.round(picture.height * 2)}
          style={{ left, top, width: picture.width, height: picture.height }}
        />
        <i
          className="map-frame"
          data-whole={!zoomed || undefined}
          style={{
            left: left + seen.x * picture.width,
            top: top + seen.y * picture.height,
            width: seen.width * picture.width,
            height: seen.height * picture.height,
          }}
        />
      </button>
      <p>{zoomed ? 'Click or drag to navigate' : 'Zoom in to navigate'}</p>
    </section>
  );
}
