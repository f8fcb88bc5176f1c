import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Counter, Gauge } from 'prom-client';
import { DomainError } from '../../errors/domain-error.ts';
import { Clamd, StreamTooLong } from './clamd.ts';

/** Throws if a virus is found in an uploaded file, or if the scanner can't tell. */
export type Scan = (content: Buffer, name: string) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Null without a virus scanner. */
    scan: Scan | null;
  }
}

/** How long clamd may take to say that it is there: at the start, and when the metrics are read, which do not wait for it. */
const VERSION_TIMEOUT_MS = { start: 5000, metrics: 1000 };
const RETRY_SECONDS = 30;
/** Each waits with its file in memory. */
const MAX_WAITING = 50;

/** Has uploads scanned by the clamd of the settings. What can't be scanned is refused: nothing is stored that nobody looked into. */
export const scannerPlugin = fp(
  async (app) => {
    const { clamd: settings } = app.config;
    if (!settings) {
      app.decorate('scan', null);
      return;
    }
    const clamd = new Clamd(settings.address);
    app.decorate('scan', scanWith(clamd, settings.seconds * 1000, countOutcomes(app)));
    reportState(app, clamd);
    app.addHook('onReady', () => {
      // A clamd that starts later is no reason to wait: until then only uploads are refused.
      clamd.version(VERSION_TIMEOUT_MS.start).then(
        (version) => app.log.info({ version }, 'uploads are scanned for viruses'),
        (err) =>
          app.log.error({ err }, 'the virus scanner does not answer: uploads are refused until it does'),
      );
    });
  },
  { name: 'scanner', dependencies: ['settings', 'metrics'] },
);

type Outcome = 'clean' | 'found' | 'too_large' | 'failed';

function scanWith(clamd: Clamd, ms: number, count: (outcome: Outcome) => void): Scan {
  let waiting = 0;
  async function ask(content: Buffer) {
    if (waiting >= MAX_WAITING) throw new Error(`${waiting} files wait for the virus scanner`);
    waiting += 1;
    return clamd.scan(content, ms).finally(() => {
      waiting -= 1;
    });
  }
  return async (content, name) => {
    const found = await ask(content).catch((cause) => {
      const isLong = cause instanceof StreamTooLong;
      count(isLong ? 'too_large' : 'failed');
      throw isLong
        ? new DomainError('file.too_large_to_scan', { name }, { cause })
        : new DomainError('file.not_scanned', {}, { cause, retryAfter: RETRY_SECONDS });
    });
    count(found === null ? 'clean' : 'found');
    if (found === null) return;
    const cause = new Error(`The virus scanner found ${found}`);
    // With `AlertExceedsMax` clamd reports parts that it did not check because of its limits.
    if (found.startsWith('Heuristics.Limits.Exceeded'))
      throw new DomainError('file.too_packed', { name }, { cause });
    throw new DomainError('file.has_virus', { name }, { cause });
  };
}

function countOutcomes({ metrics: { registry } }: FastifyInstance) {
  const scans = new Counter({
    name: 'handover_virus_scans_total',
    help: 'Uploaded files by what the virus scanner said',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return (outcome: Outcome) => scans.inc({ outcome });
}

/** Asked when the metrics are read, so that an alert does not wait for an upload. */
const reportState = ({ metrics: { registry } }: FastifyInstance, clamd: Clamd) =>
  new Gauge({
    name: 'handover_virus_scanner_up',
    help: 'Whether the virus scanner answers',
    // The minimum of several processes.
    aggregator: 'min',
    registers: [registry],
    async collect() {
      this.set(
        await clamd.version(VERSION_TIMEOUT_MS.metrics).then(
          () => 1,
          () => 0,
        ),
      );
    },
  });
