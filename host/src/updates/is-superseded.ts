import type { ReleaseSet, RemoteError } from '@handover/shared/federation';
import { currentSetId } from './current-set-id.ts';

/**
 * Whether asking again can't help a remote that failed, and loading the page anew may: another set is current, and ours
 * itself was what did not fit, or its version of the remote is no longer published. The latter after a long sleep, longer
 * than files are kept.
 */
export async function isSuperseded(
  { id, remotes }: ReleaseSet,
  { remote, phase }: RemoteError,
): Promise<boolean> {
  const current = await currentSetId(id);
  if (current === undefined || current === id) return false;
  const entry = remotes[remote]?.entry;
  if (phase === 'set' || phase === 'gate' || entry === undefined) return true;
  const answer = await fetch(entry, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer?.status === 404;
}
