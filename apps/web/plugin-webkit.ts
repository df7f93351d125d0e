import { type ESTree, type Plugin, parseAst } from 'vite';

/**
 * Fails the build on code that WebKit, the engine of Safari, runs against the standard:
 * - A second `import()` of a module with a top-level await resolves before that module has run.
 * - The entry file of a worker runs again if another file imports it.
 */
export const webKit = (bundled: 'page' | 'worker'): Plugin => ({
  name: 'platelayer-webkit',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      if (awaitsAtTopLevel(parseAst(chunk.code)))
        this.error(
          `${chunk.fileName} has a top-level await: export a function that returns a promise instead.`,
        );
      if (bundled === 'page') continue;
      const entry = [...chunk.imports, ...chunk.dynamicImports].find((name) => {
        const imported = bundle[name];
        return imported?.type === 'chunk' && imported.isEntry;
      });
      if (entry !== undefined)
        this.error(
          `${chunk.fileName} imports ${entry}, with which a worker starts: move the shared code out of it.`,
        );
    }
  },
});

const FUNCTION = /Function|MethodDefinition|PropertyDefinition|StaticBlock/;

const awaitsAtTopLevel = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(awaitsAtTopLevel);
  const { type, await: awaits } = value as ESTree.Node & { await?: boolean };
  if (type === 'AwaitExpression' || (type === 'ForOfStatement' && awaits)) return true;
  return !FUNCTION.test(type ?? '') && Object.values(value).some(awaitsAtTopLevel);
};
