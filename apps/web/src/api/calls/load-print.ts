import { getPrint, type PaperSize } from '@inkbloom/contracts/prints';
import * as z from 'zod/mini';
import { ask } from '../client/connection.ts';

/** A PDF that nobody asked for before is made first. */
const PRINT_TIMEOUT_MS = 90_000;
const PRINT = { ...getPrint, answer: z.instanceof(Blob), isFile: true };

/** All pages of an activity as a PDF, for the signed-in person. Rejects with RequestError. */
export function loadPrint(activityId: string, paper: PaperSize): Promise<Blob> {
  return ask(PRINT, { params: { id: activityId }, query: { paper }, timeout: PRINT_TIMEOUT_MS });
}
