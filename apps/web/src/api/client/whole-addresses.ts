/** Where a server keeps pictures, as it names them itself. */
const KEPT = /^\/(?:images|assets)\//;

/** An answer of another server with the addresses of its pictures made whole, so that they are loaded from there. */
export function wholeAddresses<T>(answer: T, server: string): T {
  return whole(answer, new URL(server).origin) as T;
}

function whole(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return KEPT.test(value) ? origin + value : value;
  if (Array.isArray(value)) return value.map((item: unknown) => whole(item, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, whole(item, origin)]));
}
