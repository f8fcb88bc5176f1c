import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Entry {
  payload: AdapterPayload;
  endsAt: number;
}

/** More concurrent sign-ins than a demo has; beyond it the oldest is dropped. */
const MOST = 1000;

/** What the local provider remembers, in this process alone: a sign-in has to end on the instance where it began. */
export function memoryAdapter(): AdapterFactory {
  const entries = new Map<string, Entry>();
  const live = (key: string) => {
    const entry = entries.get(key);
    return entry && entry.endsAt > Date.now() ? entry.payload : undefined;
  };
  const findBy = (model: string, fits: (payload: AdapterPayload) => boolean) => {
    for (const [key, { payload }] of entries)
      if (key.startsWith(`${model}:`) && fits(payload)) return live(key);
    return undefined;
  };

  return (model): Adapter => ({
    async upsert(id, payload, expiresIn = 3600) {
      entries.delete(`${model}:${id}`);
      entries.set(`${model}:${id}`, { payload, endsAt: Date.now() + expiresIn * 1000 });
      const [oldest] = entries.keys();
      if (entries.size > MOST && oldest) entries.delete(oldest);
    },
    find: async (id) => live(`${model}:${id}`),
    findByUid: async (uid) => findBy(model, (payload) => payload.uid === uid),
    findByUserCode: async (code) => findBy(model, (payload) => payload.userCode === code),
    async consume(id) {
      const payload = live(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      entries.delete(`${model}:${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
    },
  });
}
