import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface NothingInStreamProps {
  /** What was searched for; empty when the stream itself holds nothing. */
  readonly search: string;
  readonly onClear: () => void;
}

/** No page of the stream fits the search, or it has none yet. */
export function NothingInStream({ search, onClear }: NothingInStreamProps) {
  if (!search) {
    const onward = (
      <ButtonLink to="/streams" kind="primary">
        All streams
      </ButtonLink>
    );
    return (
      <EmptyState drawing="nothing-yet" title="No activities found" action={onward}>
        Nothing lies in this stream yet. New pages come every day.
      </EmptyState>
    );
  }
  const clear = (
    <Button kind="primary" onClick={onClear}>
      Clear search
    </Button>
  );
  return (
    <EmptyState drawing="nothing-found" title={`No activities found for “${search}”`} action={clear}>
      Try a shorter word, or look through the whole stream.
    </EmptyState>
  );
}
