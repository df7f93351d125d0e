import type { Plugin } from 'vite';
import { site } from './src/site.ts';

/** What the built page may load, and from where (98.16). HarfBuzz is WebAssembly; Mantine sets styles on elements. */
export const securityPolicy = (desktop: boolean, scripts: readonly string[] = []): string =>
  Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': [
      "'self'",
      ...(site.analytics ? [new URL(site.analytics).origin] : []),
      ...(desktop ? HOST : []),
    ],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/** How the page reaches the host of the desktop application; without it bytes would go to it as JSON. */
const HOST = ['ipc:', 'http://ipc.localhost'];

/** Puts the policy at the head of the built start page; the development server needs inline scripts of its own. */
export const contentSecurityPolicy = ({ desktop, scripts }: PolicyOptions): Plugin => ({
  name: 'platelayer-content-security-policy',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: securityPolicy(desktop, scripts()) },
        injectTo: 'head-prepend',
      },
    ],
  },
});

interface PolicyOptions {
  readonly desktop: boolean;
  /** The hashes of the scripts that stand in the page itself. */
  readonly scripts: () => readonly string[];
}
