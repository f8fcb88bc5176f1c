import { DomainError } from '../errors/domain-error.ts';
import { causesOf } from '../errors/error-causes.ts';

const says = (error: unknown, words: Set<string>, status: number) =>
  causesOf(error).some(
    (each) => words.has(each.code ?? '') || words.has(each.name) || each.$metadata?.httpStatusCode === status,
  );

const GONE = new Set(['ENOENT', 'NoSuchKey']);
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'XMinioStorageFull', 'QuotaExceeded']);
const DRIVER = /^E_CANNOT_(READ|WRITE)_FILE$/;

/** The file is gone (404), or the storage does not respond (503). */
export function toReadError(error: unknown): Error {
  return says(error, GONE, 404)
    ? new DomainError('file.lost', {}, { cause: error })
    : new DomainError('storage.unreadable', {}, { cause: error, retryAfter: 5 });
}

/**
 * The error for the client: no space (507), or the storage does not respond (503). An error of the upload itself is
 * kept.
 */
export function toWriteError(error: unknown, ofUpload: Error | null): unknown {
  if (error instanceof Error && 'code' in error && DRIVER.test(String(error.code)) && !ofUpload)
    return says(error, FULL, 507)
      ? new DomainError('storage.full', {}, { cause: error })
      : new DomainError('storage.unwritable', {}, { cause: error, retryAfter: 5 });
  return ofUpload ?? error;
}
