import { randomBytes } from 'node:crypto';
import { type Health, type ReleaseSource, writeHealth } from '@handover/tooling/releases';
import { UNKNOWN } from '../metrics/known-versions.ts';

/** How often counts are written, in ms. */
const WRITE_MS = 60_000;

interface HealthWatchOptions {
  store: ReleaseSource['store'];
  /** Called once while the store can't be written. */
  onError: (error: unknown) => void;
}

export type HealthWatch = ReturnType<typeof createHealthWatch>;

/**
 * Counts the reports of browsers about each version, and writes the counts to the store, where releases look for a
 * fallback that works.
 */
export function createHealthWatch({ store, onError }: HealthWatchOptions) {
  const gateway = randomBytes(8).toString('hex');
  const counts: Health = {};
  let isWritten = true;
  let isFailing = false;

  const count = (what: 'views' | 'failures', remote: string, version: string) => {
    if (version === UNKNOWN) return;
    const told = counts[`${remote}/${version}`] ?? { views: 0, failures: 0 };
    counts[`${remote}/${version}`] = { ...told, [what]: told[what] + 1 };
    isWritten = false;
  };
  async function write() {
    if (isWritten) return;
    isWritten = true;
    try {
      await writeHealth(store, gateway, counts);
      isFailing = false;
    } catch (error) {
      isWritten = false;
      if (!isFailing) onError(error);
      isFailing = true;
    }
  }
  const timer = setInterval(write, WRITE_MS).unref();

  return {
    /** A page or a widget of a version was shown. */
    viewed: (remote: string, version: string) => count('views', remote, version),
    /** It, or a part of it, did not load, or threw while it was shown. */
    failed: (remote: string, version: string) => count('failures', remote, version),
    async close() {
      clearInterval(timer);
      // A restart keeps what was counted since the last time.
      await write();
    },
  };
}
