import { useMantineColorScheme } from '@mantine/core';
import { Spotlight, type SpotlightActionGroupData, spotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.css';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { GALLERIES, gamePath } from '../address/paths.ts';
import { withParam } from '../address/query.ts';
import { componentMenu } from '../component-facts.ts';
import { useFrame } from '../frame/frame-state.ts';
import { settingSections } from '../i18n/settings.ts';
import { DOCS_GROUPS, docsPath } from '../screens/docs/page-groups.ts';
import { openPrintDialog } from '../sheet-view/print-dialog.ts';
import { useApp } from '../state/store.ts';
import { LineIcon } from '../ui/LineIcon.tsx';
import { shortcuts } from './shortcuts.ts';

/** Keys that lead to places which the palette lists anyway. */
const PLACE_SHORTCUTS: ReadonlySet<string> = new Set(['logos', 'elements', 'tiles', 'docs', 'game']);

/** Jump to any game, component, help page, setting or action by typing. */
export const CommandPalette = () => {
  const { t } = useTranslation('frame');
  const calls = useFrame((state) => state.palette);
  const groups = usePaletteGroups();
  useEffect(() => {
    if (calls > 0) spotlight.open();
  }, [calls]);
  return (
    <Spotlight
      actions={groups.filter(({ actions }) => actions.length > 0)}
      shortcut={null}
      attributes={{ content: { 'aria-label': t('nav.search') } }}
      limit={12}
      scrollable
      maxHeight="min(60vh, 32rem)"
      nothingFound={t('palette.nothing')}
      searchProps={{
        placeholder: t('palette.placeholder'),
        'aria-label': t('palette.placeholder'),
        leftSection: <LineIcon name="search" />,
      }}
    />
  );
};

/** Everything that can be found, in groups. */
export const usePaletteGroups = (): SpotlightActionGroupData[] => {
  const { t } = useTranslation('frame');
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const game = useApp((state) => state.game);
  const summaries = useApp((state) => state.summaries);
  const { toggleColorScheme } = useMantineColorScheme();
  const go = (path: string) => void navigate(path);
  const openConfig = (value: string) => setQuery(withParam(query, 'config', value, ''));
  return [
    {
      group: t('palette.groups.components'),
      actions: game
        ? [
            ...componentMenu(t)
              .filter(({ id }) => game.facts.components.includes(id))
              .map(({ id, title }) => ({
                id: `component ${id}`,
                label: title,
                description: game.facts.title,
                onClick: () => go(gamePath(game.meta.slug, id)),
              })),
            {
              id: 'problems',
              label: t('palette.problems'),
              onClick: () => useFrame.setState({ dock: 'problems' }),
            },
            {
              id: 'print',
              label: t('buttons.print'),
              onClick: afterClosing(openPrintDialog),
            },
          ]
        : [],
    },
    {
      group: t('palette.groups.games'),
      actions: summaries.map(({ slug, title, subtitle, designer }) => ({
        id: `game ${slug}`,
        label: title || t('game.untitled'),
        description: [subtitle, designer].filter(Boolean).join(' · '),
        onClick: () => go(gamePath(slug, 'map')),
      })),
    },
    {
      group: t('palette.groups.actions'),
      actions: [
        ...shortcuts
          .filter(({ id }) => !PLACE_SHORTCUTS.has(id))
          .map(({ id, keys, run }) => ({
            id: `key ${id}`,
            label: t(`shortcuts.${id}`),
            rightSection: <kbd>{keys[0]}</kbd>,
            onClick: () => void run(go),
          })),
        { id: 'config', label: t('palette.config'), onClick: () => openConfig('true') },
        { id: 'scheme', label: t('palette.scheme'), onClick: toggleColorScheme },
        {
          id: 'shortcuts',
          label: t('palette.shortcuts'),
          onClick: () => useFrame.setState({ shortcuts: true }),
        },
      ],
    },
    {
      group: t('palette.groups.docs'),
      actions: DOCS_GROUPS.flat().map((page) => ({
        id: `docs ${page}`,
        label: t(`docs.${page}.title`),
        description: t(`docs.${page}.description`),
        onClick: () => go(docsPath(page)),
      })),
    },
    {
      group: t('palette.groups.elements'),
      actions: GALLERIES.map(({ id, path }) => ({
        id: `elements ${id}`,
        label: t(`elements.${id}.title`),
        description: t(`elements.${id}.description`),
        onClick: () => go(path),
      })),
    },
    {
      group: t('palette.groups.settings'),
      actions: settingSections()
        .flatMap(({ values }) => values)
        .filter(({ panel }) => panel !== false)
        .map(({ path, title, description }) => ({
          id: `setting ${path}`,
          label: title,
          description: path,
          keywords: [description, path],
          // The panel unfolds the section of the value that the address names.
          onClick: () => openConfig(path),
        })),
    },
  ];
};

/** The print dialog would show the palette that is still closing. */
const afterClosing = (act: () => void) => () => void setTimeout(act, 250);
