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

/** What a page shows of a component that the game must have (98.3.4). */
export const PartOfGame = ({ component, children }: PartProps) => {
  const slug = useApp((state) => state.game?.meta.slug);
  return (
    <Part key={`${slug} ${component.id}`} component={component}>
      {children}
    </Part>
  );
};

/** Who comes to what the game lacks is led to its overview; who is there when a save takes it away stays. */
const Part = ({ component: { id }, children }: PartProps) => {
  const t = useTexts('frame');
  const game = useApp((state) => state.game);
  const isThere = game?.details.components.includes(id) ?? false;
  const [wasThere] = useState(isThere);
  if (isThere || !game) return children;
  const title = componentTitle(t, id);
  const part = title.toLowerCase();
  if (wasThere) return <TakenAway title={title} part={part} />;
  return (
    <RedirectWithAlert
      to={gamePath(game.meta.slug)}
      alert={{
        // Not to wait behind the message that the game is loaded.
        type: 'warning',
        title: t('game.lacks.title'),
        message: t('game.lacks.message', { game: game.details.title || t('game.untitled'), part }),
      }}
    />
  );
};

interface TakenAwayProps {
  readonly title: string;
  /** What the file has no more, in words. */
  readonly part: string;
}

/** In place of what the last save has taken away, until a save brings it back. */
export const TakenAway = ({ title, part }: TakenAwayProps) => {
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
