/** Where the pictures will lie (86.8.2). */
export type ImagePlace =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'name' };

/** An address that the program understands. */
export const addressOf = (place: ImagePlace, file: string): string => {
  if (place.kind === 'name') return file;
  if (place.kind === 'address') return `${place.address.replace(/\/*$/, '')}/${file}`;
  const path = place.folder.replaceAll('\\', '/').replace(/\/*$/, '');
  return `file:///${path.replace(/^\//, '')}/${file}`;
};
