/** Worker that writes one file, for browsers that cannot write on the main thread. */

interface SyncFile {
  createSyncAccessHandle(): Promise<{
    truncate(size: number): void;
    write(bytes: Uint8Array): number;
    flush(): void;
    close(): void;
  }>;
}

self.addEventListener('message', async ({ data }: MessageEvent<{ file: SyncFile; content: Blob }>) => {
  try {
    const bytes = new Uint8Array(await data.content.arrayBuffer());
    const access = await data.file.createSyncAccessHandle();
    try {
      access.truncate(0);
      access.write(bytes);
      access.flush();
    } finally {
      access.close();
    }
    self.postMessage({});
  } catch (error) {
    self.postMessage({ error });
  }
});
