import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { prepared } from '../../../db/prepared.ts';
import { files, questionFiles } from '../../../db/schema/index.ts';
import { FieldError } from '../../errors/domain-error.ts';
import { askerOf } from '../../http/asker-of.ts';
import { isAnyOf } from '../../http/lists/planner-hints.sql.ts';
import type { Upload } from '../../storage/upload.ts';
import { removeFiles } from '../stored-files/index.ts';
import { checkAttachments } from './question.rules.ts';

export type Part = (typeof questionFiles.$inferSelect)['part'];

const ofQuestions = prepared('attachments', (db) =>
  db
    .select({ questionId: questionFiles.questionId, part: questionFiles.part, file: files })
    .from(questionFiles)
    .innerJoin(files, eq(files.id, questionFiles.fileId))
    .where(and(isAnyOf(questionFiles.questionId, sql.placeholder('ids')), isNull(files.hiddenAt)))
    .orderBy(asc(files.createdAt), asc(files.createdOrder)),
);
/** The attachments of questions and answers that were not taken away, in the order in which they came. */
export const readAttachments = (db: Queryable, ids: number[]) => ofQuestions(db, { ids });

type Attached = Upload & Pick<typeof files.$inferSelect, 'hiddenParts'>;

/** Runs before the transaction, since reading a workbook takes a while. */
export function readHiddenParts(request: FastifyRequest, uploads: Upload[]): Promise<Attached[]> {
  const asker = askerOf(request);
  const withParts = async (file: Upload) => ({
    ...file,
    hiddenParts: await request.server.findHiddenParts(file, asker),
  });
  return Promise.all(uploads.map(withParts));
}

interface Change {
  question: { id: number; dealId: number };
  part: Part;
  uploadedBy: number;
  added: Attached[];
  removed: number[];
}

/**
 * Adds and removes attachments of one part; true if there were any. The other side can read them from the moment on
 * in which they are sent, so they are hidden, not removed.
 */
export async function changeAttachments(
  tx: Transaction,
  { question, part, uploadedBy, added, removed }: Change,
): Promise<boolean> {
  const present = (await readAttachments(tx, [question.id])).filter((each) => each.part === part);
  const ids = new Set(present.map(({ file }) => file.id));
  if (!removed.every((id) => ids.has(id))) throw new FieldError('removed_files', 'value.invalid');
  checkAttachments(ids.size - new Set(removed).size + added.length);
  if (removed.length > 0) await removeFiles(tx, removed);
  if (added.length > 0) {
    const { dealId } = question;
    const values = added.map(({ field: _field, ...file }) => ({
      ...file,
      kind: 'attachment' as const,
      dealId,
      uploadedBy,
      disclosedAt: new Date(),
    }));
    const rows = await tx.insert(files).values(values).returning({ id: files.id });
    await tx
      .insert(questionFiles)
      .values(rows.map(({ id: fileId }) => ({ fileId, questionId: question.id, part })));
  }
  return removed.length + added.length > 0;
}

/** Hides the attachments of a question that is deleted. */
export async function removeAttachments(tx: Transaction, questionId: number): Promise<void> {
  const ids = (await readAttachments(tx, [questionId])).map(({ file }) => file.id);
  if (ids.length > 0) await removeFiles(tx, ids);
}
