import { useState } from 'react';
import { gamePath } from '../../address/paths.ts';
import { usePageTitle } from '../../address/use-page-title.ts';
import { componentTitle } from '../../component-facts.ts';
import { useConfig } from '../../config/use-config.ts';
import { useDrawing } from '../../engine/use-drawing.ts';
import type { Picture } from '../../engine/values.ts';
import { type ShownComponent, useShown } from '../../frame/frame-state.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { SheetSkeleton } from '../../sheet-view/SheetSkeleton.tsx';
import { SheetView } from '../../sheet-view/SheetView.tsx';
import type { LoadedGame } from '../../state/store.ts';
import { DrawingFailed } from './DrawingFailed.tsx';
import { RemovedPart } from './PartOfGame.tsx';
import { RedirectWithAlert } from './RedirectWithAlert.tsx';
import { SheetHeader } from './SheetHeader.tsx';
import { useDesignRemarks } from './use-design-remarks.ts';

interface SinglePictureProps {
  readonly game: LoadedGame;
  /** Component to redirect to if the picture does not exist. */
  readonly component: string;
  /** Name of the requested picture. */
  readonly name: string;
  /** Identifies the picture, together with game and configuration. */
  readonly subject: object;
  readonly draw: (config: ReturnType<typeof useConfig>) => Promise<Picture | undefined>;
  /** What an export of this page saves; undefined if it cannot be exported (98.5.5). */
  readonly shown?: ShownComponent;
  readonly testId?: string;
}

/** A single picture. Redirects to the sheets of its component if it does not exist (98.3.4). */
export const SinglePicture = ({
  game: { meta, details, version },
  component,
  name,
  subject,
  draw,
  shown,
  testId,
}: SinglePictureProps) => {
  const t = useTexts('frame');
  const config = useConfig();
  const { drawn, failure, retry } = useDrawing(JSON.stringify([version, subject, config]), async () => ({
    picture: await draw(config),
  }));
  const picture = drawn?.picture;
  const [existedBefore, setExistedBefore] = useState(false);
  if (picture && !existedBefore) setExistedBefore(true);
  const title = shown ? (picture?.title ?? componentTitle(t, component)) : name;
  useDesignRemarks(drawn !== undefined);
  useShown(picture && shown);
  usePageTitle(title, details.title);
  if (drawn && !picture && existedBefore) return <RemovedPart title={title} part={name} />;
  if (drawn && !picture)
    return (
      <RedirectWithAlert
        to={gamePath(meta.slug, component)}
        alert={{
          type: 'warning',
          title: t('game.noPiece.title'),
          message: t('game.noPiece.message', { piece: name }),
        }}
      />
    );
  return (
    <div className="sheet-page" data-testid={testId} aria-busy={!picture}>
      <SheetHeader title={title} game={details.title} />
      {failure !== undefined && <DrawingFailed title={title} reason={failure} retry={retry} />}
      {picture ? (
        <SheetView pictures={[picture]} capture={shown !== undefined} />
      ) : (
        failure === undefined && <SheetSkeleton />
      )}
    </div>
  );
};
