import type { QuietTime } from './quiet-time.ts';
import { ShareRing } from '../../ui/share-ring.tsx';
import { useTimerFace } from './use-quiet-time.ts';

const PETALS = [0, 45, 90, 135, 180, 225, 270, 315];
const PETAL = 'M0 -18C24 -42 27 -70 0 -98C-27 -70 -24 -42 0 -18Z';

/** A flower to breathe with, ten seconds a breath, around the ring of the time left. */
export function Bloom({ quiet }: { readonly quiet: QuietTime }) {
  const { time, share } = useTimerFace(quiet);
  return (
    <section className="bloom" aria-label="Breathing">
      <svg className="petals" viewBox="-100 -100 200 200" aria-hidden="true">
        {PETALS.map((angle) => (
          <path key={angle} d={PETAL} transform={`rotate(${angle})`} />
        ))}
      </svg>
      <div className="heart">
        <ShareRing share={share} size={164} />
        <p className="words" aria-hidden="true">
          <span className="in">Breathe in</span>
          <span className="out">Breathe out</span>
        </p>
        <p className="left" role="timer" aria-label="Time left">
          {time}
        </p>
      </div>
    </section>
  );
}
