import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  onRenderError: (cause: unknown) => void;
  children: ReactNode;
}

/** Catches errors of a remote while rendering, so that the page around it keeps working. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(cause: unknown) {
    this.props.onRenderError(cause);
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
