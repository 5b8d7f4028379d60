import { CODE_DIGITS } from '@inkbloom/contracts/sign-in';
import { useId } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface CodeFieldProps {
  readonly label: string;
  readonly code: string;
  readonly onChange: (code: string) => void;
}

const PLACES = Array.from({ length: CODE_DIGITS }, (_, place) => place);

/** One field for six digits, drawn as six boxes: it takes what a mail program fills in and what is pasted. */
export function CodeField({ label, code, onChange }: CodeFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-2.5">
      <label htmlFor={id} className="font-display text-14 font-semibold">
        {label}
      </label>
      <div className="relative w-full max-w-98">
        <input
          id={id}
          value={code}
          onChange={(event) =>
            onChange(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, CODE_DIGITS))
          }
          autoComplete="one-time-code"
          inputMode="numeric"
          pattern="\d{6}"
          className="peer absolute inset-0 size-full opacity-0"
        />
        <div
          aria-hidden
          className="grid grid-cols-[repeat(3,1fr)_14px_repeat(3,1fr)] items-center gap-1.5 rounded-sheet peer-focus-visible:outline-3 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-focus tablet:gap-2"
        >
          {PLACES.map((place) => (
            <span
              key={place}
              className={classNames(
                'grid h-16 place-items-center rounded-sheet bg-field font-display text-22 font-semibold inset-ring tabular-nums',
                place === code.length ? 'inset-ring-2 inset-ring-accent' : 'inset-ring-edge',
                place === 3 && 'col-start-5',
              )}
            >
              {code[place]}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
