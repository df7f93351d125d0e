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
import { GalleryPage } from './GalleryPage.tsx';
import classes from './game-assets.module.css';

/** Uses listed per asset. */
const MAX_USES = 3;

/** Tiles, colours, logos, icons and fonts that come with a game, with names and uses (98.5.12). */
export const GameAssets = () => {
  const t = useTexts('pages');
  const game = useApp((state) => state.game);
  const config = useConfig();
  const state = useJob('gameAssets', game && { config, version: game.version });
  const { output } = state;
  usePageTitle(t('own.title'), game?.details.title);
  if (!game) return null;
  const isEmpty = output && Object.values(output).every((assets) => assets.length === 0);
  return (
    <GalleryPage
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
          <AssetSection title={t('own.tiles')} assets={output.tiles} picture={pictureOf} />
          <AssetSection
            title={t('own.colors')}
            assets={output.colors}
            picture={({ color }) => (
              <span className={classes.color} style={{ background: color }} title={color} />
            )}
          />
          <AssetSection title={t('own.logos')} assets={output.logos} picture={pictureOf} />
          <AssetSection title={t('own.icons')} assets={output.icons} picture={pictureOf} />
          <AssetSection
            title={t('own.fonts')}
            assets={output.fonts}
            picture={({ typeface }) => (
              <span className={classes.font} style={{ fontFamily: `"${typeface}"` } as CSSProperties}>
                Aa 18
              </span>
            )}
          />
        </>
      )}
    </GalleryPage>
  );
};

const pictureOf = ({ picture }: { readonly picture: Picture }) => <SvgPicture picture={picture} />;

interface AssetSectionProps<T extends GameAsset> {
  readonly title: string;
  readonly assets: readonly T[];
  readonly picture: (asset: T) => ReactNode;
}

const AssetSection = <T extends GameAsset>({ title, assets, picture }: AssetSectionProps<T>) => {
  const t = useTexts('pages');
  if (assets.length === 0) return null;
  return (
    <section>
      <Title order={2} size="h4" mt="xl">
        {title}{' '}
        <Text span c="var(--quiet)" size="sm">
          {assets.length}
        </Text>
      </Title>
      <ul className={classes.assets}>
        {assets.map((asset) => (
          <li key={`${asset.file} ${asset.name}`} className={classes.asset}>
            <div className={classes.picture}>{picture(asset)}</div>
            <div className={classes.facts}>
              <CopyName name={asset.name} />
              {asset.uses.length === 0 && (
                <Badge variant="light" color="slate" tt="none">
                  {t('own.unused')}
                </Badge>
              )}
              <Text size="xs" c="var(--quiet)">
                {asset.file ?? t('own.inGame')}
              </Text>
              {asset.uses.length > 0 && (
                <ul className={classes.uses} aria-label={t('own.uses')}>
                  {asset.uses.slice(0, MAX_USES).map((location) => (
                    <li key={location}>
                      <code>{location}</code>
                    </li>
                  ))}
                  {asset.uses.length > MAX_USES && (
                    <li>{t('own.more', { count: asset.uses.length - MAX_USES })}</li>
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
