import type { ReportReason } from '@inkbloom/contracts/reports';

/** What somebody says is wrong with an activity. */
interface ReportRow {
  activity_id: string;
  /** The person's id, or for a guest a keyed hash of where they came from. */
  reporter: string;
  /** Null for a guest. */
  user_id: string | null;
  reason: ReportReason;
  note: string | null;
  created_at: string;
  /** When an operator was done with it. */
  decided_at: string | null;
}

/** How much of one kind the tidying removed on a day. */
interface TidyingRow {
  /** In UTC, such as 2026-03-01. */
  day: string;
  name: string;
  total: number;
}

/** The tables of looking after an installation. */
export interface OperatingTables {
  reports: ReportRow;
  tidyings: TidyingRow;
}
