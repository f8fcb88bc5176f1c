import { Component, type ReactNode } from 'react';

interface RenderBoundaryProps {
  onRenderError: (cause: unknown) => void;
  children: ReactNode;
}

/** Catches errors of lazily loaded components while rendering, so that the page around them keeps working. */
export class RenderBoundary extends Component<RenderBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown) {
    this.props.onRenderError(cause);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
