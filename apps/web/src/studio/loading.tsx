/** The phrase under the heading depends on the device (CAN-18). */
function isMobile(): boolean {
  return (
    matchMedia('(pointer: coarse), (width < 768px)').matches || /Mobi|Android/i.test(navigator.userAgent)
  );
}

const PETALS = [0, 45, 90, 135, 180, 225, 270, 315];

/** Shown until drawing is ready. */
export function Loading() {
  return (
    <output className="loading">
      <svg viewBox="-50 -50 100 100" aria-hidden="true" fill="none" stroke="var(--progress)" strokeWidth="2">
        {PETALS.map((angle, at) => (
          <g key={angle} transform={`rotate(${angle})`}>
            <path
              className="petal"
              style={{ animationDelay: `${at * 120}ms` }}
              d="M0 -8C11 -16 11 -32 0 -44C-11 -32 -11 -16 0 -8Z"
            />
          </g>
        ))}
      </svg>
      <h2>Preparing your meditation space...</h2>
      <p>{isMobile() ? 'Loading for mobile device' : 'Finding inner peace, one pixel at a time'}</p>
    </output>
  );
}

interface CannotOpenProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Shown when the page itself could not be had. */
export function CannotOpen({ onRetry, onClose }: CannotOpenProps) {
  return (
    <div className="loading" role="alert">
      <h2>This page could not be loaded</h2>
      <p>Your art on this device is safe. Check your connection and try again.</p>
      <div className="choices">
        <button type="button" className="go" onClick={onRetry}>
          Try again
        </button>
        <button type="button" className="quiet" onClick={onClose}>
          Back to the page
        </button>
      </div>
    </div>
  );
}
