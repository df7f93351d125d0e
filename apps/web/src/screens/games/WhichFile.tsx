import { useTexts } from '../../i18n/use-texts.ts';
import type { Summary } from '../../state/store.ts';
import classes from './games.module.css';

/** File name or time of the copy, to distinguish games with the same title. */
export const WhichFile = ({ game: { file, copiedAt } }: { readonly game: Summary }) => {
  const t = useTexts('games');
  if (file !== undefined)
    return (
      <span className={classes.file}>
        <bdi>{file}</bdi>
      </span>
    );
  if (copiedAt === undefined) return null;
  const time = new Date(copiedAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
  return <span className={classes.file}>{t('copied', { time })}</span>;
};
