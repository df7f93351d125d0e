import { Button, Group } from '@mantine/core';
import { useTexts } from '../i18n/use-texts.ts';
import './export.css';

/** More would push the buttons out of sight. */
const MAX_SHOWN = 8;

interface ReplaceQuestionProps {
  readonly folder: string;
  readonly taken: readonly string[];
  readonly onReplace: () => void;
  readonly onBack: () => void;
}

/** Asks before replacing existing files (98.11.2). */
export const ReplaceQuestion = ({ folder, taken, onReplace, onBack }: ReplaceQuestionProps) => {
  const t = useTexts('frame');
  return (
    <>
      <p>{t('export.replace.message', { folder, count: taken.length })}</p>
      <ul className="taken">
        {taken.slice(0, MAX_SHOWN).map((name) => (
          <li key={name}>{name}</li>
        ))}
        {taken.length > MAX_SHOWN && <li>{t('export.replace.more', { count: taken.length - MAX_SHOWN })}</li>}
      </ul>
      <Group justify="flex-end" mt="lg">
        <Button h={44} variant="default" onClick={onBack} data-autofocus>
          {t('export.replace.back')}
        </Button>
        <Button h={44} onClick={onReplace}>
          {t('export.replace.replace')}
        </Button>
      </Group>
    </>
  );
};
