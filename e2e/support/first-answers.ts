import type { Page } from '@playwright/test';

const WRITTEN = /<script type="application\/json" id="first-answers">.*?<\/script>/s;

/** Opens screens without the answers that the server writes into their pages, so that the app asks for all of them. */
export async function withoutFirstAnswers(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const type = answer.headers()['content-type'] ?? '';
    if (!type.startsWith('text/html')) return route.fulfill({ response: answer });
    return route.fulfill({ response: answer, body: (await answer.text()).replace(WRITTEN, '') });
  });
}
