/**
 * What the network, PostgreSQL (classes 08 and 57P) and SQLite report of a database that is away, starting or overrun.
 */
const AWAY_CODES =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0.|53300|SQLITE_BUSY.*)$/;
/** What the PostgreSQL client reports without a code. */
const AWAY_MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

/** Whether a query failed because the database cannot be reached now; the same query may work in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  if (typeof code === 'string') return AWAY_CODES.test(code);
  return AWAY_MESSAGES.test(error.message);
}
