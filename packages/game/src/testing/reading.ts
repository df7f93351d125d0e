import type { Diagnostic } from '../diagnostic.ts';
import { type Info, resolveInfo } from '../info.ts';
import type { Json, JsonObject } from '../json.ts';
import type { Library } from '../library.ts';
import type { Reading } from '../reading.ts';

/** A library of a few invented things, enough to tell a known name from an unknown one. */
export const smallLibrary: Library = {
  tile: (id) => catalogue.get(id),
  companySet: (id) => (id === 'rivers' ? rivers : undefined),
  icons: new Set(['boat', 'mail', 'mountain', 'port', 'water']),
  logos: new Set(['brook/BK', 'brook/WL']),
  publishers: new Set(['self', 'harbour']),
  trainImages: new Set(['Shunter']),
  isColor: (text) => /^#[0-9a-f]{6}$/.test(text) || text === 'hotpink',
  colors: new Set(
    'black blue brown gray green offboard orange plain red water white yellow navyBlue violet'.split(' '),
  ),
};

const catalogue = new Map<string, JsonObject>([
  ['7', { id: '7', color: 'yellow', track: [{ side: 1, type: 'sharp' }] }],
  ['8', { id: '8', color: 'yellow', track: [{ side: 1, type: 'gentle' }] }],
  ['57', { id: '57', color: 'yellow', cities: [{}], track: [{ side: 1 }, { side: 4 }] }],
]);

const rivers: readonly JsonObject[] = [
  { name: 'Rhine', abbrev: 'RH', color: 'green', logo: 'brook/BK' },
  { name: 'Elbe', abbrev: 'EL', color: 'red' },
];

/** A reading that keeps what it is told. */
export const startReading = (
  info: Json = {},
  library: Library = smallLibrary,
): Reading & { readonly info: Info; readonly found: readonly Diagnostic[] } => {
  const found: Diagnostic[] = [];
  return { library, info: resolveInfo(info), found, report: (diagnostic) => found.push(diagnostic) };
};
