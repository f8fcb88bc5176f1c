import { type ReactNode, useState } from 'react';
import { type LazySource, useLazyModule } from '../kernel/lazy/index.ts';
import type { RemoteComponent, RemoteKind } from './contract.ts';
import type { RemoteLoader } from './loader.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import type { RemoteError } from './remote-errors.ts';

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
}

/** Mounts a part of a remote; its failure stays inside. */
export function RemoteOutlet(outlet: RemoteOutletProps) {
  // The key makes another part another instance: no failure of one route survives into the next.
  return <RemotePart key={`${outlet.remote}/${outlet.kind}/${outlet.name}`} {...outlet} />;
}

/** The current version of the part; once that has thrown, the fallback version's, where there is one. */
function RemotePart({ loader, remote, kind, name, ...outlet }: RemoteOutletProps) {
  const [thrown, setThrown] = useState<ReturnType<RemoteLoader['threw']>>();
  const { error, instead } = thrown ?? {};
  if (error && !instead) return outlet.failed(error, () => setThrown(undefined));
  return (
    <LoadedPart
      {...outlet}
      key={instead ? 'fallback' : 'current'}
      getLoaded={() => (instead ? undefined : loader.getLoaded(remote, kind, name))}
      load={instead ?? (() => loader.part(remote, kind, name))}
      failed={(failure, retry) => outlet.failed(error ?? failure, retry)}
      onThrow={(cause) => setThrown(loader.threw(remote, kind, name, cause))}
    />
  );
}

interface LoadedPartProps
  extends Pick<RemoteOutletProps, 'props' | 'skeleton' | 'failed'>,
    LazySource<RemoteComponent> {
  onThrow: (cause: unknown) => void;
}

function LoadedPart({ getLoaded, load, props, skeleton, failed, onThrow }: LoadedPartProps) {
  const { view, retry } = useLazyModule<RemoteComponent, RemoteError>({ getLoaded, load });
  if (view === 'waiting') return null;
  if (view === 'loading') return skeleton;
  if ('error' in view) return failed(view.error, retry);
  const Part = view.part;
  return (
    <RemoteBoundary onThrow={onThrow}>
      <Part {...props} />
    </RemoteBoundary>
  );
}
