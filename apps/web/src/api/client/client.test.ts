import { getActivity, listActivities } from '@inkbloom/contracts/activities';
import { deleteDrawing, saveDrawing } from '@inkbloom/contracts/drawings';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { json, startLocalServer, type Handler } from '../../../testing/local-server.ts';
import { createClient } from './client.ts';
import { RequestError } from './request-error.ts';

const emptyPage = {
  success: true,
  data: [],
  pagination: { page: 1, limit: 50, total: 0, pages: 0, hasNext: false, hasPrev: false },
};

/** A real server and a client that speaks to it. */
async function connect(handler: Handler) {
  const { base, seen } = await startLocalServer(handler);
  return { send: createClient({ base, version: '9.9.9', backOff: 1 }), seen };
}

async function failure(call: Promise<unknown>): Promise<RequestError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(RequestError);
  return error as RequestError;
}

describe('what a call carries', () => {
  it('REQ-4 leaves empty query values out and names client and version', async () => {
    const { send, seen } = await connect((_request, response) => json(response, 200, emptyPage));
    await send(listActivities, { query: { page: 2, search: '', category: undefined }, token: 'abc' });
    expect(seen[0]?.url).toBe('/api/v1/activities?page=2');
    expect(seen[0]?.headers).toMatchObject({
      authorization: 'Bearer abc',
      'content-type': 'application/json',
      'x-client': 'inkbloom-web',
      'x-version': '9.9.9',
    });
  });

  it('REQ-4 announces no body where a DELETE has none', async () => {
    const answer = { success: true, data: { id: 'drawing-1' } };
    const { send, seen } = await connect((_request, response) => json(response, 200, answer));
    await send(deleteDrawing, { params: { id: 'drawing-1' } });
    expect(seen[0]?.headers['content-type']).toBeUndefined();
    expect(seen[0]?.headers['x-client']).toBe('inkbloom-web');
  });

  it('sends no authorization for a guest and encodes parts of the address', async () => {
    const { send, seen } = await connect((_request, response) => json(response, 404, {}));
    await failure(send(getActivity, { params: { id: 'a/b c' } }));
    expect(seen[0]?.url).toBe('/api/v1/activities/a%2Fb%20c');
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });
});

describe('a file', () => {
  const file = { method: 'GET', url: '/file', answer: z.instanceof(Blob), isFile: true } as const;

  it('REQ-4 comes as it is, and carries what every call carries', async () => {
    const { send, seen } = await connect((_request, response) => response.end('%PDF-1.7'));
    expect(await (await send(file, { token: 'abc' })).text()).toBe('%PDF-1.7');
    expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer abc', 'x-client': 'inkbloom-web' });
  });

  it('REQ-3 that is refused gives the code of the server', async () => {
    const refused = { success: false, error: 'subscription_required', message: 'For members.' };
    const { send } = await connect((_request, response) => json(response, 403, refused));
    expect(await failure(send(file))).toMatchObject({ status: 403, message: 'For members.' });
  });
});

describe('the same question at the same time', () => {
  it('REQ-2 is asked twice where it goes to two servers', async () => {
    const servers = await Promise.all(
      ['here', 'there'].map((title) =>
        startLocalServer((_request, response) =>
          json(response, 200, { ...emptyPage, pagination: { ...emptyPage.pagination, total: title.length } }),
        ),
      ),
    );
    let base = servers[0]!.base;
    const send = createClient({ base: () => base, version: '9.9.9' });
    const first = send(listActivities);
    base = servers[1]!.base;
    const answers = await Promise.all([first, send(listActivities)]);
    expect(answers.map(({ pagination }) => pagination.total)).toEqual([4, 5]);
  });
});

describe('what a failure becomes', () => {
  it('keeps the code and the message of the server', async () => {
    const body = { success: false, error: 'activity_not_found', message: 'No such page.', requestId: 'r1' };
    const { send } = await connect((_request, response) => json(response, 404, body));
    const error = await failure(send(getActivity, { params: { id: 'x' } }));
    expect(error).toMatchObject({ status: 404, code: 'activity_not_found', message: 'No such page.' });
  });

  it('REQ-3 names a lost connection', async () => {
    const { send } = await connect((request) => request.socket.destroy());
    expect(await failure(send(listActivities))).toMatchObject({
      status: 0,
      code: 0,
      message: 'Network error - please check your connection',
    });
  });

  it.each([
    [429, 'Too many requests. Please wait a moment before trying again.'],
    [503, 'Service is temporarily unavailable. Please try again in a moment.'],
  ])('REQ-3 has words for a bare %i', async (status, message) => {
    const { send } = await connect((_request, response) => response.writeHead(status).end());
    expect(await failure(send(listActivities))).toMatchObject({ status, message });
  });

  it('REQ-3 gives up in time', async () => {
    const { send } = await connect(() => undefined);
    expect(await failure(send(listActivities, { timeout: 200 }))).toMatchObject({ status: 408, code: 408 });
  });

  it('refuses an answer that breaks the contract', async () => {
    const { send } = await connect((_request, response) =>
      json(response, 200, { success: true, data: 'no' }),
    );
    expect(await failure(send(listActivities))).toMatchObject({ status: 500 });
  });
});

describe('what is tried again', () => {
  it('REQ-1 a GET, until it works', async () => {
    const { send, seen } = await connect((_request, response, count) =>
      json(response, count < 3 ? 502 : 200, emptyPage),
    );
    await send(listActivities);
    expect(seen).toHaveLength(3);
  });

  it('REQ-1 a GET three times at most', async () => {
    const { send, seen } = await connect((_request, response) => json(response, 500, {}));
    await failure(send(listActivities));
    expect(seen).toHaveLength(4);
  });

  it('REQ-8 never a POST', async () => {
    const { send, seen } = await connect((_request, response) => json(response, 503, {}));
    await failure(send(saveDrawing, { body: {} }));
    expect(seen).toHaveLength(1);
  });
});
