import { useEffect } from 'react';
import { isMobile } from '../layouts/mobile.ts';
import { watchPresses } from './held-presses.ts';

const PETALS = [0, 45, 90, 135, 180, 225, 270, 315];

/** A flower that opens, and what is said until drawing is ready; the phrase depends on the device (CAN-18). */
export function LoadingWords() {
  useEffect(watchPresses, []);
  return (
    <>
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
    </>
  );
}
