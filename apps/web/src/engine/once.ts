/** Loaded when first needed, and tried again after a failure. */
export const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
};

/** The same for things by name. */
export const onceEach = <Name, T>(load: (name: Name) => Promise<T>): ((name: Name) => Promise<T>) => {
  const known = new Map<Name, () => Promise<T>>();
  return (name) => {
    const again = known.get(name) ?? once(() => load(name));
    known.set(name, again);
    return again();
  };
};
