import { type ReactNode, useLayoutEffect, useState } from 'react';
import {
  HydrationBoundary,
  type LazySource,
  RenderBoundary,
  useLazyModule,
} from '../../kernel/lazy/index.ts';
import type { RemoteComponent, RemoteKind } from '../contract.ts';
import type { RemoteLoader } from '../loader.ts';
import type { RemoteError } from '../remote-errors.ts';

export interface RemoteOutletProps {
  loader: RemoteLoader;
  remote: string;
  kind: RemoteKind;
  name: string;
  /** The props of the mounted component. */
  props?: Record<string, unknown>;
  /** Shown when loading takes more than 300 ms. */
  skeleton: ReactNode;
  failed: (error: RemoteError, retry: () => void) => ReactNode;
  /** Resolves when a part that the server has rendered may load its code. Its html stays as it is until then. */
  takeOverAfter?: Promise<void> | undefined;
}

/** Mounts a page, widget or modal of a remote; an error of it does not reach the page around it. */
export function RemoteOutlet(outlet: RemoteOutletProps) {
  const { loader, remote, kind, name } = outlet;
  // The key resets the state, so that an error of one route or version is not shown on the next.
  return <RemoteMount key={`${remote}/${kind}/${name}/${loader.versionOf(remote)}`} {...outlet} />;
}

/** The component of the current version; after that threw while rendering, of the fallback version, if there is one. */
function RemoteMount({ loader, remote, kind, name, takeOverAfter, ...outlet }: RemoteOutletProps) {
  const [failure, setFailure] = useState<ReturnType<RemoteLoader['onRenderError']>>();
  const { error, fallback } = failure ?? {};
  if (error && !fallback) return outlet.failed(error, () => setFailure(undefined));
  const getLoaded = () => (fallback ? undefined : loader.getLoaded(remote, kind, name));
  return (
    <HydrationBoundary
      source={loader}
      name={`${remote}/${kind}/${name}`}
      isReady={() => getLoaded() !== undefined}
      load={async () => {
        await takeOverAfter;
        return loader.loadComponent(remote, kind, name);
      }}
      fallback={outlet.skeleton}
    >
      <LazyComponent
        {...outlet}
        key={fallback ? 'fallback' : 'current'}
        getLoaded={getLoaded}
        load={fallback ?? (() => loader.loadComponent(remote, kind, name))}
        failed={(loadError, retry) => outlet.failed(error ?? loadError, retry)}
        onRendered={(start) => loader.onRendered(remote, kind, name, start)}
        onRenderError={(cause) => setFailure(loader.onRenderError(remote, kind, name, cause))}
      />
    </HydrationBoundary>
  );
}

interface LazyComponentProps
  extends Pick<RemoteOutletProps, 'props' | 'skeleton' | 'failed'>,
    LazySource<RemoteComponent> {
  onRendered: (start: number) => void;
  onRenderError: (cause: unknown) => void;
}

function LazyComponent({
  props,
  skeleton,
  failed,
  onRendered,
  onRenderError,
  ...source
}: LazyComponentProps) {
  const { view, retry } = useLazyModule<RemoteComponent, RemoteError>(source);
  if (view === 'waiting') return null;
  if (view === 'loading') return skeleton;
  if ('error' in view) return failed(view.error, retry);
  const Component = view.module;
  return (
    <RenderBoundary onRenderError={onRenderError}>
      <Timed onRendered={onRendered}>
        <Component {...props} />
      </Timed>
    </RenderBoundary>
  );
}

/** Tells when its children are in the document for the first time. */
function Timed({ onRendered, children }: Pick<LazyComponentProps, 'onRendered'> & { children: ReactNode }) {
  const [start] = useState(() => performance.now());
  useLayoutEffect(() => onRendered(start), []);
  return children;
}
