import { type ComponentProps, useId } from 'react';

interface EmailFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'className'> {
  readonly problem: string | null;
}

/** One field for an address, with what is wrong with it under it. */
export function EmailField({ problem, ...input }: EmailFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-display text-14 font-semibold">
        Email
      </label>
      <input
        {...input}
        id={id}
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        className="h-13 min-w-0 rounded-sheet bg-field px-4 text-16 inset-ring inset-ring-edge aria-invalid:inset-ring-danger"
      />
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className="text-14 text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
