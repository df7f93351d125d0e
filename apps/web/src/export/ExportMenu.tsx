import { Menu } from '@mantine/core';
import type { ExportRequest } from '@platelayer/export';
import type { ReactElement } from 'react';
import { useConfig } from '../config/use-config.ts';
import { desktop } from '../desktop/desktop.ts';
import { useFrame } from '../frame/frame-state.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { openPrintDialog } from '../sheet-view/print-dialog.ts';
import { useApp } from '../state/store.ts';
import { useOpening } from '../ui/LazyMenu.tsx';
import { LineIcon } from '../ui/LineIcon.tsx';
import { useExport } from './export-state.ts';
import { canSavePage, pageRequest, quickFormats, requestFor } from './request.ts';
import { runExport } from './run-export.ts';

/** In a low window or above an open panel, the menu scrolls and ends below the top bar. */
const WITHIN_VIEW = {
  flip: true,
  shift: true,
  size: {
    padding: { top: 72, bottom: 8 },
    apply: ({ availableHeight, elements }: SizeState) => {
      elements.floating.style.maxHeight = `${availableHeight}px`;
    },
  },
};

interface SizeState {
  readonly availableHeight: number;
  readonly elements: { readonly floating: HTMLElement };
}

/** Quick exports, and an entry that opens the export dialog. */
export const ExportMenu = ({ button }: { readonly button: ReactElement }) => {
  const t = useTexts('frame');
  const config = useConfig();
  const game = useApp((state) => state.game);
  const shown = useFrame((state) => state.shown);
  const { cancel } = useExport();
  const make = async (request: ExportRequest) => {
    if (game) await runExport({ game, request, config });
  };
  return (
    <Menu
      {...useOpening()}
      position="top-end"
      width="min(22rem, calc(100vw - 6rem))"
      middlewares={WITHIN_VIEW}
    >
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown style={{ overflowY: 'auto' }}>
        {!desktop && (
          <Menu.Item mih={44} leftSection={<LineIcon name="print" />} onClick={openPrintDialog}>
            {t('export.print')}
          </Menu.Item>
        )}
        <Menu.Item
          mih={44}
          leftSection={<LineIcon name="beside" />}
          disabled={cancel !== undefined}
          onClick={async () => {
            const { printChanged } = await import('../revisions/print-changed.ts');
            if (game) await printChanged(game, config);
          }}
        >
          {t('export.changed')}
        </Menu.Item>
        <Menu.Divider />
        {quickFormats.map(({ format, quick }) => (
          <Menu.Item
            key={format.id}
            mih={44}
            disabled={cancel !== undefined}
            onClick={() => void make(requestFor(format, 'game', undefined))}
          >
            {t('export.quick.game', { files: quick.several })}
          </Menu.Item>
        ))}
        <Menu.Divider />
        {quickFormats.map(({ format, quick }) => (
          <Menu.Item
            key={format.id}
            mih={44}
            // The overview has no component, and sheets cannot be saved as a picture.
            disabled={cancel !== undefined || !canSavePage(format, shown)}
            onClick={() => shown && void make(pageRequest(format, shown))}
          >
            {t('export.quick.page', { file: quick.one })}
          </Menu.Item>
        ))}
        <Menu.Divider />
        {cancel ? (
          <Menu.Item mih={44} leftSection={<LineIcon name="close" />} onClick={cancel}>
            {t('export.cancel')}
          </Menu.Item>
        ) : (
          <Menu.Item
            mih={44}
            leftSection={<LineIcon name="export" />}
            onClick={() => useFrame.setState({ exporting: true })}
          >
            {t('export.choose')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};
