import type { ReactNode } from 'react';

interface FieldsetProps {
  readonly legend: string;
  /** Beside the question. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One question of the form. */
export function WishQuestion({ legend, aside, children }: FieldsetProps) {
  return (
    <fieldset className="min-w-0">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <legend className="float-left font-display text-16 font-semibold">{legend}</legend>
        {aside}
      </div>
      {children}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly className: string;
  readonly children: ReactNode;
}

/** One of several answers: a radio button that looks like what it stands for. */
export function WishChoice({ name, value, isChosen, onChoose, className, children }: ChoiceProps) {
  return (
    <label
      className={`cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${className}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="sr-only"
      />
      {children}
    </label>
  );
}

/** The look of a small answer, chosen or not. */
export function chipLook(isChosen: boolean): string {
  return (
    'inline-flex min-h-11 items-center rounded-full px-3.5 font-display text-14 leading-none font-medium tablet:min-h-10 ' +
    (isChosen
      ? 'bg-accent-soft text-accent-strong inset-ring-[1.5px] inset-ring-accent-strong'
      : 'bg-bar text-ink inset-ring inset-ring-edge hover:bg-accent-wash')
  );
}
