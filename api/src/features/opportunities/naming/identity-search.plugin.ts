import type { IdentityHit } from '@handover/shared/contract';
import fp from 'fastify-plugin';
import { Piscina } from 'piscina';
import { DomainError } from '../../../errors/domain-error.ts';
import { type Asker, fairTurns } from '../../../turns/fair-turns.ts';
import type { SearchedListing } from '../identity/find-in-listing.rules.ts';

declare module 'fastify' {
  interface FastifyInstance {
    identitySearch: {
      /** Searches in the turn of `asker`. 503 if it takes too long, or if too many searches wait. */
      find: (listing: SearchedListing, asker: Asker) => Promise<IdentityHit[]>;
    };
  }
}

interface Options {
  timeoutMs: number;
  /** The script of the thread; tests have their own. */
  worker?: URL;
}

const WORKER = new URL('../identity/identity.worker.ts', import.meta.url);
/** The one that is under way included. */
const MAX_WAITING = 50;
/** The most waiting searches of one account, and of one network. */
const MAX_OF_ONE = { account: 10, network: 20 };
const RETRY_SECONDS = 5;

const busy = (cause?: unknown) => new DomainError('server.busy', {}, { retryAfter: RETRY_SECONDS, cause });

/**
 * Searches texts for parts that reveal the business, in one other thread, which the first search starts: a long text
 * takes half a second, in which no other request would be answered.
 */
export const identitySearchPlugin = fp(
  async (app, { timeoutMs, worker = WORKER }: Options) => {
    let pool: Piscina<SearchedListing, IdentityHit[]> | undefined;
    const turns = fairTurns();
    let waiting = 0;
    const openPool = () =>
      new Piscina<SearchedListing, IdentityHit[]>({
        filename: worker.href,
        name: 'findHits',
        // The thread stays, with its word lists; if one is ended, another one handles the waiting searches.
        minThreads: 1,
        maxThreads: 1,
        // The thread does not get the options of the process, such as a module to load first.
        execArgv: [],
      });
    app.decorate('identitySearch', {
      async find(listing, asker) {
        const hasMany = (['account', 'network'] as const).some(
          (kind) => turns.waitingOf(kind, asker) >= MAX_OF_ONE[kind],
        );
        if (waiting >= MAX_WAITING || hasMany) throw busy();
        waiting += 1;
        pool ??= openPool();
        const threads = pool;
        const controller = new AbortController();
        const timer = setTimeout(() => controller.abort(), timeoutMs);
        try {
          return await turns.run(asker, controller.signal, () =>
            threads.run(listing, { signal: controller.signal }),
          );
        } catch (cause) {
          throw controller.signal.aborted ? busy(cause) : cause;
        } finally {
          clearTimeout(timer);
          waiting -= 1;
        }
      },
    });
    // Every request is answered by now.
    app.addHook('onClose', () => pool?.destroy());
  },
  { name: 'identity-search' },
);
