import { listDaily as contract } from '@inkbloom/contracts/daily';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../client/connection.ts';
import { LATELY_KEY } from './daily-key.ts';

/** Days, the first and the last of them included. */
interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** The pages made for each day of a span, of the last seven days without one. */
export function dailyQuery(span?: DaySpan) {
  return queryOptions({
    queryKey: span ? (['daily', span.from, span.to] as const) : LATELY_KEY,
    queryFn: async ({ signal }) =>
      (await ask(contract, { query: { from: span?.from, to: span?.to }, signal })).data,
  });
}
