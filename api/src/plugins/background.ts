import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    background: {
      /** Work that the answer does not wait for; a failure is logged, closing waits for it. */
      run: (name: string, work: () => Promise<void>) => void;
      settled: () => Promise<void>;
    };
  }
}

export const backgroundPlugin = fp(
  async (app) => {
    const running = new Set<Promise<void>>();
    const settled = async () => {
      while (running.size > 0) await Promise.all(running);
    };
    app.decorate('background', {
      settled,
      run(name, work) {
        const done: Promise<void> = work()
          .catch((error) => app.log.error({ err: error }, `${name} failed`))
          .finally(() => running.delete(done));
        running.add(done);
      },
    });
    app.addHook('preClose', settled);
    // Requests that were still answered after that have begun some more.
    app.addHook('onClose', settled);
  },
  { name: 'background' },
);
