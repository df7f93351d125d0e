import { Badge, Text, Title } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { gamePath } from '../../address/paths.ts';
import { usePageTitle } from '../../address/use-page-title.ts';
import { useConfig } from '../../config/use-config.ts';
import type { GameAsset } from '../../engine/game-assets.ts';
import { useJob } from '../../engine/use-job.ts';
import type { Picture } from '../../engine/values.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useApp } from '../../state/store.ts';
import { CopyName } from '../../ui/copy-buttons.tsx';
import { AppLink } from '../../ui/links.tsx';
import { SvgPicture } from '../../ui/SvgPicture.tsx';
import classes from './own-things.module.css';
import { ThingsPage } from './ThingsPage.tsx';

/** Places that are listed of one thing. */
const MOST_USES = 3;

/** Tiles, colours, logos, icons and fonts of a game's own, each with its name and where it is used (98.5.12). */
export const OwnThings = () => {
  const t = useTexts('pages');
  const game = useApp((state) => state.game);
  const config = useConfig();
  const state = useJob('gameAssets', game && { config, version: game.version });
  const { output } = state;
  usePageTitle(t('own.title'), game?.details.title);
  if (!game) return null;
  const isEmpty = output && Object.values(output).every((things) => things.length === 0);
  return (
    <ThingsPage
      title={t('own.title')}
      description={
        <>
          {t('own.description')}{' '}
          <AppLink to={gamePath(game.meta.slug, 'colors')}>{t('own.allColors')}</AppLink>
        </>
      }
      testId="own-things"
      state={state}
    >
      {isEmpty && (
        <p>
          {t('own.none')} <AppLink to="/docs/games/folder">{t('own.how')}</AppLink>
        </p>
      )}
      {output && (
        <>
          <Things title={t('own.tiles')} things={output.tiles} picture={pictureOf} />
          <Things
            title={t('own.colors')}
            things={output.colors}
            picture={({ color }) => (
              <span className={classes.color} style={{ background: color }} title={color} />
            )}
          />
          <Things title={t('own.logos')} things={output.logos} picture={pictureOf} />
          <Things title={t('own.icons')} things={output.icons} picture={pictureOf} />
          <Things
            title={t('own.fonts')}
            things={output.fonts}
            picture={({ typeface }) => (
              <span className={classes.font} style={{ fontFamily: `"${typeface}"` } as CSSProperties}>
                Aa 18
              </span>
            )}
          />
        </>
      )}
    </ThingsPage>
  );
};

const pictureOf = ({ picture }: { readonly picture: Picture }) => <SvgPicture picture={picture} />;

interface ThingsProps<T extends GameAsset> {
  readonly title: string;
  readonly things: readonly T[];
  readonly picture: (thing: T) => ReactNode;
}

const Things = <T extends GameAsset>({ title, things, picture }: ThingsProps<T>) => {
  const t = useTexts('pages');
  if (things.length === 0) return null;
  return (
    <section>
      <Title order={2} size="h4" mt="xl">
        {title}{' '}
        <Text span c="var(--quiet)" size="sm">
          {things.length}
        </Text>
      </Title>
      <ul className={classes.things}>
        {things.map((thing) => (
          <li key={`${thing.file} ${thing.name}`} className={classes.thing}>
            <div className={classes.picture}>{picture(thing)}</div>
            <div className={classes.facts}>
              <CopyName name={thing.name} />
              {thing.uses.length === 0 && (
                <Badge variant="light" color="slate" tt="none">
                  {t('own.unused')}
                </Badge>
              )}
              <Text size="xs" c="var(--quiet)">
                {thing.file ?? t('own.inGame')}
              </Text>
              {thing.uses.length > 0 && (
                <ul className={classes.uses} aria-label={t('own.uses')}>
                  {thing.uses.slice(0, MOST_USES).map((place) => (
                    <li key={place}>
                      <code>{place}</code>
                    </li>
                  ))}
                  {thing.uses.length > MOST_USES && (
                    <li>{t('own.more', { count: thing.uses.length - MOST_USES })}</li>
                  )}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
