import 'i18next';
import type { english } from './en/index.ts';

/** Keys and parameters of texts are checked: a misspelt key is a type error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    readonly defaultNS: 'frame';
    readonly resources: typeof english;
  }
}
