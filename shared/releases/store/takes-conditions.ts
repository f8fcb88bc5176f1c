import { randomUUID } from 'node:crypto';
import type { Bucket } from './bucket.ts';
import { MovedError } from './store.ts';

/** Finds out whether the server refuses to write over what is there when asked to. Some ignore the condition. */
export async function takesConditions(bucket: Bucket): Promise<boolean> {
  const key = `.probe-${randomUUID()}`;
  try {
    await bucket.put(key, 'first', { IfNoneMatch: '*' });
    await bucket.put(key, 'second', { IfNoneMatch: '*' });
    return false;
  } catch (error) {
    if (error instanceof MovedError) return true;
    const { name } = error as Error;
    if (name === 'NotImplemented') return false;
    throw error;
  } finally {
    await bucket.remove([key]).catch(() => undefined);
  }
}
