import { mountEngine, type MountedEngine } from '@inkbloom/engine/dom';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { AreaMark } from './area-mark.tsx';
import { attachKeyPen } from './attach-key-pen.ts';
import { closeSheetsOnPress } from '../controls/close-sheets.ts';
import { fadeWhileDrawing } from './pen-fade.ts';
import { replayPresses } from './held-presses.ts';
import { holdInstallation } from './hold-installation.ts';
import { NO_INSETS, useRestInsets } from '../layouts/rest-insets.ts';
import { isMobile } from '../layouts/mobile.ts';
import type { Session } from '../session/session.ts';
import { useUi } from '../layouts/studio-parts.ts';
import { onTheme, surroundOf } from './surround.ts';

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
  const whole = useUi((state) => state.hidden && !state.breathing);
  const [measured, rest] = useRestInsets();
  const insets = whole ? NO_INSETS : measured;
  const host = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLElement>(null);
  const said = useRef<HTMLOutputElement>(null);
  const mounted = useRef<MountedEngine>(null);

  // Before the first picture of the controls keeps the graphics busy, for which a canvas would have to wait.
  useLayoutEffect(() => {
    const parts = { controls: host.current!, mark: mark.current!, said: said.current! };
    const surround = () => surroundOf(parts.controls);
    const options = { host: parts.controls, ink: page.ink, surround: surround(), mobile: isMobile() };
    mounted.current = mountEngine(engine, options);
    const stops = [
      onTheme(() => mounted.current?.setSurround(surround())),
      closeSheetsOnPress(session.ui, parts.controls),
      fadeWhileDrawing(session, parts.controls),
      holdInstallation(parts.controls),
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
    if (restored.current === session || insets === NO_INSETS) return;
    restored.current = session;
    restoreView(session);
    if (host.current) replayPresses(host.current);
  }, [insets, session]);

  return (
    <div className="stage">
      <i className="rest" ref={rest} key={layout} />
      <div
        ref={host}
        className="easel"
        role="application"
        aria-label="Coloring page. Arrow keys move the pen, Space draws or fills."
      />
      <AreaMark engine={engine} regions={page.regions} />
      <i className="key-pen" ref={mark} />
      <output className="visually-hidden" ref={said} />
    </div>
  );
}
