import type * as z from 'zod/mini';
import type { getActivity, listActivities, listFeatured } from './activities.ts';
import type { listCategories } from './categories.ts';
import type { listDaily } from './daily.ts';
import type { listOfferedStreams } from './subscriptions.ts';

/**
 * The id of the script element in which the server writes, as JSON, the answers that the screen of the page begins
 * with, so that the app asks nothing before it shows them. Like the configuration it stands alone: the first screen
 * waits for no schema.
 */
export const FIRST_ANSWERS_ELEMENT = 'first-answers';

type AnswerOf<Contract extends { readonly answer: z.ZodMiniType }> = z.infer<Contract['answer']>;

/** Answers of the API as the calls themselves would give them at that moment. */
export interface FirstAnswers {
  /** When they were written, in milliseconds since the epoch. */
  readonly at: number;
  /** The first page of a list. */
  readonly list?: {
    readonly query: { readonly page: number; readonly limit: number; readonly category?: string };
    readonly answer: AnswerOf<typeof listActivities>;
  };
  readonly activity?: AnswerOf<typeof getActivity>;
  readonly featured?: AnswerOf<typeof listFeatured>;
  readonly daily?: AnswerOf<typeof listDaily>;
  readonly categories?: AnswerOf<typeof listCategories>;
  readonly offered?: AnswerOf<typeof listOfferedStreams>;
}
