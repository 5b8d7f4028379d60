import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addActivities } from '../../../testing/activities.ts';
import { type RunningSandbox, startSandbox } from '../../../testing/sandbox.ts';
import { startServer, type TestServer } from '../../../testing/server.ts';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="1536" height="2048" viewBox="0 0 1536 2048"><rect
  width="100%" height="100%" fill="#fff"/><path d="M100 100L900 1900Z" stroke="#000" fill="#fff"/></svg>`;

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.stop());

interface Person {
  readonly authorization: string;
}

async function start(): Promise<TestServer & { readonly ada: Person }> {
  const server = await startServer({ sandbox: sandbox.origin });
  await addActivities(server.databases, { id: 'owl', title: 'Quiet Owl', pages: 3 });
  const line_key = await server.store.put('lines', 'svg', Buffer.from(SVG));
  await server.databases.write.updateTable('activity_pages').set({ line_key }).execute();
  return { ...server, ada: await server.signIn('ada@example.org') };
}

function print({ app }: TestServer, headers: object, query = '', id = 'owl') {
  return app.inject({ url: `/api/v1/activities/${id}/print.pdf${query}`, headers: { ...headers } });
}

/** The sizes of a PDF's sheets in points. */
function sheets(pdf: string): string[] {
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+ [\d.]+)\]/g)].map(([, size = '']) => size);
}

describe('the sheets of an activity', () => {
  it.each([
    ['', 'a4', '595.28 841.89'],
    ['?paper=a4', 'a4', '595.28 841.89'],
    ['?paper=letter', 'letter', '612 792'],
  ])('DET-6 are a PDF of all pages, one a sheet, with %j on %s', async (query, paper, size) => {
    const server = await start();
    const answer = await print(server, server.ada, query);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="owl-${paper}.pdf"`);
    const pdf = answer.rawPayload.toString('latin1');
    expect(pdf).toMatch(/^%PDF-/);
    expect(sheets(pdf)).toEqual([size, size, size]);
    expect(pdf).not.toContain('/Subtype /Image');
  });

  it('DET-6 are for signed-in people', async () => {
    const server = await start();
    const answer = await print(server, {});
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ error: 'user_not_authenticated' });
  });

  it('are made once and kept, however many ask', async () => {
    const server = await start();
    const answers = await Promise.all([1, 2, 3].map(() => print(server, server.ada)));
    const [row, ...others] = await server.databases.read.selectFrom('prints').selectAll().execute();
    expect(others).toEqual([]);
    const kept = Buffer.from((await server.store.read(row!.key))!);
    for (const { rawPayload } of answers) expect(rawPayload.equals(kept)).toBe(true);
    await server.databases.write.updateTable('activity_pages').set({ line_key: 'lines/gone' }).execute();
    expect((await print(server, server.ada)).rawPayload.equals(kept)).toBe(true);
  });

  it('are made anew when the pages changed', async () => {
    const server = await start();
    const before = await print(server, server.ada);
    await server.databases.write.deleteFrom('activity_pages').where('page_index', '=', 2).execute();
    await server.databases.write.updateTable('activities').set({ hash: 'changed' }).execute();
    const after = await print(server, server.ada);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(sheets(after.rawPayload.toString('latin1'))).toHaveLength(2);
  });

  it('are not sent again to whoever has them, and are no open pictures', async () => {
    const server = await start();
    const { headers } = await print(server, server.ada);
    expect(headers['cache-control']).toBe('private, no-cache');
    const again = await print(server, { ...server.ada, 'if-none-match': headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const [row] = await server.databases.read.selectFrom('prints').select('key').execute();
    expect((await server.app.inject(`/images/${row!.key}`)).statusCode).toBe(404);
  });

  it.each([
    ['', 'gone', 404],
    ['', '%00', 404],
    ['?paper=a0', 'owl', 400],
    ['?size=a4', 'owl', 400],
  ])('are refused with %j for %s', async (query, id, status) => {
    const server = await start();
    expect((await print(server, server.ada, query, id)).statusCode).toBe(status);
  });

  it('that cannot be made are a failure of the server, which goes on', async () => {
    const server = await startServer({ sandbox: sandbox.origin, variables: { LOG_LEVEL: 'silent' } });
    await addActivities(server.databases, { id: 'owl' });
    const ada = await server.signIn('ada@example.org');
    expect((await print(server, ada)).statusCode).toBe(500);
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  });
});
