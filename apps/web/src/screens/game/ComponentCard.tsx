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
  /** Version of the game. A new version is drawn again. */
  readonly version: number;
  /** Called with the number of sheets of paper when it is known. */
  readonly onCounted: (id: string, sheets: number) => void;
}

/** Twice the displayed width, for high-density screens. */
const PIXELS = 400;

/** Thumbnails are drawn one by one, so that other requests to the engine come in between. */
const queue = createQueue();

/** A link to a component, with a thumbnail of its first sheet. */
export const ComponentCard = ({ id, title, to, version, onCounted }: ComponentCardProps) => {
  const t = useTexts('frame');
  const config = useConfig();
  const [glance, setGlance] = useState<Jobs['glance']['out']>();
  const configJson = JSON.stringify(config);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the JSON represents the configuration
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
  }, [id, version, configJson, onCounted]);
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
