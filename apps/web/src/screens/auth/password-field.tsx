import { MIN_PASSWORD_LENGTH } from '@inkbloom/contracts/sign-in';
import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';

interface PasswordFieldProps {
  readonly value: string;
  /** Whether it is chosen now, rather than known. */
  readonly isNew: boolean;
  readonly onChange: (value: string) => void;
}

/** One field for a password, which can be looked at. */
export function PasswordField({ value, isNew, onChange }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-display text-14 font-semibold">
        {isNew ? 'New password' : 'Password'}
      </label>
      <div className="relative">
        <input
          id={id}
          value={value}
          type={isShown ? 'text' : 'password'}
          required
          minLength={isNew ? MIN_PASSWORD_LENGTH : undefined}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          aria-describedby={isNew ? `${id}-rule` : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="h-13 w-full min-w-0 rounded-sheet bg-field pr-13 pl-4 text-16 inset-ring inset-ring-edge"
        />
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? 'Hide password' : 'Show password'}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="absolute! top-1 right-1 text-muted"
        />
      </div>
      {isNew && (
        <p id={`${id}-rule`} className="text-14 text-muted">
          At least {MIN_PASSWORD_LENGTH} characters, and none of the most common ones.
        </p>
      )}
    </div>
  );
}
