import { desktop } from '../desktop/desktop.ts';

/** Saves bytes or text as a file. Returns whether it was saved: in the desktop application, the user can cancel. */
export const download = async (
  name: string,
  content: Uint8Array<ArrayBuffer> | string,
  type: string,
): Promise<boolean> => {
  if (desktop?.saveFile) return desktop.saveFile(name, content);
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Ten seconds are enough for the browser to read the blob.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return true;
};
