import { Button, UnstyledButton } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { showAlert } from '../sources/alerts.ts';
import classes from './copy-name.module.css';
import { LineIcon } from './LineIcon.tsx';

/** How long a button shows that it has copied. */
const COPIED_MS = 1000;

interface CopyingProps {
  readonly value: string;
  /** Renders the button. */
  readonly children: (copying: { readonly copied: boolean; readonly copy: () => void }) => ReactNode;
}

/** Copies to the clipboard, or shows an alert if the browser refuses, for example on a page without HTTPS. */
export const Copying = ({ value, children }: CopyingProps) => {
  const t = useTexts('frame');
  const { copied, copy, error } = useClipboard({ timeout: COPIED_MS });
  useEffect(() => {
    if (error) showAlert({ type: 'error', title: t('notCopied.title'), message: t('notCopied.message') });
  }, [error, t]);
  return children({ copied, copy: () => copy(value) });
};

/** A button with a label that copies a text. */
export const CopyText = ({ label, text }: { readonly label: string; readonly text: string }) => {
  const t = useTexts('frame');
  return (
    <Copying value={text}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          h={44}
          px="sm"
          leftSection={<LineIcon name={copied ? 'success' : 'copy'} size={18} />}
          onClick={copy}
        >
          {copied ? t('problems.copied') : label}
        </Button>
      )}
    </Copying>
  );
};

/** A name as written in game files; clicking it copies it. */
export const CopyName = ({ name }: { readonly name: string }) => {
  const t = useTexts('pages');
  return (
    <Copying value={name}>
      {({ copied, copy }) => (
        <UnstyledButton
          className={classes.name}
          aria-label={copied ? t('elements.copied') : t('elements.copy', { name })}
          onClick={copy}
        >
          <code>{name}</code>
          <LineIcon name={copied ? 'success' : 'copy'} size={16} />
        </UnstyledButton>
      )}
    </Copying>
  );
};
