import { CardMark } from '../marks/card-mark.tsx';
import { CardTools } from './card-tools.tsx';

interface MarkAndToolsProps {
  readonly id: string;
  readonly title: string;
}

/** What lies over a card's sheet: how far the person is with it, and under a mouse what can be done with it. */
export function MarkAndTools({ id, title }: MarkAndToolsProps) {
  return (
    <span className="pointer-events-none absolute inset-x-0 top-0 z-1 flex aspect-4/3 items-end justify-between gap-1.5 p-2">
      <CardMark activityId={id} />
      <CardTools id={id} title={title} />
    </span>
  );
}
