import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { gamePath } from '../address/paths.ts';
import type { FileHandle } from '../sources/file-system.ts';
import { openFiles } from '../sources/index.ts';

/** API for files opened with the installed application; not in TypeScript's library. */
interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files: readonly FileHandle[] }) => void): void;
}

/** Opens the files that the installed application was started with (98.16). Used once, inside the router. */
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
