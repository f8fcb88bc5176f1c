import { type ReleaseSet, RemoteError } from '@handover/shared/federation';

/** Reports each file of texts that could not be loaded, or was changed, once: requests for it are repeated. */
export function textsFailures(
  { host, remotes }: Pick<ReleaseSet, 'host' | 'remotes'>,
  onFailure: (error: RemoteError) => void,
) {
  const reported = new Set<string>();
  return (namespace: string, { message: detail }: Error): void => {
    if (reported.has(detail)) return;
    reported.add(detail);
    const [name, { version }] = Object.entries(remotes).find(
      ([, remote]) => remote.namespace === namespace,
    ) ?? ['host', host];
    // The file may be that of the fallback version.
    const [, published = version] = /\/r\/[^/]+\/([^/]+)\//.exec(detail) ?? [];
    onFailure(new RemoteError('HR-701', name, { version: published, detail }));
  };
}
