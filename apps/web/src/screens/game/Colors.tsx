import { Table, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { usePageTitle } from '../../address/use-page-title.ts';
import { useConfig } from '../../config/use-config.ts';
import type { ThemeColorRow } from '../../engine/theme-colors.ts';
import { useJob } from '../../engine/use-job.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useApp } from '../../state/store.ts';
import { CopyName } from '../../ui/copy-buttons.tsx';
import classes from './colors.module.css';
import { GalleryPage } from './GalleryPage.tsx';

/** Contrast that small text needs on its background (90.5). */
const MIN_CONTRAST = 4.5;

/** All active colours of a game, with name, contrast to text, and grey value for printing without colour (90.12). */
export const Colors = () => {
  const t = useTexts('pages');
  const game = useApp((state) => state.game);
  const config = useConfig();
  const [search, setSearch] = useState('');
  const state = useJob('themeColors', game && { config, version: game.version });
  const { output } = state;
  usePageTitle(t('colors.title'), game?.details.title);
  if (!game) return null;
  const word = search.trim().toLowerCase();
  const matches = ({ name, color }: ThemeColorRow) =>
    name.toLowerCase().includes(word) || color.includes(word);
  const groups = (output?.groups ?? [])
    .map(({ id, rows }) => ({ id, rows: rows.filter(matches) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <GalleryPage
      title={t('colors.title')}
      description={
        <>
          {output && t('colors.themes', { map: output.mapTheme, companies: output.companyTheme })}{' '}
          {t('colors.description')}
        </>
      }
      testId="colors"
      state={state}
    >
      <TextInput
        label={t('colors.search')}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        maw="20rem"
        my="md"
      />
      {output && groups.length === 0 && <p>{t('colors.nothing')}</p>}
      {groups.map(({ id, rows }) => (
        <section key={id}>
          <Title order={2} size="h4" mt="lg">
            {t(`colors.groups.${id}`)}
          </Title>
          <Table className={classes.colors} verticalSpacing={2}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('colors.name')}</Table.Th>
                <Table.Th>{t('colors.value')}</Table.Th>
                <Table.Th>{t('colors.text')}</Table.Th>
                <Table.Th>{t('colors.print')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row) => (
                <Row key={`${row.name} ${row.phase}`} row={row} />
              ))}
            </Table.Tbody>
          </Table>
        </section>
      ))}
    </GalleryPage>
  );
};

const Row = ({ row }: { readonly row: ThemeColorRow }) => {
  const t = useTexts('pages');
  const { name, phase, color, text, contrast, luminance, grey, ofGame } = row;
  return (
    <Table.Tr>
      <Table.Td>
        <CopyName name={name} />
        {phase !== undefined && phase !== 'default' && (
          <Text size="xs" c="var(--quiet)">
            {t('colors.phase', { phase })}
          </Text>
        )}
        {ofGame && (
          <Text size="xs" c="var(--quiet)">
            {t('colors.ofGame')}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <span className={classes.sample} style={{ background: color, color: text }}>
          {color}
        </span>
      </Table.Td>
      <Table.Td className={classes.number}>
        {contrast.toFixed(1)}
        {contrast < MIN_CONTRAST && <Text size="xs">{t('colors.low')}</Text>}
      </Table.Td>
      <Table.Td>
        <span className={classes.print}>
          <span className={classes.grey} style={{ background: grey }} />
          <span className={classes.number}>
            {t('colors.percent', { percent: Math.round(100 * luminance) })}
          </span>
        </span>
      </Table.Td>
    </Table.Tr>
  );
};
