import { Button, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { gamePath } from '../../address/paths.ts';
import { useConfig } from '../../config/use-config.ts';
import { useJob } from '../../engine/use-job.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { defaultGame } from '../../sources/bundled.ts';
import { SvgPicture } from '../../ui/SvgPicture.tsx';
import classes from './home.module.css';

/** Example tiles: curves, a town, cities, crossings. */
const TILE_IDS = ['9', '57', '63', '24', '448'];

/** Tagline, with tiles drawn by Platelayer. */
export const Hero = () => {
  const t = useTexts('pages');
  const { output = [] } = useJob('tiles', { ids: TILE_IDS, config: useConfig() });
  return (
    <header className={classes.hero}>
      <div>
        <Title order={1} className={classes.name}>
          {t('title')}
        </Title>
        <Text size="lg" mt="xs" maw={520}>
          {t('tagline')}
        </Text>
        <div className={classes.actions}>
          {defaultGame && (
            <Button component={Link} to={gamePath(defaultGame.slug, 'map')} size="md">
              {t('hero.example', { game: defaultGame.title })}
            </Button>
          )}
          <Button component={Link} to="/games/" size="md" variant="default">
            {t('hero.games')}
          </Button>
          <Button component={Link} to="/docs/first-game" size="md" variant="default">
            {t('hero.first')}
          </Button>
        </div>
      </div>
      <div className={classes.tiles} role="img" aria-label={t('hero.art')}>
        {output.map((picture) => (
          <SvgPicture key={picture.title} picture={picture} />
        ))}
      </div>
    </header>
  );
};
