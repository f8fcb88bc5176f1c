import { buffer } from 'node:stream/consumers';
import type { HiddenParts } from '@handover/shared/contract';
import fp from 'fastify-plugin';
import { Piscina } from 'piscina';
import type { Upload } from './upload.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Of a stored pdf; null for other files, and where it can't be told. */
    countPages: (upload: Upload) => Promise<number | null>;
    /** Of a stored workbook; null where nothing is hidden, for other files, and where it can't be told. */
    findHiddenParts: (upload: Upload) => Promise<HiddenParts | null>;
  }
}

const WORKER = new URL('./pages.worker.ts', import.meta.url);
/** The thread ends after this long without work, which frees its memory; starting it takes longer than to read a file. */
const IDLE_MS = 60_000;
/** The one that is under way included; of more the pages stay unknown. */
const MAX_WAITING = 20;
const MEMORY_MB = 256;

/**
 * Reads files in one other thread, which the first of them starts: a hostile file may take long, or all the memory of its thread, and then
 * nothing is known of it.
 */
export const pageCountPlugin = fp(
  async (app, { timeoutMs }: { timeoutMs: number }) => {
    let pool: Piscina | undefined;
    let waiting = 0;
    const openPool = () =>
      new Piscina({
        filename: WORKER.href,
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: IDLE_MS,
        resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
        // Not the options of the process, such as a module to load first.
        execArgv: [],
      });
    /** The result of a function of the thread; null where there is none. */
    const run = async (name: string, { storageKey, extension }: Upload) => {
      if (waiting >= MAX_WAITING) return null;
      waiting += 1;
      pool ??= openPool();
      const controller = new AbortController();
      const timer = setTimeout(() => controller.abort(), timeoutMs);
      try {
        const content = new Uint8Array(await buffer(await app.storage.read(storageKey)));
        return await pool.run({ content, extension }, { name, signal: controller.signal });
      } catch (error) {
        app.log.info({ err: error }, `${name} could not read a file`);
        return null;
      } finally {
        clearTimeout(timer);
        waiting -= 1;
      }
    };
    app.decorate('countPages', async (file) => (file.extension === 'pdf' ? run('countPages', file) : null));
    app.decorate('findHiddenParts', async (file) =>
      /^xlsx?$/.test(file.extension) ? run('findHiddenParts', file) : null,
    );
    // By now every request is answered.
    app.addHook('onClose', () => pool?.destroy());
  },
  { name: 'page-count', dependencies: ['storage'] },
);
