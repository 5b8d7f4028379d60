/** A thin ring of which a share, 0 to 1, is drawn strongly, from the top; `size` in CSS pixels. */
export function ShareRing({ share, size }: { readonly share: number; readonly size: number }) {
  const middle = size / 2;
  const radius = middle - 2;
  const around = 2 * Math.PI * radius;
  return (
    <svg className="share-ring" width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <circle className="track" cx={middle} cy={middle} r={radius} />
      {share > 0 && (
        <circle
          className="value"
          cx={middle}
          cy={middle}
          r={radius}
          strokeDasharray={`${around * share} ${around}`}
        />
      )}
    </svg>
  );
}
