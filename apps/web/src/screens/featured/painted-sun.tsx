const RAYS = Array.from({ length: 12 }, (_, place) => place * 30);
const RAY = 'M0 -30C-6 -36 -5 -46 0 -54C5 -46 6 -36 0 -30Z';
const PAINTS = ['fill-marigold', 'fill-coral', 'fill-rose'] as const;

/** A rising sun whose rays are half painted. */
export function PaintedSun() {
  return (
    <svg
      viewBox="-60 -60 120 68"
      aria-hidden
      className="-my-5 h-16 flex-none self-end stroke-sheet-ink tablet:-my-6 tablet:h-32"
      strokeWidth={1.75}
      strokeLinejoin="round"
    >
      {RAYS.map((turn, place) => (
        <path
          key={turn}
          d={RAY}
          transform={`rotate(${turn})`}
          className={turn > 10 && turn < 180 ? PAINTS[place % PAINTS.length] : 'fill-sheet'}
        />
      ))}
      <circle r="24" className="fill-marigold" />
      <path d="M-11 -4q3 -5 6 0M5 -4q3 -5 6 0" fill="none" strokeLinecap="round" />
    </svg>
  );
}
