import { Search, X } from 'lucide-react';
import { useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength?: number;
  readonly className?: string;
  /** More for the input, e.g. what makes it a combobox. Its keys come first; one that it takes goes no further. */
  readonly input?: Omit<ComponentProps<'input'>, 'ref' | 'type' | 'value' | 'onChange' | 'className'>;
  /** What hangs under the box. */
  readonly children?: ReactNode;
}

/** A search box; Escape and the cross empty it. */
export function SearchField({
  label,
  value,
  onChange,
  maxLength,
  className,
  input,
  children,
}: SearchFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  function clear() {
    onChange('');
    box.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    input?.onKeyDown?.(event);
    if (event.defaultPrevented || event.key !== 'Escape' || !value) return;
    event.preventDefault();
    clear();
  }
  return (
    <search
      className={classNames(
        'relative flex h-11 min-w-0 items-center gap-2.5 rounded-sheet bg-field pl-3.5 inset-ring inset-ring-edge',
        'has-[input:focus]:outline-3 has-[input:focus]:outline-offset-1 has-[input:focus]:outline-focus',
        className,
      )}
    >
      <Search aria-hidden className="flex-none text-muted" />
      <input
        {...input}
        ref={box}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={maxLength}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="h-full w-full min-w-0 bg-transparent outline-none placeholder:text-muted placeholder:opacity-100"
      />
      {value ? (
        <button
          type="button"
          aria-label="Clear search"
          onClick={clear}
          className="grid size-11 flex-none place-items-center rounded-sheet text-muted hover:text-ink"
        >
          <X aria-hidden className="size-4.5" />
        </button>
      ) : (
        <span className="w-1" />
      )}
      {children}
    </search>
  );
}
