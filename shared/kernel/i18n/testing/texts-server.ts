const TEXTS: Record<string, object> = {
  'en/common': { hello: 'Hello', only: 'Only English' },
  'fr/common': { hello: 'Bonjour' },
  'en/deals': { title: 'Deals' },
  'fr/deals': { title: 'Transactions' },
};
export const urlOf = (language: string, namespace: string) => `/locales/${language}/${namespace}`;

const newServer = () => ({
  /** The texts that it serves. */
  texts: { ...TEXTS },
  /** The requests it got, with their options. */
  requested: [] as string[],
  options: [] as RequestInit[],
  /** How often it fails, by file. */
  failing: new Map<string, number>(),
  /** Holds back a response until it resolves. */
  delay: async (): Promise<void> => undefined,
});

/** Starts a server of texts in place of the network, for each test of a file. */
export function textsServer() {
  const server = newServer();
  const respond = (path: string) => {
    const text = server.texts[path];
    return {
      ok: text !== undefined,
      status: text ? 200 : 404,
      json: async () => text,
    };
  };
  beforeAll(() => {
    const fetch = async (url: string, { signal, ...init }: RequestInit & { signal: AbortSignal }) => {
      const path = url.replace('/locales/', '');
      server.requested.push(path);
      server.options.push(init);
      const aborted = new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
      await Promise.race([server.delay(), aborted]);
      const left = server.failing.get(path) ?? 0;
      server.failing.set(path, left - 1);
      return left > 0 ? { ok: false, status: 503 } : respond(path);
    };
    Object.assign(globalThis, { fetch });
  });
  beforeEach(() => void Object.assign(server, newServer()));
  return server;
}
