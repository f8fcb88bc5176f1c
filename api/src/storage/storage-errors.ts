import { DomainError } from '../domain-error.ts';

interface VendorError {
  code?: string;
  name?: string;
  $metadata?: { httpStatusCode?: number };
}

/** The driver wraps what the disk or the bucket says. */
function reasons(error: unknown): VendorError[] {
  const list: VendorError[] = [];
  for (let at = error; at instanceof Error && list.length < 5; at = at.cause) list.push(at as VendorError);
  return list;
}
const says = (error: unknown, words: Set<string>, status: number) =>
  reasons(error).some(
    (each) =>
      words.has(each.code ?? '') || words.has(each.name ?? '') || each.$metadata?.httpStatusCode === status,
  );

const GONE = new Set(['ENOENT', 'NoSuchKey']);
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'XMinioStorageFull', 'QuotaExceeded']);
const DRIVER = /^E_CANNOT_(READ|WRITE)_FILE$/;

/** What the bytes of a row can't be read for: they are gone (404), or the place where they are does not answer (503). */
export function toReadError(error: unknown): Error {
  return says(error, GONE, 404)
    ? new DomainError('file.lost', {}, { cause: error })
    : new DomainError('storage.unreadable', {}, { cause: error, retryAfter: 5 });
}

/** No room (507), or a place that does not answer (503); what the upload itself broke off with stays what it is. */
export function toWriteError(error: unknown, ofUpload: Error | null): unknown {
  if (error instanceof Error && 'code' in error && DRIVER.test(String(error.code)) && !ofUpload)
    return says(error, FULL, 507)
      ? new DomainError('storage.full', {}, { cause: error })
      : new DomainError('storage.unwritable', {}, { cause: error, retryAfter: 5 });
  return ofUpload ?? error;
}
