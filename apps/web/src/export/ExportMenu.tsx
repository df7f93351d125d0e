import { Menu } from '@mantine/core';
import type { Format } from '@platelayer/export';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../config/use-config.ts';
import type { ExportSubject } from '../engine/messages.ts';
import { useFrame } from '../frame/frame-state.ts';
import { Icon } from '../frame/Icon.tsx';
import { print } from '../frame/print.ts';
import { useApp } from '../state/store.ts';
import { useExport } from './export-state.ts';

/** What is one press away; everything else is in the dialog (98.4.8). */
const QUICK = [
  { format: 'pdf', word: 'Pdf' },
  { format: 'png', word: 'Png' },
] as const satisfies readonly { format: Format; word: string }[];

/** The quick ways to a file, and the way to all others. */
export const ExportMenu = ({ button }: { readonly button: ReactElement }) => {
  const { t } = useTranslation('frame');
  const config = useConfig();
  const game = useApp((state) => state.game);
  const shown = useFrame((state) => state.shown);
  const { cancel } = useExport();
  const make = async (subject: ExportSubject) => {
    const { runExport } = await import('./run-export.ts');
    if (game) await runExport({ game, subject, config, dpi: 96 });
  };
  return (
    <Menu defaultOpened position="left-end" width="min(22rem, calc(100vw - 2rem))">
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item mih={44} leftSection={<Icon name="print" />} onClick={print}>
          {t('export.print')}
        </Menu.Item>
        <Menu.Divider />
        {QUICK.map(({ format, word }) => (
          <Menu.Item
            key={format}
            mih={44}
            disabled={cancel !== undefined}
            onClick={() => void make({ kind: 'game', format })}
          >
            {t(`export.game${word}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        {QUICK.map(({ format, word }) => (
          <Menu.Item
            key={format}
            mih={44}
            // None on the overview, no picture of sheets.
            disabled={cancel !== undefined || !shown || (format === 'png' && !shown.picture)}
            onClick={() => shown && void make({ kind: 'page', format, ...shown })}
          >
            {t(`export.single${word}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        {cancel ? (
          <Menu.Item mih={44} leftSection={<Icon name="close" />} onClick={cancel}>
            {t('export.cancel')}
          </Menu.Item>
        ) : (
          <Menu.Item
            mih={44}
            leftSection={<Icon name="export" />}
            onClick={() => useFrame.setState({ exporting: true })}
          >
            {t('export.choose')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};
