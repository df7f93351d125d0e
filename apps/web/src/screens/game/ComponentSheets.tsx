import { Button } from '@mantine/core';
import type { ComponentFacts } from '@platelayer/components';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useConfig } from '../../config/use-config.ts';
import { Desk } from '../../desk/Desk.tsx';
import { DeskSkeleton } from '../../desk/DeskSkeleton.tsx';
import { fitWidth } from '../../desk/zoom.ts';
import { engine } from '../../engine/engine.ts';
import { cardFlags, componentTitle, isPicture, requestOf } from '../../frame/components.ts';
import { Notice } from '../../frame/Notice.tsx';
import { gamePath } from '../../frame/paths.ts';
import { withFlag } from '../../frame/query.ts';
import { usePageTitle } from '../../frame/use-page-title.ts';
import type { LoadedGame } from '../../state/store.ts';
import { DeskHead } from './DeskHead.tsx';
import { DrawingFailed } from './DrawingFailed.tsx';
import { useDesignRemarks } from './use-design-remarks.ts';
import { useDrawing } from './use-drawing.ts';
import { useDrawnRemarks } from './use-drawn-remarks.ts';
import { useShown } from './use-shown.ts';
import { useVariation } from './use-variation.ts';

interface ComponentSheetsProps {
  readonly component: ComponentFacts;
  readonly game: LoadedGame;
}

/** All sheets of a component, as the address and the configuration ask for them. */
export const ComponentSheets = ({ component, game }: ComponentSheetsProps) => {
  const { t } = useTranslation('frame');
  const [query, setQuery] = useSearchParams();
  const config = useConfig();
  const { meta, facts, version } = game;
  const request = requestOf(component, query, facts);
  const title = componentTitle(t, component.id);
  const key = JSON.stringify([version, [...(request.hide ?? [])], request, config]);
  const { drawn, failure, retry } = useDrawing(key, () =>
    engine('draw', { component: component.id, request, config }),
  );
  const picture = isPicture(component, request);
  useDrawnRemarks(drawn?.diagnostics);
  useDesignRemarks(version, config, drawn !== undefined);
  useShown({
    component: component.id,
    request,
    layout: (component.layout && query.get(`config.${component.layout}`)) || undefined,
    picture,
  });
  usePageTitle(title, facts.title);
  useVariation(facts);
  useEffect(fitWidth, []);

  const testId = `game-${meta.slug}-${component.id}${request.paginated ? '-paginated' : ''}`;
  return (
    <div className="desk-page" data-testid={testId} aria-busy={!drawn}>
      <DeskHead title={title} game={facts.title} />
      {failure !== undefined && <DrawingFailed title={title} reason={failure} retry={retry} />}
      {drawn && drawn.pictures.length > 0 && <Desk pictures={drawn.pictures} capture={picture} />}
      {drawn && drawn.pictures.length === 0 && (
        <Notice
          icon="sheet"
          title={t('desk.empty.title')}
          actions={
            request.hide?.size ? (
              <Button
                onClick={() =>
                  setQuery(cardFlags.reduce((left, [, name]) => withFlag(left, name, false), query))
                }
              >
                {t('desk.empty.showAll')}
              </Button>
            ) : (
              <Button component={Link} to={gamePath(meta.slug)} color="slate">
                {t('desk.empty.overview')}
              </Button>
            )
          }
        >
          <p>{request.hide?.size ? t('desk.empty.hidden') : t('desk.empty.message', { component: title })}</p>
        </Notice>
      )}
      {!drawn && failure === undefined && <DeskSkeleton />}
    </div>
  );
};
