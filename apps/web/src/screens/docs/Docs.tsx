import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { usePageTitle } from '../../address/use-page-title.ts';
import { RetryAlert } from '../../ui/RetryAlert.tsx';
import reading from '../../ui/reading.module.css';
import { Blocks } from './Blocks.tsx';
import docs from './docs.module.css';
import { type Block, plainText } from './document.ts';
import { loadPage, pageFor } from './load-page.ts';

interface Shown {
  readonly name: string;
  readonly blocks?: readonly Block[];
  readonly failure?: string;
}

/** One help page, in the reader's language as far as it exists (98.5.10). */
export const Docs = () => {
  const { t, i18n } = useTranslation('pages');
  const { pathname, hash } = useLocation();
  const name = pageFor(pathname.replace(/^\/docs\/?/, ''), i18n.languages);
  const [shown, setShown] = useState<Shown>({ name });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt loads the same page again
  useEffect(() => {
    let current = true;
    loadPage(name).then(
      (blocks) => current && setShown({ name, blocks }),
      (error: Error) => current && setShown({ name, failure: error.message }),
    );
    return () => {
      current = false;
    };
  }, [name, attempt]);

  const { blocks, failure } = shown.name === name ? shown : { blocks: undefined, failure: undefined };
  const title = blocks?.find((block) => block.kind === 'heading');
  usePageTitle(title ? plainText(title.children) : '');

  // The frame gives the focus to the page while its heading is still on the way (98.14).
  useEffect(() => {
    if (blocks && document.activeElement?.id === 'main') focusHeading();
  }, [blocks]);

  useEffect(() => {
    if (blocks && hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [blocks, hash]);

  return (
    <article className={`${reading.sheet} ${docs.page}`} data-testid="docs" aria-busy={!blocks}>
      {failure !== undefined && (
        <RetryAlert
          message={t('docs.failed', { reason: failure })}
          retry={t('docs.retry')}
          onRetry={() => setAttempt((count) => count + 1)}
        />
      )}
      {blocks && <Blocks blocks={blocks} />}
    </article>
  );
};

const focusHeading = () => {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
};
