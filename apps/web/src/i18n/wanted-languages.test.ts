import { describe, expect, test } from 'vitest';
import { wantedLanguages } from './wanted-languages.ts';

const nowhere = { search: '', cookie: '', stored: null, session: null, browser: [], document: '' };

describe('language (98.13)', () => {
  test('query, cookie, local storage, session, browser and document are asked in this order', () => {
    expect(
      wantedLanguages({
        search: '?lng=fr',
        cookie: 'a=b; i18next=it',
        stored: 'es',
        session: 'pt',
        browser: ['ja'],
        document: 'en',
      }),
    ).toEqual(['fr', 'it', 'es', 'pt', 'ja', 'en']);
  });
  test('only the language part counts', () => {
    expect(wantedLanguages({ ...nowhere, browser: ['de-AT', 'de', 'en-GB'] })).toEqual(['de', 'en']);
  });
  test('nonsense is passed over', () => {
    expect(wantedLanguages({ ...nowhere, search: '?lng=%3Cscript%3E', stored: '' })).toEqual([]);
  });
});
