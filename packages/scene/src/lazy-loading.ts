/**
 * Something that drawing takes things from which may not be loaded yet, such as fonts. Drawing does not wait: it uses an
 * estimate instead, and the loader remembers what was missing.
 */
export interface LazyLoader {
  /** Loads what was asked for and not there. Whether there was anything: then what was drawn has to be drawn again. */
  loadMissing(): Promise<boolean>;
}

/** Draws until nothing was missing: the result is the same as if everything had been loaded first. */
export const drawWhenLoaded = async <T>(loaders: readonly LazyLoader[], draw: () => T): Promise<T> => {
  for (;;) {
    const drawn = draw();
    const added = await Promise.all(loaders.map((loader) => loader.loadMissing()));
    if (!added.includes(true)) return drawn;
  }
};

/** Things by name, each loaded when it was first asked for. */
export interface LazyStore<T> extends LazyLoader {
  /** Nothing for what is not loaded yet; from now on it is missing. */
  get(name: string): T | undefined;
  /** What is loaded; looking here asks for nothing. */
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
      // What failed is tried again when it is next asked for.
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
