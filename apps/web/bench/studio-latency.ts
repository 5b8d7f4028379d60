import { SETTLED, VIEW, type BenchPages, type Hand } from '../../../packages/engine/bench/harness/pages.ts';
import { latencyOf, prepareLatency, type Latency } from '../../../packages/engine/bench/harness/latency.ts';

const STUDIO = '/activity/moonlit-owl-with-poppies?color=1&page=0';

/** From an input to the frame that shows it, in the studio as people have it. */
export async function studioLatency(
  { browser }: Pick<BenchPages, 'browser'>,
  origin: string,
  { brush, points, slowdown = 1 }: Hand & { readonly brush: string },
): Promise<Latency> {
  const context = await browser.newContext({ viewport: VIEW, baseURL: origin });
  const page = await context.newPage();
  await prepareLatency(page);
  await page.goto(STUDIO);
  await page.getByRole('button', { name: brush, exact: true }).click();
  await page.waitForTimeout(SETTLED);
  const debuggerOf = await context.newCDPSession(page);
  await debuggerOf.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const latency = await latencyOf(page, points);
  await context.close();
  return latency;
}
