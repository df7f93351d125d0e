/** The code points in a font's `cmap` table, or none if the table is damaged. */
export const codePointsOf = (cmap: DataView): ReadonlySet<number> => {
  const points = new Set<number>();
  try {
    for (const at of unicodeTables(cmap)) {
      const format = cmap.getUint16(at);
      if (format === 4) readSegments(cmap, at, points);
      if (format === 12) readGroups(cmap, at, points);
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return points;
};

/** Offsets of the Unicode subtables. Old symbol fonts have none. */
const unicodeTables = (cmap: DataView): readonly number[] =>
  Array.from({ length: cmap.getUint16(2) }, (_, i) => 4 + 8 * i)
    .filter((entry) => {
      const [platform, encoding] = [cmap.getUint16(entry), cmap.getUint16(entry + 2)];
      return platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10));
    })
    .map((entry) => cmap.getUint32(entry + 4));

/** Format 4, for the basic plane: segments of code points with consecutive or listed glyphs. */
const readSegments = (cmap: DataView, at: number, points: Set<number>): void => {
  const count = cmap.getUint16(at + 6) / 2;
  const [ends, starts] = [at + 14, at + 16 + 2 * count];
  const [shifts, offsets] = [starts + 2 * count, starts + 4 * count];
  for (let i = 0; i < 2 * count; i += 2) {
    const [start, end] = [cmap.getUint16(starts + i), cmap.getUint16(ends + i)];
    const [shift, offset] = [cmap.getUint16(shifts + i), cmap.getUint16(offsets + i)];
    for (let point = start; point <= end && point < 0xffff; point++) {
      const listed = offset === 0 ? point : cmap.getUint16(offsets + i + offset + 2 * (point - start));
      if ((offset > 0 && listed === 0) || ((listed + shift) & 0xffff) === 0) continue;
      points.add(point);
    }
  }
};

/** Format 12, for all planes: groups of code points with consecutive glyphs. */
const readGroups = (cmap: DataView, at: number, points: Set<number>): void => {
  const count = cmap.getUint32(at + 12);
  for (let i = 0; i < count; i++) {
    const group = at + 16 + 12 * i;
    const [start, end, glyph] = [cmap.getUint32(group), cmap.getUint32(group + 4), cmap.getUint32(group + 8)];
    for (let point = start; point <= end && point <= 0x10ffff; point++)
      if (glyph + point - start !== 0) points.add(point);
  }
};
