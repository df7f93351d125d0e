import { ActionIcon, Menu, SegmentedControl, Text } from '@mantine/core';
import type { Format } from '@platelayer/export';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../config/use-config.ts';
import type { LoadedGame } from '../state/store.ts';
import { type Shown, useFrame } from './frame-state.ts';
import { Icon } from './Icon.tsx';
import { print } from './print.ts';
import { runExport } from './run-export.ts';

const FORMATS = [
  { format: 'pdf', word: 'Pdf' },
  { format: 'png', word: 'Png' },
  { format: 'svg', word: 'Svg' },
] as const;

/** The first is the size on the screen (98.11.2). */
const RESOLUTIONS = ['96', '150', '300', '600'];

/** The files that a page can be saved as: none on the overview, no picture of sheets (98.4.8). */
const canSave = (shown: Shown | undefined, format: Format): boolean =>
  shown !== undefined && (format === 'pdf' || shown.picture);

/** Everything that can be printed or saved of the loaded game. */
export const ExportMenu = ({ game }: { readonly game: LoadedGame }) => {
  const { t } = useTranslation('frame');
  const config = useConfig();
  const shown = useFrame((state) => state.shown);
  const [resolution, setResolution] = useState('96');
  const resolutionLabel = useId();
  const make = (format: Format, what?: Shown) =>
    void runExport({ game, format, config, dpi: Number(resolution), shown: what });
  return (
    <Menu position="left-end" width="min(22rem, calc(100vw - 2rem))">
      <Menu.Target>
        <ActionIcon
          className="floating export-button"
          variant="filled"
          color="slate"
          size={44}
          radius="xl"
          aria-label={t('buttons.export')}
        >
          <Icon name="export" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item mih={44} leftSection={<Icon name="print" />} onClick={print}>
          {t('export.print')}
        </Menu.Item>
        <Menu.Divider />
        {FORMATS.map(({ format, word }) => (
          <Menu.Item key={format} mih={44} onClick={() => make(format)}>
            {t(`export.game${word}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        {FORMATS.map(({ format, word }) => (
          <Menu.Item
            key={format}
            mih={44}
            disabled={!canSave(shown, format)}
            onClick={() => make(format, shown)}
          >
            {t(`export.single${word}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <div className="resolution">
          <Text id={resolutionLabel} size="sm">
            {t('export.resolution')}
          </Text>
          <SegmentedControl
            fullWidth
            aria-labelledby={resolutionLabel}
            value={resolution}
            onChange={setResolution}
            data={RESOLUTIONS.map((dpi) => ({ value: dpi, label: t('export.dpi', { dpi }) }))}
          />
        </div>
      </Menu.Dropdown>
    </Menu>
  );
};
