import { useParams } from 'react-router';
import { componentTitle, findComponentFacts } from '../../component-facts.ts';
import type { Board18Picture } from '../../engine/board18.ts';
import { engine } from '../../engine/engine.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useZoomOf } from '../../sheet-view/zoom.ts';
import { type LoadedGame, useApp } from '../../state/store.ts';
import { NotFound } from '../NotFound.tsx';
import { PartOfGame } from './PartOfGame.tsx';
import { SinglePicture } from './SinglePicture.tsx';
import { useVariation } from './use-variation.ts';

/** The pictures of a Board18 box, pixel for pixel (98.3.1). */
export const Board18Page = () => {
  const { tab = '' } = useParams();
  const game = useApp((state) => state.game);
  const component = findComponentFacts(tab);
  if (!game || !component) return <NotFound />;
  return (
    <PartOfGame component={component}>
      <BoxPicture game={game} />
    </PartOfGame>
  );
};

const BoxPicture = ({ game }: { readonly game: LoadedGame }) => {
  const t = useTexts('frame');
  const { tab = '', color } = useParams();
  const variation = useVariation(game.details);
  const picture = pictureAt(tab, color, variation);
  // Not fitted to the view, where a strip of forty tiles would be too thin.
  useZoomOf('board18', { scale: 1 });
  if (!picture) return <NotFound />;
  return (
    <SinglePicture
      key={JSON.stringify(picture)}
      game={game}
      component={tab}
      name={t('game.board18', { picture: [color, componentTitle(t, tab).toLowerCase()].join(' ').trim() })}
      subject={picture}
      draw={(config) => engine('board18', { picture, config })}
    />
  );
};

/** Tiles have one picture per colour; the map and the tokens have one each. */
const pictureAt = (tab: string, color: string | undefined, variation: number): Board18Picture | undefined => {
  if (tab === 'tiles') return color === undefined ? undefined : { picture: tab, color };
  if (color !== undefined) return undefined;
  if (tab === 'map') return { picture: tab, variation };
  return tab === 'tokens' ? { picture: tab } : undefined;
};
