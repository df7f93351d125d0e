import type { Summary } from '../state/store.ts';
import { alertFailure } from './alerts.ts';
import { EDITOR_HEADER, rememberEditor } from './served-editor.ts';
import { SourceError } from './source-error.ts';

/** Where `platelayer serve` offers a game: behind the address of the list, with the id that its copy is to have. */
const SERVED_GAME = /^#open=(\/offer\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/([^/?#]+))$/;

interface Needs {
  readonly fetch: (path: string) => Promise<Response>;
  /** Takes a file in, in the place of an earlier copy with that id. */
  readonly add: (file: File, id: string) => Promise<Summary>;
}

/** Takes in the game that an address offers, each time anew, and gives its slug; nothing where none is offered. */
export const openServedGame = async (hash: string, { fetch, add }: Needs): Promise<string | undefined> => {
  const [, path, id, name] = SERVED_GAME.exec(hash) ?? [];
  if (path === undefined || id === undefined || name === undefined) return undefined;
  try {
    const response = await fetch(path);
    // A server that offers nothing answers with the start page.
    if (!response.ok || response.headers.get('Content-Type')?.startsWith('text/html'))
      throw new SourceError('notAGame');
    const { slug } = await add(new File([await response.blob()], decodeURIComponent(name)), id);
    rememberEditor(id, response.headers.get(EDITOR_HEADER) ?? undefined);
    return slug;
  } catch (error) {
    alertFailure(error);
    return undefined;
  }
};
