import { bridge } from '../desktop/bridge.ts';

export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
}

/** Location of the page. The desktop application has it after the `#` of the address (98.2). */
export const pageLocation = (): PageLocation =>
  bridge ? new URL(window.location.hash.slice(1) || '/', 'http://desktop') : window.location;
