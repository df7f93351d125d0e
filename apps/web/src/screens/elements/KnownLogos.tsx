import { Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Jobs } from '../../engine/messages.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { jsonPieces } from '../../ui/code-piece.ts';
import { AppLink } from '../../ui/links.tsx';
import classes from './elements.module.css';

const EXAMPLE = jsonPieces(`{
  "name": "Brackby Railway",
  "abbrev": "BRW",
  "color": "orange",
  "logo": "roundels/bridge"
}`);

/** How a game names a logo, and the names that it may use although there is no picture for them. */
export const KnownLogos = ({ known }: { readonly known: Jobs['logos']['out']['known'] }) => {
  const { t } = useTranslation('pages');
  const count = known.reduce((sum, { names }) => sum + names, 0);
  return (
    <section className={classes.empty}>
      <Title order={2} size="h4">
        {t('elements.logos.use.title')}
      </Title>
      <p>{t('elements.logos.use.how')}</p>
      <CodeBlock pieces={EXAMPLE} label={t('docs.code', { language: 'JSON' })} />
      <p>
        {t('elements.logos.use.own')} <AppLink to="/docs/games/logos">{t('elements.logos.use.docs')}</AppLink>
      </p>
      <p>{t('elements.logos.use.names', { count, groups: known.length })}</p>
      <ul className={classes.known}>
        {known.map(({ name, names }) => (
          <li key={name}>
            <code>{name}</code>{' '}
            <Text span c="var(--quiet)" size="sm">
              {names}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
};
