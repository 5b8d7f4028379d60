import { expect, it } from 'vitest';
import { startSandbox } from '../testing/sandbox.ts';

it('lists what is there on its front page', async () => {
  const { origin } = await startSandbox();
  const response = await fetch(origin);
  const html = await response.text();
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(html).toContain(`${origin}/google`);
  expect(html).toContain(`${origin}/yahoo`);
  expect(html).toContain('/faults');
});

it('answers failures as a page to browsers and as JSON to programs', async () => {
  const { origin } = await startSandbox();
  const address = `${origin}/google/sign-in/unknown`;
  const page = await fetch(address, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(400);
  expect(await page.text()).toContain('That did not work');
  expect(await (await fetch(address)).json()).toHaveProperty('error');
});
