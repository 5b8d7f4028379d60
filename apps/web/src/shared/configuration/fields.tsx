import { useId, type ComponentProps } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'onChange'> {
  readonly label: string;
  readonly onText: (text: string) => void;
  /** What is wrong with the text. */
  readonly problem?: string | undefined;
}

/** A line of text with its label over it. */
export function Field({ label, onText, problem, className, ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <label htmlFor={id} className="text-14 font-semibold text-ink">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => onText(event.target.value)}
        className={classNames(
          'h-11 w-full min-w-0 rounded-sheet bg-field px-3.5 text-ink inset-ring placeholder:text-muted',
          problem ? 'inset-ring-danger' : 'inset-ring-edge',
        )}
      />
      {problem && (
        <p id={`${id}-problem`} className="text-14 text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

interface TickProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onCheck: (checked: boolean) => void;
}

/** A box to tick, with its words beside it. */
export function Tick({ label, checked, onCheck }: TickProps) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-ink">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onCheck(event.target.checked)}
        className="size-5 flex-none accent-accent"
      />
      {label}
    </label>
  );
}
