import { isTimeout, type RetryPolicy, retry } from '../kernel/lazy/index.ts';
import type { RemoteModule, RemoteRelease } from './contract.ts';
import type { FederationRuntime } from './federation-runtime.ts';
import { RemoteError } from './remote-errors.ts';

/** How often each release has been loaded, over all calls. */
const loadCounts = new WeakMap<RemoteRelease, number>();

/** Loads one version of a remote. Each retry uses a new URL, because a browser may cache a failed entry. */
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
      return runtime.load(remote, release.entry + query, release, policy.deadline * 0.9);
    });
    if (isRemoteModule(exposed)) return exposed.remote;
  } catch (error) {
    if (error instanceof RemoteError) throw error;
    const code = isTimeout(error) ? 'HR-402' : 'HR-401';
    const detail = error instanceof Error ? error.message : String(error);
    throw new RemoteError(code, remote, { version, detail, cause: error });
  }
  throw new RemoteError('HR-403', remote, { version });
}

function isRemoteModule(exposed: unknown): exposed is { remote: RemoteModule } {
  const remote = (exposed as { remote?: Partial<RemoteModule> } | null)?.remote;
  return Boolean(remote?.pages && remote.widgets && remote.modals);
}
