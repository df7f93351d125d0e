import { Select, Text, Title } from '@mantine/core';
import type { Config } from '@platelayer/game';
import { companyTheme } from '@platelayer/library';
import { useSearchParams } from 'react-router';
import { textParam, withParam } from '../../address/query.ts';
import { usePageTitle } from '../../address/use-page-title.ts';
import { useConfig } from '../../config/use-config.ts';
import type { LogoSide } from '../../engine/galleries.ts';
import type { Jobs } from '../../engine/messages.ts';
import { useJob } from '../../engine/use-job.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { jsonPieces } from '../../ui/code-piece.ts';
import { AppLink } from '../../ui/links.tsx';
import { RetryAlert } from '../../ui/RetryAlert.tsx';
import reading from '../../ui/reading.module.css';
import { SvgPicture } from '../../ui/SvgPicture.tsx';
import classes from './elements.module.css';

/** Colour of the example company. */
const DEFAULT_COLOR = 'red';
const COLORS = Object.keys(companyTheme('rob').colors).sort((a, b) => a.localeCompare(b));

/** The bundled company logos by group (98.5.8). */
export const LogoGallery = () => {
  const t = useTexts('pages');
  const [query, setQuery] = useSearchParams();
  const requested = textParam(query, 'group', '');
  const { id, mode, side } = logoMode(textParam(query, 'mode', ''));
  const name = textParam(query, 'color', DEFAULT_COLOR);
  const color = COLORS.includes(name) ? name : DEFAULT_COLOR;
  const config = { ...useConfig(), companySvgLogos: mode };
  const { output, failure, retry } = useJob('logos', {
    group: requested,
    side: { kind: side, color },
    config,
  });
  usePageTitle(t('elements.logos.title'));

  const first = output?.groups[0] ?? '';
  const chosen = output?.groups.includes(requested) ? requested : first;

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
          <UndrawnLogos undrawn={output.undrawn} />
        </>
      )}
    </div>
  );
};

/** Colour modes of logos (90.8.4), and the grey reverse side of tokens. */
const LOGO_MODES = [
  { id: 'match', mode: 'match', side: 'plain' },
  { id: 'main', mode: 'main', side: 'company' },
  { id: 'original', mode: 'original', side: 'plain' },
  { id: 'reverse', mode: 'match', side: 'reverse' },
] as const satisfies readonly {
  id: string;
  mode: Config['companySvgLogos'];
  side: LogoSide['kind'];
}[];

const logoMode = (id: string): (typeof LOGO_MODES)[number] =>
  LOGO_MODES.find((mode) => mode.id === id) ?? LOGO_MODES[0];

const EXAMPLE = jsonPieces(`{
  "name": "Brackby Railway",
  "abbrev": "BRW",
  "color": "orange",
  "logo": "roundels/bridge"
}`);

/** Explains how a game refers to a logo, and the names without a bundled picture. */
const UndrawnLogos = ({ undrawn }: { readonly undrawn: Jobs['logos']['out']['undrawn'] }) => {
  const t = useTexts('pages');
  const count = undrawn.reduce((sum, { names }) => sum + names, 0);
  return (
    <section className={classes.empty}>
      <Title order={2} size="h4">
        {t('elements.logos.use.title')}
      </Title>
      <p>{t('elements.logos.use.how')}</p>
      <CodeBlock pieces={EXAMPLE} label={t('docs.code', { language: 'JSON' })} />
      <p>
        {t('elements.logos.use.own')} <AppLink to="/docs/games/logos">{t('elements.logos.use.docs')}</AppLink>
      </p>
      <p>{t('elements.logos.use.names', { count, groups: undrawn.length })}</p>
      <ul className={classes.undrawn}>
        {undrawn.map(({ name, names }) => (
          <li key={name}>
            <code>{name}</code>{' '}
            <Text span c="var(--quiet)" size="sm">
              {names}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
};
