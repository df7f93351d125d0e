import { describe, expect, test } from 'vitest';
import { capabilitiesOf } from './capabilities.ts';

const picker = async () => [];
const getDirectory = async () => {
  throw new Error('not asked');
};

describe('capabilities (98.2)', () => {
  test('files by handle need a database and a picker', () => {
    const navigator = {};
    expect(capabilitiesOf({ navigator, indexedDB: {}, showOpenFilePicker: picker }).system).toBe(true);
    expect(capabilitiesOf({ navigator, indexedDB: {} }).system).toBe(false);
    expect(capabilitiesOf({ navigator, showOpenFilePicker: picker }).system).toBe(false);
  });

  test('a database that may not even be mentioned is none', () => {
    const forbidden = {
      navigator: {},
      showOpenFilePicker: picker,
      get indexedDB(): unknown {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    expect(capabilitiesOf(forbidden).system).toBe(false);
  });

  test('copies need the private file system; without storage at all the page still starts', () => {
    expect(capabilitiesOf({ navigator: { storage: { getDirectory } } }).internal).toBe(true);
    expect(capabilitiesOf({ navigator: {} })).toEqual({ system: false, internal: false, electron: false });
  });

  test('the desktop application keeps files itself, whatever its browser could do', () => {
    const able = { navigator: { storage: { getDirectory } }, indexedDB: {}, showOpenFilePicker: picker };
    expect(capabilitiesOf({ ...able, platelayer: {} })).toEqual({
      system: false,
      internal: false,
      electron: true,
    });
  });
});
