import { useMantineColorScheme } from '@mantine/core';
import type { SpotlightActionData, SpotlightActionGroupData } from '@mantine/spotlight';
import { PANEL_FACTS } from '@platelayer/game';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { GALLERIES, gamePath } from '../address/paths.ts';
import { withParam } from '../address/query.ts';
import { useKeptSearch } from '../address/use-kept-search.ts';
import { componentMenu } from '../component-facts.ts';
import { useConfig } from '../config/use-config.ts';
import { engine } from '../engine/engine.ts';
import { quickFormats, requestFor } from '../export/request.ts';
import { runExport } from '../export/run-export.ts';
import { useFrame } from '../frame/frame-state.ts';
import { settingSections } from '../i18n/settings.ts';
import type { Translate } from '../i18n/text-keys.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useProblems } from '../problems/problems.ts';
import { loadReference } from '../screens/docs/fields/load-reference.ts';
import { DOCS_GROUPS, docsPath } from '../screens/docs/page-groups.ts';
import { useApp } from '../state/store.ts';
import { shortcuts } from './shortcuts.ts';

type Go = (path: string) => void;
type Words = Translate<'onDemand'>;

/** All palette entries in groups. `calls` counts how often the palette was opened. */
export const usePaletteGroups = (calls: number): SpotlightActionGroupData[] => {
  const own = useTexts('onDemand');
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const go: Go = (path) => void navigate(path);
  const openConfig = (value: string) => setQuery(withParam(query, 'config', value, ''));
  const { tiles, fields } = useReference(calls);
  return [
    { group: own('palette.groups.components'), actions: useComponents(go) },
    { group: own('palette.groups.output'), actions: useOutputs(go) },
    { group: own('palette.groups.games'), actions: useGames(go) },
    { group: own('palette.groups.actions'), actions: useActions(go, openConfig) },
    { group: own('palette.groups.docs'), actions: helpPages(own, go) },
    { group: own('palette.groups.elements'), actions: galleries(own, go) },
    { group: own('elements.tiles.title'), actions: tiles.map((id) => tileAction(id, own, go)) },
    { group: own('docs.games/fields.title'), actions: fields.map((field) => fieldAction(field, own, go)) },
    { group: own('palette.groups.settings'), actions: settings(openConfig) },
  ];
};

/** Components, problems and changes of the loaded game. */
const useComponents = (go: Go): SpotlightActionData[] => {
  const t = useTexts('frame');
  const own = useTexts('onDemand');
  const game = useApp((state) => state.game);
  const kept = useKeptSearch();
  if (!game) return [];
  return [
    ...componentMenu(t)
      .filter(({ id }) => game.details.components.includes(id))
      .map(({ id, title }) => ({
        id: `component ${id}`,
        label: title,
        description: game.details.title,
        onClick: () => go(gamePath(game.meta.slug, id) + kept),
      })),
    {
      id: 'problems',
      label: own('palette.problems'),
      onClick: () => useFrame.setState({ dock: 'problems' }),
    },
    {
      id: 'compare',
      label: t('game.compare.primary'),
      description: t('game.compare.secondary'),
      onClick: () => useFrame.setState({ dock: 'changes' }),
    },
  ];
};

/** Print, exports and the upgraded file of the loaded game. */
const useOutputs = (go: Go): SpotlightActionData[] => {
  const t = useTexts('frame');
  const own = useTexts('onDemand');
  const config = useConfig();
  const game = useApp((state) => state.game);
  const shown = useFrame((state) => state.shown);
  const problems = useProblems();
  if (!game) return [];
  const { meta, details } = game;
  const print = (component: string) => {
    useFrame.setState({ printing: component });
    if (shown?.component !== component) go(gamePath(meta.slug, component));
  };
  return [
    ...(shown ? [{ id: 'print', label: t('buttons.print'), onClick: () => print(shown.component) }] : []),
    ...componentMenu(t)
      .filter(({ id }) => details.components.includes(id))
      .map(({ id, title }) => ({
        id: `print ${id}`,
        label: own('palette.print', { component: title }),
        onClick: () => print(id),
      })),
    ...quickFormats.map(({ format, quick }) => ({
      id: `export ${format.id}`,
      label: t('export.quick.game', { files: quick.several }),
      onClick: () => void runExport({ game, config, request: requestFor(format, 'game', undefined) }),
    })),
    {
      id: 'print changed',
      label: t('export.changed'),
      onClick: async () => (await import('../revisions/print-changed.ts')).printChanged(game, config),
    },
    {
      id: 'export',
      label: t('export.choose'),
      onClick: () => useFrame.setState({ exporting: true }),
    },
    ...(problems.some(({ code }) => code.startsWith('upgrade/'))
      ? [
          {
            id: 'upgrade',
            label: own('problems.upgrade.download'),
            onClick: async () =>
              (await import('../problems/upgrade-download.ts')).downloadUpgraded(details.stem),
          },
        ]
      : []),
  ];
};

