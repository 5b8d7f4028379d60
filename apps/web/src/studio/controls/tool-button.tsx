import type { LucideIcon } from 'lucide-react';

interface ToolButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onPress: () => void;
  /** For a switch: whether it is on. */
  readonly pressed?: boolean;
  /** For a button that opens something: whether that is open. */
  readonly expanded?: boolean;
  readonly disabled?: boolean;
  readonly small?: boolean;
}

/** A button that is only a picture; its name is spoken and shown as a hint. */
export function ToolButton({
  icon: Icon,
  label,
  onPress,
  pressed,
  expanded,
  disabled,
  small,
}: ToolButtonProps) {
  return (
    <button
      type="button"
      className={small ? 'tool small' : 'tool'}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon className="icon" aria-hidden="true" />
    </button>
  );
}
