import 'i18next';
import type { desktop } from './en/desktop.ts';
import type { english } from './en/index.ts';

/** Keys and parameters of texts are checked: a misspelt key is a type error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    readonly defaultNS: 'frame';
    readonly resources: typeof english & { readonly desktop: typeof desktop };
  }
}
