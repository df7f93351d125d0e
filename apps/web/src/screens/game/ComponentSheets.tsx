import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ComponentMetadata } from '@platelayer/components';
import type { Diagnostic } from '@platelayer/game';
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { CARD_FLAGS, isPicture, requestOf } from '../../address/component-request.ts';
import { gamePath } from '../../address/paths.ts';
import { hasFlag, withFlag } from '../../address/query.ts';
import { usePageTitle } from '../../address/use-page-title.ts';
import { componentTitle } from '../../component-facts.ts';
import { PaperNotice } from '../../config/PaperNotice.tsx';
import { useConfig } from '../../config/use-config.ts';
import { engine } from '../../engine/engine.ts';
import { useDrawing } from '../../engine/use-drawing.ts';
import type { Picture } from '../../engine/values.ts';
import { endStart, useFrame, useShown } from '../../frame/frame-state.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { InspectedSheets } from '../../inspector/InspectedSheets.tsx';
import { useSheetThings } from '../../inspector/things.ts';
import { useSheetPages } from '../../sheet-view/pages.ts';
import { openPrintDialog } from '../../sheet-view/print-dialog.ts';
import { SheetSkeleton } from '../../sheet-view/SheetSkeleton.tsx';
import { useZoomOf } from '../../sheet-view/zoom.ts';
import { type LoadedGame, useApp } from '../../state/store.ts';
import { Notice } from '../../ui/Notice.tsx';
import { DrawingFailed } from './DrawingFailed.tsx';
import { SheetHeader } from './SheetHeader.tsx';
import { useChangedSheets } from './use-changed-sheets.ts';
import { useDesignRemarks } from './use-design-remarks.ts';
import { useVariation } from './use-variation.ts';

/** Loaded on demand: a single sheet does not need thumbnails. */
const Thumbnails = lazy(async () => ({
  default: (await import('../../sheet-view/Thumbnails.tsx')).Thumbnails,
}));

interface ComponentSheetsProps {
  readonly component: ComponentMetadata;
  readonly game: LoadedGame;
}

/** All sheets of a component, with the options in the address and the configuration. */
export const ComponentSheets = ({ component, game }: ComponentSheetsProps) => {
  const t = useTexts('frame');
  const [query, setQuery] = useSearchParams();
  const config = useConfig();
  const { meta, details, version } = game;
  const request = requestOf(component, query, details);
  const title = componentTitle(t, component.id);
  const key = JSON.stringify([version, [...(request.hide ?? [])], request, config]);
  const { drawn, failure, retry } = useDrawing(key, () =>
    engine('draw', { component: component.id, request, config }),
  );
  const picture = isPicture(component, request);
  useDrawingRemarks(drawn?.diagnostics);
  useDesignRemarks(drawn !== undefined);
  usePrinting(component.id, drawn?.pictures);
  const changed = useChangedSheets(`${version}`, drawn?.pictures);
  useSheetThings(key, { component: component.id, request, config }, drawn?.pictures);
  useShown({
    component: component.id,
    request,
    layout: (component.layout && query.get(`config.${component.layout}`)) || undefined,
    picture,
  });
  usePageTitle(title, details.title);
  useVariation(details);
  useZoomOf(component.id);
  const thumbnails = useThumbnails(drawn?.pictures.length ?? 0);
  const hasNoSheet = failure !== undefined || drawn?.pictures.length === 0;
  useEffect(() => {
    if (hasNoSheet) endStart();
  }, [hasNoSheet]);

  const testId = `game-${meta.slug}-${component.id}${request.paginated ? '-paginated' : ''}`;
  return (
    <div className="sheet-page" data-testid={testId} aria-busy={!drawn}>
      <SheetHeader title={title} game={details.title} changed={changed} />
      {component.layout && <PaperNotice path={component.layout} />}
      {failure !== undefined && <DrawingFailed title={title} reason={failure} retry={retry} />}
      {drawn && drawn.pictures.length > 0 && (
        <div className="sheet-desk">
          {thumbnails && (
            <div className="thumbnails-place chrome">
              <Suspense>
                <Thumbnails
                  subject={key}
                  input={{ component: component.id, request, config }}
                  pictures={drawn.pictures}
                />
              </Suspense>
            </div>
          )}
          <InspectedSheets pictures={drawn.pictures} capture={picture} onShown={endStart} />
        </div>
      )}
      {drawn && drawn.pictures.length === 0 && (
        <Notice
          icon="sheet"
          title={t('sheetView.empty.title')}
          actions={
            request.hide?.size ? (
              <Button
                onClick={() =>
                  setQuery(CARD_FLAGS.reduce((params, [, name]) => withFlag(params, name, false), query))
                }
              >
                {t('sheetView.empty.showAll')}
              </Button>
            ) : (
              <Button component={Link} to={gamePath(meta.slug)} color="slate">
                {t('sheetView.empty.overview')}
              </Button>
            )
          }
        >
          <p>
            {request.hide?.size
              ? t('sheetView.empty.hidden')
              : t(`sheetView.empty.${hasNoRoom(drawn) ? 'noRoom' : 'message'}`, { component: title })}
          </p>
        </Notice>
      )}
      {!drawn && failure === undefined && <SheetSkeleton />}
    </div>
  );
};

/** Whether the settings leave no space for anything. */
const hasNoRoom = ({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }): boolean =>
  diagnostics.some(({ code }) => code === 'layout/no-room');

/** Whether to show thumbnails: as the user chose or, without a choice, if there is space. */
const useThumbnails = (sheets: number): boolean => {
  const [query] = useSearchParams();
  const wide = useMediaQuery('(min-width: 1280px)', undefined, { getInitialValueInEffect: false });
  const docked = useFrame(({ dock }) => dock !== undefined);
  const chosen = useSheetPages((state) => state.thumbnails);
  const hasThumbnails =
    sheets > 1 &&
    !hasFlag(query, 'print') &&
    (chosen ?? (wide === true && !docked && !hasFlag(query, 'config')));
  useLayoutEffect(() => {
    useSheetPages.setState({ hasThumbnails });
    return () => useSheetPages.setState({ hasThumbnails: false });
  }, [hasThumbnails]);
  return hasThumbnails;
};

/** Runs the palette's print command when there is something to print. */
const usePrinting = (component: string, pictures: readonly Picture[] | undefined): void => {
  const isRequested = useFrame(({ printing }) => printing === component);
  useEffect(() => {
    if (!isRequested || !pictures) return;
    useFrame.setState({ printing: undefined });
    // Waits until the palette has closed, so that it is not printed.
    setTimeout(openPrintDialog, 250);
  }, [isRequested, pictures]);
};

/** Adds the problems from drawing these sheets to the list of problems. */
const useDrawingRemarks = (diagnostics: readonly Diagnostic[] | undefined): void => {
  useEffect(() => {
    if (diagnostics) useApp.setState({ drawingRemarks: diagnostics });
  }, [diagnostics]);
  useEffect(() => () => useApp.setState({ drawingRemarks: [] }), []);
};
