import { EmptyState } from '../../ui/empty-state.tsx';

/** The catalogue itself is empty. */
export function NothingYet() {
  return (
    <EmptyState drawing="nothing-yet" title="No activities found">
      The first pages are still being drawn. Come back in a moment.
    </EmptyState>
  );
}
