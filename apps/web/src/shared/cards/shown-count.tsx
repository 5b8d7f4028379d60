interface ShownCountProps {
  readonly shown: number | undefined;
  readonly total: number;
}

/** How much of a list stands on the screen; empty until that is known. */
export function ShownCount({ shown, total }: ShownCountProps) {
  return (
    <output className="text-right text-14 text-balance text-muted tabular-nums">
      {shown !== undefined && `Showing ${shown} of ${total} activities`}
    </output>
  );
}
