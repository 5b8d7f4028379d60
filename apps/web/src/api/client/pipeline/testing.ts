import { PRODUCTION_LIMITS, type RequestLimits } from '../runtime-presets.ts';
import { vi } from 'vitest';
import { RequestError } from '../request-error.ts';
import { createPipeline, type Pipeline } from './pipeline.ts';

/** One request that reached the network, to be answered by the test. */
export interface Sent {
  readonly url: string;
  readonly answer: (response: Response) => void;
  readonly fail: () => void;
}

/** Puts a network in the test's hand in place of fetch, until vi.unstubAllGlobals. */
export function stubNetwork(onSend: (sent: Sent) => void = () => undefined) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', ({ url }: Request, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    const one = { url, answer: resolve, fail: () => reject(new TypeError('fetch failed')) };
    sent.push(one);
    onSend(one);
    return promise;
  });
  return sent;
}

/** A pipeline with limits that differ from the shipped ones where told, and a short way to send through it. */
export function pipelineWith(limits: Partial<RequestLimits> = {}) {
  const pipeline = createPipeline(() => ({ ...PRODUCTION_LIMITS, ...limits }));
  return { pipeline, send: sender(pipeline) };
}

function sender(pipeline: Pipeline) {
  return (name: string, priority = 0, timeout?: number, signal?: AbortSignal): Promise<Response> => {
    const request = new Request(`http://localhost/${name}`, signal ? { signal } : {});
    return pipeline.send(request, { endpoint: `GET /${name.split('?')[0]}`, priority, timeout });
  };
}

/** What a call rejected with; fails when it did not. */
export async function rejectionOf(call: Promise<unknown>): Promise<RequestError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof RequestError) return error;
  throw new Error(`expected a RequestError, got ${String(error)}`);
}
