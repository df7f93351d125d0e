import { Button, Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { gamePath } from '../../address/paths.ts';
import { useConfig } from '../../config/use-config.ts';
import { engine } from '../../engine/engine.ts';
import { useJob } from '../../engine/use-job.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useApp } from '../../state/store.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { jsonPieces } from '../../ui/code-piece.ts';
import { download } from '../../ui/download.ts';
import { AppLink } from '../../ui/links.tsx';
import { RetryAlert } from '../../ui/RetryAlert.tsx';
import { SvgPicture } from '../../ui/SvgPicture.tsx';
import classes from './elements.module.css';
import { formatJson } from './format-json.ts';

interface TileDialogProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onShow: (id: string) => void;
}

/** Details of a standard tile: JSON, upgrades, games that use it, and buttons to save its picture. */
export const TileDialog = ({ id, onClose, onShow }: TileDialogProps) => {
  const t = useTexts('pages');
  const config = useConfig();
  const loaded = useApp((state) => state.game);
  const { output, failure, retry } = useJob('tile', { id, config });
  const title = t('elements.tiles.tile.title', { id });
  useFocusReturn();
  const save = async (format: 'svg' | 'png') => {
    const { name, bytes, mediaType } = await engine('pressTile', { id, config, format });
    await download(name, bytes, mediaType);
  };
  const usesHere = loaded?.details.file.tiles;
  const games = [
    ...(loaded && typeof usesHere === 'object' && usesHere && Object.hasOwn(usesHere, id)
      ? [{ slug: loaded.meta.slug, title: loaded.details.title }]
      : []),
    ...(output?.games ?? []).filter(({ slug }) => slug !== loaded?.meta.slug),
  ];
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={title}
      classNames={{ title: 'drawer-title' }}
      closeButtonProps={{ 'aria-label': t('elements.tiles.tile.close'), size: 44 }}
    >
      {failure !== undefined && (
        <RetryAlert
          message={t('elements.failed', { reason: failure })}
          retry={t('elements.retry')}
          onRetry={retry}
        />
      )}
      {output && (
        <div className={classes.one}>
          <div>
            <SvgPicture picture={output.picture} label={title} />
            <div className={classes.saves}>
              <Button variant="default" onClick={() => save('svg')}>
                {t('elements.tiles.tile.svg')}
              </Button>
              <Button variant="default" onClick={() => save('png')}>
                {t('elements.tiles.tile.png')}
              </Button>
            </div>
          </div>
          <div>
            <CodeBlock
              pieces={jsonPieces(formatJson(output.hex))}
              label={t('elements.json', { name: title })}
            />
            <TileRow
              key={`${id} from`}
              title={t('elements.tiles.tile.from')}
              ids={output.upgrades.from}
              onShow={onShow}
            />
            <TileRow
              key={`${id} to`}
              title={t('elements.tiles.tile.to')}
              ids={output.upgrades.to}
              onShow={onShow}
            />
            <h3>{t('elements.tiles.tile.games')}</h3>
            {games.length === 0 ? (
              <p>{t('elements.tiles.tile.noGames')}</p>
            ) : (
              <ul>
                {games.map(({ slug, title }) => (
                  <li key={slug}>
                    <AppLink to={gamePath(slug, 'tiles')}>{title}</AppLink>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
    </Modal>
  );
};

/** Returns the focus to the tile when the dialog closes (98.14). */
const useFocusReturn = () => {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
};

interface TileRowProps {
  readonly title: string;
  readonly ids: readonly string[];
  readonly onShow: (id: string) => void;
}

/** Links to related tiles. */
const TileRow = ({ title, ids, onShow }: TileRowProps) => {
  const t = useTexts('pages');
  const config = useConfig();
  const { output } = useJob('tiles', ids.length > 0 ? { ids, config } : undefined);
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {ids.length === 0 ? (
        <p>{t('elements.tiles.tile.noUpgrades')}</p>
      ) : (
        <ul className={classes.upgrades}>
          {ids.map((id, i) => (
            <li key={id}>
              <button type="button" className={classes.upgrade} onClick={() => onShow(id)}>
                {output?.[i] && <SvgPicture picture={output[i]} />}
                {id}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
