import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from '../../../../scripts/ports.ts';
import { root } from '../../../../scripts/run.ts';
import { startServer } from '../../testing/server.ts';

/** A name of this server's own figures, of its requests or of its process. */
const NAME = /\b(?:inkbloom|http_request|process|nodejs)_[a-z_]+\b/g;
const SUFFIX = /_(?:bucket|sum|count)$/;

/** The names of all figures, as a server tells them. */
async function figures(): Promise<Set<string>> {
  const port = await freePort();
  const variables = {
    METRICS_PORT: String(port),
    STRIPE_SECRET_KEY: 'sk',
    STRIPE_WEBHOOK_SECRET: 'wh',
    STRIPE_API_URL: 'http://127.0.0.1:1',
  };
  await startServer({ variables });
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toMatch(/^inkbloom_state_read 1$/m);
  expect(text, 'read, and nothing there').toMatch(/^inkbloom_mails_waiting 0$/m);
  return new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
}

it('the dashboard and the alerts of deploy/ ask only for figures that there are', async () => {
  const told = await figures();
  for (const file of ['grafana-dashboard.json', 'alerts.yaml']) {
    const text = readFileSync(join(root, 'deploy', file), 'utf8');
    const asked = [...text.matchAll(NAME)].map(([name]) => name.replace(SUFFIX, ''));
    expect(asked.length, file).toBeGreaterThan(5);
    expect(
      asked.filter((name) => !told.has(name)),
      file,
    ).toEqual([]);
  }
  const own = [...told].filter((name) => name.startsWith('inkbloom_'));
  expect(own.length).toBeGreaterThan(10);
  const inOtherUnits = /_(ms|millis|minutes|mb|kb|percent)(_|$)/;
  expect(own.filter((name) => inOtherUnits.test(name))).toEqual([]);
});
