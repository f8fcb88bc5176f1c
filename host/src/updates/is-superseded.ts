import type { ReleaseSet } from '@handover/shared/federation';
import { currentSetId } from './current-set-id.ts';

/**
 * Whether asking again can't help a remote that failed: another set is current, and the version of ours is no longer
 * published. So after a long sleep, longer than files are kept.
 */
export async function isSuperseded({ id, remotes }: ReleaseSet, remote: string): Promise<boolean> {
  const current = await currentSetId(id);
  const entry = remotes[remote]?.entry;
  if (current === undefined || current === id || entry === undefined) return false;
  const answer = await fetch(entry, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer?.status === 404;
}
