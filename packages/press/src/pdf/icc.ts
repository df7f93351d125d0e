import type { Rgba } from '@platelayer/scene';

/** An ICC profile: the bytes written into files, with its conversion tables. */
export interface Profile {
  readonly bytes: Uint8Array;
  /** Class and colour space, such as `prtr` for printers and `CMYK`. */
  readonly deviceClass: string;
  readonly space: string;
}

const ascii = (bytes: Uint8Array, at: number, length = 4): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** Reads the header of a profile. Returns undefined if the file is not a profile. */
const readProfile = (bytes: Uint8Array): Profile | undefined =>
  bytes.length > 132 && ascii(bytes, 36) === 'acsp'
    ? { bytes, deviceClass: ascii(bytes, 12), space: ascii(bytes, 16) }
    : undefined;

/** Says why a profile cannot be an output intent (86.9). Returns undefined if it can. */
export const outputFault = (bytes: Uint8Array): string | undefined => {
  const profile = readProfile(bytes);
  if (!profile) return 'The file is not an ICC profile.';
  const { deviceClass, space } = profile;
  return deviceClass === 'prtr' && space === 'CMYK'
    ? undefined
    : `The ICC profile has class "${deviceClass.trim()}" and colour space ${space.trim()}. Choose a printer profile (prtr) for CMYK.`;
};

/** The profiles for coated paper (data set FOGRA39L) and for screens. Loaded on demand, because they are large. */
export const loadProfiles = async (): Promise<{
  readonly fogra39: Uint8Array;
  readonly srgb: Uint8Array;
}> => {
  const [fogra39, srgb] = await Promise.all([
    import('./profiles/FOGRA39L_coated.icc?url&inline'),
    import('./profiles/sRGB.icc?url&inline'),
  ]);
  return { fogra39: decodeDataUrl(fogra39.default), srgb: decodeDataUrl(srgb.default) };
};

const decodeDataUrl = (url: string): Uint8Array =>
  Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));

export type Cmyk = readonly [cyan: number, magenta: number, yellow: number, black: number];

/** Returns a converter that uses the profile's Lab-to-CMYK table, or undefined if there is no such 16-bit table. */
export const labToCmyk = (
  bytes: Uint8Array,
): ((lab: readonly [number, number, number]) => Cmyk) | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const table = tagAt(view, bytes, 'B2A1') ?? tagAt(view, bytes, 'B2A0');
  if (table === undefined || ascii(bytes, table) !== 'mft2') return undefined;
  const [inputs, outputs, grid] = [bytes[table + 8]!, bytes[table + 9]!, bytes[table + 10]!];
  if (inputs !== 3 || outputs !== 4) return undefined;
  const [entries, ends] = [view.getUint16(table + 48), view.getUint16(table + 50)];
  const start = table + 52;
  const cells = start + 2 * inputs * entries;
  const curves = cells + 2 * grid ** inputs * outputs;
  const at = (offset: number, index: number) => view.getUint16(offset + 2 * index) / 65535;
  const along = (offset: number, count: number, value: number): number => {
    const place = Math.min(Math.max(value, 0), 1) * (count - 1);
    const low = Math.min(Math.floor(place), count - 2);
    return at(offset, low) + (place - low) * (at(offset, low + 1) - at(offset, low));
  };
  return ([lightness, a, b]) => {
    // The Lab encoding of 16-bit tables.
    const encoded = [(lightness * 652.8) / 65535, ((a + 128) * 256) / 65535, ((b + 128) * 256) / 65535];
    const places = encoded.map((value, i) => along(start + 2 * i * entries, entries, value) * (grid - 1));
    const lows = places.map((place) => Math.min(Math.floor(place), grid - 2));
    const mixed = [0, 0, 0, 0];
    for (let corner = 0; corner < 8; corner++) {
      const steps = [corner >> 2, (corner >> 1) & 1, corner & 1];
      const weight = steps.reduce((product, step, i) => {
        const part = places[i]! - lows[i]!;
        return product * (step === 1 ? part : 1 - part);
      }, 1);
      const cell = steps.reduce((index, step, i) => index * grid + lows[i]! + step, 0);
      for (let ink = 0; ink < 4; ink++) mixed[ink]! += weight * at(cells, cell * outputs + ink);
    }
    return mixed.map((value, ink) => along(curves + 2 * ink * ends, ends, value)) as unknown as Cmyk;
  };
};

const tagAt = (view: DataView, bytes: Uint8Array, tag: string): number | undefined => {
  const count = view.getUint32(128);
  for (let i = 0; i < count; i++) if (ascii(bytes, 132 + 12 * i) === tag) return view.getUint32(136 + 12 * i);
  return undefined;
};

/** Converts sRGB to Lab relative to the D50 white point, which profiles use. */
export const rgbToLab = ({ r, g, b }: Pick<Rgba, 'r' | 'g' | 'b'>): readonly [number, number, number] => {
  const linear = [r, g, b].map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  const [x, y, z] = TO_XYZ_D50.map((row, i) => {
    const sum = row.reduce((all, factor, j) => all + factor * linear[j]!, 0);
    return root(sum / WHITE_D50[i]!);
  }) as [number, number, number];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

const root = (value: number): number =>
  value > 216 / 24389 ? Math.cbrt(value) : (841 / 108) * value + 4 / 29;

const WHITE_D50 = [0.9642, 1, 0.8249];
const TO_XYZ_D50 = [
  [0.4360747, 0.3850649, 0.1430804],
  [0.2225045, 0.7168786, 0.0606169],
  [0.0139322, 0.0971045, 0.7141733],
];

/** Limits the total ink: cyan, magenta and yellow are reduced in proportion (86.6.4). */
export const limitInk = ([c, m, y, k]: Cmyk, most: number): Cmyk => {
  const colour = c + m + y;
  if (colour + k <= most || colour === 0) return [c, m, y, k];
  const factor = Math.max(0, most - k) / colour;
  return [c * factor, m * factor, y * factor, k];
};
