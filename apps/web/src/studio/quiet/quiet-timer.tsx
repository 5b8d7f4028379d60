import { Flower2, Minimize2, Pause, Play, RotateCcw, Settings2, X, type LucideIcon } from 'lucide-react';
import { useRef, type CSSProperties } from 'react';
import { Drop } from './drop.tsx';
import type { QuietTime } from './quiet-time.ts';
import { ShareRing } from '../../ui/share-ring.tsx';
import { useDrag } from './use-drag.ts';
import { useTimerFace } from './use-quiet-time.ts';

export interface TimerCardProps {
  readonly quiet: QuietTime;
  readonly onMinimise: () => void;
  readonly onClose: () => void;
  /** Opens the breathing flower. */
  readonly onBreathe: () => void;
  /** Opens settings and history. */
  readonly onSettings: () => void;
}

interface CardButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onPress: () => void;
  readonly className?: string;
}

function CardButton({ icon: Icon, label, onPress, className = 'tool' }: CardButtonProps) {
  return (
    <button type="button" className={className} aria-label={label} title={label} onClick={onPress}>
      <Icon className="icon" aria-hidden="true" />
    </button>
  );
}

/** The timer with everything one can do with it. It is moved by its glass, and by arrow keys on its dial. */
export function TimerCard({ quiet, onMinimise, onClose, onBreathe, onSettings }: TimerCardProps) {
  const card = useRef<HTMLElement>(null);
  const { place, handlers } = useDrag(card);
  const { onKeyDown, ...pointer } = handlers;
  const { time, share, running, isOver } = useTimerFace(quiet);
  return (
    <section
      ref={card}
      className="glass timer"
      aria-label="Timer"
      style={{ '--x': `${place.x}px`, '--y': `${place.y}px` } as CSSProperties}
      {...pointer}
    >
      <button
        type="button"
        className="dial"
        data-grip
        aria-label="Move the timer by arrow keys"
        onKeyDown={onKeyDown}
      >
        <ShareRing share={share} size={80} />
      </button>
      <b className="face" role="timer" aria-label="Time left">
        {time}
      </b>
      <div className="rows">
        <div className="top">
          <output>{isOver ? 'All done' : 'Quiet time'}</output>
          <CardButton icon={Settings2} label="Timer settings" onPress={onSettings} className="tool small" />
          <CardButton icon={Minimize2} label="Minimise timer" onPress={onMinimise} className="tool small" />
          <CardButton icon={X} label="Close timer" onPress={onClose} className="tool small" />
        </div>
        <div className="acts">
          {running ? (
            <CardButton icon={Pause} label="Pause" onPress={() => quiet.pause()} className="tool go-on" />
          ) : (
            <CardButton icon={Play} label="Start" onPress={() => quiet.start()} className="tool go-on" />
          )}
          <CardButton icon={RotateCcw} label="Reset" onPress={() => quiet.reset()} />
          <button type="button" className="tool" aria-label="5 minutes more" onClick={() => quiet.extend()}>
            +5
          </button>
          <CardButton icon={Flower2} label="Breathe" onPress={onBreathe} />
        </div>
      </div>
    </section>
  );
}

interface OpenerProps {
  readonly quiet: QuietTime;
  readonly onOpen: () => void;
}

/** What a folded timer is called. */
function openerLabel(time: string): string {
  return `Timer, ${time} left: open`;
}

/** The folded timer: a drop that fills with the time spent, inside a ring of the time left. */
export function TimerDrop({ quiet, onOpen }: OpenerProps) {
  const drop = useRef<HTMLButtonElement>(null);
  const { place, handlers, wasDragged } = useDrag(drop);
  const { time, share } = useTimerFace(quiet);
  return (
    <button
      ref={drop}
      type="button"
      className="glass timer-drop"
      aria-label={openerLabel(time)}
      title={time}
      style={{ '--x': `${place.x}px`, '--y': `${place.y}px` } as CSSProperties}
      {...handlers}
      onClick={() => wasDragged() || onOpen()}
    >
      <ShareRing share={share} size={52} />
      <Drop share={1 - share} />
    </button>
  );
}

/** The folded timer where it has a place of its own: in a phone's top strip. */
export function TimerChip({ quiet, onOpen }: OpenerProps) {
  const { time, share } = useTimerFace(quiet);
  return (
    <button type="button" className="glass timer-chip" aria-label={openerLabel(time)} onClick={onOpen}>
      <ShareRing share={share} size={32} />
      <b>{time}</b>
    </button>
  );
}

/** The folded timer as one of a rail's buttons. */
export function TimerRailDrop({ quiet, onOpen }: OpenerProps) {
  const { time, share } = useTimerFace(quiet);
  return (
    <button
      type="button"
      className="tool timer-rail-drop"
      aria-label={openerLabel(time)}
      title={time}
      onClick={onOpen}
    >
      <ShareRing share={share} size={40} />
      <Drop share={1 - share} />
    </button>
  );
}
