import type { PageAction } from './page-actions.ts';
import { ToolButton } from './tool-button.tsx';

/** An action as a button that is only a picture. */
export function ActionButton({ action }: { readonly action: PageAction }) {
  const { run, short: _, ...rest } = action;
  return <ToolButton {...rest} onPress={run} />;
}

/** Actions as tiles with their names under the pictures. */
export function ActionTiles({ actions }: { readonly actions: readonly PageAction[] }) {
  return (
    <div className="page-tools">
      {actions.map(({ label, short, icon: Icon, run, disabled, pressed }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
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
