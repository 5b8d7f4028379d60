import type { AuthMode } from './auth-address.ts';

const MODES: readonly { readonly mode: AuthMode; readonly words: string }[] = [
  { mode: 'signin', words: 'Sign In' },
  { mode: 'signup', words: 'Sign Up' },
];

interface ModeToggleProps {
  readonly mode: AuthMode;
  readonly onChange: (mode: AuthMode) => void;
}

/** Sign In or Sign Up. */
export function ModeToggle({ mode: current, onChange }: ModeToggleProps) {
  return (
    <fieldset
      aria-label="Sign in or sign up"
      className="grid grid-cols-2 rounded-sheet bg-field p-1 inset-ring inset-ring-line"
    >
      {MODES.map(({ mode, words }) => (
        <button
          key={mode}
          type="button"
          aria-pressed={mode === current}
          onClick={() => onChange(mode)}
          className="min-h-11 rounded-[11px] font-display text-16 leading-none font-semibold text-muted hover:text-ink aria-pressed:bg-ink aria-pressed:text-bar"
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
}
