import { expect, it } from 'vitest';
import { freePort } from '../../../../scripts/ports.ts';
import { startServer } from '../../testing/server.ts';

const OLDER = {
  'csp-report': {
    'document-uri': 'http://localhost/activity/owl?who=ada',
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'https://elsewhere.example/a.js?who=ada',
  },
};
const NEWER = [
  {
    type: 'csp-violation',
    body: { documentURL: 'http://localhost/', effectiveDirective: 'img-src', blockedURL: 'inline' },
  },
];

it('what browsers report of the content policy is counted, in both forms, and never an error', async () => {
  const port = await freePort();
  const { app } = await startServer({ variables: { METRICS_PORT: String(port) } });
  const policy = String((await app.inject('/status')).headers['content-security-policy']);
  const [, path = ''] = /report-uri (\S+?);/.exec(policy) ?? [];
  const tell = (type: string, payload: string) =>
    app.inject({ method: 'POST', url: path, headers: { 'content-type': type }, payload });
  expect((await tell('application/csp-report', JSON.stringify(OLDER))).statusCode).toBe(204);
  expect((await tell('application/reports+json', JSON.stringify(NEWER))).statusCode).toBe(204);
  for (const broken of ['', '{', '[1]', '{"csp-report":null}'])
    expect((await tell('application/csp-report', broken)).statusCode).toBe(204);
  const counted = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(counted).toContain('inkbloom_policy_reports_total{directive="script-src-elem"} 1');
  expect(counted).toContain('inkbloom_policy_reports_total{directive="img-src"} 1');
  for (let at = 0; at < 30; at += 1) await tell('application/reports+json', JSON.stringify(NEWER));
  expect((await tell('application/reports+json', '[]')).statusCode).toBe(429);
});
