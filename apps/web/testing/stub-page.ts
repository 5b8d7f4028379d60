import { vi } from 'vitest';
import { stubLocalStorage } from './memory-storage.ts';

/** What a server says to a request. */
export type Answer = (request: Request) => Response;

/** Puts a page at http://app.test around the code, until vi.unstubAllGlobals; gives what its server was asked. */
export function stubPage(answer: Answer): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal('location', { origin: 'http://app.test', href: 'http://app.test/', search: '' });
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('navigator', { userAgent: '', onLine: true });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('sessionStorage', stubLocalStorage());
  stubLocalStorage();
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request.clone());
    return answer(request);
  });
  return asked;
}

/** A refusal as the server words it. */
export function refusal(status: number, error: string): Response {
  return Response.json({ success: false, error, message: 'No.', requestId: '1' }, { status });
}
