import { buffer } from 'node:stream/consumers';
import type { HiddenParts } from '@handover/shared/contract';
import fp from 'fastify-plugin';
import { type Asker, fairTurns } from '../turns/fair-turns.ts';
import { jobProcesses } from './job-processes.ts';
import type { Upload } from './upload.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The number of pages of a stored pdf; null for other files, and if it can't be told. */
    countPages: (upload: Upload, asker: Asker) => Promise<number | null>;
    /** The hidden parts of a stored workbook; null if there are none, for other files, and if they can't be told. */
    findHiddenParts: (upload: Upload, asker: Asker) => Promise<HiddenParts | null>;
  }
}

const WORKER = new URL('./pages.worker.ts', import.meta.url);
/** Starting a process takes longer than to read a file. */
const IDLE_MS = 60_000;
/** The most waiting files of an address. The pages of further ones stay unknown. */
const MAX_WAITING = 20;
/** The number of processes: a slow file leaves one to the files of others. */
const PROCESSES = 2;
const MEMORY_MB = 256;
const OPTIONS = { memoryMb: MEMORY_MB, idleMs: IDLE_MS };
/** Of all applications of this process. */
const processesOfAll = jobProcesses(WORKER, OPTIONS);

interface Options {
  /** Waiting included. */
  timeoutMs: number;
  /** The script of the processes; tests have their own. */
  worker?: URL;
}

/**
 * Reads files in processes of their own, which the first of them starts: a hostile file may take long, or all the memory of its process,
 * and then nothing is known of it. People take turns, of whom no one has more than one process.
 */
export const pageCountPlugin = fp(
  async (app, { timeoutMs, worker }: Options) => {
    const processes = worker ? jobProcesses(worker, OPTIONS) : processesOfAll;
    const turns = fairTurns(PROCESSES);
    /** The result of a function of the process; null if there is none. */
    const run = async <Result>(
      name: string,
      { storageKey, extension }: Upload,
      asker: Asker,
    ): Promise<Result | null> => {
      if (turns.waitingOf('network', asker) >= MAX_WAITING) return null;
      const controller = new AbortController();
      const { signal } = controller;
      const timer = setTimeout(() => controller.abort(), timeoutMs);
      try {
        return await turns.run(asker, signal, async () => {
          const content = new Uint8Array(await buffer(await app.storage.read(storageKey)));
          return (await processes.run(name, { content, extension }, signal)) as Result;
        });
      } catch (error) {
        app.log.info({ err: error }, `${name} could not read a file`);
        return null;
      } finally {
        clearTimeout(timer);
      }
    };
    app.decorate('countPages', async (file, asker) =>
      file.extension === 'pdf' ? run<number>('countPages', file, asker) : null,
    );
    app.decorate('findHiddenParts', async (file, asker) =>
      /^xlsx?$/.test(file.extension) ? run<HiddenParts>('findHiddenParts', file, asker) : null,
    );
  },
  { name: 'page-count', dependencies: ['storage'] },
);
