import { useEffect, useRef, useState } from 'react';
import { download } from './download.ts';
import { registerFonts } from './press/font-files.ts';
import type { Picture } from './press/jobs.ts';
import { openPress } from './press/press.ts';
import { Sheet } from './sheet/Sheet.tsx';

registerFonts();
const press = openPress();

const STEM = 'platelayer-test-page';
const RESOLUTIONS = [96, 150, 300, 600, 1200] as const;

/** What is under way; `total` is 0 until the press knows. */
interface Work {
  readonly name: string;
  readonly done: number;
  readonly total: number;
}

export const App = () => {
  const [pictures, setPictures] = useState<readonly Picture[]>();
  const [dpi, setDpi] = useState<number>(300);
  const [lettering, setLettering] = useState<'embed' | 'outlines'>('embed');
  const [work, setWork] = useState<Work>();
  const [failure, setFailure] = useState<string>();
  const cancelling = useRef<AbortController>(undefined);

  useEffect(() => {
    press({ kind: 'show' }).then(setPictures, (error: Error) => setFailure(error.message));
  }, []);

  const make = async (name: string, action: (options: Parameters<typeof press>[1]) => Promise<void>) => {
    const controller = new AbortController();
    cancelling.current = controller;
    setFailure(undefined);
    setWork({ name, done: 0, total: 0 });
    try {
      await action({
        signal: controller.signal,
        onProgress: (done, total) => setWork({ name, done, total }),
      });
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setWork(undefined);
    }
  };

  const files = [
    {
      name: 'PDF',
      make: () =>
        make('PDF', async (options) =>
          download(`${STEM}.pdf`, await press({ kind: 'pdf' }, options), 'application/pdf'),
        ),
    },
    {
      name: 'PNG',
      make: () =>
        make('PNG', async (options) =>
          download(`${STEM}.png`, await press({ kind: 'png', dpi }, options), 'image/png'),
        ),
    },
    {
      name: 'SVG',
      make: () =>
        make('SVG', async (options) =>
          download(`${STEM}.svg`, await press({ kind: 'svg', lettering }, options), 'image/svg+xml'),
        ),
    },
  ];

  return (
    <>
      <header>
        <h1>Platelayer</h1>
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
              onChange={(event) => setLettering(event.target.value as typeof lettering)}
            >
              <option value="embed">fonts</option>
              <option value="outlines">outlines</option>
            </select>
          </label>
          {files.map((file) => (
            <button
              key={file.name}
              type="button"
              disabled={work !== undefined || !pictures}
              onClick={file.make}
            >
              {file.name}
            </button>
          ))}
        </fieldset>
      </header>
      <main aria-busy={!pictures}>
        {pictures?.map((picture) => <Sheet key={picture.title} picture={picture} />) ?? (
          <div className="sheet paper waiting" />
        )}
      </main>
      <div className="notices" aria-live="polite">
        {work && (
          <p className="notice">
            <label>
              Making {work.name} <progress value={work.total ? work.done / work.total : undefined} />
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
    </>
  );
};