const useGames = (go: Go): SpotlightActionData[] => {
  const t = useTexts('frame');
  const summaries = useApp((state) => state.summaries);
  return summaries.map(({ slug, title, subtitle, designer }) => ({
    id: `game ${slug}`,
    label: title || t('game.untitled'),
    description: [subtitle, designer].filter(Boolean).join(' · '),
    onClick: () => go(gamePath(slug, 'map')),
  }));
};

/** Shortcuts to places that the palette lists anyway. */
const PLACE_SHORTCUTS: ReadonlySet<string> = new Set(['logos', 'elements', 'tiles', 'docs', 'game']);

const useActions = (go: Go, openConfig: (value: string) => void): SpotlightActionData[] => {
  const t = useTexts('frame');
  const own = useTexts('onDemand');
  const { toggleColorScheme } = useMantineColorScheme();
  return [
    ...shortcuts
      .filter(({ id }) => !PLACE_SHORTCUTS.has(id))
      .map(({ id, keys, run }) => ({
        id: `key ${id}`,
        label: t(`shortcuts.${id}`),
        rightSection: <kbd>{keys[0]}</kbd>,
        onClick: () => void run(go),
      })),
    { id: 'config', label: own('palette.config'), onClick: () => openConfig('true') },
    {
      id: 'reset',
      label: own('palette.reset'),
      onClick: async () => (await import('../config/reset.ts')).resetWithUndo(),
    },
    { id: 'scheme', label: own('palette.scheme'), onClick: toggleColorScheme },
    {
      id: 'shortcuts',
      label: own('palette.shortcuts'),
      onClick: () => useFrame.setState({ shortcuts: true }),
    },
  ];
};

const helpPages = (own: Words, go: Go): SpotlightActionData[] =>
  DOCS_GROUPS.flat().map((page) => ({
    id: `docs ${page}`,
    label: own(`docs.${page}.title`),
    description: own(`docs.${page}.description`),
    onClick: () => go(docsPath(page)),
  }));

const galleries = (own: Words, go: Go): SpotlightActionData[] =>
  GALLERIES.map(({ id, path }) => ({
    id: `elements ${id}`,
    label: own(`elements.${id}.title`),
    description: own(`elements.${id}.description`),
    onClick: () => go(path),
  }));

const tileAction = (id: string, own: Words, go: Go): SpotlightActionData => ({
  id: `tile ${id}`,
  label: own('palette.tile', { id }),
  onClick: () => go(`/elements/tiles?tile=${encodeURIComponent(id)}`),
});

const fieldAction = (
  { section, field, description }: ReferenceField,
  own: Words,
  go: Go,
): SpotlightActionData => ({
  id: `field ${section} ${field}`,
  label: `${section || own('palette.file')}: ${field}`,
  description,
  onClick: () => go(`${docsPath('games/fields')}${section ? `#${section}` : ''}`),
});

const settings = (openConfig: (value: string) => void): SpotlightActionData[] =>
  settingSections()
    .flatMap(({ values }) => values)
    .filter(({ panel }) => panel !== false)
    .map(({ path, title, description }) => ({
      id: `setting ${path}`,
      label: title,
      description: path,
      keywords: [description, path, ...(PANEL_FACTS[path]?.words ?? [])],
      // The panel expands the section of the setting in the address.
      onClick: () => openConfig(path),
    }));

interface Reference {
  readonly tiles: readonly string[];
  readonly fields: readonly ReferenceField[];
}

interface ReferenceField {
  readonly section: string;
  readonly field: string;
  readonly description: string;
}

/** Loaded when the palette first opens: there are thousands of tiles and fields. */
const useReference = (calls: number): Reference => {
  const [reference, setReference] = useState<Reference>({ tiles: [], fields: [] });
  useEffect(() => {
    if (calls === 0) return;
    const tiles = engine('tileIds', {});
    const fields = loadReference().then((sections) =>
      sections.flatMap(({ name, fields }) =>
        fields.map((field) => ({ section: name, field: field.name, description: field.description })),
      ),
    );
    Promise.all([tiles, fields.catch(() => [])]).then(
      ([tiles, fields]) => setReference({ tiles, fields }),
      () => undefined,
    );
  }, [calls]);
  return reference;
};
