import { expect, it } from 'vitest';
import { RequestError } from '../../api/client/request-error.ts';
import { judge } from './failed-save.ts';

const failed = (
  status: number,
  code:
    | 'drawing_conflict'
    | 'drawing_not_found'
    | 'invalid_request'
    | 'idempotency_key_reused'
    | 'quota_exceeded'
    | number = status,
) => judge(new RequestError(status, code, 'words'));

it('CAN-14 tries later where no answer came, silently', () => {
  for (const status of [0, 408, 429]) expect(failed(status)).toMatchObject({ kind: 'later', message: null });
  expect(judge(new TypeError('anything'))).toMatchObject({ kind: 'later', message: null });
});

it('CAN-15 names the standard reason of what the server answered', () => {
  expect(failed(503)).toMatchObject({
    kind: 'later',
    message: 'Save failed: Service Unavailable',
  });
  expect(failed(400, 'invalid_request')).toEqual({ kind: 'refused', message: 'Save failed: Bad Request' });
  expect(failed(418)).toEqual({ kind: 'refused', message: 'Failed to save' });
});

it('keeps both branches on a conflict of drawings alone', () => {
  expect(failed(409, 'drawing_conflict')).toEqual({ kind: 'conflict' });
  expect(failed(409)).toEqual({ kind: 'refused', message: 'Save failed: Conflict' });
});

it('KEEP-4 tells apart what ends with a sign-in, what another request mends and what cannot be read', () => {
  expect(failed(401)).toEqual({ kind: 'signed-out' });
  expect(failed(409, 'idempotency_key_reused')).toEqual({ kind: 'used-key' });
  expect(failed(404, 'drawing_not_found')).toEqual({ kind: 'conflict' });
  expect(failed(413, 'quota_exceeded')).toMatchObject({ kind: 'later' });
  expect(failed(404)).toEqual({ kind: 'refused', message: 'Save failed: Not Found' });
  expect(judge(new DOMException('lost', 'NotReadableError'))).toEqual({ kind: 'unreadable' });
});

it.each([
  [400, 'Bad Request'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [409, 'Conflict'],
  [413, 'Content Too Large'],
  [415, 'Unsupported Media Type'],
  [422, 'Unprocessable Content'],
  [500, 'Internal Server Error'],
  [502, 'Bad Gateway'],
  [503, 'Service Unavailable'],
  [504, 'Gateway Timeout'],
  [507, 'Insufficient Storage'],
])('CAN-15 tells of %i in the words of the standard', (status, words) => {
  const message = `Save failed: ${words}`;
  expect(failed(status)).toEqual(
    status < 500 ? { kind: 'refused', message } : { kind: 'later', isAnswer: true, message },
  );
});

it('knows which troubles were answers of the server', () => {
  expect([429, 408, 425, 0].map((status) => failed(status))).toEqual([
    { kind: 'later', isAnswer: true, message: null },
    ...[408, 425, 0].map(() => ({ kind: 'later', isAnswer: false, message: null })),
  ]);
  expect(failed(413, 'quota_exceeded')).toEqual({
    kind: 'later',
    isAnswer: true,
    message: 'Save failed: Insufficient Storage',
  });
  expect(judge(new DOMException('lost', 'NotFoundError'))).toEqual({ kind: 'unreadable' });
  expect(judge(new DOMException('busy', 'AbortError'))).toMatchObject({ kind: 'later', isAnswer: false });
});
