import { Select, Text, Title } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { textParam, withParam } from '../../address/query.ts';
import { usePageTitle } from '../../address/use-page-title.ts';
import { useConfig } from '../../config/use-config.ts';
import { useJob } from '../../engine/use-job.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { jsonPieces } from '../../ui/code-piece.ts';
import { RetryAlert } from '../../ui/RetryAlert.tsx';
import reading from '../../ui/reading.module.css';
import { SvgPicture } from '../../ui/SvgPicture.tsx';
import classes from './elements.module.css';
import { formatJson } from './format-json.ts';

/** All elements of hexes with the JSON that draws them (98.5.6). */
export const AtomGallery = () => {
  const t = useTexts('pages');
  const [query, setQuery] = useSearchParams();
  const requested = textParam(query, 'group', '');
  const { output, failure, retry } = useJob('atoms', { group: requested, config: useConfig() });
  usePageTitle(t('elements.atoms.title'));

  const first = output?.groups[0]?.id ?? '';
  const options = output?.groups.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  // The address determines the choice, so that it shows before the group is drawn.
  const chosen = output?.groups.find(({ id, name }) => id === requested || name === requested)?.id ?? first;

  return (
    <div className={reading.gallery} data-testid="atoms">
      <Title order={1} size="h2">
        {t('elements.atoms.title')}
      </Title>
      <Text c="var(--quiet)">{t('elements.atoms.page.description')}</Text>
      <Select
        className={classes.choice}
        label={t('elements.group')}
        data={options}
        value={chosen}
        allowDeselect={false}
        searchable
        disabled={!output}
        onChange={(group) => setQuery(withParam(query, 'group', group ?? first, first))}
      />
      {failure !== undefined && (
        <RetryAlert
          message={t('elements.failed', { reason: failure })}
          retry={t('elements.retry')}
          onRetry={retry}
        />
      )}
      <ul className={classes.atoms} aria-busy={output?.group !== chosen}>
        {output?.examples.map(({ name, caption, hex, picture }) => (
          <li key={`${output.group} ${name}`} className={classes.atom}>
            <div className={classes.hex}>
              <SvgPicture picture={picture} label={`${name}: ${caption}`} />
            </div>
            <div>
              <Text fw={700}>{name}</Text>
              <Text size="sm" c="var(--quiet)">
                {caption}
              </Text>
            </div>
            <CodeBlock pieces={jsonPieces(formatJson(hex))} label={t('elements.json', { name })} />
          </li>
        ))}
        {!output &&
          failure === undefined &&
          ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => <li key={key} className={classes.waiting} />)}
      </ul>
    </div>
  );
};
