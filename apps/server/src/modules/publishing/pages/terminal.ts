/** Where a command speaks to: results on one side, what goes on meanwhile on the other. */
export interface Terminal {
  readonly result: (line: string) => void;
  readonly notice: (line: string) => void;
}

/** Lines that a long command says of itself at most. */
const STEPS = 20;

/** Tells how far a long command is, in about twenty lines; call what is given once for each piece that is done. */
export function progressOf({ notice }: Terminal, what: string, total: number): () => void {
  const step = Math.max(1, Math.ceil(total / STEPS));
  let done = 0;
  return () => {
    done++;
    if (done % step === 0 || done === total) notice(`${what}: ${done} of ${total}`);
  };
}

/** Rows as aligned columns; the first row is the head. */
export function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
