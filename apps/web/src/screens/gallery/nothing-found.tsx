import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** No page fits what was asked for. */
export function NothingFound({ onClear }: { readonly onClear: () => void }) {
  const clear = (
    <Button kind="primary" onClick={onClear}>
      Clear filters
    </Button>
  );
  return (
    <EmptyState drawing="nothing-found" title="No activities found" action={clear}>
      Nothing here fits these words and filters yet. New pages come every day.
    </EmptyState>
  );
}
