import { useEffect, useRef, useState } from 'react';
import { Sheet } from '../desk/Sheet.tsx';
import { download } from '../download.ts';
import { engine } from '../engine/engine.ts';
import type { Jobs, Picture } from '../engine/messages.ts';

const RESOLUTIONS = [96, 150, 300, 600, 1200] as const;
const TYPES = { pdf: 'application/pdf', png: 'image/png', svg: 'image/svg+xml' } as const;

type Order = Jobs['pressTestPage']['in'];

/** The sheet to try a printer with, in every format the presses make. */
export const TestPage = () => {
  const [pictures, setPictures] = useState<readonly Picture[]>();
  const [dpi, setDpi] = useState<number>(300);
  const [lettering, setLettering] = useState<Order['lettering']>('embed');
  /** Share that is done of what is under way; `undefined` inside until the press knows. */
  const [work, setWork] = useState<{ readonly format: string; readonly share?: number }>();
  const [failure, setFailure] = useState<string>();
  const cancelling = useRef<AbortController>(undefined);

  useEffect(() => {
    engine('testPage', {}).then(setPictures, (error: Error) => setFailure(error.message));
  }, []);

  const make = async (format: Order['format']) => {
    const controller = new AbortController();
    cancelling.current = controller;
    setFailure(undefined);
    setWork({ format });
    try {
      const onProgress = (done: number, total: number) => setWork({ format, share: done / total });
      const { name, bytes } = await engine(
        'pressTestPage',
        { format, dpi, lettering },
        { signal: controller.signal, onProgress },
      );
      download(name, bytes, TYPES[format]);
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setWork(undefined);
    }
  };

  return (
    <div className="test-page">
      <fieldset className="files">
        <legend>Save as</legend>
        <label>
          PNG resolution{' '}
          <select value={dpi} onChange={(event) => setDpi(Number(event.target.value))}>
            {RESOLUTIONS.map((value) => (
              <option key={value} value={value}>
                {value} dpi
              </option>
            ))}
          </select>
        </label>
        <label>
          SVG lettering{' '}
          <select
            value={lettering}
            onChange={(event) => setLettering(event.target.value as Order['lettering'])}
          >
            <option value="embed">fonts</option>
            <option value="outlines">outlines</option>
          </select>
        </label>
        {(['pdf', 'png', 'svg'] as const).map((format) => (
          <button
            key={format}
            type="button"
            disabled={work !== undefined || !pictures}
            onClick={() => make(format)}
          >
            {format.toUpperCase()}
          </button>
        ))}
      </fieldset>
      <div className="sheets" aria-busy={!pictures}>
        {pictures?.map((picture) => <Sheet key={picture.title} picture={picture} />) ?? (
          <div className="sheet paper waiting" />
        )}
      </div>
      <div className="notices" aria-live="polite">
        {work && (
          <p className="notice">
            <label>
              Making {work.format.toUpperCase()} <progress value={work.share} />
            </label>
            <button type="button" onClick={() => cancelling.current?.abort()}>
              Cancel
            </button>
          </p>
        )}
        {failure && (
          <p className="notice failure" role="alert">
            {failure}
          </p>
        )}
      </div>
    </div>
  );
};
