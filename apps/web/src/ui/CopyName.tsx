import { UnstyledButton } from '@mantine/core';
import { useTexts } from '../i18n/use-texts.ts';
import { Copying } from './Copying.tsx';
import classes from './copy-name.module.css';
import { LineIcon } from './LineIcon.tsx';

/** A name as files write it; pressed, it is on the clipboard. */
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
