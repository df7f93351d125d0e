import { Button } from '@mantine/core';
import { reasonOf } from '@platelayer/export';
import { Component, type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { isMissingPart } from '../pwa/missing-parts.ts';
import { SheetSkeleton } from '../sheet-view/SheetSkeleton.tsx';
import { Notice } from '../ui/Notice.tsx';

/** Container of a page. Shows a blank sheet while it loads, and a notice if it fails. */
export const RouteBoundary = ({ children }: { readonly children: ReactNode }) => (
  <FailureBoundary place={useLocation().pathname} page>
    <Suspense fallback={<SheetSkeleton />}>{children}</Suspense>
  </FailureBoundary>
);

interface FailureBoundaryProps {
  /** Identifies the content. The notice stays until it changes. */
  readonly place: string;
  readonly page?: boolean;
  readonly children: ReactNode;
}

interface Failed {
  readonly failure?: { readonly error: unknown; readonly place?: string };
}

/** Shows a notice instead of content that fails. React only supports this in classes. */
export class FailureBoundary extends Component<FailureBoundaryProps, Failed> {
  override state: Failed = {};

  static getDerivedStateFromError(error: unknown): Failed {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ place }: FailureBoundaryProps, { failure }: Failed): Failed | null {
    if (!failure) return null;
    if (failure.place === undefined) return { failure: { ...failure, place } };
    return failure.place === place ? null : { failure: undefined };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <FailureNotice error={failure.error} page={this.props.page} /> : this.props.children;
  }
}

interface FailureNoticeProps {
  readonly error: unknown;
  readonly page?: boolean;
}

/** Notice after an error in a page or panel, or a chunk that could not be loaded. */
const FailureNotice = ({ error, page }: FailureNoticeProps) => {
  const t = useTexts('frame');
  const missing = isMissingPart(error);
  return (
    <Notice
      page={page}
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
