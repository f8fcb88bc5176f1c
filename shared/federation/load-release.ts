import { isTimeout, type RetryPolicy, retry } from '../kernel/lazy/index.ts';
import type { RemoteModule, RemoteRelease } from './contract.ts';
import type { FederationRuntime } from './federation-runtime.ts';
import { RemoteError, type RemoteErrorCode } from './remote-errors.ts';

/** How often each release has been loaded, over all calls. */
const loadCounts = new WeakMap<RemoteRelease, number>();

/**
 * Loads one version of a remote. Each retry uses a new alias and a new URL, because the runtime keeps a failed entry
 * by alias, and a browser may cache it by URL.
 */
export async function loadRelease(
  runtime: FederationRuntime,
  remote: string,
  release: RemoteRelease,
  policy: RetryPolicy,
): Promise<RemoteModule> {
  const { version } = release;
  const round = loadCounts.get(release) ?? 0;
  loadCounts.set(release, round + 1);
  try {
    const exposed = await retry(policy, (index) => {
      const query = round + index === 0 ? '' : `?again=${round}.${index}`;
      const alias = `${release.global}_${round}_${index}`;
      return runtime.load(alias, release.entry + query, release, policy.deadline * 0.9);
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

/** The federation runtime distinguishes its errors only by a code in the message. */
function codeOf(error: unknown): RemoteErrorCode {
  const message = messageOf(error);
  if (isTimeout(error)) return message.includes('timed out') ? 'HR-302' : 'HR-402';
  if (/RUNTIME-001|ScriptExecutionError/.test(message)) return 'HR-303';
  if (/RUNTIME-00[38]/.test(message)) return 'HR-301';
  return 'HR-401';
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
