import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useConfig } from '../../config/use-config.ts';
import { Desk } from '../../desk/Desk.tsx';
import { DeskSkeleton } from '../../desk/DeskSkeleton.tsx';
import { engine } from '../../engine/engine.ts';
import type { Picture } from '../../engine/messages.ts';
import { NotFound } from '../../frame/NotFound.tsx';
import { gamePath } from '../../frame/paths.ts';
import { usePageTitle } from '../../frame/use-page-title.ts';
import { type LoadedGame, useApp } from '../../state/store.ts';
import { ComponentPage } from './ComponentPage.tsx';
import { DeskHead } from './DeskHead.tsx';
import { DrawingFailed } from './DrawingFailed.tsx';
import { type PieceAddress, pieceKinds } from './piece-address.ts';
import { RedirectWithAlert } from './RedirectWithAlert.tsx';
import { useDrawing } from './use-drawing.ts';
import { useShown } from './use-shown.ts';

/** One card, charter, tile or token alone (98.5.5). A component that the game lacks leads to the overview. */
export const PiecePage = () => {
  const { tab = '', type, index = '' } = useParams();
  const game = useApp((state) => state.game);
  if (!game || !Object.hasOwn(pieceKinds, tab)) return <NotFound />;
  if (!game.facts.components.includes(tab)) return <ComponentPage />;
  return <Piece key={`${tab} ${type} ${index}`} game={game} address={{ tab, type, index }} />;
};

type Found = { readonly name: string; readonly picture: Picture } | 'missing';

const Piece = ({ game, address }: { readonly game: LoadedGame; readonly address: PieceAddress }) => {
  const { t } = useTranslation('frame');
  const config = useConfig();
  const { tab, type, index } = address;
  const { meta, facts, version } = game;
  const kind = pieceKinds[tab];
  const { drawn, failure, retry } = useDrawing(
    JSON.stringify([version, address, config]),
    async (): Promise<Found> => {
      const found = kind?.find(await engine('pieces', { component: tab, config }), address);
      const picture = found && (await engine('piece', { component: tab, name: found.name, config }));
      return picture ? { name: found.name, picture } : 'missing';
    },
  );
  const piece = drawn === 'missing' ? undefined : drawn;
  const title = piece?.picture.title ?? t(`game.nav.${tab}`);
  useShown({ component: tab, request: {}, piece: piece?.name, picture: piece !== undefined });
  usePageTitle(title, facts.title);
  if (drawn === 'missing')
    return (
      <RedirectWithAlert
        to={gamePath(meta.slug, tab)}
        alert={{
          type: 'warning',
          title: t('game.noPiece.title'),
          message: t('game.noPiece.message', {
            piece: [kind?.word, type, index].filter((word) => word !== undefined).join(' '),
          }),
        }}
      />
    );
  return (
    <div className="desk-page" data-testid={`game-${meta.slug}-${kind?.word}`} aria-busy={!piece}>
      <DeskHead title={title} game={facts.title} />
      {failure !== undefined && <DrawingFailed title={title} reason={failure} retry={retry} />}
      {piece ? <Desk pictures={[piece.picture]} capture /> : failure === undefined && <DeskSkeleton />}
    </div>
  );
};
