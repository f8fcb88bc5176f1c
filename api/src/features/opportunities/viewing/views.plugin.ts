import fp from 'fastify-plugin';
import { addViews } from './opportunity-views.sql.ts';

declare module 'fastify' {
  interface FastifyInstance {
    views: {
      /** Counts in memory, so that readers of a popular page do not wait for each other's writes. */
      count: (opportunityId: number, views?: number) => void;
      /** Writes the counted views; if that fails, they stay counted for the next time. */
      flush: () => Promise<void>;
    };
  }
}

const FLUSH_MS = 5000;

/** Views of listings. An instance that crashes loses those of the last seconds: they are only figures for the owner. */
export const viewsPlugin = fp(
  async (app, { enabled }: { enabled: boolean }) => {
    let counted = new Map<number, number>();
    const count = (id: number, views = 1) => void counted.set(id, (counted.get(id) ?? 0) + views);
    const flush = async () => {
      const batch = counted;
      counted = new Map();
      try {
        // One statement for each, so that no row stays locked while another is waited for.
        for (const [id, views] of batch) {
          await addViews(app.db, id, views);
          batch.delete(id);
        }
      } finally {
        for (const [id, views] of batch) count(id, views);
      }
    };
    const flushLater = () => app.background.run('writing views', flush);
    app.decorate('views', { count, flush });
    const clock = enabled ? setInterval(flushLater, FLUSH_MS) : undefined;
    // The server is closed by now, and counts no more views.
    app.addHook('onClose', async () => {
      clearInterval(clock);
      await app.background.settled();
      flushLater();
      await app.background.settled();
    });
  },
  { name: 'views', dependencies: ['database', 'background'] },
);
