import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { policyReportLimit } from './limits.ts';

/** Where browsers report what the content policy refused. */
export const POLICY_REPORTS_PATH = '/api/v1/policy-reports';

const MAX_BYTES = 16 * 1024;
const MAX_REPORTS = 20;
const text = z.string().max(4096).catch('');

/** The older form, with a report a call, and the newer one, with several. */
const Older = z
  .object({
    'csp-report': z.object({ 'document-uri': text, 'violated-directive': text, 'blocked-uri': text }),
  })
  .transform(({ 'csp-report': report }) => [
    { page: report['document-uri'], directive: report['violated-directive'], blocked: report['blocked-uri'] },
  ]);
const Newer = z.array(
  z
    .object({ body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text }) })
    .transform(({ body }) => ({
      page: body.documentURL,
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
    })),
);
const Reports = z.union([Older, Newer]);
const DIRECTIVE = /^[a-z-]{1,40}/;

/** What is told of an address: its path, or its origin alone; words such as `inline` as they are. */
function placeOf(address: string, withPath: boolean): string {
  if (!URL.canParse(address)) return address.slice(0, 40);
  const { origin, pathname, protocol } = new URL(address);
  if (origin === 'null') return protocol;
  return withPath ? pathname : origin;
}

/** Takes in what browsers report of the content policy: a line of the log each, with nothing that tells of people. */
export async function policyReports(app: FastifyInstance): Promise<void> {
  const types = ['application/csp-report', 'application/reports+json'];
  app.addContentTypeParser(types, { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) => {
    try {
      done(null, JSON.parse(body as string));
    } catch {
      done(null, undefined);
    }
  });
  const options = { config: policyReportLimit, bodyLimit: MAX_BYTES, schema: { hide: true } };
  app.post(POLICY_REPORTS_PATH, options, async (request, reply) => {
    const read = Reports.safeParse(request.body);
    const reports = read.success ? read.data.slice(0, MAX_REPORTS) : [];
    for (const { page, directive, blocked } of reports) {
      const [name = 'unknown'] = DIRECTIVE.exec(directive) ?? [];
      app.countPolicyReport?.(name);
      const policy = { directive: name, blocked: placeOf(blocked, false), page: placeOf(page, true) };
      request.log.warn({ policy }, 'a browser refused something by the content policy');
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
