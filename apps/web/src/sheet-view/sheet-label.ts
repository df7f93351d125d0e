/** What is written under the n-th of several sheets; titles that count for themselves are not counted twice. */
export const sheetLabel = (
  title: string,
  page: number,
  pages: number,
  write: (values: { readonly title: string; readonly page: number; readonly pages: number }) => string,
): string => {
  if (pages === 1 || new RegExp(`\\b${page} of ${pages}\\b`).test(title)) return title;
  return write({ title: title.replace(new RegExp(`\\s+${page}$`), ''), page, pages });
};
