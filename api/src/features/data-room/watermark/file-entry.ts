import type { FastifyInstance } from 'fastify';
import type { files } from '../../../../db/schema/index.ts';
import { watermarkTo } from '../../deals/index.ts';
import { isMarked, openForArchive, type Reading, readLogged } from '../../files/index.ts';
import type { ReadableRoom } from '../readable-room.ts';
import type { ZipEntry } from '../zip-stream.ts';

/** A stored file of a deal in an archive, for one reader: it is checked and logged when its turn comes. */
export function fileEntry(
  app: FastifyInstance,
  { row: { snapshot }, reader }: ReadableRoom,
  file: { path: string; row: typeof files.$inferSelect },
  reading: Reading,
): ZipEntry {
  const { path, row } = file;
  return {
    path,
    size: isMarked(row, watermarkTo(snapshot, reader)) ? undefined : row.size,
    modifiedAt: row.createdAt,
    open: async () => {
      const allowed = await app.db.transaction((tx) => readLogged(tx, reading.viewer, row.id, 'downloaded'));
      return openForArchive(app, allowed, reading);
    },
  };
}
