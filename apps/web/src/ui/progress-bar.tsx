import { percent } from './format.ts';

interface ProgressBarProps {
  /** From 0 to 1. */
  readonly share: number;
  readonly label: string;
}

/** How much of something is done. */
export function ProgressBar({ share, label }: ProgressBarProps) {
  return <progress aria-label={label} max={100} value={percent(share)} />;
}
