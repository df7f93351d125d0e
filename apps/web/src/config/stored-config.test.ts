import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** A fake storage. Each test imports the modules anew, like a page that loads. */
const storage = (entries: Record<string, string>) => {
  const texts = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
};

const start = async (entries: Record<string, string>) => {
  const local = storage(entries);
  vi.stubGlobal('localStorage', local);
  const stored = await import('./stored-config.ts');
  const changes = await import('./changes.ts');
  const { usePanel } = await import('./panel-state.ts');
  const { useApp } = await import('../state/store.ts');
  (await import('../i18n/texts.ts')).setLanguage('en');
  stored.openConfig();
  return { local, ...stored, ...changes, panel: usePanel.getState, app: useApp.getState };
};

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('stored settings', () => {
  test('keep only what differs from the base (95.2.3)', async () => {
    const { local, changeConfig } = await start({});
    expect(changeConfig({ margin: 50 })).toEqual([]);
    changeConfig({ 'tiles.gaps': false });
    expect(local.getItem('config')).toBe('{"margin":50,"tiles":{"gaps":false}}');
    changeConfig({ margin: 25 });
    expect(local.getItem('config')).toBe('{"tiles":{"gaps":false}}');
  });

  test('keep changes of another tab, even before its event arrives', async () => {
    const { local, changeConfig } = await start({});
    local.setItem('config', '{"margin":10}');
    changeConfig({ bleed: 0 });
    expect(JSON.parse(local.getItem('config') ?? '')).toEqual({ margin: 10, bleed: 0 });
  });

  test('are cleaned on start, and the earlier text is kept (95.4.4, 95.9.12)', async () => {
    const former = '{"foo":1,"margin":50}';
    const { local, panel, app, discardDamaged } = await start({ config: former });
    expect(local.getItem('config')).toBe('{"margin":50}');
    expect(app().stored).toEqual({ margin: 50 });
    expect(local.getItem('config.damaged')).toBe(former);
    expect(panel().dropped).toHaveLength(1);
    discardDamaged();
    expect([local.getItem('config.damaged'), panel().damaged]).toEqual([null, undefined]);
  });

  test('work without any storage', async () => {
    const { changeConfig, app } = await start({});
    vi.stubGlobal('localStorage', undefined);
    changeConfig({ margin: 1 });
    changeConfig({ bleed: 2 });
    expect(app().stored).toEqual({ margin: 1, bleed: 2 });
    expect(app().alert?.type).toBe('warning');
  });
});

describe('a reset', () => {
  test('leaves {} and can be undone (95.6.7)', async () => {
    const { local, resetAll, undo } = await start({ config: '{"margin":50}' });
    resetAll();
    expect(local.getItem('config')).toBe('{}');
    undo();
    expect(local.getItem('config')).toBe('{"margin":50}');
  });
});

describe('an import', () => {
  test('replaces all changes and can be undone', async () => {
    const { local, importText, undo } = await start({ config: '{"margin":50}' });
    expect(importText('{"bleed":0,"cutlines":25}', 'config.json')).toBe(true);
    expect(local.getItem('config')).toBe('{"bleed":0}');
    undo();
    expect(local.getItem('config')).toBe('{"margin":50}');
  });

  test.each(['{bad', '{"coords":"foo"}', '[]'])('of %j changes nothing and reports why', async (text) => {
    const { local, importText, panel } = await start({ config: '{"margin":50}' });
    expect(importText(text, 'mine.json')).toBe(false);
    expect(local.getItem('config')).toBe('{"margin":50}');
    expect(panel().refused?.faults.length).toBeGreaterThan(0);
  });
});
