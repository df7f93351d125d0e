/**
 * A source of things that drawing needs but that may not be loaded yet, such as fonts. Drawing does not wait: it uses
 * an estimate, and the loader remembers what was missing.
 */
export interface LazyLoader {
  /** Loads what was missing. Returns whether anything was, because the drawing must then be repeated. */
  loadMissing(): Promise<boolean>;
}

/** Draws until nothing is missing. The result is the same as if everything had been loaded first. */
export const drawWhenLoaded = async <T>(loaders: readonly LazyLoader[], draw: () => T): Promise<T> => {
  for (;;) {
    const drawn = draw();
    const added = await Promise.all(loaders.map((loader) => loader.loadMissing()));
    if (!added.includes(true)) return drawn;
  }
};

/** Things by name, each loaded on first use. */
export interface LazyStore<T> extends LazyLoader {
  /** Returns undefined if the thing is not loaded yet, and records it as missing. */
  get(name: string): T | undefined;
  /** Loaded things. Reading them does not record anything as missing. */
  readonly loaded: ReadonlyMap<string, T>;
}

export const lazyStore = <T>(load: (name: string) => Promise<T>): LazyStore<T> => {
  const loaded = new Map<string, T>();
  const missing = new Set<string>();
  const loading = new Map<string, Promise<void>>();
  const fetch = async (name: string) => {
    try {
      loaded.set(name, await load(name));
    } finally {
      // If loading fails, the next request tries again.
      loading.delete(name);
    }
  };
  return {
    loaded,
    get: (name) => {
      if (!loaded.has(name)) missing.add(name);
      return loaded.get(name);
    },
    loadMissing: async () => {
      const names = [...missing];
      missing.clear();
      for (const name of names) if (!loading.has(name)) loading.set(name, fetch(name));
      await Promise.all(names.map((name) => loading.get(name)));
      return names.length > 0;
    },
  };
};
