import { bridge } from '../desktop/bridge.ts';

export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
}

/** Where the page is: in the desktop application that is what follows the `#` of the address (98.2). */
export const pageLocation = (): PageLocation =>
  bridge ? new URL(window.location.hash.slice(1) || '/', 'http://desktop') : window.location;
