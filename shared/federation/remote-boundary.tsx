import { Component, type ReactNode } from 'react';
import { RemoteError } from './remote-errors.ts';

interface RemoteBoundaryProps {
  remote: string;
  failed: (error: RemoteError, retry: () => void) => ReactNode;
  onRetry: () => void;
  onFailure?: (error: RemoteError) => void;
  children: ReactNode;
}

/** Catches what a remote throws while rendering, so that nothing around it goes down with it. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { error: RemoteError | null }> {
  override state: { error: RemoteError | null } = { error: null };

  static getDerivedStateFromError(cause: unknown) {
    return { error: new RemoteError('HR-601', '', { detail: String(cause), cause }) };
  }

  override componentDidCatch(cause: unknown) {
    const { remote, onFailure } = this.props;
    const error = new RemoteError('HR-601', remote, { detail: String(cause), cause });
    this.setState({ error });
    onFailure?.(error);
  }

  override render() {
    const { error } = this.state;
    return error ? this.props.failed(error, this.props.onRetry) : this.props.children;
  }
}
