import { RequestError } from '../../api/client/request-error.ts';

/** What to do after a failed save: try later, keep both branches, or tell the person. */
export type Verdict =
  | { readonly kind: 'later'; readonly message: string | null }
  | { readonly kind: 'conflict' }
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

/** Judges what a save threw. Anything that is no answer of the server counts as not reached, without a message. */
export function judge(error: unknown): Verdict {
  if (!(error instanceof RequestError) || LATER.has(error.status)) return { kind: 'later', message: null };
  if (error.code === 'drawing_conflict') return { kind: 'conflict' };
  const reason = REASONS[error.status];
  const message = reason ? `Save failed: ${reason}` : 'Failed to save';
  return error.status >= 500 ? { kind: 'later', message } : { kind: 'refused', message };
}
