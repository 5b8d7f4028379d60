import { ALL_STREAMS } from '@inkbloom/contracts/access';
import { nameFromSlug } from '../../../ui/format.ts';

interface Plan {
  readonly streamsToSubscribe: readonly string[];
}

interface Offered {
  readonly id: string;
  readonly memberPages?: number | undefined;
}

const LIST = new Intl.ListFormat('en');
const FIGURES = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** Whether a plan opens every stream. */
export function isAllStreams({ streamsToSubscribe }: Plan): boolean {
  return streamsToSubscribe.some((id) => id.startsWith(ALL_STREAMS));
}

/** What is open now, in a line: "Two streams are open". */
export function openedTitle(plan: Plan): string {
  if (isAllStreams(plan)) return 'Every stream is open';
  const count = plan.streamsToSubscribe.length;
  return `${FIGURES[count] ?? count} ${count === 1 ? 'stream is' : 'streams are'} open`;
}

/** What that holds: "Food and Vehicles: 40 more pages, and new ones as they come." */
export function openedWords(plan: Plan, offered: readonly Offered[]): string {
  const isAll = isAllStreams(plan);
  const pages = offered
    .filter(({ id }) => isAll || plan.streamsToSubscribe.includes(id))
    .reduce((sum, { memberPages = 0 }) => sum + memberPages, 0);
  const names = isAll ? 'All that there are' : LIST.format(plan.streamsToSubscribe.map(nameFromSlug));
  const more = pages > 0 ? `: ${pages} more ${pages === 1 ? 'page' : 'pages'}` : '';
  return `${names}${more}, and new ones as they come.`;
}
