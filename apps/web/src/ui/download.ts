import { desktop } from '../desktop/desktop.ts';

/** Offers bytes or text as a file to save. Whether it is saved: in the desktop application the user may cancel. */
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
  // The browser has taken the blob over by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return true;
};
