import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { usePageTitle } from '../../address/use-page-title.ts';
import { readersLanguages } from '../../i18n/texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { RetryAlert } from '../../ui/RetryAlert.tsx';
import reading from '../../ui/reading.module.css';
import { Blocks } from './Blocks.tsx';
import docs from './docs.module.css';
import { type Block, choosePage, plainText } from './document.ts';

interface Shown {
  readonly name: string;
  readonly blocks?: readonly Block[];
  readonly failure?: string;
}

/** A help page, in the user's language if it exists (98.5.10). */
export const Docs = () => {
  const t = useTexts('pages');
  const { pathname, hash } = useLocation();
  const name = pageFor(pathname.replace(/^\/docs\/?/, ''), readersLanguages());
  const [shown, setShown] = useState<Shown>({ name });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the same page again
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

  // The frame focuses the page before its heading has loaded (98.14).
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

type Load = () => Promise<readonly Block[]>;

/** All help pages, compiled at build time and loaded on demand. */
const pages: ReadonlyMap<string, Load> = new Map(
  Object.entries(import.meta.glob<readonly Block[]>('./pages/**/*.md', { import: 'default' })).map(
    ([path, load]) => [path.replace('./pages/', ''), load],
  ),
);
const files = new Set(pages.keys());

/** Returns the file for an address. There is always one. */
const pageFor = (path: string, languages: readonly string[]): string =>
  choosePage(path, languages, files) ?? 'index.en.md';

const loadPage = (name: string): Promise<readonly Block[]> =>
  pages.get(name)?.() ?? Promise.reject(new Error(`There is no page ${name}.`));
