import { type ComponentProps, type ReactNode, type SubmitEvent, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import type { RunningChange } from '../../ui/use-change.ts';

interface FieldFormProps extends Pick<
  ComponentProps<'input'>,
  'type' | 'required' | 'minLength' | 'maxLength' | 'autoComplete'
> {
  readonly label: string;
  readonly button: string;
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly change: Pick<RunningChange, 'isBusy' | 'run'>;
  /** Sends what was typed. */
  readonly send: () => Promise<unknown>;
  /** What is asked of the value, in words. */
  readonly rule?: string;
  readonly children?: ReactNode;
}

/** One field with the button that sends it, and what came of it underneath. */
export function FieldForm(props: FieldFormProps) {
  const { label, button, value, onType, change, send, rule, children, ...input } = props;
  const id = useId();
  function submit(event: SubmitEvent) {
    event.preventDefault();
    change.run(send);
  }
  return (
    <form onSubmit={submit} className="grid gap-3 text-ink">
      <label htmlFor={id} className="font-display text-14 font-semibold">
        {label}
      </label>
      <div className="flex flex-wrap gap-2.5">
        <input
          {...input}
          id={id}
          value={value}
          aria-describedby={rule && `${id}-rule`}
          onChange={(event) => onType(event.currentTarget.value)}
          className="h-12 min-w-0 flex-1 rounded-sheet bg-field px-4 inset-ring inset-ring-edge"
        />
        <Button type="submit" busy={change.isBusy} disabled={value.trim() === ''}>
          {button}
        </Button>
      </div>
      {rule && (
        <p id={`${id}-rule`} className="text-14 text-muted">
          {rule}
        </p>
      )}
      {children}
    </form>
  );
}
