import { createHash } from 'node:crypto';
import { releaseEntrySchema } from '@handover/shared/contract/schemas';
import fp from 'fastify-plugin';
import { openReleaseHistory } from './release-history.ts';
import { logReleases } from './release-log.sql.ts';

/**
 * Takes releases and rollbacks over from the release store into the audit log: at the start, and each minute. The api reads the store itself, so there is no call that
 * somebody could make in its place. An entry is known by its hash: it is taken over once, and again if somebody has changed it since.
 */
export const releaseLogPlugin = fp(
  async (app, { atStart }: { atStart: boolean }) => {
    const history = await openReleaseHistory(app.config);
    let last: string | null = null;
    const hashed = (entry: unknown) => {
      const { data, error } = releaseEntrySchema.safeParse(entry);
      if (error) app.log.error({ err: error }, 'an entry of the release history is not valid');
      return data ? [{ entry: data, hash: hashOf(entry) }] : [];
    };
    async function importReleases() {
      const pointer = await history.pointer();
      if (pointer === null || pointer === last) return;
      // A tool that was killed right after moving the pointer has left its entry only there.
      const { entry: newest }: { entry?: unknown } = JSON.parse(pointer);
      const entries = (await history.entries()).map(parse);
      await logReleases(app.db, [...entries, ...(newest ? [newest] : [])].flatMap(hashed));
      last = pointer;
    }
    app.addJob({ name: 'release-log', cron: '* * * * *', work: importReleases });
    if (atStart)
      app.addHook('onReady', async () =>
        app.background.run('taking releases over into the audit log', importReleases),
      );
  },
  { name: 'release-log', dependencies: ['database', 'jobs', 'background'] },
);

/** The parsed JSON; null if it is invalid. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The same in the pointer and in the file of an entry, which is indented. */
const hashOf = (entry: unknown) => createHash('sha256').update(JSON.stringify(entry)).digest('hex');
