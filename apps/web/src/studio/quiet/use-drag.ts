import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { clearOf, placeWithin, type Box, type Position } from './place.ts';
import { useMeditationSettings } from './settings.ts';

/** CSS pixels a press must move to be a drag. */
const SLACK = 4;
const KEY_STEP = 16;
const ARROWS: Readonly<Record<string, Position>> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
};

interface Grip {
  readonly pointer: number;
  readonly from: Position;
  readonly place: Position;
  /** Where it was moved to; null while the press is no drag. */
  readonly to: Position | null;
}

/** Whether a press is meant for a button on what is moved; one marked as a grip moves it. */
function isForAButton({ target, currentTarget }: PointerEvent<HTMLElement>): boolean {
  const pressed = target instanceof Element ? target.closest('button') : null;
  return pressed !== null && pressed !== currentTarget && !pressed.hasAttribute('data-grip');
}

/** The sheets and buttons that something moved over the page must not cover. */
function sheetsBeside(element: HTMLElement): readonly Box[] {
  const sheets = element.closest('.studio')?.querySelectorAll('.glass:not(.notice), .save') ?? [];
  return [...sheets]
    .filter((sheet) => sheet !== element && sheet.checkVisibility({ visibilityProperty: true }))
    .map((sheet) => sheet.getBoundingClientRect());
}

/**
 * Lets the pointer and the arrow keys move something; its place is kept among the settings. Where sheets of the studio
 * lie it gives way to them.
 */
export function useDrag(element: RefObject<HTMLElement | null>) {
  const kept = useMeditationSettings(({ timerPosition }) => timerPosition);
  const [place, setPlace] = useState(kept);
  const grip = useRef<Grip>(null);
  const dragged = useRef(false);

  const within = (wanted: Position): Position => {
    const { offsetWidth = 0, offsetHeight = 0 } = element.current ?? {};
    const room = { width: window.innerWidth, height: window.innerHeight };
    return placeWithin(wanted, { width: offsetWidth, height: offsetHeight }, room);
  };
  const besideSheets = (wanted: Position): Position => {
    if (!element.current) return wanted;
    const { offsetWidth: width, offsetHeight: height } = element.current;
    const room = { width: window.innerWidth, height: window.innerHeight };
    return clearOf(within(wanted), { width, height }, sheetsBeside(element.current), room);
  };
  const keep = (next: Position): void => {
    setPlace(besideSheets(next));
    useMeditationSettings.setState({ timerPosition: next });
  };

  const fit = useEffectEvent(() => setPlace(besideSheets(useMeditationSettings.getState().timerPosition)));
  useLayoutEffect(() => {
    const refit = (): void => fit();
    refit();
    window.addEventListener('resize', refit);
    return () => window.removeEventListener('resize', refit);
  }, []);

  return {
    place,
    /** Whether the press that ends now was a drag, which is no click. */
    wasDragged: () => dragged.current,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        dragged.current = false;
        if (isForAButton(event)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const from = { x: event.clientX, y: event.clientY };
        grip.current = { pointer: event.pointerId, from, place, to: null };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const held = grip.current;
        if (held?.pointer !== event.pointerId || event.buttons === 0) return;
        const by = { x: event.clientX - held.from.x, y: event.clientY - held.from.y };
        if (!held.to && Math.hypot(by.x, by.y) < SLACK) return;
        const to = within({ x: held.place.x + by.x, y: held.place.y + by.y });
        grip.current = { ...held, to };
        dragged.current = true;
        setPlace(to);
      },
      onPointerUp() {
        if (grip.current?.to) keep(grip.current.to);
        grip.current = null;
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const way = ARROWS[event.key];
        if (!way) return;
        event.preventDefault();
        keep(within({ x: place.x + way.x, y: place.y + way.y }));
      },
    },
  };
}
