import { describe, expect, test } from 'vitest';
import { capabilitiesOf } from './capabilities.ts';

const picker = async () => [];
const getDirectory = async () => {
  throw new Error('not asked');
};

describe('capabilities (98.2)', () => {
  test('file handles need a database and a picker', () => {
    const navigator = {};
    expect(capabilitiesOf({ navigator, indexedDB: {}, showOpenFilePicker: picker }).system).toBe(true);
    expect(capabilitiesOf({ navigator, indexedDB: {} }).system).toBe(false);
    expect(capabilitiesOf({ navigator, showOpenFilePicker: picker }).system).toBe(false);
  });

  test('a browser that throws on access to indexedDB has no database', () => {
    const forbidden = {
      navigator: {},
      showOpenFilePicker: picker,
      get indexedDB(): unknown {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    expect(capabilitiesOf(forbidden).system).toBe(false);
  });

  test('copies need the private file system, and a browser without storage has none of both', () => {
    expect(capabilitiesOf({ navigator: { storage: { getDirectory } } }).internal).toBe(true);
    expect(capabilitiesOf({ navigator: {} })).toEqual({ system: false, internal: false, electron: false });
  });

  test('the desktop application stores files itself, whatever its web view supports', () => {
    const able = { navigator: { storage: { getDirectory } }, indexedDB: {}, showOpenFilePicker: picker };
    expect(capabilitiesOf({ ...able, platelayer: {} })).toEqual({
      system: false,
      internal: false,
      electron: true,
    });
  });
});
