/** What to do after a failed save: try later, keep both branches, or tell the person. */
export type Verdict =
  | { readonly kind: 'later'; readonly message: string | null }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused'; readonly message: string };

const LATER = new Set([0, 408, 425, 429]);

interface Failed {
  readonly status: number;
  readonly code: string;
  readonly statusText: string;
}

function read(error: unknown): Partial<Failed> {
  return typeof error === 'object' && error !== null ? error : {};
}

/** Judges what a save threw. Anything that is no answer of the server counts as not reached, without a message. */
export function judge(error: unknown): Verdict {
  const { status = 0, code, statusText = '' } = read(error);
  if (status === 409 && code === 'drawing_conflict') return { kind: 'conflict' };
  const message = statusText ? `Save failed: ${statusText}` : 'Failed to save';
  if (LATER.has(status)) return { kind: 'later', message: null };
  return status >= 500 ? { kind: 'later', message } : { kind: 'refused', message };
}
