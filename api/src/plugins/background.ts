import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    background: {
      /** Runs work that the response does not wait for; a failure is logged, and closing waits for it. */
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
    // Requests that were answered after `preClose` may have started more.
    app.addHook('onClose', settled);
  },
  { name: 'background' },
);
