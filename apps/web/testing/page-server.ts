import { stubPage, type Answer } from './stub-page.ts';

// Importing this puts a page around whatever is imported after it.

/** The server of that page: what it answers, and what it was asked. */
export const server: { answer: Answer; readonly asked: Request[] } = {
  answer: () => Response.json({ success: true, data: {} }),
  asked: stubPage((request) => server.answer(request)),
};
