import type { Plugin } from 'vite';
import { site } from './src/site.ts';

/** The content security policy of the built page (98.16). HarfBuzz needs WebAssembly, Mantine inline styles. */
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

/** Addresses of the desktop host. Without them, bytes would be sent to it as JSON. */
const HOST = ['ipc:', 'http://ipc.localhost'];

/** Adds the policy to the built start page. The development server needs its own inline scripts. */
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
  /** Hashes of inline scripts. */
  readonly scripts: () => readonly string[];
}
