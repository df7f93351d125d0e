import { Select, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useConfig } from '../../config/use-config.ts';
import { text, withText } from '../../frame/query.ts';
import { usePageTitle } from '../../frame/use-page-title.ts';
import { Drawing } from '../Drawing.tsx';
import { Failure } from '../Failure.tsx';
import reading from '../reading.module.css';
import { useJob } from '../use-job.ts';
import classes from './elements.module.css';
import { NoLogos } from './NoLogos.tsx';

/** The bundled company logos by group (98.5.8). */
export const Logos = () => {
  const { t } = useTranslation('pages');
  const [query, setQuery] = useSearchParams();
  const asked = text(query, 'group', '');
  const { output, failure, retry } = useJob('logos', { group: asked, config: useConfig() });
  usePageTitle(t('elements.logos.title'));

  const first = output?.groups[0] ?? '';
  const chosen = output?.groups.includes(asked) ? asked : first;

  return (
    <div className={reading.gallery} data-testid="logos">
      <Title order={1} size="h2">
        {t('elements.logos.title')}
      </Title>
      <Text c="var(--quiet)">{t('elements.logos.page.description')}</Text>
      {failure !== undefined && (
        <Failure
          message={t('elements.failed', { reason: failure })}
          retry={t('elements.retry')}
          onRetry={retry}
        />
      )}
      {output?.groups.length === 0 && <NoLogos known={output.known} />}
      {output && output.groups.length > 0 && (
        <>
          <Select
            className={classes.choice}
            label={t('elements.group')}
            data={[...output.groups]}
            value={chosen}
            allowDeselect={false}
            searchable
            onChange={(group) => setQuery(withText(query, 'group', group ?? first, first))}
          />
          <ul className={classes.logos} aria-busy={output.group !== chosen}>
            {output.logos.map(({ id, picture }) => (
              <li key={id} className={classes.logo}>
                <Drawing picture={picture} />
                <code>{id}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};
