/**
 * Something that drawing takes things from which may not be loaded yet, such as fonts. Drawing does not wait: it makes
 * do with something rough, and the supply remembers what was missing.
 */
export interface Supply {
  /** Loads what was asked for in vain. Whether there was anything: then what was drawn has to be drawn again. */
  complete(): Promise<boolean>;
}

/** Draws until nothing was missing: the result is the same as if everything had been loaded first. */
export const drawSupplied = async <T>(supplies: readonly Supply[], draw: () => T): Promise<T> => {
  for (;;) {
    const drawn = draw();
    const added = await Promise.all(supplies.map((supply) => supply.complete()));
    if (!added.includes(true)) return drawn;
  }
};

/** Things by name, each loaded when it was first asked for. */
export interface Store<T> extends Supply {
  /** Nothing for what is not loaded yet; from now on it is missing. */
  take(name: string): T | undefined;
  /** What is loaded, without a wish for more. */
  readonly loaded: ReadonlyMap<string, T>;
}

export const openStore = <T>(load: (name: string) => Promise<T>): Store<T> => {
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
    take: (name) => {
      if (!loaded.has(name)) missing.add(name);
      return loaded.get(name);
    },
    complete: async () => {
      const names = [...missing];
      missing.clear();
      for (const name of names) if (!loading.has(name)) loading.set(name, fetch(name));
      await Promise.all(names.map((name) => loading.get(name)));
      return names.length > 0;
    },
  };
};
