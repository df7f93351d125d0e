/** Caches a load. A failed load is tried again by the next call. */
export const loadOnce = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
};

/** Caches loads by key. */
export const loadOnceByKey = <Name, T>(load: (name: Name) => Promise<T>): ((name: Name) => Promise<T>) => {
  const loaders = new Map<Name, () => Promise<T>>();
  return (name) => {
    const loader = loaders.get(name) ?? loadOnce(() => load(name));
    loaders.set(name, loader);
    return loader();
  };
};
