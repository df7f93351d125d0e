import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { gamePath } from '../address/paths.ts';
import type { FileHandle } from '../sources/file-system.ts';
import { openFiles } from '../sources/index.ts';

/** What the browser hands over when files are opened with the installed application. */
interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files: readonly FileHandle[] }) => void): void;
}

/** Shows the files that the installed application was opened with (98.16). Used once, inside the router. */
export const useLaunchedFiles = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const queue = Reflect.get(window, 'launchQueue') as LaunchQueue | undefined;
    queue?.setConsumer(async ({ files }) => {
      const slug = await openFiles(files);
      if (slug !== undefined) navigate(gamePath(slug, 'map'));
    });
  }, [navigate]);
};
