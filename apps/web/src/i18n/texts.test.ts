import { changeStored, configValue, defaults } from '@platelayer/game';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { preferredLanguages } from './choose-language.ts';
import { translateDiagnostic } from './diagnostics.ts';
import { english } from './en/index.ts';
import type { Language } from './languages.ts';
import { RichText } from './RichText.tsx';
import { settingSections } from './settings.ts';
import { joinWords, loadTexts, setLanguage, textsOf, translator } from './texts.ts';

/** A made-up language. */
const gibberish: Language = {
  frame: {
    nav: { home: 'Emoh' },
    game: { by: '{{designer}} yb' },
    problems: { count_few: '{{count}} smelborp', count_other: 'smelborp {{count}}' },
  },
  settings: {
    'tokens.layout': { title: 'Tuoyal Nekot', choices: { free: 'Eerf' } },
  },
  settingSections: { tokens: { title: 'Snekot' } },
  diagnostics: {
    'config/minimum': { '{{setting}} must be {{bound}}, not {{value}}.': '{{value}} ton: {{setting}}!' },
    'config/enum': { 'Use one of {{words}}.': '{{words}} fo eno esu.' },
  },
};

const t = translator('frame');

beforeAll(() => setLanguage('xx', { en: english, xx: gibberish }));
// Other tests use the same strings.
afterAll(() => setLanguage('en'));

describe('a second language', () => {
  test('replaces interface strings, including parameters', () => {
    expect(t('nav.home')).toBe('Emoh');
    expect(t('game.by', { designer: 'Ann' })).toBe('Ann yb');
  });

  test('isolates a Hebrew name, which would change the order of the sentence', () => {
    expect(t('game.by', { designer: 'דן 2' })).toBe('\u2068דן 2\u2069 yb');
  });

  test('joins lists by its own rules, whatever the language of the browser', () => {
    setLanguage('de', { en: english, de: gibberish });
    expect(joinWords(['a', 'b'])).toBe('a und b');
    setLanguage('xx', { en: english, xx: gibberish });
    expect(joinWords(['a', 'b'])).toBe('a and b');
  });

  test('uses its own plural forms, and English ones if it has none', () => {
    setLanguage('cs', { en: english, cs: gibberish });
    expect(t('problems.count', { count: 3 })).toBe('3 smelborp');
    expect(t('problems.count', { count: 8 })).toBe('smelborp 8');
    expect(t('problems.remarks', { count: 3 })).toBe(
      english.frame.problems.remarks_other.replace('{{count}}', '3'),
    );
    setLanguage('xx', { en: english, xx: gibberish });
  });

  test('shows missing strings in English', () => {
    expect(t('nav.load')).toBe(english.frame.nav.load);
    expect(translator('pages')('about.title')).toBe(english.pages.about.title);
  });

  test('replaces title and choices of a setting, and keeps the rest of the schema', () => {
    const tokens = settingSections().find(({ section }) => section.id === 'tokens')!;
    const layout = configValue('tokens.layout')!;
    expect(tokens.section.title).toBe('Snekot');
    expect(tokens.values.find(({ path }) => path === 'tokens.layout')).toEqual({
      ...layout,
      title: 'Tuoyal Nekot',
      choices: [
        ['free', 'Eerf'],
        ['gsp', 'GSP labels'],
      ],
    });
    expect(tokens.values.find(({ path }) => path === 'tokens.bleed')).toBe(configValue('tokens.bleed'));
  });

  const faultOf = (path: string, value: string | number) =>
    translateDiagnostic(changeStored({}, defaults, { [path]: value }).diagnostics[0]!);

  test('replaces messages and hints of diagnostics, including parameters', () => {
    expect(faultOf('paper.width', 0).message).toBe('0 ton: paper.width!');
    expect(faultOf('tokens.layout', 'x')).toMatchObject({
      message: 'tokens.layout cannot be "x".',
      hint: 'free, gsp fo eno esu.',
    });
  });

  test('shows missing diagnostics in English', () => {
    expect(faultOf('margin', 'wide').message).toBe('margin must be a number, not "wide".');
  });
});

test('a missing string is replaced by its default value, or else its key', () => {
  expect(t('game.nav.handbills', { defaultValue: 'Handbills' })).toBe('Handbills');
  // @ts-expect-error: there is no such key
  expect(t('nav')).toBe('nav');
});

test('no key contains a full stop, the separator of keys', () => {
  expect(JSON.stringify(english)).not.toMatch(/"[^"]*\w\.\w[^"]*":/);
});

test('strings load once, and loaded ones return a fulfilled promise', async () => {
  expect(textsOf('frame')).toMatchObject({ status: 'fulfilled' });
  setLanguage('en');
  const loading = loadTexts('revisions');
  expect(textsOf('revisions')).toBe(loading);
  await loading;
  expect(loading).toMatchObject({ status: 'fulfilled' });
});

test('loadTexts retries a failed load, textsOf does not', async () => {
  vi.resetModules();
  vi.doMock('./en/games.ts', () => {
    throw new Error('offline');
  });
  const texts = await import('./texts.ts');
  await expect(texts.loadTexts('games')).rejects.toThrow();
  vi.doUnmock('./en/games.ts');
  await expect(texts.textsOf('games')).rejects.toThrow();
  await texts.loadTexts('games');
  expect(texts.translator('games')('title')).toBe(english.games.title);
});

test('a translator for a group uses shorter keys', () => {
  expect(translator('frame', 'nav')('load')).toBe(english.frame.nav.load);
  expect(translator('frame', 'nav')).toBe(translator('frame', 'nav'));
});

test('renders elements in a string with the parts of their names', () => {
  const text = 'Open <file>a <b>game</file> or <code>info</code>, <other>else</other>.';
  const parts = { file: createElement('a', { href: '/' }), code: createElement('code') };
  expect(renderToStaticMarkup(createElement(RichText, { text, parts }))).toBe(
    'Open <a href="/">a &lt;b&gt;game</a> or <code>info</code>, else.',
  );
});

test('a misspelt key and a missing parameter are type errors', () => {
  // @ts-expect-error: there is no such key
  expect(t('nav.hmoe')).toBe('nav.hmoe');
  // @ts-expect-error: the string needs a designer
  expect(t('game.by', { desinger: 'Ann' })).not.toContain('Ann');
});

const nowhere = { search: '', cookie: '', stored: null, session: null, browser: [], document: '' };

describe('language (98.13)', () => {
  test('is chosen from query, cookie, local storage, session, browser and document, in this order', () => {
    expect(
      preferredLanguages({
        search: '?lng=fr',
        cookie: 'a=b; i18next=it',
        stored: 'es',
        session: 'pt',
        browser: ['ja'],
        document: 'en',
      }),
    ).toEqual(['fr', 'it', 'es', 'pt', 'ja', 'en']);
  });
  test('uses only the language part of a code', () => {
    expect(preferredLanguages({ ...nowhere, browser: ['de-AT', 'de', 'en-GB'] })).toEqual(['de', 'en']);
  });
  test('ignores nonsense', () => {
    expect(preferredLanguages({ ...nowhere, search: '?lng=%3Cscript%3E', stored: '' })).toEqual([]);
  });
});
