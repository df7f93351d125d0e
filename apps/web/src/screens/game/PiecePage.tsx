import type { PieceAddress } from '@platelayer/components';
import { useParams, useSearchParams } from 'react-router';
import { pieceWord } from '../../address/component-request.ts';
import { integerParam } from '../../address/query.ts';
import { findComponentFacts } from '../../component-facts.ts';
import { engine } from '../../engine/engine.ts';
import { useZoomOf } from '../../sheet-view/zoom.ts';
import { useApp } from '../../state/store.ts';
import { NotFound } from '../NotFound.tsx';
import { PartOfGame } from './PartOfGame.tsx';
import { SinglePicture } from './SinglePicture.tsx';

/** A single card, charter, tile or token (98.5.5). */
export const PiecePage = () => {
  const { tab = '', type, index = '' } = useParams();
  const [query] = useSearchParams();
  const game = useApp((state) => state.game);
  useZoomOf(`one of ${tab}`);
  const word = pieceWord(tab, type !== undefined);
  const component = findComponentFacts(tab);
  if (!game || !component || word === undefined) return <NotFound />;
  const color = integerParam(query, 'color', 0);
  const address: PieceAddress = { component: tab, type, index, ...(color > 0 ? { color } : {}) };
  return (
    <PartOfGame component={component}>
      <SinglePicture
        key={JSON.stringify(address)}
        game={game}
        component={tab}
        name={[word, type, index].filter((part) => part !== undefined).join(' ')}
        subject={address}
        draw={(config) => engine('piece', { address, config })}
        shown={{ component: tab, request: {}, piece: address, picture: true }}
        testId={`game-${game.meta.slug}-${word}`}
      />
    </PartOfGame>
  );
};
