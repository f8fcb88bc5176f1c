import type { RemoteComponent, RemoteError, RemoteKind } from '@handover/shared/federation';
import { RenderBoundary } from '@handover/shared/shell';
import { useEffect, useState } from 'react';
import { FailedComponent } from './failed-component.tsx';
import type { OnHotUpdate } from './on-hot-update.ts';

interface RepairableOptions {
  kind: RemoteKind;
  name: string;
  /** Why it could not be loaded or rendered. */
  error: RemoteError;
  load: () => Promise<RemoteComponent>;
  toError: (cause: unknown) => RemoteError;
  onHotUpdate: OnHotUpdate;
}

type State = { error: RemoteError } | { Component: RemoteComponent };

/** In place of a component that failed: its error, until a saved change repairs it. What is around it keeps its state. */
export function repairable({ kind, name, error, load, toError, onHotUpdate }: RepairableOptions) {
  return function Repairable(props: Record<string, unknown>) {
    const [state, setState] = useState<State>({ error });
    const retry = () =>
      void load().then(
        (Component) => setState({ Component }),
        (cause: RemoteError) => setState({ error: cause }),
      );
    const hasFailed = 'error' in state;
    useEffect(() => (hasFailed ? onHotUpdate(retry) : undefined), [hasFailed]);

    if (hasFailed)
      return <FailedComponent kind={kind} name={name} error={state.error} onRetry={retry} props={props} />;
    return (
      <RenderBoundary onRenderError={(cause) => setState({ error: toError(cause) })}>
        <state.Component {...props} />
      </RenderBoundary>
    );
  } satisfies RemoteComponent;
}
