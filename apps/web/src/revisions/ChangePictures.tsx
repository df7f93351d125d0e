import type { Config } from '@platelayer/game';
import { useEffect, useState } from 'react';
import type { Baseline } from '../engine/compare-job.ts';
import { engine } from '../engine/engine.ts';
import type { Jobs } from '../engine/messages.ts';
import type { Picture } from '../engine/values.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { SvgPicture } from '../ui/SvgPicture.tsx';
import { useComparison } from './comparison.ts';

/** The selected change: pictures before and after. */
export const ChangePictures = ({
  config,
  baseline,
}: {
  readonly config: Config;
  readonly baseline: Baseline;
}) => {
  const t = useTexts('revisions');
  const change = useComparison(({ found, selected }) =>
    selected === undefined ? undefined : found?.changes[selected],
  );
  const [pictures, setPictures] = useState<Jobs['changePictures']['out']>();
  useEffect(() => {
    setPictures(undefined);
    if (!change) return;
    const { component, key } = change;
    const controller = new AbortController();
    const { signal } = controller;
    engine('changePictures', { baseline, config, component, key }, { signal }).then(
      (made) => signal.aborted || setPictures(made),
      () => undefined,
    );
    return () => controller.abort();
  }, [change, config, baseline]);
  if (!change || !pictures || !(pictures.before ?? pictures.after)) return null;
  return (
    <div className="change-pictures">
      <Side title={t('before')} picture={pictures.before} name={change.title} />
      <Side title={t('after')} picture={pictures.after} name={change.title} />
    </div>
  );
};

interface SideProps {
  readonly title: string;
  readonly picture?: Picture;
  readonly name: string;
}

const Side = ({ title, picture, name }: SideProps) => {
  const t = useTexts('revisions');
  return (
    <figure>
      <figcaption>{title}</figcaption>
      {picture ? (
        <div className="change-picture paper">
          <SvgPicture picture={picture} label={`${name}, ${title}`} />
        </div>
      ) : (
        <p>{t('absent')}</p>
      )}
    </figure>
  );
};
