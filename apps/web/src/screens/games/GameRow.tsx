import { ActionIcon, Skeleton } from '@mantine/core';
import type { Publisher, Wordmark } from '@platelayer/library';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { gamePath } from '../../address/paths.ts';
import type { CountedPart, GameDescription } from '../../engine/values.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Summary } from '../../state/store.ts';
import { ExternalLink } from '../../ui/links.tsx';
import { type Column, type ListedGame, publisherOf } from './filter-games.ts';
import classes from './games.module.css';
import { type PreviewState, usePreview } from './previews.ts';
import { WhichFile } from './WhichFile.tsx';

interface GameRowProps {
  readonly game: ListedGame;
  /** Visible columns. */
  readonly columns: readonly Column[];
  /** Whether any game in the list can be deleted. */
  readonly deletable: boolean;
  readonly onDelete: (game: Summary) => void;
}

/** A row of the list: thumbnail, title and source of a game. */
export const GameRow = ({ game, columns, deletable, onDelete }: GameRowProps) => {
  const t = useTexts('games');
  const row = useRef<HTMLTableRowElement>(null);
  const preview = usePreview(game, row);
  const title = game.title || t('untitled');
  const publisher = publisherOf(game);
  const map = gamePath(game.slug, 'map');
  return (
    <tr ref={row} className={classes.row}>
      <td className={classes.first}>
        <div className={classes.game}>
          <Link to={map} className={classes.picture} tabIndex={-1} aria-hidden="true">
            <MapPicture preview={preview} />
          </Link>
          <div className={classes.words}>
            <Link to={map} className={classes.title}>
              <bdi>{title}</bdi>
            </Link>
            {game.subtitle && <span className={classes.subtitle}>{game.subtitle}</span>}
            <WhichFile game={game} />
            {typeof preview === 'object' && <GameContents description={preview.description} />}
          </div>
        </div>
      </td>
      {columns.includes('designer') && <td className={classes.name}>{game.designer}</td>}
      {columns.includes('publisher') && (
        <>
          <td className={classes.name}>
            {publisher && <PublisherLink publisher={publisher}>{publisher.name}</PublisherLink>}
          </td>
          <td>
            {publisher?.wordmark && (
              <PublisherLink publisher={publisher}>
                <PublisherWordmark name={publisher.name} wordmark={publisher.wordmark} />
              </PublisherLink>
            )}
          </td>
        </>
      )}
      {columns.includes('type') && <td>{game.typeName}</td>}
      {deletable && (
        <td className={classes.actions}>
          {game.type !== 'bundled' && (
            <ActionIcon
              variant="subtle"
              color="slate"
              size={44}
              aria-label={t('delete', { title })}
              title={t('delete', { title })}
              onClick={() => onDelete(game)}
            >
              <svg className="icon" width={22} height={22} viewBox="0 0 24 24" aria-hidden="true">
                <path d="M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 11v5M13.5 11v5" />
              </svg>
            </ActionIcon>
          )}
        </td>
      )}
    </tr>
  );
};

const PublisherLink = ({
  publisher: { link },
  children,
}: {
  readonly publisher: Publisher;
  readonly children: ReactNode;
}) => (link ? <ExternalLink to={link}>{children}</ExternalLink> : children);

/** The publisher's wordmark, as a picture. */
const PublisherWordmark = ({ name, wordmark }: { readonly name: string; readonly wordmark: Wordmark }) => {
  const t = useTexts('games');
  const { lines, family, style, spaced } = wordmark;
  return (
    <span
      role="img"
      aria-label={t('publisherLogo', { name })}
      className={classes.wordmark}
      data-family={family}
      data-spaced={spaced}
      style={{ fontStyle: style }}
    >
      {lines.map((line) => (
        <span key={line} aria-hidden="true">
          {line}
        </span>
      ))}
    </span>
  );
};

const MapPicture = ({ preview }: { readonly preview: PreviewState }) => {
  const t = useTexts('games');
  if (preview === 'waiting') return <Skeleton width="100%" height="100%" radius={0} />;
  if (preview === 'unreadable') return <span>{t('noAccess')}</span>;
  return preview.picture ? <img src={preview.picture} alt="" /> : <span>{t('noMap')}</span>;
};

const SHOWN: readonly CountedPart[] = ['companies', 'hexes', 'tiles', 'privates', 'trains'];

/** Contents of a game in one line, such as "2-4 players, 5 companies". */
const GameContents = ({ description: { players, counts } }: { readonly description: GameDescription }) => {
  const t = useTexts('games');
  const parts = [
    ...(players ? [t('contents.players', { range: [...new Set(players)].join('–') })] : []),
    ...SHOWN.filter((what) => counts[what] > 0).map((what) => t(`contents.${what}`, { count: counts[what] })),
  ];
  return (
    <ul className={classes.contents}>
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
};
