import type { ReleaseSet, RemoteError } from '@handover/shared/federation';
import { currentSet } from './current-set.ts';

/**
 * Whether a reload may help a remote that failed, and a retry can't: another release set is current, and ours is
 * inconsistent, or its version of the remote is no longer published (in a tab that slept for longer than files are
 * retained).
 */
export async function isSuperseded(
  { id, remotes }: ReleaseSet,
  { remote, code }: RemoteError,
): Promise<boolean> {
  const current = await currentSet(id);
  if (current === undefined || current === 'known') return false;
  const entry = remotes[remote]?.entry;
  if (/^HR-[12]/.test(code) || entry === undefined) return true;
  const response = await fetch(entry, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return response?.status === 404;
}
