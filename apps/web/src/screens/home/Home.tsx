import { Alert, Button, List, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { usePageTitle } from '../../address/use-page-title.ts';
import { bridge } from '../../desktop/bridge.ts';
import { RichText } from '../../i18n/RichText.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { site } from '../../site.ts';
import { AppLink, ExternalLink } from '../../ui/links.tsx';
import reading from '../../ui/reading.module.css';
import { Hero } from './Hero.tsx';
import classes from './home.module.css';

const LICENSE = 'https://opensource.org/license/mit';

/** The home page: introduction, getting started, and terms (98.5.1). */
export const Home = () => {
  const t = useTexts('pages');
  const { desktop, chat, donations, source, hosting, analytics } = site;
  usePageTitle('');
  return (
    <article className={reading.sheet} data-testid="home">
      <Hero />
      <HomeSection title={t('about.title')}>
        <p>{t('about.what')}</p>
        <p>{t('about.why')}</p>
      </HomeSection>
      {/* The desktop application does not advertise itself. */}
      {!bridge && desktop && (
        <HomeSection title={t('desktop.title')}>
          <p>{t('desktop.description')}</p>
          <p>
            <Button component="a" href={desktop} target="_blank" rel="noopener noreferrer" size="md">
              {t('desktop.download')}
            </Button>
          </p>
        </HomeSection>
      )}
      <HomeSection title={t('started.title')}>
        <p>
          <RichText
            text={t('started.description')}
            parts={{
              games: <AppLink to="/games/" />,
              first: <AppLink to="/docs/first-game" />,
              started: <AppLink to="/docs/" />,
            }}
          />
        </p>
      </HomeSection>
      {chat && (
        <HomeSection title={t('community.title')}>
          <p>
            <RichText text={t('community.description')} parts={{ chat: <ExternalLink to={chat.url} /> }} />
          </p>
        </HomeSection>
      )}
      {donations.length > 0 && (
        <HomeSection title={t('donations.title')}>
          <p>{t('donations.description')}</p>
          <List>
            {donations.map(({ name, url }) => (
              <List.Item key={url}>
                <ExternalLink to={url}>{name}</ExternalLink>
              </List.Item>
            ))}
          </List>
        </HomeSection>
      )}
      <HomeSection title={t('credits.title')}>
        {source && (
          <p>
            <RichText text={t('credits.description')} parts={{ code: <ExternalLink to={source.url} /> }} />
          </p>
        )}
        <p>{t('credits.built')}</p>
        {hosting && (
          <p>
            <RichText
              text={t('credits.hosting', { name: hosting.name })}
              parts={{ host: <ExternalLink to={hosting.url} /> }}
            />
          </p>
        )}
      </HomeSection>
      <HomeSection title={t('license.title')}>
        <p>
          <RichText text={t('license.description')} parts={{ license: <ExternalLink to={LICENSE} /> }} />{' '}
          {t('license.games')}
        </p>
        {/* role="note": important, but not news, so screen readers should not announce it. */}
        <Alert role="note" color="signal" variant="outline" my="md" data-testid="piracy">
          <Text component="strong" fw={700}>
            {t('important')}:
          </Text>{' '}
          {t('piracy')}
        </Alert>
        <p>{t('license.permission')}</p>
      </HomeSection>
      <HomeSection title={t('analytics.title')}>
        <p>{t(analytics ? 'analytics.description' : 'analytics.absent')}</p>
      </HomeSection>
    </article>
  );
};

const HomeSection = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      <div>{children}</div>
    </section>
  );
};
