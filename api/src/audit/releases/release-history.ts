import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../../config.ts';

/** The part of the release store that says what was released (`shared/tooling/releases`). The api only reads it. */
export interface ReleaseHistory {
  /** `current.json`; null before the first release, or where there is no store. */
  pointer: () => Promise<string | null>;
  /** Every file of the history. */
  entries: () => Promise<string[]>;
}

/** The store is a bucket, or a folder in the data folder, by the settings of the gateway. */
export async function openReleaseHistory({
  releasesS3,
  dataDir,
}: Pick<Config, 'releasesS3' | 'dataDir'>): Promise<ReleaseHistory> {
  const folder = pathToFileURL(`${join(dataDir, 'releases')}/`);
  const disk = new Disk(
    releasesS3
      ? (await import('../../storage/bucket-driver.ts')).bucketReader(releasesS3)
      : new FSDriver({ location: folder, visibility: 'private' }),
  );
  const keyOf = (name: string) => (releasesS3?.prefix ? `${releasesS3.prefix}/${name}` : name);
  return {
    async pointer() {
      const key = keyOf('current.json');
      return (await disk.exists(key)) ? disk.get(key) : null;
    },
    async entries() {
      const keys: string[] = [];
      let from: string | undefined;
      do {
        const { objects, paginationToken } = await disk.listAll(
          keyOf('history'),
          from ? { paginationToken: from } : {},
        );
        for (const object of objects)
          if (object.isFile && object.name.endsWith('.json')) keys.push(object.key);
        from = paginationToken;
      } while (from);
      return Promise.all(keys.map((key) => disk.get(key)));
    },
  };
}
