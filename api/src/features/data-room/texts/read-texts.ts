import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { noteItemFailure } from '../../../jobs/item-failures.ts';
import { textOfFile } from '../../../storage/texts/text-of-file.ts';
import { canBeMarked } from '../../../storage/watermark/mark-pdf.ts';
import { noteUnmarkable } from '../../files/index.ts';
import { keepText, unreadDocuments } from './texts.sql.ts';

/** Documents of one run; the next goes on. */
const MOST = 500;
const BATCH = 20;
const ASKER = { account: 'texts', network: 'texts' };

type Unread = Awaited<ReturnType<typeof unreadDocuments>>[number];

async function readOne(app: FastifyInstance, { storageKey, extension }: Unread): Promise<void> {
  const content = await buffer(await app.storage.read(storageKey));
  const found = await textOfFile(content, extension);
  const isUnmarkable = extension === 'pdf' && !(await canBeMarked(content, ASKER));
  const text = found?.text ?? '';
  const state = !found ? 'unreadable' : found.isCut ? 'beginning' : text === '' ? 'none' : 'whole';
  await keepText(app.db, { storageKey, state, text }, async (tx) => {
    if (isUnmarkable) await noteUnmarkable(tx, [storageKey]);
  });
}

/** Reads the texts of new documents, for searches, and finds the pdfs that can't carry a watermark. */
export async function readTexts(app: FastifyInstance): Promise<void> {
  const failed: string[] = [];
  for (let count = 0; count < MOST; ) {
    const unread = await unreadDocuments(app.db, failed, BATCH);
    if (unread.length === 0) return;
    for (const document of unread)
      await readOne(app, document).catch((error) => {
        failed.push(document.storageKey);
        app.log.error({ err: error }, 'a text was not read');
        noteItemFailure(error);
      });
    count += unread.length;
  }
}
