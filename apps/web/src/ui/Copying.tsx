import { useClipboard } from '@mantine/hooks';
import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { showAlert } from '../sources/alerts.ts';

/** How long a button says that it has copied. */
const SAYING_MS = 1000;

interface CopyingProps {
  readonly value: string;
  /** The button; it gets what a press does, and whether that was just done. */
  readonly children: (copying: { readonly copied: boolean; readonly copy: () => void }) => ReactNode;
}

/** Puts a text on the clipboard. Where the browser refuses that, as on a page without encryption, it is told. */
export const Copying = ({ value, children }: CopyingProps) => {
  const t = useTexts('frame');
  const { copied, copy, error } = useClipboard({ timeout: SAYING_MS });
  useEffect(() => {
    if (error) showAlert({ type: 'error', title: t('notCopied.title'), message: t('notCopied.message') });
  }, [error, t]);
  return children({ copied, copy: () => copy(value) });
};
