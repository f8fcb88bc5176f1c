import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LICENCES_FILE, licencesPage, type ReleaseSource } from '@handover/tooling/releases';
import type { FastifyInstance } from 'fastify';

/** The path that the footer of every page links to. */
const PATH = '/third-party-licences.txt';

/** Serves the licences of all that the current set is made of, as its builds have written them. */
export async function licences(app: FastifyInstance, { source }: { source: ReleaseSource }) {
  let last: { set: string; page: Promise<string> } | undefined;

  /** The licences; nothing for a build of another tool, or one from before they were written. */
  async function licencesOf(name: string, version: string) {
    await source.fetchVersion(name, version);
    const folder = join(source.folder, name, version, 'server');
    const files = (await readdir(folder).catch(() => [])).filter((file) => LICENCES_FILE.test(file));
    const lists = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    return lists.flatMap((list) => JSON.parse(list));
  }

  app.get(PATH, async (_, reply) => {
    const set = source.releaseSet();
    if (!set)
      return reply
        .code(503)
        .header('retry-after', '5')
        .type('text/plain')
        .send('Nothing has been released yet.');
    if (last?.set !== set.id) {
      const parts = Object.entries({ host: set.host, ...set.remotes });
      const lists = Promise.all(parts.map(([name, { version }]) => licencesOf(name, version)));
      const page = lists.then(licencesPage);
      last = { set: set.id, page };
      page.catch(() => {
        last = undefined;
      });
    }
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(await last.page);
  });
}
