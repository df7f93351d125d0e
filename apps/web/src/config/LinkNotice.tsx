import { Button } from '@mantine/core';
import { configValues, getValue } from '@platelayer/game';
import { useSearchParams } from 'react-router';
import { settingSections } from '../i18n/settings.ts';
import { joinWords } from '../i18n/texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { LineIcon } from '../ui/LineIcon.tsx';
import { keepValues } from './changes.ts';
import { withoutOverrides } from './layers.ts';
import { announceUndo } from './reset.ts';
import { useConfigLayers } from './use-config.ts';

/** More names would make the sentence too long. */
const NAMES_SHOWN = 4;

/** Reports settings in the address, for example from a shared link, and offers to keep or drop them. */
export const LinkNotice = () => {
  const t = useTexts('config');
  const [, setQuery] = useSearchParams();
  const { url = {} } = useConfigLayers().layers;
  const changes = configValues.flatMap(({ path }) => {
    const value = getValue(url, path);
    return value === undefined ? [] : [[path, value] as const];
  });
  if (changes.length === 0) return null;
  const titles = settingSections()
    .flatMap(({ values }) => values)
    .filter(({ path }) => changes.some(([changed]) => changed === path))
    .map(({ title }) => title);
  const more = titles.length - NAMES_SHOWN;
  const names = [...titles.slice(0, NAMES_SHOWN), ...(more > 0 ? [t('link.more', { count: more })] : [])];
  const leave = () => setQuery(withoutOverrides);
  const keep = () => {
    keepValues(Object.fromEntries(changes));
    leave();
    announceUndo(t('link.kept'));
  };
  return (
    <section className="paper-notice chrome" aria-label={t('link.title')}>
      <LineIcon name="info" size={18} />
      <span>{t('link.text', { count: changes.length, names: joinWords(names) })}</span>
      <Button variant="default" h={44} px="sm" onClick={keep}>
        {t('link.keep')}
      </Button>
      <Button variant="default" h={44} px="sm" onClick={leave}>
        {t('link.leave')}
      </Button>
    </section>
  );
};
