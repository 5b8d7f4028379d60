import type { ReactNode } from 'react';

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Parts of one kind, side by side. */
export function Group({ title, children }: GroupProps) {
  return (
    <section className="grid gap-3">
      <h2 className="text-14 font-medium text-muted">{title}</h2>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </section>
  );
}
