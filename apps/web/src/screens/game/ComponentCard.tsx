import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useConfig } from '../../config/use-config.ts';
import { engine } from '../../engine/engine.ts';
import type { Jobs } from '../../engine/messages.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { createQueue } from '../../sources/queue.ts';
import { dataUrl } from '../../ui/data-url.ts';

interface ComponentCardProps {
  readonly id: string;
  readonly title: string;
  readonly to: string;
  /** Of the game: a new version is drawn anew. */
  readonly version: number;
  /** Told once it is known how many sheets of paper it takes. */
  readonly onCounted: (id: string, sheets: number) => void;
}

/** Twice the width of its place, for dense screens. */
const PIXELS = 400;

/** One after another: whatever else is asked of the engine comes between. */
const queue = createQueue();

/** The way to a component, with a picture of its first sheet. */
export const ComponentCard = ({ id, title, to, version, onCounted }: ComponentCardProps) => {
  const t = useTexts('frame');
  const config = useConfig();
  const [glance, setGlance] = useState<Jobs['glance']['out']>();
  const drawn = JSON.stringify(config);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the configuration
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    queue(async () => {
      if (signal.aborted) return;
      const seen = await engine('glance', { component: id, config, pixels: PIXELS }, { signal });
      if (signal.aborted) return;
      setGlance(seen);
      onCounted(id, seen.sheets);
    }).catch(() => undefined);
    return () => controller.abort();
  }, [id, version, drawn, onCounted]);
  const picture = glance?.picture;
  return (
    <li>
      <Link to={to}>
        <span className="component-picture">
          {picture && <img src={dataUrl(picture.bytes, 'image/png')} alt="" />}
        </span>
        <span className="component-name">{title}</span>
        {glance && <span className="component-sheets">{t('game.sheets', { count: glance.sheets })}</span>}
      </Link>
    </li>
  );
};
