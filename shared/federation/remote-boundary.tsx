import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  onThrow: (cause: unknown) => void;
  children: ReactNode;
}

/** Catches what a remote throws while rendering, so that nothing around it goes down with it. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(cause: unknown) {
    this.props.onThrow(cause);
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
