import { Component, type ReactNode, Suspense } from 'react';
import { tellFailure } from '../pwa/missing-parts.ts';

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** What is shown until it is loaded. */
  readonly loading?: ReactNode;
  /** Takes away what called for the part, so that a later call is told of again. */
  readonly close?: () => void;
}

/** A part beside the page, such as a panel or a dialog: where it cannot be loaded, or stops, that is told, and all the rest stays. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    tellFailure(error);
    this.props.close?.();
  }

  override render(): ReactNode {
    const { children, loading } = this.props;
    return this.state.failed ? null : <Suspense fallback={loading}>{children}</Suspense>;
  }
}
