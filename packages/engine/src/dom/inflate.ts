type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes given to the browser at once: it inflates them in less than a millisecond. */
const SLICE = 32 << 10;

/** Whether the browser inflates by itself; older ones know other formats only. */
export function canInflate(): boolean {
  try {
    return new DecompressionStream('deflate-raw') instanceof DecompressionStream;
  } catch {
    return false;
  }
}

/**
 * Inflates bytes (RFC 1951) by the browser's own means, which are several times faster than a script, but work on this thread and
 * at once on whatever they are given: so they are given a little at a time, with `pause` between. Rejects on damaged bytes.
 */
export async function inflateInSlices(bytes: Bytes, pause: () => Promise<void> | null): Promise<Bytes> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const [inflated] = await Promise.all([new Response(readable).arrayBuffer(), feed(writable, bytes, pause)]);
  return new Uint8Array(inflated);
}

async function feed(
  writable: WritableStream<BufferSource>,
  bytes: Bytes,
  pause: () => Promise<void> | null,
): Promise<void> {
  const writer = writable.getWriter();
  for (let at = 0; at < bytes.length; at += SLICE) {
    await pause();
    await writer.write(bytes.subarray(at, at + SLICE));
  }
  await writer.close();
}
