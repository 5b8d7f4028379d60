import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Entry {
  readonly payload: AdapterPayload;
  readonly expiresAt: number;
}

/**
 * Keeps sign-ins under way, codes and access tokens in memory. They live for minutes, so a restart may forget them;
 * what must outlive it (keys, people) is kept in files.
 */
export function memoryStore(now: () => number = Date.now): AdapterFactory {
  const entries = new Map<string, Entry>();

  function dropExpired(): void {
    for (const [key, entry] of entries) if (entry.expiresAt <= now()) entries.delete(key);
  }

  function first(match: (payload: AdapterPayload) => boolean, model: string): AdapterPayload | undefined {
    dropExpired();
    for (const [key, { payload }] of entries)
      if (key.startsWith(`${model}:`) && match(payload)) return payload;
    return undefined;
  }

  return (model: string): Adapter => ({
    async upsert(id, payload, expiresIn) {
      dropExpired();
      entries.set(`${model}:${id}`, { payload, expiresAt: expiresIn ? now() + expiresIn * 1000 : Infinity });
    },
    async find(id) {
      dropExpired();
      return entries.get(`${model}:${id}`)?.payload;
    },
    async findByUid(uid) {
      return first((payload) => payload.uid === uid, model);
    },
    async findByUserCode(userCode) {
      return first((payload) => payload.userCode === userCode, model);
    },
    async destroy(id) {
      entries.delete(`${model}:${id}`);
    },
    async consume(id) {
      const entry = entries.get(`${model}:${id}`);
      if (entry) entry.payload.consumed = Math.floor(now() / 1000);
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
    },
  });
}
