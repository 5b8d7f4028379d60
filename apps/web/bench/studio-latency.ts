import { SETTLED, VIEW, type BenchPages } from '../../../packages/engine/bench/harness/pages.ts';
import { latencyOf, prepareLatency, type Latency } from '../../../packages/engine/bench/harness/latency.ts';

const STUDIO = '/activity/moonlit-owl-with-poppies?color=1&page=0';

/** From an input to the frame that shows it, in the studio as people have it. */
export async function studioLatency(
  { browser }: Pick<BenchPages, 'browser'>,
  origin: string,
  brush: string,
): Promise<Latency> {
  const context = await browser.newContext({ viewport: VIEW, baseURL: origin });
  const page = await context.newPage();
  await prepareLatency(page);
  await page.goto(STUDIO);
  await page.getByRole('button', { name: brush, exact: true }).click();
  await page.waitForTimeout(SETTLED);
  const latency = await latencyOf(page);
  await context.close();
  return latency;
}
