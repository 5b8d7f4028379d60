import { RequestError } from '../../api/client/request-error.ts';

/**
 * What to do after a failed save. `later`: try again, after a pause. `signed-out`: keep it until its person signs in.
 * `conflict`: the server has other work, keep both. `used-key`: send it as another request. `refused`: tell the person.
 */
export type Verdict =
  | { readonly kind: 'later'; readonly isAnswer: boolean; readonly message: string | null }
  | { readonly kind: 'signed-out' | 'conflict' | 'used-key' | 'unreadable' }
  | { readonly kind: 'refused'; readonly message: string };

const LATER = new Set([0, 408, 425, 429]);

/** The standard reason phrases (RFC 9110); HTTP/2 answers carry none of their own. */
const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  507: 'Insufficient Storage',
};

const NO_ROOM = 'Save failed: Insufficient Storage';

/** What a browser throws for a kept picture whose bytes it has lost. */
const UNREADABLE = new Set(['NotReadableError', 'NotFoundError']);

function judgeOther(error: unknown): Verdict {
  const isUnreadable = error instanceof DOMException && UNREADABLE.has(error.name);
  return isUnreadable ? { kind: 'unreadable' } : { kind: 'later', isAnswer: false, message: null };
}

/** Judges what a save threw. Anything that is no answer of the server counts as not reached, without a message. */
export function judge(error: unknown): Verdict {
  if (!(error instanceof RequestError)) return judgeOther(error);
  const { status, code, type } = error;
  if (LATER.has(status)) return { kind: 'later', isAnswer: status === 429, message: null };
  if (status === 401) return { kind: 'signed-out' };
  // Work that goes on from a drawing that was deleted elsewhere is not deleted with it.
  if (code === 'drawing_conflict' || code === 'drawing_not_found') return { kind: 'conflict' };
  // Room may be made, by this person or by whoever keeps the server.
  if (code === 'quota_exceeded') return { kind: 'later', isAnswer: true, message: NO_ROOM };
  if (code === 'idempotency_key_reused') return { kind: 'used-key' };
  const reason = REASONS[status];
  const message = reason ? `Save failed: ${reason}` : 'Failed to save';
  return status >= 500
    ? { kind: 'later', isAnswer: type === 'answer', message }
    : { kind: 'refused', message };
}
