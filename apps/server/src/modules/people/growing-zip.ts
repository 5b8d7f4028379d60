import { Zip, ZipPassThrough } from 'fflate';

/** A zip that is given away while it grows. Nothing in it is packed: pictures and journals are small already. */
export function growingZip() {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });

  /** The bytes that came about since the last call. */
  function take(): Uint8Array[] {
    const taken = ready;
    ready = [];
    return taken;
  }

  return {
    add(name: string, content: Uint8Array | string): Uint8Array[] {
      const entry = new ZipPassThrough(name);
      zip.add(entry);
      entry.push(typeof content === 'string' ? new TextEncoder().encode(content) : content, true);
      return take();
    },
    end(): Uint8Array[] {
      zip.end();
      return take();
    },
  };
}
