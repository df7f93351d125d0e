import { Button } from '@mantine/core';
import type { ComponentMetadata } from '@platelayer/components';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { gamePath } from '../../address/paths.ts';
import { usePageTitle } from '../../address/use-page-title.ts';
import { componentTitle } from '../../component-facts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useApp } from '../../state/store.ts';
import { Notice } from '../../ui/Notice.tsx';
import { RedirectWithAlert } from './RedirectWithAlert.tsx';
import { SheetHeader } from './SheetHeader.tsx';
import { useDesignRemarks } from './use-design-remarks.ts';

interface PartProps {
  readonly component: ComponentMetadata;
  readonly children: ReactNode;
}

/** Shows its children only if the game has the component (98.3.4). */
export const PartOfGame = ({ component, children }: PartProps) => {
  const slug = useApp((state) => state.game?.meta.slug);
  return (
    <Part key={`${slug} ${component.id}`} component={component}>
      {children}
    </Part>
  );
};

/** Redirects to the overview if the component is missing, but stays if a save removed it. */
const Part = ({ component: { id }, children }: PartProps) => {
  const t = useTexts('frame');
  const game = useApp((state) => state.game);
  const exists = game?.details.components.includes(id) ?? false;
  const [existedBefore] = useState(exists);
  if (exists || !game) return children;
  const title = componentTitle(t, id);
  const part = title.toLowerCase();
  if (existedBefore) return <RemovedPart title={title} part={part} />;
  return (
    <RedirectWithAlert
      to={gamePath(game.meta.slug)}
      alert={{
        // A warning, so that it does not wait for the success alert about the loaded game.
        type: 'warning',
        title: t('game.lacks.title'),
        message: t('game.lacks.message', { game: game.details.title || t('game.untitled'), part }),
      }}
    />
  );
};

interface RemovedPartProps {
  readonly title: string;
  /** Name of the part that the file no longer has. */
  readonly part: string;
}

/** Replaces a part that the last save removed, until a save restores it. */
export const RemovedPart = ({ title, part }: RemovedPartProps) => {
  const t = useTexts('frame');
  const { slug = '' } = useApp((state) => state.game?.meta) ?? {};
  const game = useApp((state) => state.game?.details.title) ?? '';
  usePageTitle(title, game);
  useDesignRemarks(true);
  return (
    <div className="sheet-page">
      <SheetHeader title={title} game={game} />
      <Notice
        icon="sheet"
        title={t('game.lacks.title')}
        actions={
          <Button component={Link} to={gamePath(slug)} color="slate">
            {t('sheetView.empty.overview')}
          </Button>
        }
      >
        <p role="status">{t('game.lacks.now', { part })}</p>
      </Notice>
    </div>
  );
};
