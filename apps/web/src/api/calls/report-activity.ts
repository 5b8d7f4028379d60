import { reportActivity as contract, type ReportReason } from '@inkbloom/contracts/reports';
import { ask } from '../client/connection.ts';

/** Tells the operator what is wrong with an activity. */
export async function reportActivity(id: string, reason: ReportReason, note: string): Promise<void> {
  const body = { reason, ...(note.trim() && { note }) };
  await ask(contract, { params: { id }, body });
}
