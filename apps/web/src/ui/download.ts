/** Offers bytes or text as a file to save. */
export const download = (name: string, content: Uint8Array<ArrayBuffer> | string, type: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the blob over by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
