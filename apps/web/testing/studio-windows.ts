import { act } from '@testing-library/react';

/** Phones, phones on their side, tablets both ways, laptops with and without a browser's bars, large screens. */
export const STUDIO_WINDOWS: readonly (readonly [width: number, height: number])[] = [
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 844],
  [430, 932],
  [568, 320],
  [667, 375],
  [844, 390],
  [768, 1024],
  [800, 1280],
  [820, 1180],
  [834, 1194],
  [1024, 600],
  [1024, 768],
  [1080, 810],
  [1100, 800],
  [1112, 834],
  [1180, 820],
  [1194, 834],
  [1280, 720],
  [1280, 800],
  [1366, 768],
  [1440, 789],
  [1440, 900],
  [1536, 730],
  [1680, 820],
  [2560, 1440],
];

/** Gives the tests' window a size at once, without asking the browser for another one. */
export function resize(width: number, height: number): void {
  const frame = window.frameElement as HTMLIFrameElement;
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
  act(() => void window.dispatchEvent(new Event('resize')));
}
