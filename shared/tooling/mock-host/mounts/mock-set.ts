import type { RemoteDescriptor } from '@handover/shared/federation';
import type { ShellSet } from '@handover/shared/shell';
import type { Sibling } from '../facts.ts';

/** What the one remote and its siblings mount. */
export const mockSet = (descriptor: RemoteDescriptor, siblings: readonly Sibling[]): ShellSet => ({
  remotes: Object.fromEntries([descriptor, ...siblings].map((remote) => [remote.name, remote])),
});
