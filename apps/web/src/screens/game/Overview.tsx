import { components } from 'virtual:platelayer/components';
import type { ComponentMetadata } from '@platelayer/components';
import { Fragment, useCallback, useState } from 'react';
import { gamePath } from '../../address/paths.ts';
import { useKeptSearch } from '../../address/use-kept-search.ts';
import { usePageTitle } from '../../address/use-page-title.ts';
import { componentMenu, componentTitle } from '../../component-facts.ts';
import type { CountedPart } from '../../engine/values.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ProblemsButton } from '../../problems/ProblemsButton.tsx';
import { type LoadedGame, useApp } from '../../state/store.ts';
import { AppLink } from '../../ui/links.tsx';
import { NoticeEntry } from '../../ui/MenuEntry.tsx';
import reading from '../../ui/reading.module.css';
import { ComponentCard } from './ComponentCard.tsx';
import { GameLinks, GameNotices } from './GameLinks.tsx';
import { useDesignRemarks } from './use-design-remarks.ts';
import './overview.css';

/** Overview of a game with links to all its components (98.5.3). */
export const Overview = () => {
  const t = useTexts('frame');
  const game = useApp((state) => state.game);
  usePageTitle(t('game.overview'), game?.details.title);
  if (!game) return null;
  const { meta, details } = game;
  const missing = components.filter(({ id }) => !details.components.includes(id));
  return (
    <article className={reading.sheet} data-testid={`game-${meta.slug}`}>
      <h1 tabIndex={-1}>
        <bdi>{details.title || t('game.untitled')}</bdi>
      </h1>
      {details.subtitle && <p className="subtitle">{details.subtitle}</p>}
      {details.designer && <p className="designer">{t('game.by', { designer: details.designer })}</p>}
      <ProblemsButton />
      <ul className="entries overview-entries">
        {details.players && (
          <NoticeEntry
            icon="players"
            title={t('game.players')}
            description={[...new Set(details.players)].join(' - ')}
          />
        )}
        <GameLinks links={details.links} />
        <GameNotices prototype={details.prototype} wip={details.wip} />
      </ul>
      <p>
        <AppLink to={gamePath(meta.slug, 'pieces')}>{t('game.pieces')}</AppLink>
        {' · '}
        <AppLink to={gamePath(meta.slug, 'figures')}>{t('game.figures')}</AppLink>
      </p>
      <Components key={game.version} game={game} />
      {missing.length > 0 && <Missing missing={missing} />}
    </article>
  );
};

const COUNTED: readonly CountedPart[] = ['hexes', 'tiles', 'companies', 'privates', 'trains'];

/** Counts of the game, and all components with thumbnails. */
const Components = ({ game: { meta, details, version } }: { readonly game: LoadedGame }) => {
  const search = useKeptSearch();
  useDesignRemarks(true);
  const t = useTexts('frame');
  const [sheets, setSheets] = useState<Readonly<Record<string, number>>>({});
  const count = useCallback(
    (id: string, number: number) => setSheets((counts) => ({ ...counts, [id]: number })),
    [],
  );
  const shown = componentMenu(t).filter(({ id }) => details.components.includes(id));
  const complete = shown.every(({ id }) => id in sheets);
  return (
    <>
      <dl className="counts">
        {COUNTED.filter((part) => details.counts[part] > 0).map((part) => (
          <div key={part}>
            <dt>{t(`game.counts.${part}`)}</dt>
            <dd>{details.counts[part]}</dd>
          </div>
        ))}
        <div>
          <dt>{t('game.counts.paper')}</dt>
          <dd>{complete ? Object.values(sheets).reduce((sum, each) => sum + each, 0) : '…'}</dd>
        </div>
      </dl>
      <h2>{t('game.components')}</h2>
      <ul className="component-links">
        {shown.map(({ id, title }) => (
          <ComponentCard
            key={id}
            id={id}
            title={title}
            to={gamePath(meta.slug, id) + search}
            version={version}
            onCounted={count}
          />
        ))}
      </ul>
    </>
  );
};

/** Components that the game does not have, with links to the fields they need. */
const Missing = ({ missing }: { readonly missing: readonly ComponentMetadata[] }) => {
  const t = useTexts('frame');
  return (
    <>
      <h2>{t('game.missing.title')}</h2>
      <p>{t('game.missing.text')}</p>
      <ul className="missing-components">
        {missing.map(({ id, fields, help }) => (
          <li key={id}>
            <AppLink to={`/docs/${fields.length > 0 ? 'games/fields' : help}`}>
              {componentTitle(t, id)}
            </AppLink>
            {fields.map((field) => (
              <Fragment key={field}>
                {' '}
                <code>{field}</code>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
};
