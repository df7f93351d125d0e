import { Component, type ReactNode, Suspense } from 'react';
import { alertPartFailure } from '../pwa/missing-parts.ts';

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** Shown while the part loads. */
  readonly loading?: ReactNode;
  /** Resets the request for the part, so that the next attempt reports a failure again. */
  readonly close?: () => void;
}

/** Error boundary for a panel or dialog: if it fails to load or crashes, an alert says so and the page stays. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    alertPartFailure(error);
    this.props.close?.();
  }

  override render(): ReactNode {
    const { children, loading } = this.props;
    return this.state.failed ? null : <Suspense fallback={loading}>{children}</Suspense>;
  }
}
