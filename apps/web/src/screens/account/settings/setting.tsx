import { useId, type ReactNode } from 'react';

interface SettingProps {
  readonly title: string;
  readonly words?: string;
  readonly children: ReactNode;
}

/** One part of the settings: what it is on the left, its controls beside it. */
export function Setting({ title, words, children }: SettingProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-ink py-6 first:border-t-0 first:pt-0 desktop:grid-cols-[220px_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-18">
          {title}
        </h2>
        {words && <p className="mt-1 text-14 text-pretty text-muted">{words}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
