import { Button } from '@mantine/core';
import { reasonOf } from '@platelayer/export';
import { Component, type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { isMissingPart } from '../pwa/missing-parts.ts';
import { SheetSkeleton } from '../sheet-view/SheetSkeleton.tsx';
import { Notice } from '../ui/Notice.tsx';

/** Where a page appears: a blank sheet until it is loaded, and words of comfort when it stops. */
export const RouteBoundary = ({ children }: { readonly children: ReactNode }) => (
  <FailureBoundary path={useLocation().pathname}>
    <Suspense fallback={<SheetSkeleton />}>{children}</Suspense>
  </FailureBoundary>
);

interface FailureBoundaryProps {
  readonly path: string;
  readonly children: ReactNode;
}

interface Failed {
  readonly failure?: { readonly error: unknown; readonly path?: string };
}

/** React catches errors in classes only. The way to another page leads out of it. */
class FailureBoundary extends Component<FailureBoundaryProps, Failed> {
  override state: Failed = {};

  static getDerivedStateFromError(error: unknown): Failed {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ path }: FailureBoundaryProps, { failure }: Failed): Failed | null {
    if (!failure) return null;
    if (failure.path === undefined) return { failure: { ...failure, path } };
    return failure.path === path ? null : { failure: undefined };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <RouteFailure error={failure.error} /> : this.props.children;
  }
}

/** What is seen when a page stops, our own fault or a chunk that could not be fetched. */
const RouteFailure = ({ error }: { readonly error: unknown }) => {
  const t = useTexts('frame');
  const missing = isMissingPart(error);
  return (
    <Notice
      page
      icon="error"
      title={t(missing ? 'failure.missing' : 'failure.title')}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>{t('failure.reload')}</Button>
          <Button component={Link} to="/" variant="default" reloadDocument>
            {t('failure.home')}
          </Button>
        </>
      }
    >
      <p>{missing ? t('failure.missingWhy') : t('failure.message', { reason: reasonOf(error) })}</p>
      <p>{t('failure.hint')}</p>
    </Notice>
  );
};
