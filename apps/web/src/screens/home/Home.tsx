import { Alert, List, Text } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
import { usePageTitle } from '../../address/use-page-title.ts';
import { site } from '../../site.ts';
import { Inside } from '../../ui/AppLink.tsx';
import { Outside } from '../../ui/ExternalLink.tsx';
import reading from '../../ui/reading.module.css';
import { Hero } from './Hero.tsx';
import { Section } from './Section.tsx';

const LICENSE = 'https://opensource.org/license/mit';

/** The start page: what this is, how to begin, and the terms (98.5.1). */
export const Home = () => {
  const { t } = useTranslation('pages');
  const { desktop, chat, donations, source, hosting, analytics } = site;
  usePageTitle('');
  /** The desktop application needs no pointer to itself. */
  const inBrowser = !('platelayer' in window);
  return (
    <article className={reading.sheet} data-testid="home">
      <Hero />
      <Section title={t('about.title')}>
        <p>{t('about.what')}</p>
        <p>{t('about.why')}</p>
      </Section>
      {inBrowser && (
        <Section title={t('desktop.title')}>
          <p>
            {desktop ? (
              <Trans t={t} i18nKey="desktop.description" components={{ app: <Outside to={desktop.url} /> }} />
            ) : (
              t('desktop.absent')
            )}
          </p>
        </Section>
      )}
      <Section title={t('started.title')}>
        <p>
          <Trans
            t={t}
            i18nKey="started.description"
            components={{
              games: <Inside to="/games/" />,
              first: <Inside to="/docs/first-game" />,
              started: <Inside to="/docs/" />,
            }}
          />
        </p>
      </Section>
      <Section title={t('community.title')}>
        <p>
          {chat ? (
            <Trans t={t} i18nKey="community.description" components={{ chat: <Outside to={chat.url} /> }} />
          ) : (
            t('community.absent')
          )}
        </p>
      </Section>
      <Section title={t('donations.title')}>
        <p>{t(donations.length > 0 ? 'donations.description' : 'donations.absent')}</p>
        {donations.length > 0 && (
          <List>
            {donations.map(({ name, url }) => (
              <List.Item key={url}>
                <Outside to={url}>{name}</Outside>
              </List.Item>
            ))}
          </List>
        )}
      </Section>
      <Section title={t('credits.title')}>
        <p>
          {source ? (
            <Trans t={t} i18nKey="credits.description" components={{ code: <Outside to={source.url} /> }} />
          ) : (
            t('credits.absent')
          )}
        </p>
        <p>{t('credits.built')}</p>
        {hosting && (
          <p>
            <Trans
              t={t}
              i18nKey="credits.hosting"
              values={{ name: hosting.name }}
              components={{ host: <Outside to={hosting.url} /> }}
            />
          </p>
        )}
      </Section>
      <Section title={t('license.title')}>
        <p>
          <Trans t={t} i18nKey="license.description" components={{ license: <Outside to={LICENSE} /> }} />{' '}
          {t('license.games')}
        </p>
        <Alert color="signal" variant="outline" my="md" data-testid="piracy">
          <Text component="strong" fw={700}>
            {t('important')}:
          </Text>{' '}
          {t('piracy')}
        </Alert>
        <p>{t('license.permission')}</p>
      </Section>
      <Section title={t('analytics.title')}>
        <p>{t(analytics ? 'analytics.description' : 'analytics.absent')}</p>
      </Section>
    </article>
  );
};
