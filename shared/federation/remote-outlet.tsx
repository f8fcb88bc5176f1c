import type { ReactNode } from 'react';
import type { RemoteComponent, RemoteKind } from './contract.ts';
import type { RemoteLoader } from './loader.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import type { RemoteError } from './remote-errors.ts';
import { usePart } from './use-part.ts';

export interface RemoteOutletProps {
  loader: RemoteLoader;
  remote: string;
  kind: RemoteKind;
  name: string;
  /** Handed to the mounted component. */
  props?: Record<string, unknown>;
  /** Shown when loading takes more than 300 ms. */
  skeleton: ReactNode;
  failed: (error: RemoteError, retry: () => void) => ReactNode;
  onFailure?: (error: RemoteError) => void;
}

/** Mounts a part of a remote; its failure stays inside. */
export function RemoteOutlet(outlet: RemoteOutletProps) {
  // The key makes another part another instance: no failure of one route survives into the next.
  return <RemotePart key={`${outlet.remote}/${outlet.kind}/${outlet.name}`} {...outlet} />;
}

function RemotePart({ loader, remote, kind, name, props, skeleton, failed, onFailure }: RemoteOutletProps) {
  const { view, attempt, retry } = usePart<RemoteComponent, RemoteError>({
    ready: () => loader.ready(remote, kind, name),
    load: () => loader.part(remote, kind, name),
    onFailure,
  });
  if (view === 'waiting') return null;
  if (view === 'loading') return skeleton;
  if ('error' in view) return failed(view.error, retry);
  const Part = view.part;
  return (
    <RemoteBoundary key={attempt} remote={remote} failed={failed} onRetry={retry} onFailure={onFailure}>
      <Part {...props} />
    </RemoteBoundary>
  );
}
