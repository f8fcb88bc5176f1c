import { randomUUID } from 'node:crypto';
import type { Bucket } from './bucket.ts';
import { ConflictError } from './store.ts';

/** Tests whether the server supports conditional writes. Some ignore the condition. */
export async function supportsConditions(bucket: Bucket): Promise<boolean> {
  const key = `.probe-${randomUUID()}`;
  try {
    await bucket.put(key, 'first', { IfNoneMatch: '*' });
    await bucket.put(key, 'second', { IfNoneMatch: '*' });
    return false;
  } catch (error) {
    if (error instanceof ConflictError) return true;
    const { name } = error as Error;
    if (name === 'NotImplemented') return false;
    throw error;
  } finally {
    await bucket.remove([key]).catch(() => undefined);
  }
}
