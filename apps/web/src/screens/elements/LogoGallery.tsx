import { Select, Text, Title } from '@mantine/core';
import { companyTheme } from '@platelayer/library';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { textParam, withParam } from '../../address/query.ts';
import { usePageTitle } from '../../address/use-page-title.ts';
import { useConfig } from '../../config/use-config.ts';
import { useJob } from '../../engine/use-job.ts';
import { RetryAlert } from '../../ui/RetryAlert.tsx';
import reading from '../../ui/reading.module.css';
import { SvgPicture } from '../../ui/SvgPicture.tsx';
import classes from './elements.module.css';
import { KnownLogos } from './KnownLogos.tsx';
import { LOGO_MODES, logoMode } from './logo-modes.ts';

/** The colour of the company that wears the logos. */
const DEFAULT_COLOR = 'red';
const COLORS = Object.keys(companyTheme('rob').colors).sort((one, other) => one.localeCompare(other));

/** The bundled company logos by group (98.5.8). */
export const LogoGallery = () => {
  const { t } = useTranslation('pages');
  const [query, setQuery] = useSearchParams();
  const asked = textParam(query, 'group', '');
  const { id, mode, side } = logoMode(textParam(query, 'mode', ''));
  const color = textParam(query, 'color', DEFAULT_COLOR);
  const config = { ...useConfig(), companySvgLogos: mode };
  const { output, failure, retry } = useJob('logos', { group: asked, side: { kind: side, color }, config });
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
        <RetryAlert
          message={t('elements.failed', { reason: failure })}
          retry={t('elements.retry')}
          onRetry={retry}
        />
      )}
      {output && (
        <>
          <div className={classes.choices}>
            <Select
              label={t('elements.group')}
              data={[...output.groups]}
              value={chosen}
              allowDeselect={false}
              searchable
              onChange={(group) => setQuery(withParam(query, 'group', group ?? first, first))}
            />
            <Select
              label={t('elements.logos.mode')}
              data={LOGO_MODES.map(({ id }) => ({ value: id, label: t(`elements.logos.modes.${id}`) }))}
              value={id}
              allowDeselect={false}
              onChange={(mode) => setQuery(withParam(query, 'mode', mode ?? '', LOGO_MODES[0].id))}
            />
            {side === 'company' && (
              <Select
                label={t('elements.logos.color')}
                data={COLORS}
                value={color}
                allowDeselect={false}
                searchable
                onChange={(name) => setQuery(withParam(query, 'color', name ?? DEFAULT_COLOR, DEFAULT_COLOR))}
              />
            )}
          </div>
          <ul className={classes.logos} aria-busy={output.group !== chosen}>
            {output.logos.map(({ id, picture }) => (
              <li key={id} className={classes.logo}>
                <SvgPicture picture={picture} />
                <code>{id}</code>
              </li>
            ))}
          </ul>
          <KnownLogos known={output.known} />
        </>
      )}
    </div>
  );
};
