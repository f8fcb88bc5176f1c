import { isLate, type RetryPolicy, retry } from '../kernel/lazy/index.ts';
import type { RemoteModule, RemoteRelease } from './contract.ts';
import type { FederationRuntime } from './federation-runtime.ts';
import { RemoteError, type RemoteErrorCode } from './remote-errors.ts';

const rounds = new WeakMap<RemoteRelease, number>();

/**
 * Fetches one version of a remote. A failed entry is asked for again under a new alias and a new address, because
 * the runtime keeps a failed entry by alias and a browser may keep it by address.
 */
export async function loadRelease(
  runtime: FederationRuntime,
  remote: string,
  release: RemoteRelease,
  policy: RetryPolicy,
): Promise<RemoteModule> {
  const { version } = release;
  const again = rounds.get(release) ?? 0;
  rounds.set(release, again + 1);
  try {
    const exposed = await retry(policy, (index) => {
      const mark = again + index === 0 ? '' : `?again=${again}.${index}`;
      const alias = `${release.global}_${again}_${index}`;
      return runtime.load(alias, release.entry + mark, release, policy.deadline * 0.9);
    });
    if (isRemoteModule(exposed)) return exposed.remote;
  } catch (error) {
    throw new RemoteError(codeOf(error), remote, { version, detail: messageOf(error), cause: error });
  }
  throw new RemoteError('HR-403', remote, { version });
}

function isRemoteModule(exposed: unknown): exposed is { remote: RemoteModule } {
  const remote = (exposed as { remote?: Partial<RemoteModule> } | null)?.remote;
  return Boolean(remote?.pages && remote.widgets && remote.modals);
}

/** The federation runtime tells its failures apart by a number in the message only. */
function codeOf(error: unknown): RemoteErrorCode {
  const message = messageOf(error);
  if (isLate(error)) return message.includes('timed out') ? 'HR-302' : 'HR-402';
  if (/RUNTIME-001|ScriptExecutionError/.test(message)) return 'HR-303';
  if (/RUNTIME-00[38]/.test(message)) return 'HR-301';
  return 'HR-401';
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
