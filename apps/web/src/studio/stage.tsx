import type { Engine } from '@inkbloom/engine';
import { mountEngine, type MountedEngine } from '@inkbloom/engine/dom';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { attachKeyPen } from './attach-key-pen.ts';
import { closeSheetsOnPress } from './close-sheets.ts';
import { fadeWhileDrawing } from './pen-fade.ts';
import { NO_INSETS, useRestInsets } from './rest-insets.ts';
import { isMobile } from './mobile.ts';
import type { Session } from './session.ts';
import { useDesk } from './studio-parts.ts';

interface Following {
  /** Puts the shadow where the page stands now. */
  readonly place: () => void;
  readonly stop: () => void;
}

/** Lets the shadow of the page follow the page: as it moves, and as the surface is laid anew. */
function followPage(engine: Engine, easel: HTMLElement, edge: HTMLElement): Following {
  const place = (): void => {
    const { origin, scale } = engine.placement();
    edge.style.width = `${engine.width * scale}px`;
    edge.style.height = `${engine.height * scale}px`;
    edge.style.translate = `${origin.x}px ${origin.y}px`;
  };
  const observer = new ResizeObserver(place);
  const surface = easel.querySelector('canvas');
  if (surface) observer.observe(surface);
  const stop = engine.subscribe(place);
  place();
  return {
    place,
    stop: () => {
      observer.disconnect();
      stop();
    },
  };
}

/** Goes back to where the drawing was left. */
function restoreView({ engine, zooms, view }: Session): void {
  if (!view || view.zoom <= 1) return;
  const { width, height } = engine.placement().view;
  const middle = { x: width / 2, y: height / 2 };
  zooms.quietly(() => engine.pinch(middle, { x: 0, y: 0 }, view.zoom / engine.state().zoom));
  engine.centerOn(view.centerX, view.centerY);
}

interface StageProps {
  readonly session: Session;
  /** Names the layout of the controls, so that the page is laid anew when it changes. */
  readonly layout: string;
}

/** The page itself, over the whole window, resting clear of the controls at 100 %. Arrow keys and Space draw too. */
export function Stage({ session, layout }: StageProps) {
  const { engine, page } = session;
  const whole = useDesk((state) => state.hidden && !state.breathing);
  const [measured, rest] = useRestInsets();
  const insets = whole ? NO_INSETS : measured;
  const host = useRef<HTMLDivElement>(null);
  const edge = useRef<HTMLElement>(null);
  const mark = useRef<HTMLElement>(null);
  const said = useRef<HTMLOutputElement>(null);
  const mounted = useRef<MountedEngine>(null);
  const following = useRef<Following>(null);

  // Before the first picture of the controls keeps the graphics busy, for which a canvas would have to wait.
  useLayoutEffect(() => {
    const parts = { easel: host.current!, mark: mark.current!, said: said.current! };
    mounted.current = mountEngine(engine, { host: parts.easel, ink: page.ink, mobile: isMobile() });
    following.current = followPage(engine, parts.easel, edge.current!);
    const stops = [
      following.current.stop,
      closeSheetsOnPress(session.desk, parts.easel),
      fadeWhileDrawing(session, parts.easel),
      attachKeyPen(engine, parts),
    ];
    return () => {
      stops.forEach((stop) => stop());
      mounted.current?.destroy();
      mounted.current = null;
    };
  }, [engine, page, session]);

  const restored = useRef<Session>(null);
  useEffect(() => {
    mounted.current?.setInsets(insets);
    following.current?.place();
    if (restored.current === session || insets === NO_INSETS) return;
    restored.current = session;
    restoreView(session);
  }, [insets, session]);

  return (
    <div className="stage">
      <i className="page-edge" ref={edge} />
      <i className="rest" ref={rest} key={layout} />
      <div
        ref={host}
        className="easel"
        role="application"
        aria-label="Coloring page. Arrow keys move the pen, Space draws or fills."
      />
      <i className="key-pen" ref={mark} />
      <output className="visually-hidden" ref={said} />
    </div>
  );
}
