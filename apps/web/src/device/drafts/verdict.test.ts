import { expect, it } from 'vitest';
import { RequestError } from '../../api/client/request-error.ts';
import { judge } from './verdict.ts';

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
