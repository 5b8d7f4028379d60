/** One line of the bench: what was measured, how it compares, and whether its gate holds. */
export interface Row {
  readonly what: string;
  readonly ours: string;
  readonly others: string;
  readonly gate: string;
  readonly holds: boolean;
  /** How many times better than each other one, for the plot. */
  readonly ratios: Readonly<Record<string, number>>;
}

const COLUMNS = ['what', 'ours', 'others', 'gate'] as const;

/** Prints rows as one table. */
export function printTable(rows: readonly Row[]): void {
  const widths = COLUMNS.map((column) => Math.max(column.length, ...rows.map((row) => row[column].length)));
  const line = (cells: readonly string[]) => cells.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ');
  console.log(`\n${line(COLUMNS)} |`);
  console.log(widths.map((width) => '-'.repeat(width)).join('-|-'));
  for (const row of rows)
    console.log(`${line(COLUMNS.map((column) => row[column]))} | ${row.holds ? 'holds' : 'MISSED'}`);
}

/** A number as people read it: 0.05, 1.2, 340, 9.1 M. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (value >= 1e6) return `${(value / 1e6).toFixed(1)} M`;
  if (value >= 1e4) return `${(value / 1e3).toFixed(0)} k`;
  if (value >= 100) return value.toFixed(0);
  return value >= 1 ? value.toFixed(1) : value.toFixed(2);
}

/** Bytes as megabytes. */
export function megabytes(bytes: number): string {
  return `${short(bytes / 1e6)} MB`;
}
