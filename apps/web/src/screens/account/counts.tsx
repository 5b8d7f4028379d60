import type { Counts as Figures } from '@inkbloom/contracts/records';

const NONE: Figures = { total: 0, thisWeek: 0, thisMonth: 0 };

/** Total, This Week and This Month; zeros while nothing is known. */
export function Counts({ counts = NONE }: { readonly counts: Figures | undefined }) {
  const figures = [
    ['Total', counts.total],
    ['This Week', counts.thisWeek],
    ['This Month', counts.thisMonth],
  ] as const;
  return (
    <dl className="flex gap-x-6 gap-y-2">
      {figures.map(([words, figure]) => (
        <div key={words} className="flex flex-col-reverse">
          <dt className="text-14 text-muted">{words}</dt>
          <dd className="font-display text-28 leading-none font-semibold tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
