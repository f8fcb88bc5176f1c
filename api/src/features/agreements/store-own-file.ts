import { buffer } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import { FieldError } from '../../errors/domain-error.ts';
import { askerOf } from '../../http/asker-of.ts';
import { agreementRule } from '../../storage/file-rule.ts';
import { rewritePdf } from '../../storage/join/join-pdfs.ts';
import { freeBytes } from '../../storage/removing/free-bytes.ts';
import type { Upload } from '../../storage/upload.ts';
import type { OwnFile } from './texts.sql.ts';

/**
 * Stores the uploaded pdf of an owner as it is read and signed from then on: written anew, so that what readers show is
 * what the sheet of signatures follows. Throws 400 if no pages can be added to it, and as an upload if it is refused then.
 */
export async function storeOwnFile(request: FastifyRequest, upload: Upload): Promise<OwnFile> {
  const app = request.server;
  const sent = await buffer(await app.storage.read(upload.storageKey));
  const asker = askerOf(request);
  const rewritten = await rewritePdf(sent, asker);
  const { name } = upload;
  if (!rewritten) throw new FieldError(upload.field, 'file.not_rewritable', { name });
  const { storageKey, size, sha256 } = await app.storage.storeRewritten(
    upload,
    rewritten.content,
    agreementRule,
    asker,
  );
  request.uploads.push(storageKey);
  freeBytes(app, [upload.storageKey]);
  return { storageKey, name, size, sha256, pages: rewritten.pages };
}
