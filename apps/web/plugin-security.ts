import type { Plugin } from 'vite';
import { site } from './src/site.ts';

/** What the built page may load, and from where (98.16). HarfBuzz is WebAssembly; Mantine sets styles on elements. */
const policy = (): string =>
  Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...(site.analytics ? [new URL(site.analytics).origin] : [])],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/** Puts the policy at the head of the built start page; the development server needs inline scripts of its own. */
export const contentSecurityPolicy = (): Plugin => ({
  name: 'platelayer-content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy() },
      injectTo: 'head-prepend',
    },
  ],
});
