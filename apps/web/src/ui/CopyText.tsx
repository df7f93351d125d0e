import { Button } from '@mantine/core';
import { useTexts } from '../i18n/use-texts.ts';
import { Copying } from './Copying.tsx';
import { LineIcon } from './LineIcon.tsx';

/** A button that puts a text on the clipboard and says that it has. */
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
