import type { GameDetails } from '../../engine/values.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { IconName } from '../../ui/LineIcon.tsx';
import { NoticeEntry, OuterEntry } from '../../ui/MenuEntry.tsx';

/** Links of a game in the menu and the overview, in order (98.4.5, 98.5.3). */
const LINKS = [
  { id: 'license', icon: 'lock', tone: 'red' },
  { id: 'purchase', icon: 'buy', tone: 'green' },
  { id: 'bgg', icon: 'globe' },
  { id: 'rules', icon: 'book' },
] as const satisfies readonly { id: keyof GameDetails['links']; icon: IconName; tone?: string }[];

const NOTICES = [
  { id: 'prototype', icon: 'flask', tone: 'blue' },
  { id: 'wip', icon: 'cone', tone: 'amber' },
] as const satisfies readonly { id: 'prototype' | 'wip'; icon: IconName; tone: string }[];

/** Links to other sites from the game file. */
export const GameLinks = ({ links }: Pick<GameDetails, 'links'>) => {
  const t = useTexts('frame');
  return LINKS.map(({ id, ...look }) => {
    const href = links[id];
    if (!href) return null;
    const [title, description] = [t(`game.${id}.primary`), t(`game.${id}.secondary`, { defaultValue: '' })];
    return <OuterEntry key={id} href={href} title={title} description={description} {...look} />;
  });
};

/** Development status of the game. */
export const GameNotices = (details: Pick<GameDetails, 'prototype' | 'wip'>) => {
  const t = useTexts('frame');
  return NOTICES.map(({ id, ...look }) => {
    const [title, description] = [t(`game.${id}.title`), t(`game.${id}.description`)];
    return details[id] && <NoticeEntry key={id} title={title} description={description} {...look} />;
  });
};
