import { useTranslation } from 'react-i18next';
import type { CountedPart, GameDescription } from '../../engine/messages.ts';
import classes from './games.module.css';

const SHOWN: readonly CountedPart[] = ['companies', 'hexes', 'tiles', 'privates', 'trains'];

/** What a game consists of, in one line. */
export const GameContents = ({
  description: { players, counts },
}: {
  readonly description: GameDescription;
}) => {
  const { t } = useTranslation('games');
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
