import { Component, type ReactNode } from 'react';

interface ModalBoundaryProps {
  children: ReactNode;
  onFailure: (error: unknown) => void;
}

/** A modal that throws is taken away and told of; the page under it goes on. */
export class ModalBoundary extends Component<ModalBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
