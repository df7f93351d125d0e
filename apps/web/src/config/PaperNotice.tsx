import { Button } from '@mantine/core';
import { type DieLayout, layerOf, layoutsWithDiePaper, paperName } from '@platelayer/game';
import { useSearchParams } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { LineIcon } from '../ui/LineIcon.tsx';
import { withoutOverride } from './layers.ts';
import { useConfigLayers } from './use-config.ts';

interface PaperNoticeProps {
  /** Setting of the layout to check. Default: all layouts. */
  readonly path?: string;
}

/** Warns that a die layout ignores the chosen paper, and offers a layout that uses it. */
export const PaperNotice = ({ path }: PaperNoticeProps) => {
  const t = useTexts('frame');
  const { config } = useConfigLayers();
  const layouts = useDieLayouts(path);
  const [only] = layouts;
  if (!only) return null;
  const sheets = layouts.length > 1 ? t('paper.both') : t(`paper.sheets.${only.path}`);
  return (
    <div className="paper-notice chrome" role="status">
      <LineIcon name="info" size={18} />
      <span>{t('paper.die', { sheets, paper: paperName(config.paper) })}</span>
      <FitPaperButton path={path} />
    </div>
  );
};

/** Sets layouts that use the chosen paper. Renders nothing if the game fixes the layout. */
export const FitPaperButton = ({ path }: PaperNoticeProps) => {
  const t = useTexts('frame');
  const { config, layers } = useConfigLayers();
  const [, setQuery] = useSearchParams();
  const layouts = useDieLayouts(path).filter((layout) => layerOf(layers, layout.path) !== 'game');
  const [only] = layouts;
  if (!only) return null;
  const fit = async () => {
    const { changeConfig } = await import('./stored-config.ts');
    changeConfig(Object.fromEntries(layouts.map((layout) => [layout.path, layout.free])));
    if (layouts.some((layout) => layerOf(layers, layout.path) === 'url'))
      setQuery((query) => layouts.reduce((left, layout) => withoutOverride(left, layout.path), query));
  };
  const label =
    layouts.length > 1
      ? t('paper.fitAll', { paper: paperName(config.paper) })
      : t('paper.fit', { layout: only.title, paper: paperName(config.paper) });
  return (
    <Button
      variant="default"
      h="auto"
      mih={44}
      px="sm"
      styles={{ label: { whiteSpace: 'normal' } }}
      onClick={fit}
    >
      {label}
    </Button>
  );
};

const useDieLayouts = (path: string | undefined): readonly DieLayout[] => {
  const { config } = useConfigLayers();
  return layoutsWithDiePaper(config).filter((layout) => path === undefined || layout.path === path);
};
