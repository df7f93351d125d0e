import { formats } from 'virtual:platelayer/formats';
import { formatWord, reasonOf } from '@platelayer/export';
import { useEffect, useRef, useState } from 'react';
import { bridge } from '../desktop/bridge.ts';
import { engine } from '../engine/engine.ts';
import type { Picture } from '../engine/values.ts';
import { PaperSheet } from '../sheet-view/PaperSheet.tsx';
import { Alerts } from '../ui/Alerts.tsx';
import { download } from '../ui/download.ts';

const RESOLUTIONS = [96, 150, 300, 600, 1200] as const;
/** Formats for a single page. */
const pageFormats = formats.filter(({ scopes }) => scopes.includes('page'));

/** A sheet for testing printers, in every format. */
export const TestPage = () => {
  const [pictures, setPictures] = useState<readonly Picture[]>();
  const [dpi, setDpi] = useState<number>(300);
  const [outlines, setOutlines] = useState(false);
  /** Progress of the running export; the value is `undefined` until the press reports it. */
  const [work, setWork] = useState<{ readonly format: string; readonly share?: number }>();
  const [failure, setFailure] = useState<string>();
  const cancelling = useRef<AbortController>(undefined);

  useEffect(() => {
    engine('testPage', {}).then(setPictures, (error: Error) => setFailure(error.message));
  }, []);

  const make = async (format: string) => {
    const controller = new AbortController();
    cancelling.current = controller;
    setFailure(undefined);
    setWork({ format });
    try {
      const onProgress = (done: number, total: number) => setWork({ format, share: done / total });
      const { name, bytes, mediaType } = await engine(
        'pressTestPage',
        { format, options: { dpi, outlines } },
        { signal: controller.signal, onProgress },
      );
      await download(name, bytes, mediaType);
    } catch (error) {
      if (!controller.signal.aborted) setFailure(reasonOf(error));
    } finally {
      setWork(undefined);
    }
  };

  return (
    <main className="test-page">
      <h1 className="visually-hidden">Test page</h1>
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
            value={outlines ? 'outlines' : 'embed'}
            onChange={(event) => setOutlines(event.target.value === 'outlines')}
          >
            <option value="embed">fonts</option>
            <option value="outlines">outlines</option>
          </select>
        </label>
        {pageFormats.map((format) => (
          <button
            key={format.id}
            type="button"
            disabled={work !== undefined || !pictures}
            onClick={() => make(format.id)}
          >
            {formatWord(format).toUpperCase()}
          </button>
        ))}
      </fieldset>
      <div className="sheets" aria-busy={!pictures}>
        {pictures?.map((picture) => <PaperSheet key={picture.title} picture={picture} />) ?? (
          <div className="sheet paper waiting" />
        )}
      </div>
      {bridge && <Alerts />}
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
    </main>
  );
};
