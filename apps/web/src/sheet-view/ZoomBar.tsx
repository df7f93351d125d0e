import { useTexts } from '../i18n/use-texts.ts';
import { ToolButton } from './ToolButton.tsx';
import { setZoom, useZoom, type Zoom, zoomIn, zoomOut } from './zoom.ts';

const CHOICES = [
  { id: 'page', shortcut: 'zoomPage', icon: 'page', zoom: { fit: 'page' } },
  { id: 'width', shortcut: 'zoomFit', icon: 'width', zoom: { fit: 'width' } },
  { id: 'full', shortcut: 'zoomFull', icon: 'sheet', zoom: { scale: 1 } },
] as const satisfies readonly { zoom: Zoom; [key: string]: unknown }[];

const isSameZoom = (a: Zoom, b: Zoom): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Buttons to zoom in and out, and for the three most useful sizes. */
export const ZoomBar = () => {
  const t = useTexts('frame');
  const { zoom, scale } = useZoom();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend
    <div className="tools zoom-bar" role="group" aria-label={t('sheetView.zoom')}>
      <ToolButton
        name={t('sheetView.zoomOut')}
        icon="minus"
        shortcut="zoomOut"
        side="below-right"
        onClick={zoomOut}
      />
      <output className="zoom-scale" aria-label={t('sheetView.zoom')}>
        {Math.round(scale * 100)}%
      </output>
      <ToolButton name={t('sheetView.zoomIn')} icon="plus" shortcut="zoomIn" onClick={zoomIn} />
      {CHOICES.map(({ id, icon, shortcut, zoom: choice }) => (
        <ToolButton
          key={id}
          className={`zoom-choice zoom-${id}`}
          name={t(`sheetView.${id}`)}
          icon={icon}
          shortcut={shortcut}
          side="below-left"
          pressed={isSameZoom(zoom, choice)}
          onClick={() => setZoom(choice)}
        >
          {t(`sheetView.${id}`)}
        </ToolButton>
      ))}
    </div>
  );
};
