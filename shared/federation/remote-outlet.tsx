import { type ReactNode, useEffect, useState } from 'react';
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
  onFailure?: (error: RemoteError) => void;
}

type View =
  | { component: RemoteComponent }
  | { error: RemoteError }
  | 'waiting' /* too short to show anything */
  | 'loading';

/**
 * Mounts a part of a remote; its failure stays inside. Not `React.lazy`: that keeps a failed load for ever, and the
 * reader shall get on with Retry, without a reload.
 */
export function RemoteOutlet(outlet: RemoteOutletProps) {
  // The key makes another part another instance: no failure of one route survives into the next.
  return <RemotePart key={`${outlet.remote}/${outlet.kind}/${outlet.name}`} {...outlet} />;
}

function RemotePart({ loader, remote, kind, name, props, skeleton, failed, onFailure }: RemoteOutletProps) {
  const [attempt, setAttempt] = useState(0);
  const [view, setView] = useState<View>(() => {
    const component = loader.ready(remote, kind, name);
    return component ? { component } : 'waiting';
  });

  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => setView((now) => (now === 'waiting' ? 'loading' : now)), 300);
    const settle = (next: View) => {
      clearTimeout(timer);
      if (current) setView(next);
    };
    loader.part(remote, kind, name).then(
      (component) => settle({ component }),
      (error: RemoteError) => {
        settle({ error });
        if (current) onFailure?.(error);
      },
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [loader, remote, kind, name, attempt]);

  const retry = () => {
    setView('waiting');
    setAttempt((count) => count + 1);
  };
  if (view === 'waiting') return null;
  if (view === 'loading') return skeleton;
  if ('error' in view) return failed(view.error, retry);
  const Part = view.component;
  return (
    <RemoteBoundary key={attempt} remote={remote} failed={failed} onRetry={retry} onFailure={onFailure}>
      <Part {...props} />
    </RemoteBoundary>
  );
}
