import { ActionIcon, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LineIcon } from '../ui/LineIcon.tsx';
import { setZoom, useZoom, type Zoom, zoomIn, zoomOut } from './zoom.ts';

const CHOICES = [
  { id: 'width', zoom: { fit: 'width' } },
  { id: 'page', zoom: { fit: 'page' } },
  { id: 'full', zoom: { scale: 1 } },
] as const satisfies readonly { id: string; zoom: Zoom }[];

const same = (one: Zoom, other: Zoom): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Smaller, larger, and the three sizes one wants most. */
export const ZoomBar = () => {
  const { t } = useTranslation('frame');
  const { zoom, scale } = useZoom();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend along
    <div className="zoom-bar" role="group" aria-label={t('sheetView.zoom')}>
      <ActionIcon
        variant="subtle"
        color="slate"
        size={44}
        aria-label={t('sheetView.zoomOut')}
        onClick={zoomOut}
      >
        <LineIcon name="minus" />
      </ActionIcon>
      <output className="zoom-scale" aria-label={t('sheetView.zoom')}>
        {Math.round(scale * 100)} %
      </output>
      <ActionIcon
        variant="subtle"
        color="slate"
        size={44}
        aria-label={t('sheetView.zoomIn')}
        onClick={zoomIn}
      >
        <LineIcon name="plus" />
      </ActionIcon>
      {CHOICES.map((choice) => (
        <Button
          key={choice.id}
          data-tip={choice.id === 'full' ? t('sheetView.fullHint') : undefined}
          data-tip-side="below"
          className={`zoom-${choice.id}`}
          variant={same(zoom, choice.zoom) ? 'light' : 'subtle'}
          color="slate"
          px="sm"
          h={44}
          aria-pressed={same(zoom, choice.zoom)}
          onClick={() => setZoom(choice.zoom)}
        >
          {t(`sheetView.${choice.id}`)}
        </Button>
      ))}
    </div>
  );
};
