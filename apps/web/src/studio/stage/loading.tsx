import { LoadingWords } from './loading-words.tsx';

/** Shown until drawing is ready. */
export function Loading() {
  return (
    <output className="loading">
      <LoadingWords />
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
