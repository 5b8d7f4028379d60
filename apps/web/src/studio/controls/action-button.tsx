import type { PageAction } from './page-actions.ts';
import { ToolButton } from './tool-button.tsx';

/** An action as a button that is only a picture. */
export function ActionButton({ action }: { readonly action: PageAction }) {
  const { run, short: _, ...rest } = action;
  return <ToolButton {...rest} onPress={run} />;
}

interface TilesProps {
  readonly actions: readonly PageAction[];
  readonly className?: string;
}

/** Actions as tiles with their names under the pictures. */
export function ActionTiles({ actions, className = 'page-tools' }: TilesProps) {
  return (
    <div className={className}>
      {actions.map(({ label, short, icon: Icon, run, disabled, pressed }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={label}
          disabled={disabled}
          aria-pressed={pressed}
          onClick={run}
        >
          <Icon className="icon" aria-hidden="true" />
          {short ?? label}
        </button>
      ))}
    </div>
  );
}
