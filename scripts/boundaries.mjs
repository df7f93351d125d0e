// Packages depend only downwards and only through each other's index.ts (see docs/architecture.md), and no files import each
// other in a circle, not even with `import type` or `import()`. A table lists which packages may import which. This check
// reads every import of the sources and the package.json files.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { root } from './setup.mjs';

const ALLOWED = {
  'packages/scene': [],
  'packages/game': [],
  'packages/library': ['scene', 'game'],
  'packages/sheets': ['scene'],
  'packages/press': ['scene'],
  'packages/components': ['scene', 'game', 'library', 'sheets'],
  'packages/import': ['scene', 'game'],
  'packages/export': ['scene', 'game', 'library', 'sheets', 'press', 'components'],
  'packages/revisions': ['scene', 'game', 'press', 'components', 'export'],
  'apps/web': ['scene', 'game', 'library', 'sheets', 'press', 'components', 'import', 'export', 'revisions'],
  'apps/desktop': [],
  'apps/cli': ['scene', 'game', 'library', 'sheets', 'press', 'components', 'import', 'export', 'revisions'],
};

/** The only import between applications: both sides of the bridge are checked against one type. */
const SHARED_TYPE = { 'apps/desktop': 'apps/web/src/desktop/bridge.ts' };

/** Files whose dynamic imports still close a circle. */
const STILL_CIRCULAR = new Set([
  'packages/components/src/map/market-code.ts',
  'packages/components/src/market/component.ts',
  'packages/export/src/formats/format.ts',
]);

const IMPORT = /(?:\bfrom\s*|\bimport\s*(\(?)\s*)['"]([^'"]+)['"]/g;

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist'].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : /\.(ts|tsx|mts|mjs)$/.test(entry.name) ? [path] : [];
  });

/** A path from the root of the repository, with slashes on every system. */
const placeOf = (file) => relative(root, file).replaceAll(sep, '/');

/** Tests may import all packages through their index.ts, and the shared test helpers. */
const isTest = (place) => /\.test\.tsx?$/.test(place) || place.includes('/testing/');

/** Build files of an application may import the shared build plugins. */
const isBuild = (place) => /^apps\/\w+\/(vite\.config|plugin-[\w-]+)\.ts$/.test(place);

/** Returns why a file may not import something, or undefined if it may. */
const faultOf = (home, place, specifier, declared) => {
  if (specifier.startsWith('.')) {
    const target = placeOf(resolve(root, dirname(place), specifier));
    const inside =
      target.startsWith(`${home}/`) ||
      target === SHARED_TYPE[home] ||
      (isTest(place) && target.startsWith('scripts/testing/')) ||
      (place.startsWith('apps/desktop/e2e/') && target === 'scripts/engines/webdriver.mjs') ||
      (isBuild(place) && /^scripts\/(plugin-|read-module\.ts$)/.test(target));
    return inside ? undefined : `"${specifier}" leaves ${home}`;
  }
  if (!specifier.startsWith('@platelayer/')) return undefined;
  const [name, ...inner] = specifier.slice('@platelayer/'.length).split('/');
  if (inner.length > 0) return `"${specifier}" goes past the index.ts of ${name}`;
  if (isTest(place)) return undefined;
  if (!ALLOWED[home].includes(name)) return `${home} may not import ${name}`;
  return declared.has(`@platelayer/${name}`)
    ? undefined
    : `${home}/package.json does not list @platelayer/${name}`;
};

/** The circles in a graph of imports: groups of files each of which reaches all others (Tarjan's algorithm). */
const circlesOf = (graph) => {
  const circles = [];
  const order = new Map();
  const stack = [];
  const visit = (file) => {
    const number = order.size;
    order.set(file, number);
    stack.push(file);
    let lowest = number;
    for (const target of graph.get(file)) {
      if (!graph.has(target)) continue;
      if (!order.has(target)) lowest = Math.min(lowest, visit(target));
      else if (stack.includes(target)) lowest = Math.min(lowest, order.get(target));
    }
    if (lowest === number) {
      const circle = stack.splice(stack.indexOf(file));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return lowest;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
};

const faults = [];
const graph = new Map();
for (const top of ['packages', 'apps']) {
  for (const entry of readdirSync(join(root, top), { withFileTypes: true })) {
    const home = `${top}/${entry.name}`;
    if (!entry.isDirectory()) continue;
    if (!ALLOWED[home]) {
      faults.push(`${home}: not in the table of scripts/boundaries.mjs`);
      continue;
    }
    const manifest = JSON.parse(readFileSync(join(root, home, 'package.json'), 'utf8'));
    const declared = new Set(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }));
    for (const file of filesBelow(join(root, home))) {
      const place = placeOf(file);
      graph.set(place, []);
      for (const [, dynamic, specifier] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
        const fault = faultOf(home, place, specifier, declared);
        if (fault) faults.push(`${place}: ${fault}`);
        if (specifier.startsWith('.') && !(dynamic && STILL_CIRCULAR.has(place)))
          graph.get(place).push(placeOf(resolve(dirname(file), specifier)));
      }
    }
  }
}
for (const circle of circlesOf(graph))
  faults.push(
    `These files import each other in a circle: ${circle.join(', ')}. Move what they share into a separate file.`,
  );
for (const fault of faults) console.error(fault);
console.log(
  faults.length === 0
    ? 'Package boundaries hold.'
    : `${faults.length} imports cross a package boundary or close a circle.`,
);
process.exit(faults.length === 0 ? 0 : 1);
