import { classNames } from '../../ui/class-names.ts';

const STEPS = ['Selection', 'Review', 'Confirmation'] as const;

/** How far a purchase is: choosing, looking it over, and paying on the provider's page. */
export function Steps({ at }: { readonly at: 0 | 1 | 2 }) {
  return (
    <ol aria-label="Steps" className="flex flex-wrap gap-x-5 gap-y-1 font-display text-14 font-semibold">
      {STEPS.map((name, index) => (
        <li
          key={name}
          aria-current={index === at ? 'step' : undefined}
          className={classNames(
            'flex items-center gap-2',
            index === at ? 'text-accent-strong' : 'text-muted',
          )}
        >
          <span
            className={classNames(
              'grid size-6 place-items-center rounded-full text-12 tabular-nums',
              index === at ? 'bg-accent text-on-accent' : 'inset-ring-[1.5px] inset-ring-edge',
            )}
          >
            {index + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
  );
}
