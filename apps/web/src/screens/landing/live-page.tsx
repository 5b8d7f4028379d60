import type { ActivityPage } from '@inkbloom/contracts/activities';
import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { keepFirstColor } from '../../device/first-colors.ts';
import type { Pan } from './pans.ts';
import { isInner, nextShape, shapeAt, type ShapePoint, type Shape } from './shapes.ts';
import { useLivePage } from './use-live-page.ts';

const ARROWS: Readonly<Record<string, ShapePoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface LivePageProps {
  readonly activityId: string;
  readonly page: ActivityPage;
  readonly title: string;
  /** The color in hand. */
  readonly pan: Pan;
  /** A color was laid, now or on an earlier visit. */
  readonly onFill: () => void;
}

/** A page that takes the color in hand where it is tapped, or where the keyboard stands. */
export function LivePage({ activityId, page, title, pan, onFill }: LivePageProps) {
  const { canvas, paper, parts } = useLivePage(page, activityId, onFill);
  const [at, setAt] = useState<Shape>();
  const [said, setSaid] = useState('');
  const [plain, setPlain] = useState(false);
  const helpId = useId();
  const { width, height } = parts?.map ?? page;
  const here = at ?? parts?.shapes.find(isInner) ?? parts?.shapes[0];

  function fill(shape: Shape, from: ShapePoint) {
    const outcome = paper.current?.fill(shape, pan.hex, from);
    const color = { x: from.x / width, y: from.y / height, hex: pan.hex };
    keepFirstColor(activityId, shape.id, outcome === 'lifted' ? undefined : color);
    setAt(shape);
    setSaid(outcome === 'lifted' ? 'White again' : `Filled with ${pan.name}`);
    onFill();
  }
  function onClick({ nativeEvent: { offsetX, offsetY }, detail, target }: MouseEvent) {
    if (!parts || !canvas.current || !here) return;
    // A click without a press comes from Enter or Space.
    if (detail === 0) {
      fill(here, here.heart);
      return;
    }
    // Beside the paper there is nothing to color.
    if (target !== canvas.current) return;
    const { clientWidth, clientHeight } = canvas.current;
    const point = { x: (offsetX / clientWidth) * width, y: (offsetY / clientHeight) * height };
    const shape = shapeAt(parts.map, parts.shapes, point);
    if (shape) fill(shape, point);
  }
  function onKeyDown(event: KeyboardEvent) {
    const direction = ARROWS[event.key];
    if (!direction || !parts || !here) return;
    event.preventDefault();
    setAt(nextShape(parts.shapes, here, direction));
  }

  return (
    <>
      <button
        type="button"
        aria-label={`${title}, a page to color`}
        aria-describedby={helpId}
        onClick={onClick}
        onKeyDown={onKeyDown}
        className="group/page absolute inset-0 grid cursor-default touch-manipulation place-items-center rounded-panel"
      >
        <span
          className={classNames('relative max-h-full max-w-full', height > width ? 'h-full' : 'w-full')}
          style={{ aspectRatio: `${width} / ${height}` }}
        >
          <canvas
            ref={canvas}
            width={width}
            height={height}
            className={classNames('absolute inset-0 size-full', parts && 'cursor-pointer')}
          />
          <img
            src={plain ? page.imageUrl : page.lineUrl}
            alt=""
            draggable={false}
            onError={() => setPlain(true)}
            className="pointer-events-none absolute inset-0 size-full mix-blend-multiply select-none"
          />
          {here && <Cursor shape={here} width={width} height={height} />}
        </span>
      </button>
      <p id={helpId} hidden>
        Tap a shape to color it. With the keyboard, the arrow keys go from shape to shape and Enter colors.
      </p>
      <output className="sr-only">{said}</output>
    </>
  );
}

interface CursorProps {
  readonly shape: Shape;
  readonly width: number;
  readonly height: number;
}

/** Where the keyboard stands, while it is the one in use. */
function Cursor({ shape, width, height }: CursorProps) {
  const { x, y } = shape.heart;
  return (
    <span
      className="pointer-events-none absolute hidden size-7 -translate-1/2 rounded-full border-3 border-sheet outline-3 outline-accent group-focus-visible/page:block"
      style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
    />
  );
}
